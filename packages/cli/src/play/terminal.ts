import { createInterface } from "node:readline";
import type { ReadStream, WriteStream } from "node:tty";
import { wrapped } from "../games/shared/text.js";
import type { Paint } from "./paint.js";

/** What came from the person. */
export type Typed =
  | { readonly type: "line"; readonly text: string }
  /** Nothing more will be typed. */
  | { readonly type: "end" }
  /** Ctrl-C, or the like; the code to exit with. */
  | { readonly type: "broken"; readonly code: number };

export interface Terminal {
  print(...lines: readonly string[]): void;
  title(text: string): void;
  ask(prompt: string): Promise<Typed>;
  /** Lets signals in while bots think; null: the person stays. */
  leaving(): Promise<Typed | null>;
  /** Gives the terminal back as it was. */
  close(): void;
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Lines that were piped in at once wait; so many that no pipe fills the memory. */
const MOST_WAITING = 1000;

export function openTerminal(
  input: Pick<ReadStream, "isTTY"> & NodeJS.ReadableStream,
  output: Pick<WriteStream, "isTTY"> & NodeJS.WritableStream,
  paint: Paint,
): Terminal {
  const isTerminal = input.isTTY === true && output.isTTY === true;
  const lines = createInterface({ input, output, terminal: isTerminal, historySize: 100 });
  const waiting: string[] = [];
  let over: Typed | null = null;
  let wake: (() => void) | null = null;
  const awake = (): void => {
    wake?.();
    wake = null;
  };
  const leave = (typed: Typed): void => {
    // A signal outruns what is still waiting; the end comes after it.
    if (typed.type === "broken") waiting.length = 0;
    over ??= typed;
    awake();
  };
  lines.on("line", (text) => {
    waiting.push(text);
    if (waiting.length >= MOST_WAITING) lines.pause();
    awake();
  });
  lines.on("close", () => leave({ type: "end" }));
  lines.on("SIGINT", () => leave({ type: "broken", code: SIGNALS.SIGINT }));
  const handlers = Object.entries(SIGNALS).map(([signal, code]) => {
    const handler = (): void => leave({ type: "broken", code });
    process.on(signal, handler);
    return { signal, handler };
  });
  // The reader of the output has gone (`| head`): nothing can be printed any more.
  const gone = (): void => leave({ type: "broken", code: 0 });
  output.on("error", gone);
  input.on("error", gone);

  return {
    print(...all) {
      for (const text of all.flatMap((each) => wrapped(each)))
        output.write(`${paint.line(text)}\n`);
    },
    title(text) {
      for (const line of wrapped(text)) output.write(`${paint.title(line)}\n`);
    },
    async ask(prompt) {
      lines.setPrompt(prompt);
      if (over === null || waiting.length > 0) lines.prompt();
      while (waiting.length === 0 && over === null) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const text = waiting.shift();
      if (text === undefined) return over ?? { type: "end" };
      if (waiting.length < MOST_WAITING / 2 && over === null) lines.resume();
      // Piped lines are not echoed by a terminal: the transcript would lack the answers.
      if (input.isTTY !== true) output.write(`${text}\n`);
      return { type: "line", text };
    },
    async leaving() {
      await new Promise((resolve) => setImmediate(resolve));
      return over?.type === "broken" ? over : null;
    },
    close() {
      for (const { signal, handler } of handlers) process.off(signal, handler);
      lines.close();
    },
  };
}
