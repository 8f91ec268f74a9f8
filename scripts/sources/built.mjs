import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "../install.mjs";

/** Vitest calls this once before all tests: threads and processes under test run what is built here. */
export const setup = () => build();

const ENTRY = /new URL\("(\.{1,2}\/[^"]+)\.js", import\.meta\.url\)/g;

/**
 * Sources start threads and processes by their built names, which exist beside them only once they are
 * built. Under test those names lead into the build: Node runs it three times as fast as the sources.
 */
export const withBuiltEntries = (code, file) =>
  code.replaceAll(ENTRY, (whole, path) => {
    const source = new URL(`${path}.ts`, pathToFileURL(file));
    if (!existsSync(source)) return whole;
    const { href } = source;
    return `new URL("${href.replace(/\.ts$/, ".js").replace("/src/", "/dist/")}")`;
  });

export const builtEntries = () => ({
  name: "built entries",
  enforce: "pre",
  transform: (code, id) => {
    const [file] = id.split("?");
    return /\/packages\/(server|cli)\/src\/.*\.ts$/.test(file)
      ? withBuiltEntries(code, file)
      : null;
  },
});
