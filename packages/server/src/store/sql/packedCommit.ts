import type { MessageId, PlayerId, TableId } from "@inkognito/protocol";
import type { Millis } from "../../time/time.js";
import type { Commit, LastingRow, Quota } from "../store.js";

/**
 * A commit on its way to the store's thread: a list without names, and in the place of each text its
 * length. Those texts are JSON already; they go beside it as they are, so that none is written twice.
 */
export type PackedCommit = readonly [
  id: number,
  table: TableId,
  expected: number,
  at: Millis,
  log: Commit["log"],
  /** Null: no events. */
  game: number | null,
  from: number,
  events: readonly number[],
  seed: Commit["seed"],
  /** Null: not a request of a player. */
  player: PlayerId | null,
  request: MessageId,
  wake: Millis | null,
  clocks: number,
  awaited: readonly PlayerId[],
  lasting: LastingRow | null,
  /** Left out where there are none. */
  quotas?: readonly Quota[],
];

/** Adds its texts to the list. */
export function packCommit(id: number, commit: Commit, texts: string[]): PackedCommit {
  const { table, expected, at, log, game, seed, request, row } = commit;
  texts.push(row.clocks);
  const events: number[] = [];
  for (const event of game?.events ?? []) {
    texts.push(event);
    events.push(event.length);
  }
  return [
    id,
    table,
    expected,
    at,
    log,
    game?.game ?? null,
    game?.from ?? 0,
    events,
    seed,
    request?.player ?? null,
    request?.id ?? "",
    row.wake,
    row.clocks.length,
    row.awaited,
    row.lasting,
    ...((commit.quotas === undefined ? [] : [commit.quotas]) as readonly [(readonly Quota[])?]),
  ];
}

/** Takes its texts, in the order in which they were added. */
export function unpackCommit(packed: PackedCommit, texts: TextReader): Commit {
  const [, table, expected, at, log, game, from, events, seed, player, request, ...row] = packed;
  const [wake, clocks, awaited, lasting, quotas] = row;
  return {
    table,
    expected,
    at,
    log,
    seed,
    request: player === null ? null : { player, id: request },
    row: { wake, clocks: texts.take(clocks), awaited, lasting },
    ...(quotas === undefined ? {} : { quotas }),
    game: game === null ? null : { game, from, events: events.map((length) => texts.take(length)) },
  };
}

/** Many texts in one. */
export class TextReader {
  readonly #texts: string;
  #at = 0;

  constructor(texts: string) {
    this.#texts = texts;
  }

  /** All of it has been taken, and no more. */
  get isAtEnd(): boolean {
    return this.#at === this.#texts.length;
  }

  take(length: number): string {
    const from = this.#at;
    this.#at += length;
    return this.#texts.slice(from, this.#at);
  }
}
