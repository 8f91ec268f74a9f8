import type { Seat } from "@inkognito/engine/core";
import {
  eventFor,
  evolveTable,
  type PlayerId,
  type StampedEvent,
  type TableEvent,
  type TableState,
} from "@inkognito/protocol";
import { membersOf } from "./members.js";

/**
 * What a table shows of its past. A private table that has become public shows people who came after
 * that nothing from before: neither talk nor names nor games.
 */
export interface Horizon {
  /** Events of the table log up to this number are hidden; 0: none. */
  readonly no: number;
  /** Games up to this number are hidden. */
  readonly games: number;
}

const NO_HORIZON: Horizon = { no: 0, games: 0 };

/**
 * The last time the table became public before this player first sat down here or was its host; for
 * others, the last time of all. `player` null: a visitor without a cookie.
 */
export function horizonOf(log: readonly StampedEvent[], player: PlayerId | null): Horizon {
  let horizon = NO_HORIZON;
  let games = 0;
  let listed = false;
  for (const { no, event } of log) {
    if (player !== null && joins(event, player)) return horizon;
    if (event.type === "started") games = event.game;
    if (event.type === "created") listed = event.options.listed;
    if (event.type !== "configured" || event.listing !== undefined) continue;
    if (event.options.listed && !listed) horizon = { no, games };
    listed = event.options.listed;
  }
  return horizon;
}

function joins(event: TableEvent, player: PlayerId): boolean {
  switch (event.type) {
    case "created":
      return event.host === player;
    case "hostPassed":
      return event.to === player;
    case "sat":
      return event.sitter.type === "player" && event.sitter.player === player;
    default:
      return false;
  }
}

/** Changes nothing before a game: takes the place of a hidden event. */
const NO_EFFECT: TableEvent = { type: "pauseWanted", seat: 0, wanted: false };

/** Computed once for all who come while the log stays the same, by the number it is hidden up to. */
const shown = new WeakMap<readonly StampedEvent[], Map<number, readonly StampedEvent[]>>();

/**
 * The log as a person with this horizon gets it, with the same numbers: what is hidden is replaced by
 * the table as it was when it became public, and by events that change nothing.
 */
export function shownLog(
  log: readonly StampedEvent[],
  { no: until }: Horizon,
): readonly StampedEvent[] {
  if (until === 0) return log;
  const logs = shown.get(log) ?? new Map<number, readonly StampedEvent[]>();
  const known = logs.get(until) ?? hidden(log, until);
  shown.set(log, logs.set(until, known));
  return known;
}

function hidden(log: readonly StampedEvent[], until: number): readonly StampedEvent[] {
  const state = log.slice(0, until).reduce<TableState | null>(evolveTable, null);
  const at = log[until - 1]?.at;
  if (state === null || at === undefined)
    throw new Error("no table becomes public before it is made");
  const events: TableEvent[] = [
    { type: "created", host: state.host, options: state.options },
    { type: "sealed", commitment: state.commitment },
    ...state.seats.flatMap((sitter, seat): TableEvent[] =>
      sitter === null ? [] : [{ type: "sat", seat: seat as Seat, sitter }],
    ),
    // With it all votes begin anew.
    { type: "configured", options: state.options },
  ];
  while (events.length < until) events.push(NO_EFFECT);
  return [...events.map((event, i) => ({ no: i + 1, at, event })), ...log.slice(until)];
}

/** Those of these people whose names a person with this horizon may be told. */
export function peopleShown(
  { table, log }: { readonly table: TableState; readonly log: readonly StampedEvent[] },
  { no: until }: Horizon,
  people: Iterable<PlayerId>,
): ReadonlySet<PlayerId> {
  if (until === 0) return new Set(people);
  const shown = new Set(membersOf(table));
  for (const { event } of log.slice(until)) if (event.type === "said") shown.add(event.player);
  return new Set([...people].filter((each) => shown.has(each)));
}

type Log = readonly StampedEvent[];

const older = new WeakMap<Log, Log>();

/** The log as a page is sent it: one of an earlier version is not sent kinds of events it cannot fold. */
export function logFor(log: Log, knowsAll: boolean): Log {
  const [first] = log;
  if (knowsAll || first?.event.type !== "created") return log;
  const { host } = first.event;
  // The same list again for all such pages, so that its text is formatted once.
  const known = older.get(log) ?? log.map((stamped) => eventFor(stamped, host));
  older.set(log, known);
  return known;
}
