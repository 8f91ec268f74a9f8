import { existsSync } from "node:fs";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** Teaches a thread to run sources; only there when the sources are. */
const SOURCES = new URL("../../../../scripts/sources/register.mjs", import.meta.url);

/**
 * What Node needs to run a file by its built name, `new URL("./threads.js", import.meta.url)`. From the
 * sources, as the tests run, it is the source: a build from before would test something else.
 */
export function runnable(entry: URL): { readonly file: URL; readonly execArgv: string[] } {
  if (existsSync(entry)) return { file: entry, execArgv: [] };
  return {
    file: new URL(entry.href.replace(/\.js$/, ".ts")),
    execArgv: ["--conditions=source", "--import", SOURCES.href],
  };
}

export function startThread(entry: URL, options: WorkerOptions = {}): Worker {
  const { file, execArgv } = runnable(entry);
  return new Worker(file, execArgv.length === 0 ? options : { ...options, execArgv });
}
