import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";
import { catalogs } from "./tools/catalogs/plugin.mjs";

const SERVICE_WORKER = "sw.js";

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Tells the service worker which files there are; its own bytes change when any of them does. */
const precache = (): Plugin => ({
  name: "precache",
  apply: "build",
  writeBundle({ dir }) {
    if (dir === undefined) return;
    const worker = join(dir, SERVICE_WORKER);
    const paths = filesUnder(dir).filter((path) => path !== worker);
    const hash = createHash("sha256");
    for (const path of paths) hash.update(relative(dir, path)).update(readFileSync(path));
    const files = paths.map((path) => `/${relative(dir, path).replaceAll(sep, "/")}`);
    const list = JSON.stringify({ version: hash.digest("hex").slice(0, 16), files });
    writeFileSync(worker, `self.PRECACHE=${list};\n${readFileSync(worker, "utf8")}`);
    pack([...paths, worker]);
  },
});

/** Packed once here, not by the server for every visitor; pictures and fonts are packed already. */
function pack(paths: readonly string[]): void {
  for (const path of paths.filter((each) => /\.(html|js|css|svg|webmanifest)$/.test(each))) {
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content));
    writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
}

const sourceOf = (path: string): string => join(import.meta.dirname, "src", path);

/** Their entry points name more than any one screen uses. */
const OTHER_PACKAGE = /packages[\\/](engine|mind|protocol)[\\/]/;

/** Of a bundle: a module with everything that it imports at once. */
type Bundle = { readonly getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

function needsOf(path: string, bundle: Bundle): ReadonlySet<string> {
  const needs = new Set([sourceOf(path)]);
  for (const id of needs) {
    for (const each of bundle.getModuleInfo(id)?.importedIds ?? [])
      if (!OTHER_PACKAGE.test(each)) needs.add(each);
  }
  return needs;
}

/**
 * What every screen needs, and what the tables of both games need, are one file each: many small files
 * would pack badly. All other modules are where Vite puts them.
 */
function sharedFiles(): (id: string, bundle: Bundle) => string | null {
  let needs: readonly ReadonlySet<string>[] | null = null;
  return (id, bundle) => {
    needs ??= ["main.tsx", "games/board/Table.tsx", "games/card/Table.tsx"].map((path) =>
      needsOf(path, bundle),
    );
    const [base, board, card] = needs;
    if (base?.has(id)) return "base";
    return board?.has(id) && card?.has(id) ? "table" : null;
  };
}

/** Both games have files of the same names: the names of their chunks begin with the game's. */
const gameOf = (module: string | null): string => {
  const [, game] = /\/src\/games\/(board|card)\//.exec(module ?? "") ?? [];
  return game === undefined ? "" : `${game}-`;
};

export default defineConfig({
  plugins: [catalogs(), preact(), precache()],
  resolve: { conditions: ["source", "module", "browser", "import", "default"] },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      // The first start is for players: how long a plugin took is no news to them.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: sharedFiles(), debugName: "shared files" }],
        },
        chunkFileNames: ({ facadeModuleId }) => `assets/${gameOf(facadeModuleId)}[name]-[hash].js`,
        entryFileNames: ({ name }) => (name === "sw" ? SERVICE_WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
});
