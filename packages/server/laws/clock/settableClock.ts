import { type ServerProcess, startServerProcess } from "../support/serverProcess.js";

const PRELOAD = new URL("./settableDate.mjs", import.meta.url).href;

/** A server whose wall clock is ahead by so much, and can be set. */
export function startWithClock(
  { ahead = 0, step = 0 }: { readonly ahead?: number; readonly step?: number },
  env: Readonly<Record<string, string>>,
): ServerProcess & { setClock(ahead: number): Promise<void> } {
  const production = startServerProcess({
    NODE_OPTIONS: `--import=${PRELOAD}`,
    TEST_CLOCK_AHEAD: String(ahead),
    TEST_CLOCK_STEP: String(step),
    ...env,
  });
  return Object.assign(production, {
    async setClock(now: number) {
      const message = `the clock is ${now} ms ahead`;
      const times = () => production.output().split(message).length;
      const before = times();
      production.process.kill("SIGUSR2");
      while (times() === before) await new Promise((done) => setTimeout(done, 5));
    },
  });
}
