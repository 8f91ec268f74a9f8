import { crc32 } from "node:zlib";

/** How far a log goes, and the checksum of all that is in it. */
export interface Head {
  /** The number of its last event; 0: there is none. */
  readonly last: number;
  readonly sum: number;
}

/** What stands beside a table to notice that part of its logs is missing or is not as it was written. */
export interface Heads {
  readonly log: Head;
  readonly games: ReadonlyMap<number, Head>;
  /** The checksum of the row's summary, which says who may come in. */
  readonly summary: number;
}

export const NO_EVENTS: Head = { last: 0, sum: 0 };
export const NO_HEADS: Omit<Heads, "summary"> = { log: NO_EVENTS, games: new Map() };

export const summarySum = (summary: string): number => crc32(summary);

/** An event of a table's log, as it is stored. */
interface LogRow {
  readonly no: number;
  readonly at: number;
  readonly event: string;
}

/** Throws if it is not the next one. */
export function afterLog(head: Head, { no, at, event }: LogRow): Head {
  if (no !== head.last + 1) throw new Error(`event ${no} of the table follows ${head.last}`);
  return { last: no, sum: crc32(`${no} ${at} ${event}\n`, head.sum) };
}

/** Some events of a game that follow each other, a line each; `no` is the number of the last. */
export function afterGame(head: Head, no: number, events: string): Head {
  const last = head.last + events.split("\n").length;
  if (no !== last) throw new Error(`event ${no} of the game follows ${head.last}`);
  return { last, sum: crc32(`${events}\n`, head.sum) };
}

/** The summary, the table's log, then each game with its number: `5f1c 46.1a2b3c 1.118.99aabb`. */
export function formatHeads({ log, games, summary }: Heads): string {
  const each = [...games].map(([game, head]) => `${game}.${formatHead(head)}`);
  return [summary.toString(16), formatHead(log), ...each].join(" ");
}

const formatHead = ({ last, sum }: Head): string => `${last}.${sum.toString(16)}`;

export function parseHeads(text: string): Heads {
  const [summary = "", log = "", ...games] = text.split(" ");
  if (!/^[0-9a-f]+$/.test(summary)) throw new Error("the checksums are unreadable");
  return {
    summary: Number.parseInt(summary, 16),
    log: parseHead(log),
    games: new Map(
      games.map((each) => {
        const dot = each.indexOf(".");
        return [Number(each.slice(0, dot)), parseHead(each.slice(dot + 1))];
      }),
    ),
  };
}

function parseHead(text: string): Head {
  const [, last, sum] = /^(\d+)\.([0-9a-f]+)$/.exec(text) ?? [];
  if (last === undefined || sum === undefined) throw new Error("the checksums are unreadable");
  return { last: Number(last), sum: Number.parseInt(sum, 16) };
}

interface GameRow {
  readonly game: number;
  readonly no: number;
  readonly event: string;
}

/** Of a table that was written before there were any checksums; both logs in their order. */
export function headsOf(summary: string, log: readonly LogRow[], games: readonly GameRow[]): Heads {
  const heads = new Map<number, Head>();
  for (const { game, no, event } of games) {
    heads.set(game, afterGame(heads.get(game) ?? NO_EVENTS, no, event));
  }
  return { log: log.reduce(afterLog, NO_EVENTS), games: heads, summary: summarySum(summary) };
}

/** Throws if the summary of a row is not as it was written; `heads` as the row has them. */
export function checkSummary(summary: string, heads: string | null): void {
  // Written before there were checksums: it has to be readable at least.
  if (heads === null) JSON.parse(summary);
  else if (parseHeads(heads).summary !== summarySum(summary)) {
    throw new Error("its summary is not as it was written");
  }
}

/** Throws if these are not all events that were written there. */
export function checkHead(what: string, found: Head, written: Head): void {
  if (found.last !== written.last) {
    throw new Error(`${what} has ${found.last} events of ${written.last}`);
  }
  if (found.sum !== written.sum) throw new Error(`${what} is not as it was written`);
}
