import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { endianness } from "node:os";

/**
 * SQLite's log of pages (WAL) and the index beside it, read as files, before SQLite opens them. SQLite
 * takes the log up to the first frame that is not right and says nothing: right after a torn write, but
 * the same happens if a page in the middle is damaged. See "WAL File Format" in SQLite's documentation.
 */
export interface Wal {
  /** Of this log: frames of the one before it have others. */
  readonly salts: string;
  /** How many frames from the first on are right. */
  readonly frames: number;
  /** The checksum up to that frame, as it is written; null: there are fewer. */
  sumAt(frame: number): string | null;
  /** Commits of this log that stand behind the first frame that is not right. */
  readonly commitsBehind: number;
}

/** What the index says of the log: it is in memory shared through a file, and survives the process. */
export interface WalIndex {
  readonly salts: string;
  /** The last frame of the last commit; 0: the log holds nothing. */
  readonly last: number;
  /** The checksum up to there. */
  readonly sum: string;
  /** So many frames have been written into the database. */
  readonly written: number;
}

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;
const VERSION = 3_007_000;
/** So many frames are read in one go. */
const TOGETHER = 256;

/** `empty`: there is no log, or it has not begun. `bad`: there is one, but it has no right header. */
export function readWal(path: string): Wal | "empty" | "bad" {
  const size = sizeOf(path);
  if (size === 0) return "empty";
  const file = openSync(path, "r");
  try {
    const header = readAt(file, 0, HEADER);
    if (header.length < HEADER) return "bad";
    const magic = header.readUInt32BE(0);
    const isBig = magic === MAGIC + 1;
    const pageSize = header.readUInt32BE(8);
    const isKnown = (magic === MAGIC || isBig) && header.readUInt32BE(4) === VERSION;
    if (!isKnown || pageSize < 512 || pageSize > 65_536 || pageSize % 512 !== 0) return "bad";
    const sum = new Checksum(isBig);
    sum.add(header.subarray(0, 24));
    if (!sum.equals(header, 24)) return "bad";
    return readFrames(file, { size, pageSize, sum, salts: header.toString("hex", 16, 24) });
  } finally {
    closeSync(file);
  }
}

interface Log {
  readonly size: number;
  readonly pageSize: number;
  readonly sum: Checksum;
  readonly salts: string;
}

function readFrames(file: number, { size, pageSize, sum, salts }: Log): Wal {
  const length = FRAME_HEADER + pageSize;
  const count = Math.floor((size - HEADER) / length);
  const sums: string[] = [];
  let isRight = true;
  let commitsBehind = 0;
  for (let at = 0; at < count; at += TOGETHER) {
    const bytes = readAt(file, HEADER + at * length, TOGETHER * length);
    for (let from = 0; from + length <= bytes.length; from += length) {
      const frame = bytes.subarray(from, from + length);
      const isOurs = frame.toString("hex", 8, 16) === salts && frame.readUInt32BE(0) > 0;
      if (isRight) {
        sum.add(frame.subarray(0, 8));
        sum.add(frame.subarray(FRAME_HEADER));
        isRight = isOurs && sum.equals(frame, 16);
      }
      if (isRight) sums.push(frame.toString("hex", 16, 24));
      else if (isOurs && frame.readUInt32BE(4) > 0) commitsBehind += 1;
    }
  }
  return { salts, frames: sums.length, sumAt: (no) => sums[no - 1] ?? null, commitsBehind };
}

const INDEX_HEADER = 48;
const IS_LITTLE = endianness() === "LE";

/** Null: there is none, or it says nothing that can be relied on. */
export function readWalIndex(path: string): WalIndex | null {
  if (sizeOf(path) < 2 * INDEX_HEADER + 4) return null;
  const bytes = readFileSync(path);
  const number = (at: number) => (IS_LITTLE ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const [first, second] = [bytes.subarray(0, INDEX_HEADER), bytes.subarray(INDEX_HEADER)];
  const isBegun = number(0) === VERSION && bytes[12] === 1;
  if (!isBegun || !first.equals(second.subarray(0, INDEX_HEADER))) return null;
  const sum = new Checksum(!IS_LITTLE);
  sum.add(first.subarray(0, 40));
  const hex = (at: number) => number(at).toString(16).padStart(8, "0");
  if (sum.text !== hex(40) + hex(44)) return null;
  return {
    salts: bytes.toString("hex", 32, 40),
    last: number(16),
    sum: hex(24) + hex(28),
    written: number(2 * INDEX_HEADER),
  };
}

/** Over pairs of words, each of which depends on all before it. */
class Checksum {
  readonly #isBig: boolean;
  #one = 0;
  #other = 0;

  constructor(isBig: boolean) {
    this.#isBig = isBig;
  }

  add(bytes: Buffer): void {
    const words = wordsOf(bytes, this.#isBig);
    let [one, other] = [this.#one, this.#other];
    for (let i = 0; i < words.length; i += 2) {
      one = (one + (words[i] ?? 0) + other) | 0;
      other = (other + (words[i + 1] ?? 0) + one) | 0;
    }
    this.#one = one;
    this.#other = other;
  }

  get text(): string {
    return [this.#one, this.#other]
      .map((each) => (each >>> 0).toString(16).padStart(8, "0"))
      .join("");
  }

  /** It is written big-endian, whatever the words are. */
  equals(bytes: Buffer, at: number): boolean {
    return bytes.readInt32BE(at) === this.#one && bytes.readInt32BE(at + 4) === this.#other;
  }
}

/** As numbers of this machine. */
function wordsOf(bytes: Buffer, isBig: boolean): Int32Array {
  const isOurs = isBig !== IS_LITTLE;
  const isAligned = bytes.byteOffset % 4 === 0;
  const own = isOurs && isAligned ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  if (!isOurs) own.swap32();
  return new Int32Array(own.buffer, own.byteOffset, own.length / 4);
}

function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.from(new ArrayBuffer(length));
  return bytes.subarray(0, readSync(file, bytes, 0, length, at));
}

/** Of a file that is not there: 0. */
export const sizeOf = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.size ?? 0;
