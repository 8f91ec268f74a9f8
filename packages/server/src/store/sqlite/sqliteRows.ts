import type { TableId } from "@inkognito/protocol";
import type Libsql from "libsql";
import { chairsAt, type Rows } from "../sql/commitRows.js";
import { formatHeads, headsOf } from "../sql/logHeads.js";
import type { GameEventColumns, JournalColumns, Schema, TableColumns } from "../sql/schema.js";
import type { Commit, Quota } from "../store.js";

const SQL = {
  tableRow: `select version, wake, listed_at, open, summary, awaited, players, listed_by, listed_from,
    heads,
    (select max(no) from table_event where table_id = ?1) as logged from game_table where id = ?1`,
  /** The requests of a JSON list that are stored, by their places in the list. */
  done: `select asked.key from json_each(?) as asked cross join request as r
    on r.table_id = asked.value->>0 and r.id = asked.value->>1 and r.player = asked.value->>2`,
  lastEvent: "select max(no) from game_event where table_id = ? and game = ?",
  hasSeed: "select 1 from seed where table_id = ? and game = ?",
  newTable: `insert into game_table
    (id, version, wake, clocks, listed_at, listed_by, listed_from, open, summary, awaited, players,
    at, heads) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  table: `update game_table set version = ?2, wake = ?3, clocks = ?4, listed_at = ?5, listed_by = ?6,
    listed_from = ?7, open = ?8, summary = ?9, awaited = ?10, players = ?11, at = ?12, heads = ?13
    where id = ?1`,
  /** Does not write the indexed columns. */
  sameTimes: `update game_table set version = ?2, clocks = ?3, open = ?4, summary = ?5, awaited = ?6,
    players = ?7, at = ?8, heads = ?9 where id = ?1`,
  everSeated: "insert or ignore into ever_seated (player, table_id) values (?, ?)",
  log: "select no, at, event from table_event where table_id = ? order by no",
  games: "select game, no, event from game_event where table_id = ? order by game, no",
  damaged: "select table_id, why from damaged_table",
  setDamaged: "insert or replace into damaged_table (table_id, why, kept) values (?, ?, ?)",
  clearChairs: "delete from chair where table_id = ?",
  /** The tables that count for a quota. */
  chair: `select c.table_id from chair as c join game_table as t on t.id = c.table_id
    where c.player = ? and t.open = 1`,
  listedBy: "select id from game_table where listed_by = ?",
  listedFrom: "select id from game_table where listed_from = ?",
} as const;

/** The columns of tables to which rows are only added. */
const COLUMNS = {
  chair: ["player", "table_id"],
  table_event: ["table_id", "no", "at", "event"],
  said: ["player", "table_id", "no"],
  game_event: ["table_id", "game", "no", "event"],
  seed: ["table_id", "game", "seed"],
  request: ["table_id", "id", "player"],
} as const satisfies { readonly [T in keyof Schema]?: readonly (keyof Schema[T])[] };

/** Rows inserted by one statement. Each number is a statement of its own, prepared once. */
const SIZES = [16, 4, 1] as const;

/** Events stored in one row: together they take some pages. */
const MOST_IN_A_ROW = 64;

const NO_COMMITS: ReadonlySet<Commit> = new Set();

export type Value = string | number | null;

/** A table's row in the file. */
export interface StoredRow extends Omit<TableColumns, "clocks" | "at"> {
  /** The number of the last event of its log. */
  readonly logged: number | null;
}

/** The row as it is selected; a list costs less than an object. */
type SelectedRow = readonly [
  version: number,
  wake: number | null,
  listed_at: number | null,
  open: number,
  summary: string,
  awaited: string | null,
  players: string,
  listed_by: string | null,
  listed_from: string | null,
  heads: string | null,
  logged: number | null,
];

/**
 * Reads and writes rows inside the transaction that is open on the file. SQLite is one function call away,
 * so a few statements prepared once take half the time of statements built anew.
 */
export class SqliteRows {
  readonly #file: Libsql.Database;
  readonly #prepared = new Map<string, Libsql.Statement>();

  constructor(file: Libsql.Database) {
    this.#file = file;
  }

  tableRow(table: TableId): StoredRow | null {
    const row = this.#get("tableRow", table) as SelectedRow | undefined;
    if (row === undefined) return null;
    const [version, wake, listed_at, open, summary, awaited, players, ...rest] = row;
    const [listed_by, listed_from, written, logged] = rest;
    const heads = written ?? this.#olderHeads(table, summary);
    const found = { id: table, version, wake, listed_at, open, summary, awaited, players, heads };
    return { ...found, listed_by, listed_from, logged };
  }

  /** The heads of a table that was last written when there were no checksums. Null: its logs have gaps. */
  #olderHeads(table: TableId, summary: string): string | null {
    type Log = readonly (readonly [no: number, at: number, event: string])[];
    type Games = readonly (readonly [game: number, no: number, event: string])[];
    const log = (this.#all("log", table) as Log).map(([no, at, event]) => ({ no, at, event }));
    const games = (this.#all("games", table) as Games).map(([game, no, event]) => ({
      ...{ game, no, event },
    }));
    try {
      return formatHeads(headsOf(summary, log, games));
    } catch {
      return null;
    }
  }

  /** The commits whose requests are in the file: one query for all, because each query costs more than a lookup. */
  done(commits: readonly Commit[]): ReadonlySet<Commit> {
    const asked = commits.filter(({ request }) => request !== null);
    if (asked.length === 0) return NO_COMMITS;
    const keys = asked.map(({ table, request }) => [table, request?.id, request?.player]);
    const places = this.#all("done", JSON.stringify(keys)) as readonly (readonly [number])[];
    return new Set(places.flatMap(([place]) => asked[place] ?? []));
  }

  /** Null: the game has no events. */
  lastEvent(table: TableId, game: number): number | null {
    const [last] = this.#get("lastEvent", table, game) as readonly [number | null];
    return last;
  }

  hasSeed(table: TableId, game: number): boolean {
    return this.#get("hasSeed", table, game) !== undefined;
  }

  /** The tables that count for a quota. */
  counted({ of, key }: Quota): readonly TableId[] {
    return (this.#all(of, key) as readonly (readonly [TableId])[]).map(([table]) => table);
  }

  /** Tables that lost something, and what. */
  damaged(): ReadonlyMap<TableId, string> {
    return new Map(this.#all("damaged") as readonly (readonly [TableId, string])[]);
  }

  /** Marks a table as damaged, and keeps the journal rows that contain commits of it. */
  setDamaged(
    table: TableId,
    why: string,
    kept: readonly Pick<JournalColumns, "no" | "commits" | "texts">[],
  ): void {
    const rows = kept.map(({ no, commits, texts }) => ({ no, commits, texts }));
    this.#run("setDamaged", table, why, JSON.stringify(rows));
  }

  /** `before`: the table's row in the file; null: there is none. */
  write(rows: Rows, before: StoredRow | null): void {
    for (const row of rows.tables) this.#writeTable(row, before);
    for (const { id } of rows.reseated) this.#run("clearChairs", id);
    this.#insert("chair", chairsAt(rows.reseated));
    for (const { player, table_id } of rows.seated) this.#run("everSeated", player, table_id);
    this.#insert("table_event", rows.table_event);
    this.#insert("said", rows.said);
    this.#insert("game_event", joined(rows.game_event));
    this.#insert("seed", rows.seed);
    this.#insert("request", rows.request);
  }

  #writeTable(row: TableColumns, before: StoredRow | null): void {
    const { id, version, wake, clocks, listed_at, listed_by, listed_from } = row;
    const listing = [listed_at, listed_by, listed_from] as const;
    const rest = [row.open, row.summary, row.awaited, row.players, row.at, row.heads] as const;
    if (before === null) {
      this.#run("newTable", id, version, wake, clocks, ...listing, ...rest);
    } else if (isIndexedAlike(row, before)) {
      this.#run("sameTimes", id, version, clocks, ...rest);
    } else {
      this.#run("table", id, version, wake, clocks, ...listing, ...rest);
    }
  }

  #insert<T extends keyof typeof COLUMNS>(table: T, rows: readonly Record<Column<T>, Value>[]) {
    const columns: readonly Column<T>[] = COLUMNS[table];
    let at = 0;
    for (const size of SIZES) {
      for (; rows.length - at >= size; at += size) {
        const values: Value[] = [];
        for (const row of rows.slice(at, at + size)) {
          for (const column of columns) values.push(row[column]);
        }
        this.#inserting(table, size).run(values);
      }
    }
  }

  #inserting(table: keyof typeof COLUMNS, size: number): Libsql.Statement {
    return this.#statement(`${table} ${size}`, () => {
      const columns = COLUMNS[table];
      const row = `(${columns.map(() => "?").join(", ")})`;
      const values = Array.from({ length: size }, () => row).join(", ");
      return this.#file.prepare(`insert into ${table} (${columns.join(", ")}) values ${values}`);
    });
  }

  #run(name: keyof typeof SQL, ...values: Value[]): void {
    this.#statement(name, () => this.#file.prepare(SQL[name])).run(values);
  }

  #get(name: keyof typeof SQL, ...values: Value[]): unknown {
    return this.#statement(name, () => this.#file.prepare(SQL[name]).raw()).get(values);
  }

  #all(name: keyof typeof SQL, ...values: Value[]): readonly unknown[] {
    return this.#statement(name, () => this.#file.prepare(SQL[name]).raw()).all(values);
  }

  /** At the first use: before the migrations there are no tables. */
  #statement(name: string, prepare: () => Libsql.Statement): Libsql.Statement {
    const known = this.#prepared.get(name);
    if (known !== undefined) return known;
    const statement = prepare();
    this.#prepared.set(name, statement);
    return statement;
  }
}

const isIndexedAlike = (row: TableColumns, before: StoredRow): boolean =>
  before.wake === row.wake &&
  before.listed_at === row.listed_at &&
  before.listed_by === row.listed_by &&
  before.listed_from === row.listed_from;

/** Joins consecutive events into one row: a row costs more than its text. */
function joined(events: readonly GameEventColumns[]): readonly GameEventColumns[] {
  const rows: GameEventColumns[] = [];
  for (let at = 0; at < events.length; ) {
    const end = endOfRow(events, at);
    const last = events[end - 1];
    if (last === undefined) break;
    const event = events.slice(at, end).map((each) => each.event);
    rows.push({ ...last, event: event.join("\n") });
    at = end;
  }
  return rows;
}

function endOfRow(events: readonly GameEventColumns[], from: number): number {
  const first = events[from];
  let end = from + 1;
  while (end - from < MOST_IN_A_ROW) {
    const next = events[end];
    if (next?.game !== first?.game || next?.no !== (first?.no ?? 0) + end - from) break;
    end += 1;
  }
  return end;
}

type Column<T extends keyof typeof COLUMNS> = (typeof COLUMNS)[T][number];
