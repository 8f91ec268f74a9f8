import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../../", import.meta.url);
const path = (file: string) => fileURLToPath(new URL(file, ROOT));

const MAIN = path("packages/cli/dist/main.js");

/** `inkognito serve` in a process of its own, with the limits that people get. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Its address, once it serves; rejected if it ends before. */
  readonly served: Promise<string>;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolved with the exit code; null: it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** All that run, so that a test that fails leaves none behind. */
const running = new Set<ServerProcess>();

export async function killAll(): Promise<void> {
  await Promise.all([...running].map((each) => each.end("SIGKILL")));
}

/** `by`: a command that runs the command after it. */
export function startServerProcess(
  env: Readonly<Record<string, string>>,
  by: readonly string[] = [],
): ServerProcess {
  const [program = "", ...args] = [...by, process.execPath, MAIN, "serve"];
  const child = spawn(program, args, {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const closed = once(child, "close").then(([code, signal]) => {
    running.delete(server);
    if (signal !== null) lines.push(`(ended by ${signal})`);
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
  // A test that kills it during its start does not wait for the address.
  served.catch(() => undefined);
  const server: ServerProcess = {
    process: child,
    served,
    output: () => lines.join("\n"),
    end: (signal) => {
      child.kill(signal);
      return closed;
    },
  };
  running.add(server);
  return server;
}
