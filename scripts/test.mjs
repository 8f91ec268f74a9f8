import { bin, compiler, ensureInstalled } from "./install.mjs";
import { command, runSuites, vitest } from "./suites.mjs";

ensureInstalled();
await runSuites([
  command("build", compiler, ["-b"]),
  command("types of the tests", compiler, ["-p", "tsconfig.test.json"]),
  command("types of the page's tests", compiler, ["-p", "packages/web/tsconfig.test.json"]),
  command("lint", bin("biome"), ["check", "."]),
  command("unused code", bin("knip"), []),
  command("imports", process.execPath, ["scripts/imports/check.mjs"]),
  command("rules without a test", process.execPath, ["scripts/rules.mjs"]),
  vitest("unit", ["--project", "unit"]),
  vitest("laws", ["--project", "laws"]),
  vitest("browser", ["--project", "browser"]),
]);
