import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../../", import.meta.url);
const path = (file: string) => fileURLToPath(new URL(file, ROOT));

const SOURCES = [
  "--conditions=source",
  "--import",
  new URL("scripts/sources/register.mjs", ROOT).href,
  path("packages/cli/src/main.ts"),
];

/** As people run it, if it was built from the sources as they are; otherwise the sources themselves. */
const COMMAND = isBuilt() ? [path("packages/cli/dist/main.js")] : SOURCES;

/** The compiler writes down, after every build, what it was built from. */
function isBuilt(): boolean {
  return ["engine", "mind", "protocol", "server", "cli"].every((name) => {
    const [src, built] = [
      path(`packages/${name}/src`),
      path(`packages/${name}/tsconfig.tsbuildinfo`),
    ];
    if (!existsSync(built) || !existsSync(path(`packages/${name}/dist`))) return false;
    const at = statSync(built).mtimeMs;
    return readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .every((file) => statSync(join(src, file)).mtimeMs <= at);
  });
}

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
  const [program = "", ...args] = [...by, process.execPath, ...COMMAND, "serve"];
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
