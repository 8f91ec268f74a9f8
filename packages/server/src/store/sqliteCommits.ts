import type { TableId } from "@inkognito/protocol";
import type Libsql from "libsql";
import { chairsAt, judgeAll, type Known, type Rows, requestKey, type Standing } from "./commits.js";
import type { TableColumns } from "./schema.js";
import type { Commit, Committed } from "./store.js";

const SQL = {
  standing: `select version, players, wake, listed_at, exists
    (select 1 from request where table_id = ?1 and id = ?2 and player = ?3) as done
    from game_table where id = ?1`,
  newTable: `insert into game_table
    (id, version, wake, clocks, listed_at, open, summary, players, at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  table: `update game_table set version = ?2, wake = ?3, clocks = ?4, listed_at = ?5, open = ?6,
    summary = ?7, players = ?8, at = ?9 where id = ?1`,
  /** Leaves alone what there is an index on. */
  sameTimes: `update game_table set version = ?2, clocks = ?3, open = ?4, summary = ?5, players = ?6,
    at = ?7 where id = ?1`,
  clearChairs: "delete from chair where table_id = ?",
  chair: "insert into chair (player, table_id) values (?, ?)",
  tableEvent: "insert into table_event (table_id, no, at, event) values (?, ?, ?, ?)",
  said: "insert into said (player, table_id, no) values (?, ?, ?)",
  gameEvent: "insert into game_event (table_id, game, no, event) values (?, ?, ?, ?)",
  seed: "insert into seed (table_id, game, seed) values (?, ?, ?)",
  request: "insert into request (table_id, id, player) values (?, ?, ?)",
} as const;

type Value = string | number | null;

/** What the file says of a table before a batch. */
type Stored = Standing & Pick<TableColumns, "wake" | "listed_at">;

/** As it is selected; a list is had for less than an object. */
type StandingRow = readonly [
  version: number,
  players: string,
  wake: number | null,
  listed_at: number | null,
  done: number,
];

/**
 * Commits inside the transaction that is open on this file. The way to SQLite is a function call: row
 * after row through a few statements prepared once is half the work of one long statement, which is
 * another one for every number of rows.
 */
export class SqliteCommits {
  readonly #file: Libsql.Database;
  readonly #prepared = new Map<keyof typeof SQL, Libsql.Statement>();

  constructor(file: Libsql.Database) {
    this.#file = file;
  }

  commit(commits: readonly Commit[]): readonly Committed[] {
    const known = this.#known(commits);
    const { answers, rows } = judgeAll(commits, known);
    this.#write(rows, known.standings);
    return answers;
  }

  /** Nobody else writes to the file: what is read stays true to the end of the transaction. */
  #known(commits: readonly Commit[]): Known & { readonly standings: ReadonlyMap<TableId, Stored> } {
    const standings = new Map<TableId, Stored>();
    const done = new Set<string>();
    for (const { table, request } of commits) {
      const { id = null, player = null } = request ?? {};
      const row = this.#standing(table, id, player);
      // A table that is not there has no requests either.
      if (row === null) continue;
      const [version, players, wake, listed_at, isDone] = row;
      standings.set(table, { version, players, wake, listed_at });
      if (request !== null && isDone === 1) done.add(requestKey(table, request));
    }
    return { standings, done, taken: new Set() };
  }

  #write(rows: Rows, before: ReadonlyMap<TableId, Stored>): void {
    for (const row of rows.tables.values()) this.#writeTable(row, before.get(row.id));
    for (const { id } of rows.reseated) this.#run("clearChairs", id);
    for (const { player, table_id } of chairsAt(rows.reseated)) {
      this.#run("chair", player, table_id);
    }
    for (const { table_id, no, at, event } of rows.table_event) {
      this.#run("tableEvent", table_id, no, at, event);
    }
    for (const { player, table_id, no } of rows.said) this.#run("said", player, table_id, no);
    for (const { table_id, game, no, event } of rows.game_event) {
      this.#run("gameEvent", table_id, game, no, event);
    }
    for (const { table_id, game, seed } of rows.seed) this.#run("seed", table_id, game, seed);
    for (const { table_id, id, player } of rows.request) this.#run("request", table_id, id, player);
  }

  #writeTable(row: TableColumns, before: Stored | undefined): void {
    const { id, version, wake, clocks, listed_at, open, summary, players, at } = row;
    if (before === undefined) {
      this.#run("newTable", id, version, wake, clocks, listed_at, open, summary, players, at);
    } else if (before.wake === wake && before.listed_at === listed_at) {
      this.#run("sameTimes", id, version, clocks, open, summary, players, at);
    } else {
      this.#run("table", id, version, wake, clocks, listed_at, open, summary, players, at);
    }
  }

  #run(name: keyof typeof SQL, ...values: Value[]): void {
    this.#statement(name).run(values);
  }

  #standing(...values: Value[]): StandingRow | null {
    const row = this.#statement("standing").get(values);
    return (row as StandingRow | undefined) ?? null;
  }

  /** At the first use: before the migrations there are no tables. */
  #statement(name: keyof typeof SQL): Libsql.Statement {
    const known = this.#prepared.get(name);
    if (known !== undefined) return known;
    const statement = this.#file.prepare(SQL[name]);
    if (name === "standing") statement.raw();
    this.#prepared.set(name, statement);
    return statement;
  }
}
