#!/usr/bin/env node
import { existsSync } from "node:fs";

const main = new URL("../dist/main.js", import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error("inkognito: not built yet; run `npm run build` in the project's folder first");
  process.exitCode = 2;
}
