import type { Seat } from "@inkognito/engine/core";
import type { PlayerId, StampedEvent, TableEvent } from "@inkognito/protocol";
import type { Horizon } from "./horizon.js";

type Log = readonly StampedEvent[];

/** The event by which a game was started; null: it was not. */
export function startOfGame(
  log: Log,
  game: number,
): Extract<TableEvent, { type: "started" }> | null {
  for (const { event } of log) if (event.type === "started" && event.game === game) return event;
  return null;
}

/** The event by which a game ended; null: it goes on, was broken off, or there is none. */
export function endOfGame(log: Log, game: number): Extract<TableEvent, { type: "ended" }> | null {
  for (const { event } of log) {
    if (event.type === "ended" && event.game === game) return event.brokenOff ? null : event;
  }
  return null;
}

interface Sitting {
  readonly player: PlayerId;
  readonly seat: Seat | null;
}

/** The game at a table, if this person may see it. */
export const gameShownTo = <G extends { readonly no: number }>(
  { game, log }: { readonly game: G | null; readonly log: Log },
  horizon: Horizon,
  person: Sitting,
): G | null =>
  game !== null && game.no > horizon.games && !isHiddenFrom(log, game.no, person) ? game : null;

/**
 * Was this chair empty or another player's in a game that was broken off? Its secrets stay with the players
 * who had them.
 */
function isHiddenFrom(log: Log, game: number, { player, seat }: Sitting): boolean {
  const isBrokenOff = log.some(
    ({ event }) => event.type === "ended" && event.game === game && event.brokenOff === true,
  );
  if (!isBrokenOff || seat === null) return false;
  const sitter = startOfGame(log, game)?.seats[seat];
  return sitter?.type !== "player" || sitter.player !== player;
}

/** The last commitment to a seed before a game was started; null: none was published. */
export function commitmentFor(log: Log, game: number): string | null {
  let commitment: string | null = null;
  for (const { event } of log) {
    if (event.type === "sealed") commitment = event.commitment;
    if (event.type === "started" && event.game === game) return commitment;
  }
  return null;
}
