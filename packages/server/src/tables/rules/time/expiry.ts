import { winnersOf } from "@inkognito/engine/card";
import type { TableState } from "@inkognito/protocol";
import type { Millis } from "../../../time/time.js";
import { playingSeats } from "../table/members.js";

const DAY = 24 * 60 * 60 * 1000;

/** How long a table waits for anything but a bot's move to happen. */
export const GATHERING_EXPIRY: Millis = DAY;
export const GAME_EXPIRY: Millis = 14 * DAY;
/** With a pace in days. */
export const CORRESPONDENCE_EXPIRY: Millis = 60 * DAY;
/** Bots play for all players: the game need not go on for ever. */
export const DESERTED_EXPIRY: Millis = DAY;

/** How long the key of an invitation works. */
export const INVITATION_EXPIRY: Millis = 30 * DAY;

/** When a table on which nothing has happened since `last` is closed; null: it is. */
export function expiryOf(table: TableState, last: Millis): Millis | null {
  switch (table.phase.type) {
    case "closed":
      return null;
    case "gathering":
      return last + gatheringExpiry(table);
    case "playing":
      return last + playingExpiry(table);
  }
}

/** A table is closed by the second of two looks at least so far apart: one may be a wrong clock's. */
export const SECOND_LOOK: Millis = 60 * 60 * 1000;

/** When the end of a table is to be looked at next; null: it is closed. */
export function endDue(
  table: TableState,
  { last, overdue }: { readonly last: Millis; readonly overdue?: Millis },
): Millis | null {
  const expiry = expiryOf(table, last);
  if (expiry === null || overdue === undefined || overdue < expiry) return expiry;
  return overdue + SECOND_LOOK;
}

/** A match keeps its points for the next days, and a table at a pace of days waits as long. */
function gatheringExpiry({ match, options }: TableState): Millis {
  const goesOn = match !== null && winnersOf(match).length === 0;
  return goesOn || options.pace.type === "days" ? GAME_EXPIRY : GATHERING_EXPIRY;
}

function playingExpiry(table: TableState): Millis {
  return playingSeats(table).length === 0 ? DESERTED_EXPIRY : gameExpiry(table);
}

/** How long a game waits for its players. */
export const gameExpiry = ({ options }: TableState): Millis =>
  options.pace.type === "days" ? CORRESPONDENCE_EXPIRY : GAME_EXPIRY;
