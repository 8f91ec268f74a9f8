import type { KeptTime } from "../store/store.js";
import type { Millis } from "../time/time.js";

const MINUTE: Millis = 60_000;

/** A server that seems to have been away for longer was away for long, or has a wrong clock. */
export const LONGEST_AWAY: Millis = 60 * MINUTE;
/** A time that differs from the wall clock by less approaches it by itself. */
export const CLOSE: Millis = MINUTE;

interface Start {
  /** What the time at the tables is at first. */
  readonly now: Millis;
  /** By how much all stored times are moved, because the time at the tables is. */
  readonly moveBy: Millis;
}

/** How long the server was away, by its wall clock; null: that cannot be said. */
function awayFor(kept: KeptTime, wall: Millis): Millis | null {
  const away = wall - kept.wall;
  return away >= 0 && away <= LONGEST_AWAY ? away : null;
}

/** Where another process serves, the time at its tables counts. Null: none can be seen to. */
export function joined(kept: KeptTime, wall: Millis): Millis | null {
  const away = awayFor(kept, wall);
  return away === null ? null : kept.site + away;
}

/**
 * The first process after all others have ended. Time passes for the tables while no server is there,
 * but not more than can be believed: a wrong clock must not end what the players have left. Where the
 * wall clock was not set back since, the time at the tables is what it shows, and all stored times
 * are moved along; otherwise it goes on where it was.
 */
export function resumedTime(kept: KeptTime | null, wall: Millis): Start {
  if (kept === null) return { now: wall, moveBy: 0 };
  const now = joined(kept, wall) ?? kept.site;
  const moveBy = wall - now;
  const isSetBack = wall < kept.wall;
  return isSetBack || Math.abs(moveBy) < CLOSE ? { now, moveBy: 0 } : { now: wall, moveBy };
}
