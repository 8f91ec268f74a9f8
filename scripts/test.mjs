import { bin, ensureInstalled } from "./install.mjs";
import { command, runSuites, vitest } from "./suites.mjs";

ensureInstalled();
await runSuites([
  command("build", bin("tsc"), ["-b"]),
  command("types of the tests", bin("tsc"), ["-p", "tsconfig.test.json"]),
  command("types of the page's tests", bin("tsc"), ["-p", "packages/web/tsconfig.test.json"]),
  command("lint", bin("biome"), ["check", "."]),
  command("unused code", bin("knip"), []),
  command("rules without a test", process.execPath, ["scripts/rules.mjs"]),
  vitest("unit", ["--project", "unit"]),
  vitest("laws", ["--project", "laws"]),
  vitest("browser", ["--project", "browser"]),
]);
