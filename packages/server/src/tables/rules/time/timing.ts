import type { Seat } from "@inkognito/engine/core";
import type { Clock, Pace, TableState } from "@inkognito/protocol";
import type { Millis } from "../../../store/store.js";
import { awaitedIn, type OpenGame } from "../game/game.js";
import { botDelay } from "./botPace.js";
import { endDue } from "./expiry.js";

interface Span {
  /** Null: paused, or without a clock. */
  readonly due: Millis | null;
  /** What is left of the time while paused. */
  readonly left: Millis | null;
}

/** One seat's decision that is waited for. */
interface Awaiting extends Span {
  readonly seat: Seat;
  readonly decision: number;
  /** A bot or a stand-in: `due` is when it moves. Otherwise it is when the person's time is up. */
  readonly bot: boolean;
  /**
   * The person's own time while a bot stands in. It runs on: standing still, it could be stretched
   * for ever by asking for a stand-in and coming back.
   */
  readonly own?: Span;
  /** The person was late for this decision, came back, and was given the grace. */
  readonly graced?: true;
}

/** Everything about a table that happens by itself. Stored, so that it outlasts the process. */
export interface Timing {
  /** When something other than a bot's move or a whisper happened last. */
  readonly last: Millis;
  readonly awaiting: readonly Awaiting[];
  /** When the table was first found to have expired, if nothing has happened since. */
  readonly overdue?: Millis;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * 60 * SECOND;

/** For whoever was late and is back before the stand-in has moved, once for every decision. */
export const GRACE: Millis = 10 * SECOND;

interface Moment {
  readonly table: TableState;
  readonly game: OpenGame | null;
  readonly now: Millis;
  /** The seat that has just acted in a way that all notice; a whisper changes no due time. */
  readonly acted: Seat | null;
  /** It was a bot's move or a whisper, and nothing else. */
  readonly isQuiet: boolean;
}

/** What is awaited after a change. One decision has one time, whoever plays meanwhile. */
export function timingAfter(before: Timing, moment: Moment): Timing {
  const { table, game, now, isQuiet } = moment;
  const { overdue } = before;
  const since = isQuiet
    ? { last: before.last, ...(overdue === undefined ? {} : { overdue }) }
    : { last: now };
  const { phase } = table;
  if (phase.type !== "playing" || game === null) return { ...since, awaiting: [] };
  const { decision, seats } = awaitedIn(game);
  const awaiting = seats.map((seat): Awaiting => {
    const kept = before.awaiting.find((each) => each.seat === seat && each.decision === decision);
    const next = kept === undefined ? fresh(moment, game, seat) : goingOn(kept, moment, game);
    return timed(next, phase.paused, now);
  });
  return { ...since, awaiting };
}

/** A decision that this seat has not been asked for before. */
function fresh(moment: Moment, game: OpenGame, seat: Seat): Awaiting {
  const { options, seats } = moment.table;
  const { decision } = awaitedIn(game);
  const own = spanOf(moment, allowed(options.pace));
  if (!isPlayedByBot(moment.table, seat)) return { seat, decision, bot: false, ...own };
  const isPersons = seats[seat]?.type === "player" && own.due !== null;
  const span = spanOf(moment, botDelay(moment.table, game, seat));
  return { seat, decision, bot: true, ...span, ...(isPersons ? { own } : {}) };
}

/** The same decision as before, perhaps with somebody else to make it. */
function goingOn(kept: Awaiting, moment: Moment, game: OpenGame): Awaiting {
  const { seat } = kept;
  const bot = isPlayedByBot(moment.table, seat);
  if (kept.bot && !bot) return returnedTo(kept, moment) ?? fresh(moment, game, seat);
  // A bot that made a gesture to all has still to decide; a person gains no time by one.
  if (!bot || (kept.bot && moment.acted !== seat)) return kept;
  const span = spanOf(moment, botDelay(moment.table, game, seat));
  return kept.bot ? { ...kept, ...span } : stoodInFor(kept, span);
}

function stoodInFor({ due, left, ...kept }: Awaiting, span: Span): Awaiting {
  const isTimed = due !== null || left !== null;
  return { ...kept, bot: true, ...span, ...(isTimed ? { own: { due, left } } : {}) };
}

/** Null: nothing is known of the person's time, as of what was stored before it was kept. */
function returnedTo({ own, ...kept }: Awaiting, moment: Moment): Awaiting | null {
  if (own === undefined) return null;
  const person = { ...kept, bot: false };
  if (kept.graced === true || !isOver(own, moment.now)) return { ...person, ...own };
  const whole = allowed(moment.table.options.pace) ?? GRACE;
  return { ...person, ...spanOf(moment, Math.min(GRACE, whole)), graced: true };
}

const spanOf = ({ now }: Moment, time: Millis | null): Span => ({
  due: time === null ? null : now + time,
  left: null,
});

const isOver = ({ due, left }: Span, now: Millis): boolean =>
  left === null ? due !== null && due <= now : left === 0;

/** Has this person had all the time there is for the decision that a bot now makes instead? */
export const isSpent = ({ awaiting }: Timing, seat: Seat | null, now: Millis): boolean =>
  awaiting.some(
    (each) =>
      each.seat === seat && each.graced === true && each.own !== undefined && isOver(each.own, now),
  );

/** While paused no time passes. */
function timed(awaiting: Awaiting, paused: boolean, now: Millis): Awaiting {
  const { own } = awaiting;
  const then = timedSpan(awaiting, paused, now);
  return own === undefined ? then : { ...then, own: timedSpan(own, paused, now) };
}

function timedSpan<S extends Span>(span: S, paused: boolean, now: Millis): S {
  const { due, left } = span;
  if (paused && due !== null) return { ...span, due: null, left: Math.max(0, due - now) };
  if (!paused && left !== null) return { ...span, due: now + left, left: null };
  return span;
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

/**
 * When somebody has to look at the table; null: never again. The end of a table nobody plays at is
 * days away and moves on with every action: said to the minute, it stays where it is in the index.
 */
export function wakeOf(table: TableState, timing: Timing): Millis | null {
  const end = endDue(table, timing);
  if (end === null) return null;
  let next = end - (end % MINUTE);
  for (const { due } of timing.awaiting) if (due !== null) next = Math.min(next, due);
  return next;
}

/** The clocks of people, as everybody sees them. */
export const clocksOf = ({ awaiting }: Timing): readonly Clock[] =>
  awaiting
    .filter(({ bot, due, left }) => !bot && (due !== null || left !== null))
    .map(({ seat, due, left }) => ({ seat, due, left }));

export const formatTiming = (timing: Timing): string => JSON.stringify(timing);
export const parseTiming = (text: string): Timing => JSON.parse(text) as Timing;
