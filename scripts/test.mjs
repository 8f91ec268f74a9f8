import { parseArgs } from "node:util";
import * as check from "./checks.mjs";
import { ensureInstalled } from "./install.mjs";
import { runSuites, vitest } from "./suites.mjs";

const unit = vitest("unit", ["--project", "unit"]);

/** What finds most mistakes in a minute and a half, for use while one writes. */
const quick = [
  check.buildCheck,
  [check.testTypes, check.imports, check.pageTestTypes, check.lint],
  unit,
];

/** Repeats of a test at another size, in the other game or in another way to play are for the soak. */
const NOT_SOAK = ["--tags-filter", "not soak"];

/** The longest checks first, so that both cores are in use until the end. */
const whole = [
  check.buildCheck,
  [
    ...[check.testTypes, check.imports, check.unusedCode, check.pageTestTypes],
    ...[check.lint, check.untestedRules, check.dependencies],
  ],
  unit,
  vitest("laws", ["--project", "laws", ...NOT_SOAK]),
  vitest("browser", ["--project", "browser", ...NOT_SOAK]),
];

let isQuick = false;
try {
  const options = { quick: { type: "boolean", default: false } };
  isQuick = parseArgs({ options }).values.quick;
} catch (error) {
  console.error(`test: ${error.message}`);
  process.exit(2);
}
ensureInstalled();
await runSuites(isQuick ? quick : whole);
