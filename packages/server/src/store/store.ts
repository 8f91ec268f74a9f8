import { createHash } from "node:crypto";
import type {
  Language,
  MessageId,
  PlayerId,
  Relation,
  StampedEvent,
  TableId,
} from "@inkognito/protocol";
import type { PeerMessage } from "../peers/peerMessage.js";
import type { Millis } from "../time/time.js";

export interface StoredPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly language: Language;
  readonly created: Millis;
}

/** A stored table, without its games. */
interface StoredTable {
  /**
   * Goes up by one with every commit, and when chat messages are blanked because their writer
   * is deleted; a commit on an older version has lost the race.
   */
  readonly version: number;
  readonly log: readonly StampedEvent[];
  /** As `TableRow.clocks`. */
  readonly clocks: string;
}

/** Stored beside the log, to find a table without reading it. */
export interface TableRow {
  /** When it has to be woken: for a bot's turn, a clock, its expiry; null: never. */
  readonly wake: Millis | null;
  /** Due times of the decisions that are awaited, as the table writes them. */
  readonly clocks: string;
  /** Whose decision is awaited. */
  readonly awaited: readonly PlayerId[];
  /** Null: as before, as after nearly every action. The first commit of a table says it. */
  readonly lasting: LastingRow | null;
}

/** Its part that changes with the table, not with the game. */
export interface LastingRow {
  readonly listed: boolean;
  readonly open: boolean;
  /** For lists, as the table writes it. No secrets. */
  readonly summary: string;
  /** Who has a chair. */
  readonly players: readonly PlayerId[];
  /** The host of a public table. */
  readonly listedBy?: PlayerId;
  /** A tag of the address a table was made public from. Not said: as before, while it is public. */
  readonly listedFrom?: string;
}

/** At most so many open tables may count for this key. */
export interface Quota {
  /** Tables with a chair of this person; public ones of this host, or made so from this address. */
  readonly of: "chair" | "listedBy" | "listedFrom";
  readonly key: string;
  readonly most: number;
}

/** Events of one game, as the engine's JSON: the store does not parse them. */
interface GameEvents {
  readonly game: number;
  /** The number of the first one, from 1. */
  readonly from: number;
  readonly events: readonly string[];
}

/** What a person asked of a table under this id is done once, whatever it was. */
export interface RequestKey {
  readonly player: PlayerId;
  readonly id: MessageId;
}

/**
 * One change of one table: all of it becomes durable, or nothing. The table log, the game log and
 * what follows from them never disagree.
 */
export interface Commit {
  readonly table: TableId;
  /** 0: the table does not exist yet. */
  readonly expected: number;
  readonly at: Millis;
  readonly log: readonly StampedEvent[];
  readonly game: GameEvents | null;
  /** The seed of a game to come, kept apart from every log. */
  readonly seed: { readonly game: number; readonly seed: string } | null;
  /** The request that is done by this, so that it is never done again. */
  readonly request: RequestKey | null;
  readonly row: TableRow;
  /** Counted in the transaction of this commit, so that many at once do not get past them. */
  readonly quotas?: readonly Quota[];
}

export type Committed =
  | "done"
  /** Another commit was faster: load the table again. */
  | "conflict"
  /** This request was done before. */
  | "repeated"
  /** One more table than a quota of the commit allows. */
  | "tooMany";

export interface Listed {
  readonly table: TableId;
  readonly summary: string;
  /** Null: last written by a version that kept it in the summary. */
  readonly awaited: readonly PlayerId[] | null;
  readonly at: Millis;
}

/** A table in a list whose summary must not be believed, and why. */
export interface DamagedListing {
  readonly table: TableId;
  readonly damage: string;
}

/**
 * The disk is full or read-only, or the database is away: nothing was stored. Only a connection that
 * breaks in the very moment of committing leaves that open; asking again with the same request then
 * says `repeated`, or `conflict` where there was no request.
 */
export class StorageTrouble extends Error {}

/** Whose notes, in which game of which table. */
export interface NotesKey {
  readonly table: TableId;
  readonly game: number;
  readonly player: PlayerId;
}

/** Known damage of the stored data. */
interface Damage {
  /** Oddities found when the files were opened; one line each. */
  readonly remarks: readonly string[];
  readonly tables: readonly { readonly table: TableId; readonly why: string }[];
}

