import { createHash } from "node:crypto";
import type { Seat } from "@inkognito/engine/core";
import type { Clock, Pace, TableId, TableState } from "@inkognito/protocol";
import type { Millis } from "../store/store.js";
import { people } from "./agreement.js";
import { expiryOf } from "./expiry.js";
import { awaitedIn, type OpenGame, toldCount } from "./game.js";

/** One seat's decision that is waited for. */
interface Awaiting {
  readonly seat: Seat;
  readonly decision: number;
  /** A bot or a stand-in: `due` is when it moves. Otherwise it is when the person's time is up. */
  readonly bot: boolean;
  /** Null: paused, or without a clock. */
  readonly due: Millis | null;
  /** What is left of the time while paused. */
  readonly left: Millis | null;
}

/** Everything about a table that happens by itself. Stored, so that it outlasts the process. */
export interface Timing {
  /** When something other than a bot's move or a whisper happened last. */
  readonly last: Millis;
  readonly awaiting: readonly Awaiting[];
}

const HUMAN_LEAST = 1200;
const HUMAN_SPREAD = 1800;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * 60 * SECOND;

interface Moment {
  readonly id: TableId;
  readonly table: TableState;
  readonly game: OpenGame | null;
  readonly now: Millis;
  /** Who has just acted. */
  readonly acted: Seat | null;
  /** It was a bot's move or a whisper, and nothing else. */
  readonly isQuiet: boolean;
}

/** What is awaited after a change. Whoever still has the same decision to make keeps their time. */
export function timingAfter(before: Timing, moment: Moment): Timing {
  const { table, game, now, isQuiet } = moment;
  const last = isQuiet ? before.last : now;
  const { phase } = table;
  if (phase.type !== "playing" || game === null) return { last, awaiting: [] };
  const { decision, seats } = awaitedIn(game);
  const awaiting = seats.map((seat): Awaiting => {
    const bot = isPlayedByBot(table, seat);
    const kept = before.awaiting.find(
      (each) => each.seat === seat && each.decision === decision && each.bot === bot,
    );
    // A bot that made a gesture has still to decide; a person gains no time by one.
    const isSame = kept !== undefined && !(bot && moment.acted === seat);
    return timed(isSame ? kept : fresh(moment, game, { seat, decision, bot }), phase.paused, now);
  });
  return { last, awaiting };
}

function fresh(
  { id, table, now }: Moment,
  game: OpenGame,
  { seat, decision, bot }: Pick<Awaiting, "seat" | "decision" | "bot">,
): Awaiting {
  const time = bot ? botDelay(id, table, game, seat) : allowed(table.options.pace);
  return { seat, decision, bot, due: time === null ? null : now + time, left: null };
}

/** While paused no time passes. */
function timed(awaiting: Awaiting, paused: boolean, now: Millis): Awaiting {
  const { due, left } = awaiting;
  if (paused && due !== null) return { ...awaiting, due: null, left: Math.max(0, due - now) };
  if (!paused && left !== null) return { ...awaiting, due: now + left, left: null };
  return awaiting;
}

const isPlayedByBot = ({ seats, standIns }: TableState, seat: Seat): boolean =>
  seats[seat]?.type === "bot" || standIns[seat] !== null;

/** How long a decision may take; null: as long as one likes. */
function allowed(pace: Pace): Millis | null {
  switch (pace.type) {
    case "none":
      return null;
    case "live":
      return pace.seconds * SECOND;
    case "days":
      return pace.days * DAY;
  }
}

/** Bots that play among themselves have time: nobody waits for them, and they may go on for long. */
function botDelay(id: TableId, table: TableState, game: OpenGame, seat: Seat): Millis {
  const isAwaited = people(table).length > 0;
  return isAwaited && table.options.botPace === "instant" ? 0 : humanDelay(id, game, seat);
}

/** The same after a crash, so that nobody can tell from a bot's pace that there was one. */
function humanDelay(id: TableId, game: OpenGame, seat: Seat): Millis {
  const moment = `${id} ${game.no} ${seat} ${toldCount(game, seat)}`;
  const digest = createHash("sha256").update(moment).digest();
  return HUMAN_LEAST + (digest.readUInt32BE(0) % HUMAN_SPREAD);
}

/**
 * When somebody has to look at the table; null: never again. The end of a table nobody plays at is
 * days away and moves on with every action: said to the minute, it stays where it is in the index.
 */
export function wakeOf(table: TableState, { last, awaiting }: Timing): Millis | null {
  const expiry = expiryOf(table, last);
  if (expiry === null) return null;
  return Math.min(
    expiry - (expiry % MINUTE),
    ...awaiting.flatMap(({ due }) => (due === null ? [] : [due])),
  );
}

/** The clocks of people, as everybody sees them. */
export const clocksOf = ({ awaiting }: Timing): readonly Clock[] =>
  awaiting
    .filter(({ bot, due, left }) => !bot && (due !== null || left !== null))
    .map(({ seat, due, left }) => ({ seat, due, left }));

export const formatTiming = (timing: Timing): string => JSON.stringify(timing);
export const parseTiming = (text: string): Timing => JSON.parse(text) as Timing;
