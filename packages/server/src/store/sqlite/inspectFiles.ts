import { createHash } from "node:crypto";
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
} from "node:fs";
import { readWal, readWalIndex, sizeOf, type Wal, type WalIndex } from "./walFile.js";

/** Of the database's own header, which SQLite keeps for the program (`pragma user_version`). */
const IN_USE_AT = 60;
/** The same for `pragma application_id`. */
const BOOT_AT = 68;
const MAGIC = "SQLite format 3\0";

/** Commits behind a frame that is not right: the last one may have been torn with the power. */
const MOST_TORN = 1;

/** What is wrong with the files, or at least strange. */
export interface Findings {
  /** Null: nothing that was promised is known to be missing. */
  readonly damage: string | null;
  /** The rest can be used as it is, though something is missing. */
  readonly isUsable: boolean;
  readonly remarks: readonly string[];
}

const FINE: Findings = { damage: null, isUsable: true, remarks: [] };
const lost = (damage: string): Findings => ({ damage, isUsable: true, remarks: [] });
const useless = (damage: string): Findings => ({ damage, isUsable: false, remarks: [] });

/**
 * Looks at the files before SQLite does. SQLite takes an empty file or one without its log (WAL) for good,
 * deletes the log of an empty file, and reads a log up to the first damaged page: all without an error.
 */
export function inspectFiles(path: string): Findings {
  const wal = readWal(`${path}-wal`);
  if (!existsSync(path)) {
    if (wal === "empty") return FINE;
    return useless("inkognito.db is missing, though its log inkognito.db-wal is there");
  }
  if (sizeOf(path) === 0) return useless("inkognito.db is empty");
  const header = readHeader(path);
  // Not a database at all: SQLite says so.
  if (header === null) return FINE;
  const index = readWalIndex(`${path}-shm`);
  // After a power cut, anything may stand in the index.
  const trusted = index !== null && header.boot === bootMark() && header.boot !== 0 ? index : null;
  if (typeof wal === "string") return withoutWal(path, wal, header.isInUse, trusted);
  return trusted === null ? unwitnessed(wal) : witnessed(wal, trusted);
}

function withoutWal(
  path: string,
  wal: "empty" | "bad",
  isInUse: boolean,
  index: WalIndex | null,
): Findings {
  // Just begun, and torn: nothing can be in it.
  const isMissing = wal === "empty" || sizeOf(`${path}-wal`) <= 32;
  if (!isMissing) return lost("the header of inkognito.db-wal is damaged");
  const isAllWritten = index !== null && index.written >= index.last;
  if (!isInUse || isAllWritten) return FINE;
  return lost(
    "inkognito.db-wal is missing or empty, though the server was not stopped in good order",
  );
}

/** The index says how far the log went. */
function witnessed(wal: Wal, index: WalIndex): Findings {
  if (index.last === 0) return FINE;
  if (index.salts !== wal.salts) return lost("inkognito.db-wal is not the log that was in use");
  if (wal.sumAt(index.last) === index.sum) return FINE;
  return lost(`inkognito.db-wal is damaged: page ${wal.frames + 1} of ${index.last} is not right`);
}

/** Only the log itself can tell whether it once went further. */
function unwitnessed({ frames, commitsBehind }: Wal): Findings {
  if (commitsBehind > MOST_TORN) {
    return lost(`inkognito.db-wal is damaged: page ${frames + 1} is not right, others follow it`);
  }
  if (commitsBehind === 0) return FINE;
  const remark = `the last change in inkognito.db-wal, page ${frames + 1}, is incomplete`;
  return { ...FINE, remarks: [remark] };
}

/** A copy for those who want to look into it: SQLite is about to write over it. */
export function keepDamagedWal(path: string): void {
  if (!existsSync(`${path}-wal`)) return;
  copyFileSync(`${path}-wal`, `${path}-wal.damaged`);
  const index = readWalIndex(`${path}-shm`);
  // All of it is in the database already: a part of it would put old pages over new ones.
  if (index !== null && index.written >= index.last) rmSync(`${path}-wal`);
}

interface Header {
  /** Without its log, this file is not all there is. */
  readonly isInUse: boolean;
  /** Since when the machine was running, when the file was last opened. */
  readonly boot: number;
}

/** Null: this is no database. */
function readHeader(path: string): Header | null {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(100);
    const length = readSync(file, bytes, 0, bytes.length, 0);
    if (length < bytes.length || bytes.toString("latin1", 0, 16) !== MAGIC) return null;
    return { isInUse: bytes.readInt32BE(IN_USE_AT) !== 0, boot: bytes.readInt32BE(BOOT_AT) };
  } finally {
    closeSync(file);
  }
}

/** The same until the machine starts again; 0: this system does not tell. */
export function bootMark(): number {
  try {
    const id = readFileSync("/proc/sys/kernel/random/boot_id");
    return (createHash("sha256").update(id).digest().readUInt32BE(0) >>> 1) | 1;
  } catch {
    return 0;
  }
}