/** The store does not open, and trying again will not help. The message is one clear line for the operator. */
export class CannotOpen extends Error {}

/** The time at the tables (docs/adr/0008-one-clock.md) and the wall clock at the same moment. */
export interface KeptTime {
  readonly site: Millis;
  readonly wall: Millis;
}

/**
 * Where everything lives that must outlast the process. SQLite and PostgreSQL keep the same
 * promises (see `storeContract.ts`): what was answered is durable, what was refused left no trace.
 */
export interface Store {
  // People
  createPlayer(player: StoredPlayer, token: Hash): Promise<void>;
  /** The player of a browser. */
  playerByToken(token: Hash): Promise<StoredPlayer | null>;
  players(ids: readonly PlayerId[]): Promise<readonly StoredPlayer[]>;
  changePlayer(
    id: PlayerId,
    change: Partial<Pick<StoredPlayer, "name" | "language">>,
  ): Promise<void>;
  /** The number of browsers of a player. */
  countTokens(id: PlayerId): Promise<number>;
  /** Those of these tokens that belong to a player. */
  knownTokens(tokens: readonly Hash[]): Promise<readonly Hash[]>;
  removeToken(token: Hash): Promise<void>;
  /**
   * Removes all other tokens of the player, and their unused moving codes.
   * False: the token is not theirs, and nothing was done.
   */
  keepOnlyToken(id: PlayerId, token: Hash): Promise<boolean>;
  /** One recovery code a person: a new one replaces the old one. Moving codes work once, until `until`. */
  setRecovery(id: PlayerId, code: Hash): Promise<void>;
  addMovingCode(id: PlayerId, code: Hash, until: Millis): Promise<void>;
  /** Adds the browser's token to the player of this code, and uses up a moving code. Null: no such code. */
  redeem(code: Hash, now: Millis, token: Hash): Promise<PlayerId | null>;
  setRelation(player: PlayerId, other: PlayerId, relation: Relation): Promise<void>;
  relations(
    player: PlayerId,
  ): Promise<readonly { readonly player: PlayerId; readonly relation: Relation }[]>;
  /** Has one of these players blocked that player? */
  isBlocked(by: readonly PlayerId[], player: PlayerId): Promise<boolean>;
  /** Stores the day of a visit: the time until a guest is deleted begins again. */
  sawPlayer(id: PlayerId, now: Millis): Promise<void>;
  /** Players not seen since then, the longest first. Guests without a stored visit count as seen now. */
  unseenPlayers(before: Millis, most: number, now: Millis): Promise<readonly PlayerId[]>;
  /** Tables with a chair that is or was this person's, in the order of their ids. */
  tablesEver(player: PlayerId): Promise<readonly TableId[]>;
  /** Everything kept about a person, as plain data. */
  exportPlayer(id: PlayerId): Promise<unknown>;
  /** Name, codes, tokens, relations, notes and what they said are gone; their moves stay, nameless. */
  deletePlayer(id: PlayerId): Promise<void>;

  // Tables
  commit(commit: Commit): Promise<Committed>;
  /** Throws `DamagedTable`, as `gameEvents` does, if its log is not as it was written. */
  table(id: TableId): Promise<StoredTable | null>;
  /** The present version of a table. */
  version(id: TableId): Promise<number | null>;
  /**
   * The summary of a table, open or closed, without reading its log. Throws `DamagedTable` if it is not
   * as it was written.
   */
  summary(id: TableId): Promise<Listed | null>;
  /** The same of many tables at once; those that do not exist are left out. */
  versions(
    ids: readonly TableId[],
  ): Promise<readonly { readonly table: TableId; readonly version: number }[]>;
  /**
   * Its log without chat messages, which can be most of it. Empty: no such table. Throws `DamagedTable`,
   * as `table` does.
   */
  logWithoutTalk(id: TableId): Promise<readonly StampedEvent[]>;
  gameEvents(table: TableId, game: number): Promise<readonly string[]>;
  seed(table: TableId, game: number): Promise<string | null>;
  wasDone(table: TableId, player: PlayerId, id: MessageId): Promise<boolean>;
  /** Tables that have to be woken up to then, the most urgent first. */
  wakes(
    until: Millis,
    most: number,
  ): Promise<readonly { readonly table: TableId; readonly wake: Millis }[]>;
  /** Open and public, the latest first. */
  listed(most: number): Promise<readonly (Listed | DamagedListing)[]>;
  /** With a chair of this person: open ones first, the latest first. */
  tablesOf(player: PlayerId, most: number): Promise<readonly (Listed | DamagedListing)[]>;

