import { bin, build, ensureInstalled, run } from "./install.mjs";

ensureInstalled();
build();
process.exitCode = run(bin("inkognito"), ["watch", ...process.argv.slice(2)]);
