import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/** Lists the rules of docs/rules.md that no test names at the start of its title; fails if any. */
const rules = [
  ...readFileSync(`${root}docs/rules.md`, "utf8").matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm),
].map(([, id]) => id);

const tests = readdirSync(join(root, "packages"), { recursive: true })
  .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
  .map((path) => readFileSync(join(root, "packages", path), "utf8"))
  .join("\n");

const titled = new Set([...tests.matchAll(/["'`]\[([A-Z]\d+(?:\.\d+)?)\] /g)].map(([, id]) => id));
const missing = rules.filter((id) => !titled.has(id));

if (rules.length === 0) {
  console.error("docs/rules.md has no rules");
  process.exitCode = 1;
} else if (missing.length > 0) {
  console.error(`rules without a test: ${missing.join(", ")}`);
  process.exitCode = 1;
} else {
  console.log(`all ${rules.length} rules have a test`);
}
