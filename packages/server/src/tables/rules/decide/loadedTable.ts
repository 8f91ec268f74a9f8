import { commitmentTo, type Seat } from "@inkognito/engine/core";
import {
  evolveTable,
  type PlayerId,
  type StampedEvent,
  type TableEvent,
  type TableId,
  type TableState,
} from "@inkognito/protocol";
import { DamagedTable, ofTable } from "../../../store/damagedTable.js";
import type { Commit, LastingRow, Millis, Quota, Store, TableRow } from "../../../store/store.js";
import { Texts } from "../game/eventTexts.js";
import { chanceOf, isNoticed, type OpenGame, restored } from "../game/game.js";
import { oncePerTable } from "../table/oncePerTable.js";
import { awaitedPeople, formatSummary, membersOf } from "../table/summary.js";
import { formatTiming, parseTiming, type Timing, timingAfter, wakeOf } from "../time/timing.js";

/** A table as it is in memory: all of it can be had again from the store. */
export interface Held {
  readonly version: number;
  readonly log: readonly StampedEvent[];
  readonly table: TableState;
  /** The game being played or played last. */
  readonly game: OpenGame | null;
  readonly timing: Timing;
}

/** One step of a table, decided but not yet durable. */
export interface Change {
  readonly events: readonly TableEvent[];
  /** As it is then. */
  readonly game: { readonly type: "begins" | "goesOn"; readonly game: OpenGame } | null;
  /** A later game's, together with its `sealed` event. */
  readonly seed: Commit["seed"];
  /** What is counted before it is stored. */
  readonly quotas?: readonly Quota[];
  /** The tag of the address that the table becomes public from. */
  readonly listedFrom?: string;
  /** Who acted in the game. */
  readonly acted: { readonly seat: Seat; readonly bot: boolean } | null;
  /** When things are due, where nothing else changes. */
  readonly timing?: Timing;
}

/** The table after a change. Before its first one there is none. */
export function changed(
  before: Held | null,
  { events, game: played, acted, timing: retimed }: Change,
  now: Millis,
): Held {
  const no = before?.table.no ?? 0;
  const stamped = events.map((event, i): StampedEvent => ({ no: no + i + 1, at: now, event }));
  const table = foldTable(stamped, before?.table ?? null);
  const game = played?.game ?? before?.game ?? null;
  const was = played?.type === "goesOn" ? (before?.game ?? null) : null;
  const isWhisper = was !== null && game !== null && !isNoticed(was, game);
  const isQuiet = events.length === 0 && (acted?.bot === true || isWhisper);
  const moment = { table, game, now, acted: isWhisper ? null : (acted?.seat ?? null), isQuiet };
  const timing = retimed ?? timingAfter(before?.timing ?? NEW, moment);
  return {
    version: (before?.version ?? 0) + 1,
    log:
      stamped.length === 0 && before !== null ? before.log : [...(before?.log ?? []), ...stamped],
    table,
    game,
    timing,
  };
}

const NEW: Timing = { last: 0, awaiting: [] };

function foldTable(log: readonly StampedEvent[], from: TableState | null): TableState {
  const table = log.reduce<TableState | null>(evolveTable, from);
  if (table === null) throw new Error("a table's log begins with its creation");
  return table;
}

/** What has to become durable for a table to be as it will be. */
export function commitOf(
  id: TableId,
  before: Held | null,
  will: Held,
  { seed, game, quotas, listedFrom }: Change,
  request: Commit["request"],
  texts = new Texts(),
): Commit {
  const from = game?.type === "begins" ? 0 : (before?.game?.events.length ?? 0);
  return {
    table: id,
    expected: before?.version ?? 0,
    // Everybody can look it up: it must not tell when somebody whispered.
    at: will.timing.last,
    log: will.log.slice(before?.log.length ?? 0),
    game:
      game === null || will.game === null
        ? null
        : {
            game: will.game.no,
            from: from + 1,
            events: will.game.events.slice(from).map((event) => texts.of(event)),
          },
    seed,
    request,
    row: rowOf(before, will, listedFrom),
    ...(quotas === undefined ? {} : { quotas }),
  };
}

function rowOf(
  before: Held | null,
  { table, game, timing }: Held,
  listedFrom: string | undefined,
): TableRow {
  return {
    wake: wakeOf(table, timing),
    clocks: formatTiming(timing),
    awaited: awaitedPeople(table, game),
    lasting: table === before?.table ? null : lastingOf(table, listedFrom),
  };
}

function lastingOf(table: TableState, listedFrom: string | undefined): LastingRow {
  const open = table.phase.type !== "closed";
  const listed = open && table.options.listed;
  return {
    listed,
    open,
    summary: formatSummary(table),
    players: membersOf(table),
    ...(listed ? { listedBy: table.host } : {}),
    ...(listed && listedFrom !== undefined ? { listedFrom } : {}),
  };
}

/** Out of the store; null: there is no such table. */
export async function load(store: Store, id: TableId): Promise<Held | null> {
  const stored = await store.table(id);
  if (stored === null) return null;
  const { version, log, clocks } = stored;
  const table = ofTable(id, () => foldTable(log, null));
  const game = table.games === 0 ? null : await loadGame(store, id, log, table.games);
  // A commit between the two reads would leave a game that is ahead of its table.
  if (game !== null && (await store.version(id)) !== version) return load(store, id);
  return { version, log, table, game, timing: ofTable(id, () => parseTiming(clocks)) };
}

/** One game of a table, also one played before. */
export async function loadGame(
  store: Store,
  id: TableId,
  log: readonly StampedEvent[],
  no: number,
): Promise<OpenGame> {
  const started = startOf(log, no);
  const [seed, events] = await Promise.all([
    sealedSeed(store, id, log, no),
    store.gameEvents(id, no),
  ]);
  if (started === null) throw new DamagedTable(id, `game ${no} was never started`);
  return ofTable(id, () => restored(no, started.config, chanceOf(seed, started.seats), events));
}

/** The seed of a game that was started. Throws `DamagedTable` if another one was sealed. */
export async function sealedSeed(
  store: Store,
  id: TableId,
  log: readonly StampedEvent[],
  no: number,
): Promise<string> {
  const seed = await store.seed(id, no);
  return ofTable(id, () => {
    if (seed !== null && commitmentTo(seed) === commitmentOf(log, no)) return seed;
    throw new Error(`the seed of game ${no} is not the one that was sealed`);
  });
}

/** The last one before its start. Null: none was published. */
function commitmentOf(log: readonly StampedEvent[], no: number): string | null {
  let commitment: string | null = null;
  for (const { event } of log) {
    if (event.type === "sealed") commitment = event.commitment;
    if (event.type === "started" && event.game === no) return commitment;
  }
  return null;
}

export function startOf(
  log: readonly StampedEvent[],
  no: number,
): Extract<TableEvent, { type: "started" }> | null {
  for (const { event } of log) if (event.type === "started" && event.game === no) return event;
  return null;
}

/** Everybody whose name is needed at a table. */
export const peopleAt = oncePerTable(
  (table): ReadonlySet<PlayerId> =>
    new Set([...membersOf(table), ...table.said.map(({ player }) => player)]),
);

/** Is anything in memory of this person's: a chair, or something said? */
export const isNamedIn = ({ table, log }: Held, player: PlayerId): boolean =>
  peopleAt(table).has(player) ||
  log.some(({ event }) => event.type === "said" && event.player === player);
