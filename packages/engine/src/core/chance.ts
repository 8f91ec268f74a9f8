import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { err, ok, type Result } from "./result.js";

/** What chance is asked for. The place in the list is part of every draw: append only. */
export const PURPOSES = [
  "deal",
  "placement",
  "first",
  "phantom",
  "pile",
  "fictitious",
  "sides",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * Chance is a pure function of (seed, purpose, index): deciding again after a lost race or a crash
 * draws the same. Every draw is an ordered sample without replacement.
 */
export interface Chance {
  /** Published with the first event: SHA-256 of the seed. */
  readonly commitment: string;
  /** What players added after the commitment, so that no host can choose the deal. */
  readonly entropy: readonly string[];
  /** Published with the last event. */
  readonly seed: string;
  /** `count` different numbers out of 0 … `of` - 1, in the order drawn. */
  draw(purpose: Purpose, index: number, count: number, of: number): readonly number[];
}

export const SEED_BYTES = 32;

const SEED = /^[0-9a-f]{64}$/;

export function parseSeed(text: string): Result<string, "badSeed"> {
  return SEED.test(text) ? ok(text) : err("badSeed");
}

/** A seed for simulations and tests: as unguessable as its text, so never for a table of people. */
export const seedFromText = (text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`inkognito seed ${text}`)));

export const commitmentTo = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

export function seededChance(seed: string, entropy: readonly string[] = []): Chance {
  if (!SEED.test(seed)) throw new Error("a seed is 64 hexadecimal digits");
  const key = drawKey(seed, entropy);
  return {
    commitment: commitmentTo(seed),
    entropy,
    seed,
    draw: remembered((purpose, index, count, of) => sample(words(key, purpose, index), count, of)),
  };
}

/** With the last draw of each purpose at hand: a pile is drawn again for each of its five rounds. */
function remembered(draw: Chance["draw"]): Chance["draw"] {
  const last = new Map<
    Purpose,
    { index: number; count: number; of: number; drawn: readonly number[] }
  >();
  return (purpose, index, count, of) => {
    const before = last.get(purpose);
    if (before?.index === index && before.count === count && before.of === of) return before.drawn;
    const drawn = draw(purpose, index, count, of);
    last.set(purpose, { index, count, of, drawn });
    return drawn;
  };
}

/** Lengths stand before the parts, so that no two lists of contributions run together alike. */
function drawKey(seed: string, entropy: readonly string[]): Uint8Array {
  const parts = [hexToBytes(seed), ...entropy.map((text) => utf8ToBytes(text))];
  const sized = parts.flatMap((part) => [utf8ToBytes(`${part.length}:`), part]);
  return sha256(concatBytes(utf8ToBytes("inkognito draw 1 "), ...sized));
}

/** Enciphered, a block of these is the key stream itself. */
const ZEROS = new Uint8Array(64);

/** The key stream of one draw: the nonce is (purpose, index), so no draw tells of another. */
function words(key: Uint8Array, purpose: Purpose, index: number): () => number {
  const nonce = new Uint8Array(12);
  const fields = new DataView(nonce.buffer);
  fields.setUint32(0, PURPOSES.indexOf(purpose));
  fields.setUint32(4, Math.floor(index / 2 ** 32));
  fields.setUint32(8, index >>> 0);
  let block = -1;
  let bytes: DataView | null = null;
  let offset = 0;
  return () => {
    if (bytes === null || offset >= bytes.byteLength) {
      block += 1;
      const stream = chacha20(key, nonce, ZEROS, undefined, block);
      bytes = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
      offset = 0;
    }
    offset += 4;
    return bytes.getUint32(offset - 4, true);
  };
}

function sample(next: () => number, count: number, of: number): readonly number[] {
  const rest = Array.from({ length: of }, (_, i) => i);
  const drawn: number[] = [];
  while (drawn.length < count) {
    const [picked] = rest.splice(below(next, rest.length), 1);
    if (picked === undefined) throw new Error(`cannot draw ${count} of ${of}`);
    drawn.push(picked);
  }
  return drawn;
}

/** Uniform below n: words past the last whole multiple of n are thrown away. */
function below(next: () => number, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}

/** A source of choices: a whole number from 0 to n - 1. */
export type Below = (n: number) => number;
