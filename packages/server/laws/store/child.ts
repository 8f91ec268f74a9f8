import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What Node needs to run the sources. */
const SOURCES = [
  "--conditions=source",
  "--import",
  path("../../../../scripts/sources/register.mjs"),
];

export interface Child {
  readonly process: ChildProcess;
  /** All lines up to now. */
  readonly lines: readonly string[];
  /** Until it has said so many lines, or ended. */
  until(count: number): Promise<void>;
  /** Until it has ended, with all it had to say read. */
  ended(): Promise<void>;
}

/** `storeChild.ts` as a process of its own. */
export function startChild(mode: string, dataDir: string): Child {
  return listen(spawn(process.execPath, [...SOURCES, path("./childMain.ts"), mode, dataDir]));
}

/** The same with a disk of its own in that folder, of so many kilobytes. */
export function startOnSmallDisk(mode: string, dataDir: string, kilobytes: number): Child {
  const script = `mount -t tmpfs -o size=${kilobytes}k none "$0" && exec "$@"`;
  const command = [process.execPath, ...SOURCES, path("./childMain.ts"), mode, dataDir];
  return listen(spawn("unshare", ["-rm", "sh", "-c", script, dataDir, ...command]));
}

/** Not every system lets one mount a disk for oneself alone. */
export function canMount(dataDir: string): boolean {
  try {
    const script = `mount -t tmpfs -o size=64k none "$0"`;
    execFileSync("unshare", ["-rm", "sh", "-c", script, dataDir], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function listen(child: ReturnType<typeof spawn>): Child {
  const lines: string[] = [];
  let over = false;
  let look = () => {};
  if (child.stdout === null || child.stderr === null) throw new Error("a child that cannot speak");
  const reader = createInterface(child.stdout);
  reader.on("line", (line) => {
    lines.push(line);
    look();
  });
  createInterface(child.stderr).on("line", (line) => lines.push(`stderr: ${line}`));
  const closed = once(child, "close").then(() => {
    over = true;
    look();
  });
  return {
    process: child,
    lines,
    until: (count) =>
      new Promise((resolve) => {
        look = () => {
          if (over || lines.length >= count) resolve();
        };
        look();
      }),
    ended: () => closed,
  };
}
