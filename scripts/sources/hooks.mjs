import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { withBuiltEntries } from "./built.mjs";

/** The one Vite itself strips types with; loading all of Vite would take a thread half a second. */
const ofVite = createRequire(createRequire(import.meta.url).resolve("vite"));
const { transformSync } = await import(pathToFileURL(ofVite.resolve("rolldown/utils")).href);

/** Sources import each other by the names they have once built. */
export async function resolve(specifier, context, next) {
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith(".ts")) {
    const url = new URL(specifier.replace(/\.js$/, ".ts"), context.parentURL);
    if (existsSync(url)) return { url: url.href, format: "module", shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const path = fileURLToPath(url);
  const { code, errors } = transformSync(path, readFileSync(path, "utf8"));
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
  return { format: "module", source: withBuiltEntries(code, path), shortCircuit: true };
}
