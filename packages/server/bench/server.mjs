import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hostileBenchmarks } from "./hostile.mjs";
import { memoryBenchmarks } from "./memory.mjs";
import { speedBenchmarks } from "./speed.mjs";
import { startBenchmarks } from "./start.mjs";

const PARTS = {
  speed: speedBenchmarks,
  memory: memoryBenchmarks,
  start: startBenchmarks,
  hostile: hostileBenchmarks,
};

/** The whole server, as people use it: in a process of its own, over real sockets, on a real disk. */
export async function serverBenchmarks(parts = Object.keys(PARTS)) {
  const results = [];
  for (const part of parts) {
    const folder = mkdtempSync(join(tmpdir(), "inkognito-bench-"));
    try {
      results.push(...(await PARTS[part](folder)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return results;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const parts = process.argv.slice(2);
  for (const each of await serverBenchmarks(parts.length === 0 ? undefined : parts)) {
    console.log(`${each.name.padEnd(56)}${each.value.toFixed(3).padStart(10)} ${each.unit}`);
    if (each.note !== undefined) console.log(`  ${each.note}`);
  }
}
