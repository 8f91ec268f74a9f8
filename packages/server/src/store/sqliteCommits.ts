import type { TableId } from "@inkognito/protocol";
import type Libsql from "libsql";
import { chairsAt, judgeAll, type Known, type Rows, requestKey, type Standing } from "./commits.js";
import type { Commit, Committed } from "./store.js";

const SQL = {
  standing: "select version, players from game_table where id = ?",
  wasDone: "select 1 as done from request where table_id = ? and id = ? and player = ?",
  table: `insert into game_table
    (id, version, wake, clocks, listed_at, open, summary, players, at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (id) do update set version = excluded.version, wake = excluded.wake,
    clocks = excluded.clocks, listed_at = excluded.listed_at, open = excluded.open,
    summary = excluded.summary, players = excluded.players, at = excluded.at`,
  clearChairs: "delete from chair where table_id = ?",
  chair: "insert into chair (player, table_id) values (?, ?)",
  tableEvent: "insert into table_event (table_id, no, at, event) values (?, ?, ?, ?)",
  said: "insert into said (player, table_id, no) values (?, ?, ?)",
  gameEvent: "insert into game_event (table_id, game, no, event) values (?, ?, ?, ?)",
  seed: "insert into seed (table_id, game, seed) values (?, ?, ?)",
  request: "insert into request (table_id, id, player) values (?, ?, ?)",
} as const;

type Value = string | number | null;

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
    const { answers, rows } = judgeAll(commits, this.#known(commits));
    this.#write(rows);
    return answers;
  }

  /** Nobody else writes to the file: what is read stays true to the end of the transaction. */
  #known(commits: readonly Commit[]): Known {
    const standings = new Map<TableId, Standing>();
    const done = new Set<string>();
    for (const { table, request } of commits) {
      const standing = this.#first<Standing>("standing", table);
      if (standing !== null) standings.set(table, standing);
      if (request !== null && this.#first("wasDone", table, request.id, request.player) !== null) {
        done.add(requestKey(table, request));
      }
    }
    return { standings, done, taken: new Set() };
  }

  #write(rows: Rows): void {
    for (const row of rows.tables.values()) {
      const { id, version, wake, clocks, listed_at, open, summary, players, at } = row;
      this.#run("table", id, version, wake, clocks, listed_at, open, summary, players, at);
    }
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

  #run(name: keyof typeof SQL, ...values: Value[]): void {
    this.#statement(name).run(values);
  }

  #first<Row>(name: keyof typeof SQL, ...values: Value[]): Row | null {
    return (this.#statement(name).get(values) as Row | undefined) ?? null;
  }

  /** At the first use: before the migrations there are no tables. */
  #statement(name: keyof typeof SQL): Libsql.Statement {
    const known = this.#prepared.get(name);
    if (known !== undefined) return known;
    const statement = this.#file.prepare(SQL[name]);
    this.#prepared.set(name, statement);
    return statement;
  }
}
