import { SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { Speed } from "../../shell/settings.js";
import { type Feed, isDealing, nextIn, type ViewEvent, waitingIn } from "./feed.js";
import { hasHeadline, isDecision, isOwn, type Watching, wordsIn } from "./headlines.js";

/** How fast events are shown. */
export interface Pace {
  readonly speed: Speed;
  /** A recorded game: what the viewer did takes its time like everything else. */
  readonly recorded: boolean;
  /** My clock runs: I must not wait long for what is still to be shown. */
  readonly clockRuns: boolean;
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
const DEAL = 4000;

const PER_WORD = 250;
const SHORTEST_READING = 900;
/** What is shown is drawn within this time. */
const DRAWING = 150;
/** Each event of a recorded game is shown at least this long, even at once. */
const SHORTEST_RECORDED = 350;
/** So many lines are in sight at the same time, on the smallest screen. */
export const LINES_IN_SIGHT = 4;
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

/** The lines in sight, by index, the oldest first. */
export const lastHeadlines = <G extends GameName>(feed: Feed<G>): readonly number[] =>
  feed.shown.flatMap((event, i) => (hasHeadline(event, feed) ? [i] : [])).slice(-LINES_IN_SIGHT);

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
  return Math.max(dealt, shownAt + gap, readAt({ feed, at }, next, speed));
}

/** When the lines have been read that the next event takes away. */
function readAt(
  { feed, at }: Pick<Timeline, "feed" | "at">,
  next: ViewEvent,
  speed: Speed,
): number {
  const lines = lastHeadlines(feed);
  const gone =
    next.type === "ended"
      ? lines
      : hasHeadline(next, feed) && lines.length === LINES_IN_SIGHT
        ? lines.slice(0, 1)
        : [];
  return Math.max(
    -Infinity,
    ...gone.flatMap((i) => {
      const event = feed.shown[i];
      return event === undefined ? [] : [(at[i] ?? 0) + readingTime(event, feed, speed)];
    }),
  );
}
