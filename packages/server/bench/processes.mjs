import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** In a measured process: says what it has used so far, whenever it is asked. */
export function answerUsage() {
  process.on("message", () => {
    // Twice: the first time may leave what finalizers hold.
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send({ cpu: (user + system) / 1e6, memory: heapUsed + external });
  });
  process.on("disconnect", () => process.exit());
}

/** A server of its own, here, on these data. */
export const serverEnv = (dataDir, more = {}) => ({
  PORT: "0",
  HOST: "127.0.0.1",
  LOG_LEVEL: "warn",
  INKOGNITO_DATA: dataDir,
  ...more,
});

/** A server in a process of its own, once it listens. */
export async function startProcess(file, { args = [], env = {}, execArgv = [] } = {}) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...process.env, ...env },
    execArgv,
  });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`${file} has ended with ${code}`);
  });
  failed.catch(() => undefined);
  const heard = async () => (await Promise.race([once(child, "message"), failed]))[0];
  const { port } = await heard();
  return {
    port,
    async usage() {
      child.send("usage");
      return heard();
    },
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
