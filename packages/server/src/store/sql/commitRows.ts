import type { PlayerId, TableId } from "@inkognito/protocol";
import type { Millis } from "../../time/time.js";
import type { Commit, Committed, LastingRow, Quota } from "../store.js";
import {
  afterGame,
  afterLog,
  formatHeads,
  type Head,
  type Heads,
  NO_EVENTS,
  NO_HEADS,
  parseHeads,
  summarySum,
} from "./logHeads.js";
import type { GameEventColumns, Schema, TableColumns, TableEventColumns } from "./schema.js";

/** The rows to write for the accepted commits of a batch. */
export interface Rows {
  /** The last of each table. */
  readonly tables: readonly TableColumns[];
  /** Those of them whose chairs have changed. */
  readonly reseated: readonly TableColumns[];
  /** Who has had a chair there by any of the commits, and had none before. */
  readonly seated: readonly Schema["ever_seated"][];
  readonly table_event: readonly TableEventColumns[];
  readonly said: readonly Schema["said"][];
  readonly game_event: readonly GameEventColumns[];
  readonly seed: readonly Schema["seed"][];
  readonly request: readonly Schema["request"][];
}

/** Decides one commit against the present version of its table. */
export function judgeCommit(
  commit: Commit,
  version: number,
  isDone: boolean,
  quotas: Quotas | null,
): Committed {
  if (isDone) return "repeated";
  if (version !== commit.expected) return "conflict";
  return quotas?.isTooMany(commit) ? "tooMany" : "done";
}

/** The stored row of a table; null: there is none. */
export type Before = (table: TableId) => Omit<TableColumns, "clocks" | "at"> | null;

/** Collects the rows of commits, one after the other. */
export class CommitRows {
  readonly #last = new Map<TableId, Commit>();
  readonly #lasting = new Map<TableId, LastingRow>();
  readonly #listedFrom = new Map<TableId, string | null>();
  readonly #seated = new Map<TableId, Set<PlayerId>>();
  readonly #tableEvents: TableEventColumns[] = [];
  readonly #said: Schema["said"][] = [];
  readonly #gameEvents: GameEventColumns[] = [];
  readonly #seeds: Schema["seed"][] = [];
  readonly #requests: Schema["request"][] = [];

  add(commit: Commit): void {
    const { table, game, seed, request } = commit;
    this.#last.set(table, commit);
    if (commit.row.lasting !== null) {
      this.#lasting.set(table, commit.row.lasting);
      const seated = this.#seated.get(table) ?? new Set();
      for (const player of commit.row.lasting.players) seated.add(player);
      this.#seated.set(table, seated);
      const from = listedFrom(commit.row.lasting);
      if (from !== undefined) this.#listedFrom.set(table, from);
    }
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
  }

  all(before: Before): Rows {
    const heads = this.#heads(before);
    const tables = [...this.#last.values()].map((commit) => {
      const { table } = commit;
      const lasting = this.#lasting.get(table) ?? null;
      const row = tableRow(commit, lasting, before(table), this.#listedFrom.get(table));
      const written = heads.get(table);
      if (written === undefined) return { ...row, heads: null };
      // What was damaged before stays so.
      const summary = lasting === null ? written.summary : summarySum(row.summary);
      return { ...row, heads: formatHeads({ ...written, summary }) };
    });
    return {
      tables,
      reseated: tables.filter(({ id, players }) => (before(id)?.players ?? "") !== players),
      seated: [...this.#seated].flatMap(([id, players]) => {
        const known = before(id)?.players.split(" ") ?? [];
        return [...players]
          .filter((player) => !known.includes(player))
          .map((player) => ({ player, table_id: id }));
      }),
      table_event: this.#tableEvents,
      said: this.#said,
      game_event: this.#gameEvents,
      seed: this.#seeds,
      request: this.#requests,
    };
  }

  /** Of each table; none of those that have none, because their logs are older. */
  #heads(before: Before): ReadonlyMap<TableId, Heads> {
    const found = new Map<TableId, GrowingHeads>();
    for (const table of this.#last.keys()) {
      const stored = before(table);
      if (stored?.heads === null) continue;
      const heads = stored === null ? { ...NO_HEADS, summary: 0 } : parseHeads(stored.heads);
      found.set(table, { ...heads, games: new Map(heads.games) });
    }
    for (const row of this.#tableEvents) {
      const heads = found.get(row.table_id);
      if (heads !== undefined) heads.log = afterLog(heads.log, row);
    }
    for (const { table_id, game, no, event } of this.#gameEvents) {
      const games = found.get(table_id)?.games;
      games?.set(game, afterGame(games.get(game) ?? NO_EVENTS, no, event));
    }
    return found;
  }
}

