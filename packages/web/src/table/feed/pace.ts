import { SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { Speed } from "../../shell/settings.js";
import type { ViewEvent } from "./feed.js";
import { advance, type Feed, isAwaited, isDealing, nextIn, waitingIn } from "./feed.js";
import {
  concerns,
  hasHeadline,
  isDecision,
  isOwn,
  isRevealed,
  type Watching,
  wordsIn,
} from "./headlines.js";

/** How many rows of text are in sight of the two lists. */
interface Rows {
  readonly others: number;
  /** Of what concerns me. */
  readonly mine: number;
}

/** How much can be read at the same time on a screen. */
export interface Room {
  /** So many words fit into a row, at least. */
  readonly words: number;
  readonly waiting: Rows;
  /** Beside a decision, or beside cards that I am shown. */
  readonly busy: Rows;
}

const WIDE = { others: 6, mine: Number.POSITIVE_INFINITY };
const LOW = { waiting: { others: 6, mine: 2 }, busy: { others: 1, mine: 1 } };

/** The heights in ../lately.css belong to these numbers. */
export const ROOMS = {
  large: { words: 6, waiting: WIDE, busy: WIDE },
  tablet: { words: 12, ...LOW },
  phone: { words: 7, ...LOW },
} as const satisfies Readonly<Record<string, Room>>;

/** How fast events are shown. */
export interface Pace {
  readonly speed: Speed;
  /** A recorded game: what the viewer did takes its time like everything else. */
  readonly recorded: boolean;
  /** My clock runs: I must not wait long for what is still to be shown. */
  readonly clockRuns: boolean;
  readonly room: Room;
}

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/** How long an event plays before the next one may follow, in milliseconds at normal speed. */
const BEATS: Readonly<Partial<Record<ViewEvent["type"], number>>> = {
  turnBegan: 500,
  moved: 1000,
  walked: 1000,
  stepped: 800,
  asked: 800,
  answered: 900,
  objected: 900,
  banished: 900,
  announced: 1200,
  announcedAlone: 1200,
  handAnswered: 1200,
  sealed: 900,
  gestured: 900,
  roundBegan: 500,
  located: 600,
  ambassadorLocated: 600,
  met: 800,
  swapped: 1000,
  demanded: 900,
  blackShown: 1000,
  looked: 900,
};

/** So long the deal tells a player who they are. */
const DEAL = 3000;

const PER_WORD = 250;
const SHORTEST_READING = 900;
/** What is shown is drawn within this time. */
const DRAWING = 150;
/** Each event of a recorded game is shown at least this long, even at once. */
const SHORTEST_RECORDED = 350;
/** So many lines are shown of a game that is only looked at. */
const LAST_LINES = 4;
/** Events that wait are shown within this time, if their lines can be read that fast. */
const PATIENCE = 15_000;
/** No event follows another one faster than this, but for the clock. */
const SHORTEST_BEAT = 250;
/** Within this time all is shown while my clock runs. */
const PATIENCE_BY_CLOCK = 2_000;

/** How long a line that is shown again stays on the table, and before that how it was before. */
export const AGAIN = { before: 450, after: 2200 } as const;

/** How long the line of an event has to stay in sight. */
export const readingTime = (
  event: ViewEvent,
  watching: Pick<Watching, "setup">,
  speed: Speed,
): number =>
  (Math.max(SHORTEST_READING, wordsIn(event, watching) * PER_WORD) + DRAWING) * FACTOR[speed];

/** When what is on the page came there. */
export interface Timeline {
  readonly feed: Feed;
  /** By index in `shown`; what came before the first line has been read long ago. */
  readonly at: readonly number[];
  /** The first event whose line is on the page. */
  readonly since: number;
  /** Since when events have been waiting; null: none waits. */
  readonly waitingSince: number | null;
  /** Since when they have been waiting while my clock runs. */
  readonly clockSince: number | null;
}

/** The timeline after the feed has changed. */
export function follow(
  before: Timeline | null,
  feed: Feed,
  now: number,
  { speed, recorded, clockRuns }: Pace,
): Timeline {
  const known = before !== null && continues(before.feed, feed) ? before : null;
  const start = startOf(feed, recorded);
  // The lines that are on the page when it is opened have still to be read.
  const at = feed.shown.map(
    (_, i) => known?.at[i] ?? (known === null && i < start ? -Infinity : now),
  );
  const waits = waitingIn(feed) > 0;
  const isSame = known?.feed.shown.length === feed.shown.length;
  const from = known?.since ?? 0;
  // Lines that have not been read stay, also if I was quick to act.
  const unread = feed.shown.findIndex(
    (event, i) =>
      i >= from && hasHeadline(event, feed) && (at[i] ?? 0) + readingTime(event, feed, speed) > now,
  );
  return {
    feed,
    at,
    since: isSame ? from : Math.max(from, unread === -1 ? start : Math.min(start, unread)),
    waitingSince: waits ? (known?.waitingSince ?? now) : null,
    clockSince: waits && clockRuns ? (known?.clockSince ?? now) : null,
  };
}

/** Is it the same game with at least as much of it shown? */
const continues = (before: Feed, feed: Feed): boolean =>
  before.told[0] === feed.told[0] && before.shown.length <= feed.shown.length;

/** What has happened since my last decision; without a chair, the last few lines. */
function startOf(feed: Feed, recorded: boolean): number {
  const { shown, viewer } = feed;
  if (viewer === SPECTATOR || recorded) return lastHeadlines(feed).at(0) ?? shown.length;
  return shown.findLastIndex((event) => isDecision(event, feed)) + 1;
}

/** What is told in a line, by index, the oldest first. */
const linesIn = <G extends GameName>(feed: Feed<G>): readonly number[] =>
  feed.shown.flatMap((event, i) => (hasHeadline(event, feed) ? [i] : []));

/** The last lines of a game that is only looked at. */
export const lastHeadlines = <G extends GameName>(feed: Feed<G>): readonly number[] =>
  linesIn(feed).slice(-LAST_LINES);

/** The lines in sight, by index: of each list the last ones that fit, but always the last one. */
export function inSight(feed: Feed, room: Room): readonly number[] {
  const lines = linesIn(feed);
  const mine = new Set(
    lines.filter((i) => feed.shown.slice(i, i + 1).some((event) => concerns(event, feed))),
  );
  const rows = isBusy(feed) ? room.busy : room.waiting;
  const fitting = (some: readonly number[], count: number): readonly number[] => {
    let left = count;
    const first = some.findLastIndex((i) => {
      const event = feed.shown[i];
      left -= event === undefined ? 0 : Math.ceil(wordsIn(event, feed) / room.words);
      return left < 0;
    });
    return some.slice(Math.min(first + 1, some.length - 1));
  };
  const others = lines.filter((i) => !mine.has(i));
  return [...fitting(others, rows.others), ...fitting([...mine], rows.mine)];
}

/** Is a decision of mine on the screen, or cards that I was shown since the last one? */
function isBusy(feed: Feed): boolean {
  const since = feed.shown.findLastIndex((event) => isDecision(event, feed)) + 1;
  return isAwaited(feed) || feed.shown.slice(since).some((event) => isRevealed(event, feed));
}

/** When the next event is to be shown; null: none waits. */
export function dueAt(
  { feed, at, waitingSince, clockSince }: Timeline,
  now: number,
  pace: Pace,
): number | null {
  const next = nextIn(feed);
  const last = feed.shown.at(-1);
  if (next === undefined) return null;
  if (last === undefined) return now;
  const { speed, recorded } = pace;
  // What was there from the start has played long ago.
  const shownAt = Math.max(at.at(-1) ?? now, waitingSince ?? now);
  if (recorded) return shownAt + Math.max(SHORTEST_RECORDED, readingTime(last, feed, speed));
  if (FACTOR[speed] === 0 || isOwn(next, feed)) return now;
  const beat = (BEATS[last.type] ?? 0) * FACTOR[speed];
  const waiting = waitingIn(feed);
  const dealt = isDealing(feed) ? shownAt + DEAL * FACTOR[speed] : shownAt;
  if (clockSince !== null) {
    const from = Math.max(shownAt, clockSince);
    const left = Math.max(0, clockSince + PATIENCE_BY_CLOCK - from);
    return from + Math.min(beat, left / waiting);
  }
  const left = (waitingSince ?? now) + PATIENCE * FACTOR[speed] - shownAt;
  const gap = Math.min(beat, Math.max(SHORTEST_BEAT * FACTOR[speed], left / waiting));
  return Math.max(dealt, shownAt + gap, readAt({ feed, at }, pace));
}

/** When the lines have been read that the next event takes away. */
function readAt({ feed, at }: Pick<Timeline, "feed" | "at">, { speed, room }: Pace): number {
  const then = advance(feed);
  const stay = then.shown.at(-1)?.type === "ended" ? [] : inSight(then, room);
  const gone = inSight(feed, room).filter((i) => !stay.includes(i));
  return Math.max(
    -Infinity,
    ...gone.flatMap((i) => {
      const event = feed.shown[i];
      return event === undefined ? [] : [(at[i] ?? 0) + readingTime(event, feed, speed)];
    }),
  );
}
