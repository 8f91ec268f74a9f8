import type { Seat } from "@inkognito/engine/core";
import { evolveTable, type TableEvent, type TableState } from "@inkognito/protocol";

/** The seats of people who play themselves; none while no game is on. */
export function people({ phase, seats, standIns }: TableState): readonly Seat[] {
  if (phase.type !== "playing") return [];
  return seats.flatMap((sitter, seat) =>
    sitter?.type === "player" && standIns[seat] === null ? [seat as Seat] : [],
  );
}

/**
 * A pause begins and ends when all people who play want it. Where nobody is left to agree, no pause
 * goes on: the bots would wait for ever.
 */
export function agreed(before: TableState, events: readonly TableEvent[]): readonly TableEvent[] {
  const state = events.reduce(
    (now, event) => evolveTable(now, { no: now.no + 1, at: 0, event }),
    before,
  );
  if (state.phase.type !== "playing") return [];
  const { paused } = state.phase;
  const playing = people(state);
  if (playing.length === 0) return paused ? [{ type: "resumed" }] : [];
  if (!playing.every((seat) => state.pauseWanted.includes(seat))) return [];
  return [{ type: paused ? "resumed" : "paused" }];
}
