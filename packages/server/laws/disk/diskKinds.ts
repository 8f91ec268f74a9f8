import { execFileSync } from "node:child_process";
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newFolder } from "../../src/testing/server.js";
import { type Production, startProduction } from "../support/serverProcess.js";

type Env = Readonly<Record<string, string>>;

/** A disk that can stop taking anything, and under which circumstances it takes something again. */
export interface Disk {
  start(env: Env): Production;
  /** A folder with the data, as that server has them at this moment. */
  folder(server: Production): string;
  /** From now on the system refuses to write. */
  refuse(server: Production): void;
  /** The server that writes again: the same one, or where that is past help another one. */
  recover(server: Production, env: Env): Promise<Production>;
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
  start: (env: Env) => startProduction({ ...env, INKOGNITO_DATA: dataDir }),
  folder: () => dataDir,
});

/**
 * No byte more goes into the files of that process: the system refuses its writes, in the midst of one
 * if need be, as it does on a disk without space.
 */
const full: DiskKind = {
  name: "is full",
  needs: "prlimit",
  isPossible: () => works(() => run("prlimit", "--pid", `${process.pid}`, "--fsize")),
  make: () => {
    const dataDir = newFolder("full");
    const limitTo = ({ process: { pid } }: Production, size: string) =>
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
 * Nobody may change the files any more, not even who has them open. But for the index in memory beside
 * the log: that it has a file is for sharing it, and a disk does not take memory away.
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
/** Runs a command for which the image is mounted in that folder, and for nobody else. */
const mounted = (image: string, folder: string): readonly string[] => [
  ...["unshare", "-m", "sh", "-c"],
  `mount -o loop,errors=remount-ro "$0" "$1" && shift && exec "$@"`,
  ...[image, folder],
];

/**
 * A file system of its own that gives up under the running server, as one does that finds itself
 * broken: read-only until it has been repaired and mounted again.
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
      startProduction({ ...env, INKOGNITO_DATA: folder }, mounted(image, folder));
    return {
      start,
      folder: ({ process: { pid } }) => copyOf(`/proc/${pid}/root${folder}`, home),
      refuse: ({ process: { pid } }) =>
        void run("nsenter", "-t", `${pid}`, "-m", "mount", "-o", "remount,abort", folder),
      recover: async (server, env) => {
        await server.end("SIGKILL");
        await isReleased(image);
        // It says with 1 that something was to be repaired.
        works(() => run("e2fsck", "-p", "-f", image));
        return start(env);
      },
      remove: async () => {
        await isReleased(image);
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
 * SQLite does not find its way into a disk that only another process sees. First the file, then the
 * log: what is being written at the log's end meanwhile is not in it yet.
 */
function copyOf(folder: string, to: string): string {
  const copy = mkdtempSync(join(to, "copy-"));
  for (const file of ["inkognito.db", "inkognito.db-wal"]) {
    copyFileSync(join(folder, file), join(copy, file));
  }
  return copy;
}

/** The system lets go of it some time after the last process that saw it mounted. */
async function isReleased(image: string): Promise<void> {
  while (run("losetup", "-j", image) !== "") await pause(20);
}

export const DISKS: readonly DiskKind[] = [full, locked, broken];

/** Runs a command for which that folder is read-only; see `canMount`. */
export const readOnly = (folder: string): readonly string[] => [
  ...["unshare", "-rm", "sh", "-c"],
  `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"`,
  folder,
];
