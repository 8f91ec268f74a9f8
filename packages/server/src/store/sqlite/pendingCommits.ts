import type { TableId } from "@inkognito/protocol";
import { CommitRows, type Rows } from "../sql/commitRows.js";
import { type Head, type Heads, NO_EVENTS, parseHeads } from "../sql/logHeads.js";
import type { Commit, RequestKey } from "../store.js";
import type { SqliteRows, StoredRow } from "./sqliteRows.js";

/** The commits of one table that are durable in the journal, but not in the tables yet. */
export class PendingCommits {
  readonly table: TableId;
  /** The row of the journal with the first of them. */
  readonly first: number;
  /** As the file has the table; null: not at all. */
  readonly before: StoredRow | null;
  readonly #gathered = new CommitRows();
  readonly #rows: SqliteRows;
  readonly #heads: Heads | null;
  #count = 0;
  #logged: number;
  /** The last event of each game, and which games have a seed, as far as they were looked up. */
  readonly #events = new Map<number, number>();
  readonly #seeds = new Map<number, boolean>();
  readonly #requests = new Set<string>();

  constructor(table: TableId, first: number, before: StoredRow | null, rows: SqliteRows) {
    this.table = table;
    this.first = first;
    this.before = before;
    this.#rows = rows;
    this.#heads = before?.heads == null ? null : parseHeads(before.heads);
    this.#logged = this.#checked("the log", before?.logged ?? 0, this.#heads?.log);
  }

  get version(): number {
    return (this.before?.version ?? 0) + this.count;
  }

  /** The number of pending commits. */
  get count(): number {
    return this.#count;
  }

  /** The rows to write when they are flushed. */
  get all(): Rows {
    return this.#gathered.all(() => this.before);
  }

  /** Throws if a number is not the next one: here the request can still be refused. */
  add(commit: Commit): void {
    const { log, game, seed, request, row } = commit;
    if (this.version === 0 && row.lasting === null) throw new Error("a table begins as nothing");
    let logged = this.#logged;
    for (const { no } of log) {
      if (no !== logged + 1) throw new Error(`event ${no} of a table cannot follow ${logged}`);
      logged = no;
    }
    if (game !== null && game.events.length > 0) {
      const last = this.#lastEvent(game.game);
      if (game.from !== last + 1) throw new Error(`event ${game.from} of a game follows ${last}`);
    }
    if (seed !== null && this.#hasSeed(seed.game)) throw new Error("a game has its seed already");
    this.#gathered.add(commit);
    this.#count += 1;
    this.#logged = logged;
    if (game !== null && game.events.length > 0) {
      this.#events.set(game.game, game.from + game.events.length - 1);
    }
    if (seed !== null) this.#seeds.set(seed.game, true);
    if (request !== null) this.#requests.add(keyOf(request));
  }

  /** Is this request part of a pending commit? */
  isDone(request: RequestKey): boolean {
    return this.#requests.has(keyOf(request));
  }

  #lastEvent(game: number): number {
    const known = this.#events.get(game);
    if (known !== undefined) return known;
    const found = this.#rows.lastEvent(this.table, game) ?? 0;
    return this.#checked(`game ${game}`, found, this.#heads?.games.get(game) ?? NO_EVENTS);
  }

  /** The number of the last event in the file: it has to be the one that was written down beside it. */
  #checked(what: string, found: number, written: Head | undefined): number {
    if (this.#heads !== null && found !== written?.last) {
      throw new Error(`${what} goes to event ${found}, not to ${written?.last}`);
    }
    return found;
  }

  #hasSeed(game: number): boolean {
    return this.#seeds.get(game) ?? this.#rows.hasSeed(this.table, game);
  }
}

/** Ids contain no spaces, so a space can separate them. */
const keyOf = ({ player, id }: RequestKey): string => `${id} ${player}`;
