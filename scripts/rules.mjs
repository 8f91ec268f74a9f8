import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./install.mjs";

/** The ids of all rules: of the games, and of the requests that a table takes. */
export const ruleIds = () =>
  ["rules.md", "tables.md"].flatMap((file) => {
    const text = readFileSync(`${root}docs/${file}`, "utf8");
    return [...text.matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm)].map(([, id]) => id);
  });

const tests = () =>
  readdirSync(join(root, "packages"), { recursive: true })
    .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
    .map((path) => join("packages", path));

/** The engine's unit tests that name this rule: a broken match would keep bots playing for ever. */
export const testFilesFor = (rule) =>
  tests().filter((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return path.includes("engine") && !path.includes("laws") && text.includes(`[${rule}] `);
  });

/** The ids that stand at the start of some test's title. */
function testedIds() {
  const titles = tests().flatMap((path) => [
    ...readFileSync(join(root, path), "utf8").matchAll(/["'`]\[([A-Z]\d+(?:\.\d+)?)\] /g),
  ]);
  return new Set(titles.map(([, id]) => id));
}

/** Lists the rules that no test names; fails if there are any. */
function main() {
  const tested = testedIds();
  const missing = ruleIds().filter((id) => !tested.has(id));
  if (ruleIds().length === 0 || missing.length > 0) {
    console.error(`rules without a test: ${missing.join(", ") || "docs/rules.md has no rules"}`);
    process.exitCode = 1;
  } else {
    console.log(`all ${ruleIds().length} rules have a test`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
