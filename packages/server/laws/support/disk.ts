import type { ChildProcess } from "node:child_process";
import { execFileSync } from "node:child_process";

/** Not every system can change what a running process may write. */
export function canFillDisks(): boolean {
  try {
    execFileSync("prlimit", ["--pid", `${process.pid}`, "--fsize"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const limitTo = ({ pid }: ChildProcess, fileSize: string): void => {
  execFileSync("prlimit", ["--pid", `${pid}`, `--fsize=${fileSize}:unlimited`]);
};

/**
 * From now on no byte more goes into the files of that process: the system refuses its writes, in the
 * midst of one if need be, as it does on a disk without space.
 */
export const fillDisk = (child: ChildProcess): void => limitTo(child, "100");

export const makeSpace = (child: ChildProcess): void => limitTo(child, "unlimited");

/** Runs a command for which that folder is read-only; see `canMount`. */
export const readOnly = (folder: string): readonly string[] => [
  ...["unshare", "-rm", "sh", "-c"],
  `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"`,
  folder,
];
