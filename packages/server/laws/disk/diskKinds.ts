import { execFileSync } from "node:child_process";
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newFolder } from "../../src/testing/server.js";
import { type ServerProcess, startServerProcess } from "../support/serverProcess.js";

type Env = Readonly<Record<string, string>>;

/** A disk that can be made to refuse every write, and to accept writes again. */
export interface Disk {
  start(env: Env): ServerProcess;
  /** A folder with the data of that server at this moment. */
  folder(server: ServerProcess): string;
  /** From now on the system refuses to write. */
  refuse(server: ServerProcess): void;
  /** Returns the server that can write again: the same one, or a new one where that is impossible. */
  recover(server: ServerProcess, env: Env): Promise<ServerProcess>;
  remove(): Promise<void>;
}

export interface DiskKind {
  readonly name: string;
  readonly needs: string;
  isPossible(): boolean;
  make(): Disk;
}

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const works = (attempt: () => unknown): boolean => {
  try {
    return attempt() !== false;
  } catch {
    return false;
  }
};

const onFolder = (dataDir: string) => ({
  start: (env: Env) => startServerProcess({ ...env, INKOGNITO_DATA: dataDir }),
  folder: () => dataDir,
});

/**
 * The files of that process cannot grow: the system refuses its writes, even in the middle of one, as it
 * does on a disk without space.
 */
const full: DiskKind = {
  name: "is full",
  needs: "prlimit",
  isPossible: () => works(() => run("prlimit", "--pid", `${process.pid}`, "--fsize")),
  make: () => {
    const dataDir = newFolder("full");
    const limitTo = ({ process: { pid } }: ServerProcess, size: string) =>
      run("prlimit", "--pid", `${pid}`, `--fsize=${size}:unlimited`);
    return {
      ...onFolder(dataDir),
      refuse: (server) => void limitTo(server, "100"),
      recover: async (server) => {
        limitTo(server, "unlimited");
        return server;
      },
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  },
};

/**
 * No process may change the files, not even one that has them open. The index beside the log is
 * excepted: it is shared memory with a file name, and a broken disk does not affect memory.
 */
const locked: DiskKind = {
  name: "has become read-only for a while",
  needs: "root, chattr, and a file system that knows it",
  isPossible: () =>
    works(() => {
      const folder = mkdtempSync(join(tmpdir(), "inkognito-locked-"));
      const path = join(folder, "file");
      const file = openSync(path, "w");
      try {
        run("chattr", "+i", path);
        return !works(() => writeSync(file, "more"));
      } finally {
        works(() => run("chattr", "-i", path));
        closeSync(file);
        rmSync(folder, { recursive: true, force: true });
      }
    }),
  make: () => {
    const dataDir = newFolder("locked");
    const files = ["inkognito.db", "inkognito.db-wal", ""].map((file) => join(dataDir, file));
    return {
      ...onFolder(dataDir),
      refuse: () => void run("chattr", "+i", ...files),
      recover: async (server) => {
        run("chattr", "-i", ...files);
        return server;
      },
      remove: async () => {
        works(() => run("chattr", "-i", ...files));
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  },
};

const SMALL = "16M";
/** Runs a command with the image mounted in that folder, for this command alone. */
const mounted = (image: string, folder: string): readonly string[] => [
  ...["unshare", "-m", "sh", "-c"],
  `mount -o loop,errors=remount-ro "$0" "$1" && shift && exec "$@"`,
  ...[image, folder],
];

/**
 * A separate file system that fails under the running server, as one does that detects an error:
 * read-only until it has been repaired and mounted again.
 */
const broken: DiskKind = {
  name: "has broken and is read-only",
  needs: "root, ext4 and loop devices",
  isPossible: () =>
    works(() => {
      const { image, folder, remove } = newImage();
      try {
        const [command = "", ...args] = mounted(image, folder);
        run(command, ...args, "true");
      } finally {
        remove();
      }
    }),
  make: () => {
    const { home, image, folder, remove } = newImage();
    const start = (env: Env) =>
      startServerProcess({ ...env, INKOGNITO_DATA: folder }, mounted(image, folder));
    return {
      start,
      folder: ({ process: { pid } }) => copyOf(`/proc/${pid}/root${folder}`, home),
      refuse: ({ process: { pid } }) =>
        void run("nsenter", "-t", `${pid}`, "-m", "mount", "-o", "remount,abort", folder),
      recover: async (server, env) => {
        await server.end("SIGKILL");
        await untilReleased(image);
        // The exit code is 1 if something was repaired.
        works(() => run("e2fsck", "-p", "-f", image));
        return start(env);
      },
      remove: async () => {
        await untilReleased(image);
        remove();
      },
    };
  },
};

function newImage() {
  const home = newFolder("image");
  const [image, folder] = [join(home, "image"), join(home, "mounted")];
  run("mkdir", folder);
  run("truncate", "-s", SMALL, image);
  run("mkfs.ext4", "-q", image);
  return { home, image, folder, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/**
 * SQLite cannot open a disk that only another process sees, so this copies the files. First the
 * database, then the log: what is being written at the log's end meanwhile is not committed yet.
 */
function copyOf(folder: string, to: string): string {
  const copy = mkdtempSync(join(to, "copy-"));
  for (const file of ["inkognito.db", "inkognito.db-wal"]) {
    copyFileSync(join(folder, file), join(copy, file));
  }
  return copy;
}

/** Waits until the system has released the image, some time after the last process that saw it mounted. */
async function untilReleased(image: string): Promise<void> {
  while (run("losetup", "-j", image) !== "") await pause(20);
}

export const DISKS: readonly DiskKind[] = [full, locked, broken];

/** Runs a command with that folder read-only; see `canMount`. */
export const readOnly = (folder: string): readonly string[] => [
  ...["unshare", "-rm", "sh", "-c"],
  `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"`,
  folder,
];
