import type { MessageId, PlayerId, TableId } from "@inkognito/protocol";
import type { Millis } from "../../time/time.js";
import type { Commit, LastingRow, Quota } from "../store.js";

/**
 * A commit as it goes to the store's thread and as the journal keeps it: a list without names, written as
 * JSON, and beside it the texts that are JSON already, so that none is written twice.
 */
export interface PackedCommit {
  readonly fields: string;
  readonly texts: string;
}

/** In the place of each text stands its length. */
type Fields = readonly [
  /** Older journals have it, too. */
  zero: 0,
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

/** How the commits that came to this thread were packed: the journal keeps the same bytes. */
const PACKED = new WeakMap<Commit, PackedCommit>();

export function packCommit(commit: Commit): PackedCommit {
  const known = PACKED.get(commit);
  if (known !== undefined) return known;
  const { table, expected, at, log, game, seed, request, row } = commit;
  const events = game?.events ?? [];
  const fields: Fields = [
    0,
    table,
    expected,
    at,
    log,
    game?.game ?? null,
    game?.from ?? 0,
    events.map(({ length }) => length),
    seed,
    request?.player ?? null,
    request?.id ?? "",
    row.wake,
    row.clocks.length,
    row.awaited,
    row.lasting,
    ...((commit.quotas === undefined ? [] : [commit.quotas]) as readonly [(readonly Quota[])?]),
  ];
  return { fields: JSON.stringify(fields), texts: row.clocks + events.join("") };
}

/** Remembers the bytes for the journal. */
export function unpackCommit(packed: PackedCommit): Commit {
  const commit = commitOf(JSON.parse(packed.fields) as Fields, new TextReader(packed.texts));
  PACKED.set(commit, packed);
  return commit;
}

/** Many commits in one text, as `joinCommits` made it; null: it cannot be read. */
export function splitCommits({ fields, texts }: PackedCommit): readonly Commit[] | null {
  try {
    const reader = new TextReader(texts);
    const commits = (JSON.parse(fields) as readonly Fields[]).map((each) => commitOf(each, reader));
    return reader.isAtEnd ? commits : null;
  } catch {
    return null;
  }
}

export function joinCommits(commits: readonly Commit[]): PackedCommit {
  const packed = commits.map(packCommit);
  return {
    fields: `[${packed.map(({ fields }) => fields).join(",")}]`,
    texts: packed.map(({ texts }) => texts).join(""),
  };
}

/** Takes its texts, in the order in which they were added. */
function commitOf(packed: Fields, texts: TextReader): Commit {
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