  /**
   * Deletes tables that were closed before then, the oldest first, with all that belongs to them.
   * Answers with their ids.
   */
  deleteClosedTables(before: Millis, most: number): Promise<readonly TableId[]>;

  // Invitations and notes
  /** The invitations before it no longer work. False: the request was done before. */
  setInvitation(
    table: TableId,
    invitation: { readonly key: string; readonly until: Millis },
    request: RequestKey | null,
  ): Promise<boolean>;
  /** The key of the one that works; null: none does, or it is known by its hash only. */
  invitation(table: TableId, now: Millis): Promise<string | null>;
  tableByInvitation(key: string, now: Millis): Promise<TableId | null>;
  /**
   * False: this person's request was done before, and whatever was written since stays. Of the ids of
   * notes only the last are kept, those of the last forty notes of a game at least.
   */
  setNotes(of: NotesKey, text: string, request: MessageId): Promise<boolean>;
  /** Has this person written a note with this id at the table? */
  wasNoted(table: TableId, player: PlayerId, id: MessageId): Promise<boolean>;
  notes(of: NotesKey): Promise<string | null>;

  // Time
  /** By the database's own clock, which all processes on it can read; null: a file has none. */
  databaseTime(): Promise<Millis | null>;
  /** What was kept last. */
  keptTime(): Promise<KeptTime | null>;
  /** For the process that starts next. What several processes keep only goes forward. */
  keepTime(kept: KeptTime): Promise<void>;
  /**
   * Moves every time that something is counted from, or up to, while no process serves: of tables, of
   * invitations and codes, of guests. Logs stay as they are.
   * False: something else is kept than `before`, and nothing was moved.
   */
  moveTimes(before: KeptTime, by: Millis, after: KeptTime): Promise<boolean>;

  /**
   * Called for tables changed by another process on the same database, and for tables of a player who has
   * blocked another one there. Never called for a process's own changes.
   */
  onForeignChange(listener: (table: TableId, version: number) => void): void;
  /** To all other processes on the same data. It may get lost. */
  sendToPeers(message: PeerMessage): void;
  /** From another process, never from this one; `from` tells them apart. */
  onPeerMessage(listener: (message: PeerMessage, from: string) => void): void;
  /**
   * The key that signs games, the same for all processes on this data: this one if there is none yet,
   * otherwise the one that is kept.
   */
  signingKey(candidate: string): Promise<string>;
  /** This process can store nothing any more, whatever happens: it should end, and be started again. */
  onLost(listener: (why: string) => void): void;
  /** What was found when it was opened; the tables are not served. Others may turn out so when read. */
  damage(): Promise<Damage>;
  /** Has a newer program changed the data so that this one must not go on with it? */
  isOutdated(): Promise<boolean>;
  /** Can it write? For /health. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** SHA-256 of a secret, in hexadecimal. The store keeps this and never the secret itself. */
export type Hash = string;

/** The secrets are too long to be guessed from their hash. */
export const hashOf = (secret: string): Hash => createHash("sha256").update(secret).digest("hex");

/** The last check before writing: a text that is not a hash may be a secret, and is not stored. */
export function requireHash(text: string): Hash {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error("only the SHA-256 of a secret is stored");
  return text;
}

/** What is stored of one table cannot be right. It is not served; all others are. */
export class DamagedTable extends StorageTrouble {
  readonly table: TableId;
  readonly why: string;

  constructor(table: TableId, why: string) {
    super(`table ${table} is damaged: ${why}`);
    this.table = table;
    this.why = why;
  }
}

/** Runs `read`; an error in it means that what is stored of this table is damaged. */
export function checkTable<T>(table: TableId, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedTable) throw error;
    throw new DamagedTable(table, error instanceof Error ? error.message : String(error));
  }
}
