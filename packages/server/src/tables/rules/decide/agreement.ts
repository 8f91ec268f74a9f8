import type { Seat } from "@inkognito/engine/core";
import { evolveTable, type TableEvent, type TableState } from "@inkognito/protocol";
import { playingSeats } from "../table/members.js";

/** The table after these events. */
export const stateAfter = (before: TableState, events: readonly TableEvent[]): TableState =>
  events.reduce((now, event) => evolveTable(now, { no: now.no + 1, at: 0, event }), before);

/**
 * The pause that begins or ends after these events, because all people who play now agree. One begins
 * without the people who have no page open: it is they who are waited for. At a pace of days people have
 * no page open most of the time, so all are asked. With no people left to agree, a pause ends: the bots
 * would wait for ever.
 */
export function pauseEvents(
  before: TableState,
  events: readonly TableEvent[],
  away: readonly Seat[] = [],
): readonly TableEvent[] {
  const state = stateAfter(before, events);
  if (state.phase.type !== "playing") return [];
  const { paused } = state.phase;
  const playing = playingSeats(state);
  if (playing.length === 0) return paused ? [{ type: "resumed" }] : [];
  if (state.pauseWanted.length === 0) return [];
  const isForAll = paused || state.options.pace.type === "days";
  const isNeeded = (seat: Seat): boolean => isForAll || !away.includes(seat);
  if (!playing.every((seat) => state.pauseWanted.includes(seat) || !isNeeded(seat))) return [];
  return [{ type: paused ? "resumed" : "paused" }];
}
