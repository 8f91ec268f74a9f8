import type { Schema } from "../store/sql/schema.js";

/**
 * What is in a backup, in an order in which rows can be written: what others refer to comes first. The
 * journal of a SQLite file is not in it, because its commits are put in their place while it is read.
 */
export const TABLES = [
  ...(["player", "token", "recovery_code", "moving_code", "relation"] as const),
  ...(["game_table", "chair", "ever_seated", "table_event", "said", "game_event"] as const),
  ...(["seed", "request", "invitation", "note", "damaged_table"] as const),
  ...(["signing_key", "site_time"] as const),
] as const satisfies readonly (keyof Schema)[];
export type TableName = (typeof TABLES)[number];

/** What each database makes by itself, or needs only while it runs. */
export const NOT_BACKED_UP = [
  ...(["journal", "journal_head", "pulse", "migration", "lowest_schema"] as const),
] as const satisfies readonly Exclude<keyof Schema, TableName>[];

export type Value = string | number | null;
export type Row = readonly Value[];

/** Some rows of one table. */
export interface Rows {
  readonly table: TableName;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** All data of a site, as they were at one moment. Read once, from the first row to the last. */
export interface Content {
  /** The number of the last migration: which columns there are. */
  readonly schema: number;
  readonly rows: AsyncIterable<Rows>;
}

/** How much there is of what people ask about. */
export interface Counted {
  readonly people: number;
  readonly tables: number;
}

/** Something that the operator has to fix. The message is one clear line, and nothing was written. */
export class BackupError extends Error {}

/** Passes everything on, and counts it. */
export function counting({ schema, rows }: Content): {
  readonly content: Content;
  counted(): Counted;
} {
  let [people, tables] = [0, 0];
  async function* pass(): AsyncGenerator<Rows> {
    for await (const each of rows) {
      if (each.table === "player") people += each.rows.length;
      if (each.table === "game_table") tables += each.rows.length;
      yield each;
    }
  }
  return { content: { schema, rows: pass() }, counted: () => ({ people, tables }) };
}
