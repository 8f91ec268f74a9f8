import type { Seat } from "@inkognito/engine/core";
import {
  evolveTable,
  type PlayerId,
  type StampedEvent,
  type TableEvent,
  type TableState,
} from "@inkognito/protocol";
import type { Commit, Quota } from "../../../store/store.js";
import type { Timing } from "../../../store/timing.js";
import type { Millis } from "../../../time/time.js";
import { isNoticed, type OpenGame } from "../game/game.js";
import { namedPeople } from "../table/members.js";
import { timingAfter } from "../time/timing.js";

/** A table in memory. All of it can be loaded again from the store. */
export interface LoadedTable {
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
  /** The game after this change; null: it does not change. */
  readonly game: { readonly type: "begins" | "goesOn"; readonly game: OpenGame } | null;
  /** The seed of a later game, together with its `sealed` event. */
  readonly seed: Commit["seed"];
  /** Checked by the store before the change is stored. */
  readonly quotas?: readonly Quota[];
  /** The tag of the address from which the table becomes public. */
  readonly listedFrom?: string;
  /** The seat that acted in the game. */
  readonly acted: { readonly seat: Seat; readonly bot: boolean } | null;
  /** The due times, where nothing else changes. */
  readonly timing?: Timing;
}

/** A change of the table's log alone. */
export const tableChange = (events: readonly TableEvent[]): Change => ({
  events,
  game: null,
  seed: null,
  acted: null,
});

const NEW_TABLE: Timing = { last: 0, awaiting: [] };

/** The table after a change. `before` null: the change creates the table. */
export function applyChange(
  before: LoadedTable | null,
  { events, game: played, acted, timing: retimed }: Change,
  now: Millis,
): LoadedTable {
  const no = before?.table.no ?? 0;
  const stamped = events.map((event, i): StampedEvent => ({ no: no + i + 1, at: now, event }));
  const table = foldTable(stamped, before?.table ?? null);
  const game = played?.game ?? before?.game ?? null;
  const was = played?.type === "goesOn" ? (before?.game ?? null) : null;
  const isWhisper = was !== null && game !== null && !isNoticed(was, game);
  const isQuiet = events.length === 0 && (acted?.bot === true || isWhisper);
  const seat = isWhisper ? null : (acted?.seat ?? null);
  const log =
    stamped.length === 0 && before !== null ? before.log : [...(before?.log ?? []), ...stamped];
  const standInSince = (at: Seat): Millis | null => standInSinceIn(log, table, at);
  const timing =
    retimed ??
    timingAfter(before?.timing ?? NEW_TABLE, {
      ...{ table, game, now, acted: seat, isQuiet, standInSince },
    });
  return {
    version: (before?.version ?? 0) + 1,
    log,
    table,
    game,
    timing,
  };
}

/** When the present stand-in for a player was called; null: there is none. */
export function standInSinceIn(
  log: readonly StampedEvent[],
  { standIns }: TableState,
  seat: Seat,
): Millis | null {
  if ((standIns[seat] ?? null) === null) return null;
  const called = log.findLast(({ event }) => event.type === "stoodIn" && event.seat === seat);
  return called?.at ?? null;
}

export function foldTable(log: readonly StampedEvent[], from: TableState | null): TableState {
  const table = log.reduce<TableState | null>(evolveTable, from);
  if (table === null) throw new Error("a table's log begins with its creation");
  return table;
}

/** Does the memory hold anything of this person: a chair, or a chat message? */
export const isNamedIn = ({ table, log }: LoadedTable, player: PlayerId): boolean =>
  namedPeople(table).has(player) ||
  log.some(({ event }) => event.type === "said" && event.player === player);
