import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const packed = (file) => gzipSync(readFileSync(`${dist}${file}`)).length / 1000;
const sum = (files) => [...new Set(files)].reduce((all, file) => all + packed(file), 0);

/** The built page's scripts and styles, packed, in English; fonts and pictures apart. */
export function weightBenchmarks() {
  const all = readdirSync(`${dist}assets`)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `assets/${name}`);
  const html = readFileSync(`${dist}index.html`, "utf8");
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  );
  const home = [...first, ...all.filter((file) => file.startsWith("assets/en-"))];
  const table = [
    ...home,
    ...all.filter((file) =>
      /\/(board-Table|TableScreen|table|viewport|worker|boardRules)/.test(file),
    ),
  ];
  return [
    { name: "home, first script alone", unit: "kB gzip", value: packed(first[0]), atMost: 60 },
    { name: "home, all scripts and styles", unit: "kB gzip", value: sum(home), atMost: 60 },
    { name: "a table, all scripts and styles", unit: "kB gzip", value: sum(table), atMost: 150 },
  ];
}
