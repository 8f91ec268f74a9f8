import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { UsageError } from "../usage.js";

/** Where the game is kept if nothing else is said: with the other programs' states. */
export function defaultSave(env: Readonly<Record<string, string | undefined>>): string {
  const { XDG_STATE_HOME: state } = env;
  const folder = state && isAbsolute(state) ? state : join(homedir(), ".local", "state");
  return join(folder, "inkognito", "play.json");
}

/** The file a game is kept in. What is written is there after a crash, and never half of it. */
export class SaveFile {
  readonly path: string;
  /** What this process knows to lie there; null: nothing. */
  #known: string | null;

  constructor(path: string, options: { readonly makeFolder: boolean }) {
    this.path = path;
    if (options.makeFolder) makeFolder(dirname(path));
    this.#known = this.#read();
  }

  get text(): string | null {
    return this.#known;
  }

  write(text: string): void {
    if (text === this.#known) return;
    // Two terminals with one game would undo each other's moves without a word.
    if (this.#read() !== this.#known) {
      throw new UsageError(`another terminal has gone on with the game in ${this.path}`);
    }
    const fresh = `${this.path}.${process.pid}.tmp`;
    try {
      const file = openSync(fresh, "w", 0o600);
      try {
        writeSync(file, text);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(fresh, this.path);
    } catch (error) {
      rmSync(fresh, { force: true });
      throw unusable(this.path, error);
    }
    syncFolder(dirname(this.path));
    this.#known = text;
  }

  /** Out of the way, but not lost; says where it is now. */
  setAside(why: "damaged" | "left"): string {
    for (let number = 1; ; number += 1) {
      const aside = `${this.path}.${why}-${number}`;
      if (existsSync(aside)) continue;
      renameSync(this.path, aside);
      syncFolder(dirname(this.path));
      this.#known = null;
      return aside;
    }
  }

  #read(): string | null {
    try {
      return readFileSync(this.path, "utf8");
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw unusable(this.path, error);
    }
  }
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;

/** The system's own words do not always say which file it was. */
function unusable(path: string, error: unknown): unknown {
  const code = codeOf(error);
  return code === null ? error : new UsageError(`no game can be kept in ${path} (${code})`);
}

/** One by one: asked for all at once, Node does not return where a parent cannot be made. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Only then is the new name durable too. Not every system lets a folder be opened. */
function syncFolder(path: string): void {
  let folder: number;
  try {
    folder = openSync(path, "r");
  } catch {
    return;
  }
  try {
    fsyncSync(folder);
  } catch (error) {
    if (codeOf(error) !== "EINVAL") throw error;
  } finally {
    closeSync(folder);
  }
}
