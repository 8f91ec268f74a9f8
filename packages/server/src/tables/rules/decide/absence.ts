import type { Seat } from "@inkognito/engine/core";
import type { Pace, PlayerId, StampedEvent, TableState } from "@inkognito/protocol";
import type { TableLimits } from "../../../settings/limits.js";
import type { Millis } from "../../../time/time.js";
import { allowed, gameExpiry, lateSeats, slowSeats } from "../time/timing.js";
import type { LoadedTable } from "./loadedTable.js";

/** The players who are not there to decide for themselves. All at the table can see both lists. */
export interface Absence {
  /**
   * Late for the awaited decision, away for long enough, or without a move for long at a table without
   * clocks: the host may call a stand-in.
   */
  readonly absent: readonly Seat[];
  /** Away for long enough: a vote does not wait for them. */
  readonly longAway: readonly Seat[];
  /** Left the game, or away for as long as a table waits: the host may close the game. */
  readonly deserted: readonly Seat[];
}

export const NO_ABSENCE: Absence = { absent: [], longAway: [], deserted: [] };

interface AbsenceOptions {
  readonly now: Millis;
  /** Since when this process has served without a break. */
  readonly began: Millis;
  readonly limits: Pick<TableLimits, "playerAway" | "playerSlow">;
  awayFor(player: PlayerId): Millis;
}

/** At a pace of days players need no open page: one is away once a whole decision could have been made. */
const awayAfter = (pace: Pace, most: Millis): Millis =>
  pace.type === "days" ? (allowed(pace) ?? most) : most;

/** The seats of players who have had no page open for longer than that. */
export const awaySeats = (
  { seats }: TableState,
  awayFor: AbsenceOptions["awayFor"],
  most: Millis = 0,
): readonly Seat[] =>
  seats.flatMap((sitter, seat) =>
    sitter?.type === "player" && awayFor(sitter.player) > most ? [seat as Seat] : [],
  );

export function absenceAt({ table, log, timing }: LoadedTable, options: AbsenceOptions): Absence {
  const { now, began, limits } = options;
  const isPaused = table.phase.type === "playing" && table.phase.paused;
  const slow = isPaused ? [] : slowSeats(timing, { now, began, most: limits.playerSlow });
  const late = [...lateSeats(timing, now), ...slow];
  const expiry = gameExpiry(table);
  const most = awayAfter(table.options.pace, limits.playerAway);
  const absent: Seat[] = [];
  const longAway: Seat[] = [];
  const deserted: Seat[] = [];
  for (const [at, sitter] of table.seats.entries()) {
    if (sitter?.type !== "player") continue;
    const seat = at as Seat;
    // A player who came back was there then, even if this process has not heard of their page.
    const returned = lastOf(log, "returned", seat);
    const away = Math.min(options.awayFor(sitter.player), now - (returned ?? 0));
    const isAway = away >= most;
    if (isAway) longAway.push(seat);
    if (isAway || late.includes(seat)) absent.push(seat);
    const stoodIn = table.standIns[seat] === null ? null : lastOf(log, "stoodIn", seat);
    // A process forgets since when a player has been away; the log knows since when a bot plays.
    const isLong = isAway && stoodIn !== null && now - stoodIn >= expiry;
    if (table.standIns[seat] === "left" || away >= expiry || isLong) deserted.push(seat);
  }
  return { absent, longAway, deserted };
}

/** When this last happened to a seat; null: never. */
function lastOf(
  log: readonly StampedEvent[],
  type: "returned" | "stoodIn",
  seat: Seat,
): Millis | null {
  const found = log.findLast(({ event }) => event.type === type && event.seat === seat);
  return found?.at ?? null;
}
