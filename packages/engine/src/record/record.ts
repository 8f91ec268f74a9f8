import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { GameConfig } from "../games/index.js";
import { canonical, type Json, type JsonObject } from "./json.js";

export const RECORD_FORMAT = "inkognito-game";

/** Files of every version that ever was are read; see `golden/records`. */
export const RECORD_VERSION = 1;

/** This package's own, written into every file. */
export const ENGINE_VERSION = "0.2.0";

/** Who sat in a chair when the game started, by the name everybody saw. */
export type RecordedPlayer =
  /** Null: the person's account was deleted, and the name with it. */
  | { readonly type: "person"; readonly name: string | null }
  | { readonly type: "bot"; readonly level: string };

/** C9: which game of a match this was, and the points by seat before it. */
export interface RecordedMatch {
  /** From 1. */
  readonly game: number;
  readonly points: readonly number[];
}

export interface RecordSignature {
  readonly algorithm: "Ed25519";
  /** The first 16 hexadecimal digits of SHA-256 of the public key. */
  readonly key: string;
  /** 32 bytes, hexadecimal. */
  readonly publicKey: string;
  /** 64 bytes, hexadecimal. */
  readonly value: string;
}

/** A game that has ended, as it is kept in a file: `docs/game-json.md`. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** Which version of the engine wrote it; the rules have their version in the config. */
  readonly engine: string;
  readonly config: GameConfig;
  /** By seat. */
  readonly players: readonly RecordedPlayer[];
  readonly match: RecordedMatch | null;
  readonly commitment: string;
  readonly entropy: readonly string[];
  readonly seed: string;
  /** The log, as the file has it: what is in it is believed only after `replayRecord`. */
  readonly events: readonly JsonObject[];
  /** SHA-256 of all the rest but the signature, hexadecimal. */
  readonly digest: string;
  readonly signature: RecordSignature | null;
}

/** The log of a game of either kind, from its first event to its last. */
type Log = readonly { readonly type: string }[];

interface About {
  readonly players: readonly RecordedPlayer[];
  readonly match?: RecordedMatch | null;
}

/** A game's log into its record. Null: the game has not ended; only ended games are recorded. */
export function recordGame(log: Log, { players, match = null }: About): GameRecord | null {
  const events = JSON.parse(JSON.stringify(log)) as readonly JsonObject[];
  const began = events[0] as Partial<GameRecord> | undefined;
  const ended = events.find(({ type }) => type === "ended") as Partial<GameRecord> | undefined;
  if (began?.config === undefined || ended?.seed === undefined) return null;
  const { config, commitment = "", entropy = [] } = began;
  return withDigest({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    engine: ENGINE_VERSION,
    config,
    players,
    match,
    commitment,
    entropy,
    seed: ended.seed,
    events,
    digest: "",
    signature: null,
  });
}

/** Whatever digest and signature it had are of something else. */
export const withDigest = (record: GameRecord): GameRecord => ({
  ...record,
  digest: digestOf(record),
  signature: null,
});

/** SHA-256 over the canonical form of everything but the digest itself and the signature. */
export function digestOf({ digest: _, signature: __, ...rest }: GameRecord): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(rest as unknown as Json))));
}

/** The file: canonical, on one line. */
export const formatRecord = (record: GameRecord): string =>
  `${canonical(record as unknown as Json)}\n`;