interface GrowingHeads extends Heads {
  log: Head;
  readonly games: Map<number, Head>;
}

/** Ids contain no spaces, so a space can separate them. */
export const requestKey = (
  table: TableId,
  { player, id }: NonNullable<Commit["request"]>,
): string => `${table} ${player} ${id}`;

/** A table's row after a commit. `lasting` null: the last one stands, as an earlier commit or the row has it. */
export function tableRow(
  { table, expected, at, row }: Commit,
  lasting: LastingRow | null,
  before: ReturnType<Before>,
  from: string | null | undefined,
): Omit<TableColumns, "heads"> {
  const { wake, clocks, awaited } = row;
  return {
    id: table,
    version: expected + 1,
    wake,
    clocks,
    awaited: awaited.join(" "),
    at,
    ...(lasting === null
      ? stillLasting(table, at, before)
      : lastingColumns(lasting, at, before, from)),
  };
}

const isPublic = ({ listed, open }: LastingRow): boolean => listed && open;

/** From where this makes the table public; null: it is not public; undefined: as before. */
const listedFrom = (lasting: LastingRow): string | null | undefined =>
  isPublic(lasting) ? lasting.listedFrom : null;

type LastingColumns = Pick<
  TableColumns,
  "listed_at" | "open" | "summary" | "players" | "listed_by" | "listed_from"
>;

function lastingColumns(
  lasting: LastingRow,
  at: Millis,
  before: ReturnType<Before>,
  from: string | null | undefined,
): LastingColumns {
  const { open, summary, players, listedBy = null } = lasting;
  return {
    listed_at: isPublic(lasting) ? at : null,
    open: open ? 1 : 0,
    summary,
    players: [...new Set(players)].join(" "),
    listed_by: isPublic(lasting) ? listedBy : null,
    listed_from: from === undefined ? (before?.listed_from ?? null) : from,
  };
}

function stillLasting(table: TableId, at: Millis, before: ReturnType<Before>): LastingColumns {
  if (before === null) throw new Error(`table ${table} begins without saying what it is`);
  const { listed_at, open, summary, players, listed_by, listed_from } = before;
  const kept = { open, summary, players, listed_by, listed_from };
  return { listed_at: listed_at === null ? null : at, ...kept };
}

/** Who sits at these tables now. */
export const chairsAt = (tables: readonly TableColumns[]): readonly Schema["chair"][] =>
  tables.flatMap(({ id, players }) =>
    players
      .split(" ")
      .filter(Boolean)
      .map((player) => ({ player, table_id: id })),
  );

/**
 * Which tables count for the quotas of a batch of commits: as the database has them inside the
 * transaction, and as each accepted commit of the batch changes them.
 */
export class Quotas {
  readonly #counted = new Map<string, { readonly quota: Quota; readonly tables: Set<TableId> }>();

  count(quota: Quota, tables: Iterable<TableId>): void {
    this.#counted.set(quotaKey(quota), { quota, tables: new Set(tables) });
  }

  /** A table that counts already never makes it more. */
  isTooMany({ table, quotas = [] }: Commit): boolean {
    return quotas.some((quota) => {
      const tables = this.#counted.get(quotaKey(quota))?.tables;
      return tables !== undefined && !tables.has(table) && tables.size >= quota.most;
    });
  }

  add({ table, row: { lasting } }: Commit): void {
    if (lasting === null) return;
    for (const { quota, tables } of this.#counted.values()) {
      if (counts(lasting, quota, tables.has(table))) tables.add(table);
      else tables.delete(table);
    }
  }
}

/** Ids and tags contain no spaces. */
export const quotaKey = ({ of, key }: Quota): string => `${of} ${key}`;

/** The quotas of all these commits, each once, in an order that is the same for everyone. */
export function quotasOf(commits: readonly Commit[]): readonly Quota[] {
  const all = new Map<string, Quota>();
  for (const { quotas = [] } of commits) for (const each of quotas) all.set(quotaKey(each), each);
  return [...all.keys()].sort().flatMap((key) => all.get(key) ?? []);
}

function counts(lasting: LastingRow, { of, key }: Quota, did: boolean): boolean {
  const { open, listed, players, listedBy, listedFrom } = lasting;
  if (!open) return false;
  switch (of) {
    case "chair":
      return players.includes(key);
    case "listedBy":
      return listed && listedBy === key;
    case "listedFrom":
      return listed && (listedFrom === undefined ? did : listedFrom === key);
  }
}
