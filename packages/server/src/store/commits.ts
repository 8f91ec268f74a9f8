import type { TableId } from "@inkognito/protocol";
import type { GameEventColumns, Schema, TableColumns, TableEventColumns } from "./schema.js";
import type { Commit, Committed } from "./store.js";

/** What a table is at this moment of the transaction. */
export interface Standing {
  readonly version: number;
  readonly players: string;
}

/** What the database says of a batch of commits before any of them. */
export interface Known {
  readonly standings: ReadonlyMap<TableId, Standing>;
  /** The keys of requests that were done. */
  readonly done: ReadonlySet<string>;
  /** Tables that somebody else has made in this very moment. */
  readonly taken: ReadonlySet<TableId>;
}

/** What the accepted commits of a batch add up to. */
export interface Rows {
  /** The last of each table. */
  readonly tables: ReadonlyMap<TableId, TableColumns>;
  /** Those of them whose chairs have changed. */
  readonly reseated: readonly TableColumns[];
  readonly table_event: readonly TableEventColumns[];
  readonly said: readonly Schema["said"][];
  readonly game_event: readonly GameEventColumns[];
  readonly seed: readonly Schema["seed"][];
  readonly request: readonly Schema["request"][];
}

/**
 * Decides commit after commit as if each came alone, and says what is to be written for all of them.
 * One that has lost its race or was done before leaves no trace.
 */
export function judgeAll(
  commits: readonly Commit[],
  { standings, done: before, taken }: Known,
): { readonly answers: readonly Committed[]; readonly rows: Rows } {
  const now = new Map(standings);
  const done = new Set(before);
  const rows = new Gathered();
  const answers = commits.map((commit) => {
    const answer = judge(commit, now, done, taken);
    if (answer === "done") {
      now.set(commit.table, rows.add(commit));
      if (commit.request !== null) done.add(requestKey(commit.table, commit.request));
    }
    return answer;
  });
  return { answers, rows: rows.all(standings) };
}

function judge(
  { request, table, expected }: Commit,
  now: ReadonlyMap<TableId, Standing>,
  done: ReadonlySet<string>,
  taken: ReadonlySet<TableId>,
): Committed {
  if (request !== null && done.has(requestKey(table, request))) return "repeated";
  if (taken.has(table)) return "conflict";
  return (now.get(table)?.version ?? 0) === expected ? "done" : "conflict";
}

class Gathered {
  readonly #tables = new Map<TableId, TableColumns>();
  readonly #tableEvents: TableEventColumns[] = [];
  readonly #said: Schema["said"][] = [];
  readonly #gameEvents: GameEventColumns[] = [];
  readonly #seeds: Schema["seed"][] = [];
  readonly #requests: Schema["request"][] = [];

  add(commit: Commit): TableColumns {
    const { table, game, seed, request } = commit;
    const row = tableRow(commit);
    this.#tables.set(table, row);
    for (const { no, at, event } of commit.log) {
      this.#tableEvents.push({ table_id: table, no, at, event: JSON.stringify(event) });
      if (event.type === "said") this.#said.push({ player: event.player, table_id: table, no });
    }
    game?.events.forEach((event, i) => {
      this.#gameEvents.push({ table_id: table, game: game.game, no: game.from + i, event });
    });
    if (seed !== null) this.#seeds.push({ table_id: table, ...seed });
    if (request !== null) {
      this.#requests.push({ table_id: table, id: request.id, player: request.player });
    }
    return row;
  }

  all(before: ReadonlyMap<TableId, Standing>): Rows {
    return {
      tables: this.#tables,
      reseated: [...this.#tables.values()].filter(
        ({ id, players }) => (before.get(id)?.players ?? "") !== players,
      ),
      table_event: this.#tableEvents,
      said: this.#said,
      game_event: this.#gameEvents,
      seed: this.#seeds,
      request: this.#requests,
    };
  }
}

/** No word has a space in it. */
export const requestKey = (
  table: TableId,
  { player, id }: NonNullable<Commit["request"]>,
): string => `${table} ${player} ${id}`;

export function tableRow({ table, expected, at, row }: Commit): TableColumns {
  return {
    id: table,
    version: expected + 1,
    wake: row.wake,
    clocks: row.clocks,
    listed_at: row.listed && row.open ? at : null,
    open: row.open ? 1 : 0,
    summary: row.summary,
    players: [...new Set(row.players)].join(" "),
    at,
  };
}

/** Who sits at these tables now. */
export const chairsAt = (tables: readonly TableColumns[]): readonly Schema["chair"][] =>
  tables.flatMap(({ id, players }) =>
    players
      .split(" ")
      .filter(Boolean)
      .map((player) => ({ player, table_id: id })),
  );
