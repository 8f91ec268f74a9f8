import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../../", import.meta.url);
const path = (file: string) => fileURLToPath(new URL(file, ROOT));

const MAIN = path("packages/cli/dist/main.js");

/** `inkognito serve` in a process of its own, with the limits that people get. */
export interface Production {
  readonly process: ChildProcess;
  /** Where it is, once it is there; rejected if it ends before. */
  readonly served: Promise<string>;
  /** Everything it said so far. */
  output(): string;
  /** Resolved with the exit code; null: it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Whoever fails in the middle leaves none behind. */
const running = new Set<Production>();

export async function killAll(): Promise<void> {
  await Promise.all([...running].map((each) => each.end("SIGKILL")));
}

/** `by`: a command that runs the one that is given to it. */
export function startProduction(
  env: Readonly<Record<string, string>>,
  by: readonly string[] = [],
): Production {
  const [program = "", ...args] = [...by, process.execPath, MAIN, "serve"];
  const child = spawn(program, args, {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const closed = once(child, "close").then(([code]) => {
    running.delete(production);
    return code as number | null;
  });
  const served = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        lines.push(line);
        const address = /^Inkognito is served at (\S+)$/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    void closed.then((code) => reject(new Error(`exit ${code}: ${lines.join("\n")}`)));
  });
  // Whoever kills it in the middle of its start does not ask where it is.
  served.catch(() => undefined);
  const production: Production = {
    process: child,
    served,
    output: () => lines.join("\n"),
    end: (signal) => {
      child.kill(signal);
      return closed;
    },
  };
  running.add(production);
  return production;
}
