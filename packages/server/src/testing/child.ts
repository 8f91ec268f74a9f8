import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { newFolder, newPage, type TestServer, type TestServerOptions, testEnv } from "./server.js";

const MAIN = new URL("./childMain.js", import.meta.url);

export interface ChildServer extends TestServer {
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** As a power cut does: kill -9. The data stay. */
  kill(): Promise<void>;
  /** SIGTERM; resolved with the exit code. */
  terminate(): Promise<number | null>;
}

interface ChildOptions extends Omit<TestServerOptions, "log"> {
  /** Of node itself. */
  readonly flags?: readonly string[];
}

/** A real server in a process of its own. */
export async function startChild(options: ChildOptions = {}): Promise<ChildServer> {
  const { dataDir = newFolder("data"), page = newPage(), limits = {}, env, flags = [] } = options;
  const args = [...flags, fileURLToPath(MAIN), JSON.stringify({ page, limits })];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...testEnv(dataDir), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const exited = once(child, "exit");
  const site = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`exit ${code}: ${lines.join("\n")}`)));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        lines.push(line);
        const address = /^served at (\S+)$/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    site,
    dataDir,
    process: child,
    output: () => lines.join("\n"),
    async kill() {
      await end("SIGKILL");
    },
    terminate: () => end("SIGTERM"),
    async stop(keep) {
      if (child.exitCode === null && child.signalCode === null) await end("SIGTERM");
      if (options.page === undefined) rmSync(page, { recursive: true, force: true });
      if (keep === undefined && options.dataDir === undefined) {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}
