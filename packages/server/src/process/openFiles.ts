import { readFileSync } from "node:fs";
import { EnvError } from "../settings/env.js";

/** The store and the threads need about a hundred; the rest are people. */
const LEAST = 300;

/** How many files and connections this process may have open at once; null: the system does not say. */
export function openFiles(): number | null {
  try {
    return parseLimits(readFileSync("/proc/self/limits", "utf8"));
  } catch {
    return null;
  }
}

/** As Linux writes it; Node raises the first number to the second one when it starts. */
export function parseLimits(text: string): number | null {
  const [, soft] = /^Max open files +(\d+) /m.exec(text) ?? [];
  return soft === undefined ? null : Number(soft);
}

/** With fewer, something or other would fail later, and not say why. */
export function requireOpenFiles(allowed = openFiles()): void {
  if (allowed === null || allowed >= LEAST) return;
  throw new EnvError(
    `this process may open ${allowed} files and connections at once, and needs at least ${LEAST}; raise it with \`ulimit -n\``,
  );
}
