/** A progress bar on a terminal; nothing where the output goes to a file or a program. */
export interface Progress {
  /** So many more are done. */
  step(count: number): void;
  /** So many are done altogether. */
  reach(count: number): void;
  end(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;

export function progressOf(total: number, out: NodeJS.WriteStream = process.stderr): Progress {
  let done = 0;
  let drawn = 0;
  const draw = (): void => {
    const now = performance.now();
    if (!out.isTTY || (now - drawn < EVERY_MS && done < total)) return;
    drawn = now;
    const filled = Math.round((done / total) * WIDTH);
    const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    out.write(`\r${bar} ${done}/${total}`);
  };
  const reach = (count: number): void => {
    done = Math.min(total, count);
    draw();
  };
  return {
    reach,
    step: (count) => reach(done + count),
    end: () => {
      if (out.isTTY) out.write(`\r${" ".repeat(WIDTH + 2 * String(total).length + 2)}\r`);
    },
  };
}
