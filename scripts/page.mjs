import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, root, run } from "./install.mjs";

/** Everything the built page depends on. */
const SOURCES = [
  "package-lock.json",
  "packages/engine/src",
  "packages/mind/src",
  "packages/protocol/src",
  "packages/web/src",
  "packages/web/public",
  "packages/web/index.html",
  "packages/web/vite.config.ts",
  "packages/web/tools/catalogs",
  ...readdirSync(join(root, "docs"))
    .filter((name) => /^(rules|how-to-play)(\.\w+)?\.md$/.test(name))
    .map((name) => `docs/${name}`),
];

const web = join(root, "packages/web");
const stamp = join(root, "node_modules/.page");

/** Builds the page unless it was built from exactly these sources. */
export function ensurePage() {
  const wanted = fingerprint();
  const built = existsSync(stamp) && existsSync(join(web, "dist/index.html"));
  if (built && readFileSync(stamp, "utf8") === wanted) return;
  // All who ask, a test run too, get the page as people get it.
  const env = { ...process.env, NODE_ENV: "production" };
  const status = run(bin("vite"), ["build", "--logLevel", "warn"], { cwd: web, env });
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesUnder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  const entries = path.includes(".")
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  return entries.sort();
}
