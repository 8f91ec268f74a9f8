import type { Language, Relation } from "@inkognito/protocol";
import type { Kysely } from "kysely";
import type { Millis } from "../../time/time.js";
import type { Hash, Store } from "../store.js";

/** Both databases have the same tables; see `migrations.ts`. Yes and no are 1 and 0. */
export interface Schema {
  readonly player: PlayerColumns;
  readonly token: { readonly hash: Hash; readonly player: string };
  readonly recovery_code: { readonly player: string; readonly hash: Hash };
  readonly moving_code: { readonly hash: Hash; readonly player: string; readonly until: Millis };
  readonly relation: {
    readonly player: string;
    readonly other: string;
    readonly relation: Exclude<Relation, "none">;
  };
  readonly game_table: TableColumns;
  readonly chair: { readonly player: string; readonly table_id: string };
  /** Players who have or had a chair there. */
  readonly ever_seated: { readonly player: string; readonly table_id: string };
  readonly table_event: TableEventColumns;
  /** Which chat messages a player wrote. */
  readonly said: { readonly player: string; readonly table_id: string; readonly no: number };
  readonly game_event: GameEventColumns;
  readonly seed: { readonly table_id: string; readonly game: number; readonly seed: string };
  readonly request: { readonly table_id: string; readonly id: string; readonly player: string };
  readonly invitation: InvitationColumns;
  readonly note: NoteColumns;
  readonly signing_key: { readonly id: number; readonly secret: string };
  readonly pulse: { readonly id: number; readonly beat: number };
  /** One row: the time at the tables, and the wall clock, when a process last served. */
  readonly site_time: { readonly id: number; readonly site: Millis; readonly wall: Millis };
  /** SQLite only: commits as they came, of which some may not be in their place yet. */
  readonly journal: JournalColumns;
  /** SQLite only, one row. */
  readonly journal_head: JournalHeadColumns;
  readonly damaged_table: DamagedTableColumns;
  /** One row: a program that knows fewer steps stops. */
  readonly lowest_schema: { readonly id: number; readonly number: number };
  readonly migration: { readonly number: number; readonly name: string };
}

export interface JournalColumns {
  readonly no: number;
  readonly commits: string;
  readonly texts: string;
  /** Of the commits and texts of this row and of all before it; null: written before there were any. */
  readonly sum: number | null;
  /** Whose commits these are, with a checksum of its own: should the rest be damaged. */
  readonly tables: string | null;
}

export interface JournalHeadColumns {
  readonly id: number;
  /** The last row that was taken out because all of it is in its place, and its sum. */
  readonly no: number;
  readonly sum: number;
  /** Rows up to this one have been there: noted from time to time. */
  readonly seen: number;
}

/** Tables whose commits were lost or damaged in the journal. Stays until the operator deletes it. */
interface DamagedTableColumns {
  readonly table_id: string;
  readonly why: string;
  /** What the journal had of it that could not be put in its place, as JSON. */
  readonly kept: string;
}

interface PlayerColumns {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly created: Millis;
  /** The day of the last visit; null: none since visits are counted. */
  readonly seen: Millis | null;
}

export interface TableColumns {
  readonly id: string;
  readonly version: number;
  readonly wake: Millis | null;
  readonly clocks: string;
  /** When it was last changed, if it is open and public: both in one index. */
  readonly listed_at: Millis | null;
  readonly open: number;
  readonly summary: string;
  /** Ids in one text; null: last written when they still stood in the summary. */
  readonly awaited: string | null;
  /** Who has a chair, in one text: tells at a glance whether the chairs changed. */
  readonly players: string;
  /** Of an open public table: its host, and a tag of the address it was made public from. */
  readonly listed_by: string | null;
  readonly listed_from: string | null;
  readonly at: Millis;
  /** How far its logs go, with checksums: see `logHeads.ts`. Null: written before there were any. */
  readonly heads: string | null;
}

export interface TableEventColumns {
  readonly table_id: string;
  readonly no: number;
  readonly at: Millis;
  readonly event: string;
}

/** One event, or some that follow each other. */
export interface GameEventColumns {
  readonly table_id: string;
  readonly game: number;
  /** Of the last of them. */
  readonly no: number;
  /** JSON, a line each: no JSON of ours has a line break in it. */
  readonly event: string;
}

interface InvitationColumns {
  readonly table_id: string;
  /** Found by it, so that the time of looking tells nothing of the keys there are. */
  readonly key: Hash;
  readonly until: Millis;
  /** The key itself, to be told again; null: made before keys were kept. */
  readonly secret: string | null;
}

interface NoteColumns {
  readonly table_id: string;
  readonly game: number;
  readonly player: string;
  readonly text: string;
  /** The ids of the last notes, each between spaces. */
  readonly requests: string;
}

export type Db = Kysely<Schema>;

/** A call of the store, as it is made of a database. */
export type Query<Call extends keyof Store> = Store[Call] extends (...args: infer A) => infer R
  ? (db: Db, ...args: A) => R
  : never;
