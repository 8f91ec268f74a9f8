import { bin, compiler } from "./install.mjs";
import { command } from "./suites.mjs";

/** Everything else needs it: tests of threads and processes run it, and types of tests are checked against it. */
export const buildCheck = command("build", "npm", ["run", "--silent", "types"]);

export const testTypes = command("types of the tests", compiler, ["-p", "tsconfig.test.json"]);
export const pageTestTypes = command("types of the page's tests", compiler, [
  "-p",
  "packages/web/tsconfig.test.json",
]);
export const lint = command("lint", bin("biome"), ["check", "."]);
export const unusedCode = command("unused code", bin("knip"), []);
export const imports = command("imports", process.execPath, ["scripts/imports/check.mjs"]);
export const untestedRules = command("rules without a test", process.execPath, [
  "scripts/rules.mjs",
]);
export const dependencies = command("dependencies", process.execPath, ["scripts/dependencies.mjs"]);
