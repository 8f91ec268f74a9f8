import { winnersOf } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import type { Clock, Pace, TableState } from "@inkognito/protocol";
import type { Awaiting, Span, Timing } from "../../../store/timing.js";
import type { Millis } from "../../../time/time.js";
import { decisionIn, type OpenGame } from "../game/game.js";
import { playingSeats } from "../table/members.js";
import { botDelay } from "./botPace.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * 60 * SECOND;

/** For a player who was late and is back before the stand-in has moved, once for every decision. */
export const RETURN_GRACE: Millis = 10 * SECOND;

/** A stand-in waits at least so long before its first move, so that the player can come back. */
export const STAND_IN_WAIT: Millis = 10 * SECOND;

/**
 * How long a stand-in that was called at `since` still waits. A log from before the time of the tables was
 * set back lies ahead of it by days: that wait is over.
 */
export function standInWait(since: Millis | null, now: Millis): Millis {
  const wait = since === null ? 0 : since + STAND_IN_WAIT - now;
  return wait > 2 * STAND_IN_WAIT ? 0 : Math.max(0, wait);
}

/** A table after a change. */
interface TimingInput {
  readonly table: TableState;
  readonly game: OpenGame | null;
  readonly now: Millis;
  /** The seat that has just acted so that all notice; a whisper changes no due time. */
  readonly acted: Seat | null;
  /** It was a bot's move or a whisper, and nothing else. */
  readonly isQuiet: boolean;
  /** When the present stand-in at a seat was called. */
  standInSince(seat: Seat): Millis | null;
}

/** What is awaited after a change. A decision keeps its time when a stand-in takes over. */
export function timingAfter(before: Timing, input: TimingInput): Timing {
  const { table, game, now, isQuiet } = input;
  const { overdue } = before;
  const since = isQuiet
    ? { last: before.last, ...(overdue === undefined ? {} : { overdue }) }
    : { last: now };
  const { phase } = table;
  if (phase.type !== "playing" || game === null) return { ...since, awaiting: [] };
  const decision = decisionIn(game);
  const awaiting = game.awaited.map((seat): Awaiting => {
    const kept = before.awaiting.find((each) => each.seat === seat && each.decision === decision);
    const next = kept === undefined ? fresh(input, game, seat) : goingOn(kept, input, game);
    return withSince(timed(next, phase.paused, now), kept, input);
  });
  return { ...since, awaiting };
}

/** Where there is no clock, it is kept since when the player has been able to decide. */
function withSince(
  { since: _, ...next }: Awaiting,
  kept: Awaiting | undefined,
  { table: { options, phase }, now }: TimingInput,
): Awaiting {
  const isPaused = phase.type === "playing" && phase.paused;
  if (next.bot || isPaused || options.pace.type !== "none") return next;
  const before = kept === undefined || kept.bot ? undefined : kept.since;
  return { ...next, since: before ?? now };
}

/** A decision that this seat has not been asked for before. */
function fresh(input: TimingInput, game: OpenGame, seat: Seat): Awaiting {
  const { options, seats } = input.table;
  const decision = decisionIn(game);
  const own = spanOf(input, allowed(options.pace));
  if (!isPlayedByBot(input.table, seat)) return { seat, decision, bot: false, ...own };
  const isPersons = seats[seat]?.type === "player" && own.due !== null;
  const span = botSpan(input, game, seat);
  return { seat, decision, bot: true, ...span, ...(isPersons ? { own } : {}) };
}

/** The same decision as before; a stand-in may have taken over, or the player come back. */
function goingOn(kept: Awaiting, input: TimingInput, game: OpenGame): Awaiting {
  const { seat } = kept;
  const bot = isPlayedByBot(input.table, seat);
  if (kept.bot && !bot) return returnedTo(kept, input) ?? fresh(input, game, seat);
  // A bot that made a gesture to all has still to decide; a person gains no time by one.
  if (!bot || (kept.bot && input.acted !== seat)) return kept;
  const span = botSpan(input, game, seat);
  return kept.bot ? { ...kept, ...span } : stoodInFor(kept, span);
}

function stoodInFor({ due, left, ...kept }: Awaiting, span: Span): Awaiting {
  const isTimed = due !== null || left !== null;
  return { ...kept, bot: true, ...span, ...(isTimed ? { own: { due, left } } : {}) };
}

/** Null: the player's time is not known, because an older version stored the table. */
function returnedTo({ own, ...kept }: Awaiting, input: TimingInput): Awaiting | null {
  if (own === undefined) return null;
  const person = { ...kept, bot: false };
  if (kept.graced === true || !isOver(own, input.now)) return { ...person, ...own };
  const whole = allowed(input.table.options.pace) ?? RETURN_GRACE;
  return { ...person, ...spanOf(input, Math.min(RETURN_GRACE, whole)), graced: true };
}

/** When a bot or stand-in moves: times that all at the table know, and the secret of the game's pace. */
function botSpan(input: TimingInput, game: OpenGame, seat: Seat): Span {
  const { now, table } = input;
  const wait = standInWait(input.standInSince(seat), now);
  return spanOf(input, Math.max(botDelay(table, game, seat), wait));
}

const spanOf = ({ now }: TimingInput, time: Millis | null): Span => ({
  due: time === null ? null : now + time,
  left: null,
});

const isOver = ({ due, left }: Span, now: Millis): boolean =>
  left === null ? due !== null && due <= now : left === 0;

/** Has this player used up the time and the grace for the decision that a bot now makes instead? */
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

/** How long a decision may take; null: without limit. */
export function allowed(pace: Pace): Millis | null {
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
 * When the table has to be woken; null: never again. The end of an idle table is days away and moves on
 * with every action: rounded to the minute, it keeps its place in the index.
 */
export function wakeOf(table: TableState, timing: Timing): Millis | null {
  const end = endDue(table, timing);
  if (end === null) return null;
  let next = end - (end % MINUTE);
  for (const { due } of timing.awaiting) if (due !== null) next = Math.min(next, due);
  return next;
}

/** When something is due next, bots' moves not included; null: never. */
export function nextDue(table: TableState, timing: Timing): Millis | null {
  let next = endDue(table, timing);
  if (next === null) return null;
  for (const { bot, due } of timing.awaiting) if (!bot && due !== null) next = Math.min(next, due);
  return next;
}

/** Seats of players whose time is up. */
export const lateSeats = ({ awaiting }: Timing, now: Millis): readonly Seat[] =>
  awaiting.flatMap(({ seat, bot, due }) => (!bot && due !== null && due <= now ? [seat] : []));

/** Seats of players who have not moved for long, at a table without clocks. */
export const slowSeats = (
  { awaiting, last }: Timing,
  { now, began, most }: { readonly now: Millis; readonly began: Millis; readonly most: Millis },
): readonly Seat[] =>
  awaiting.flatMap(({ seat, bot, due, left, since }) => {
    if (bot || due !== null || left !== null) return [];
    return now - Math.max(since ?? last, began) >= most ? [seat] : [];
  });

/** The clocks of players, as all see them. */
export const clocksOf = ({ awaiting }: Timing): readonly Clock[] =>
  awaiting
    .filter(({ bot, due, left }) => !bot && (due !== null || left !== null))
    .map(({ seat, due, left }) => ({ seat, due, left }));

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
function endDue(
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
