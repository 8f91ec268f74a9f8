import { type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import { describe, expect, it } from "vitest";
import { advance, type Feed, isAwaited, openFeed, receive, showAll, showUntil } from "./feed.js";
import { hasHeadline, isDecision, isOwn } from "./headlines.js";
import {
  dueAt,
  follow,
  inSight,
  type Pace,
  ROOMS,
  type Room,
  readingTime,
  type Timeline,
} from "./pace.js";
import { recorded } from "./testing.js";

const LIVE: Pace = { speed: "normal", recorded: false, clockRuns: false, room: ROOMS.large };
const GAMES = { board: recorded("board"), card: recorded("card") };
/** Both recorded games have at least three seats. */
const SEATS: readonly Viewer[] = [0, 1, 2];

/** A feed in which the first events are shown and all others wait. */
const waiting = (game: GameName, viewer: Viewer, shown = 1): Feed =>
  showUntil(receive(openFeed(GAMES[game].setup, viewer), GAMES[game].tell(viewer)), shown);

/** All the moments in which the page changed, until nothing waits. */
function play(from: Feed, pace: Pace = LIVE): readonly (Timeline & { readonly now: number })[] {
  let now = 0;
  let timeline = follow(null, from, now, pace);
  const moments = [{ ...timeline, now }];
  for (let due = dueAt(timeline, now, pace); due !== null; due = dueAt(timeline, now, pace)) {
    now = Math.max(now, due);
    timeline = follow(timeline, advance(timeline.feed), now, pace);
    moments.push({ ...timeline, now });
  }
  return moments;
}

/** The lines that can be seen: of those on the page the last ones that fit. */
const seenAt = ({ feed, since }: Timeline, room: Room): readonly number[] =>
  inSight(feed, room).filter((i) => i >= since);

/** Lines that left the sight before they were read. */
function tooShort(moments: ReturnType<typeof play>, room: Room): readonly string[] {
  const cameAt = new Map<number, number>();
  return moments.flatMap((moment, i) => {
    const seen = seenAt(moment, room);
    for (const line of seen) if (!cameAt.has(line)) cameAt.set(line, moment.now);
    return seenAt(moments[Math.max(0, i - 1)] ?? moment, room).flatMap((line) => {
      const event = moment.feed.shown[line];
      if (seen.includes(line) || event === undefined) return [];
      const time = moment.now - (cameAt.get(line) ?? 0);
      const needed = readingTime(event, moment.feed, "normal");
      return time < needed ? [`line ${line}: ${event.type}, ${time} of ${needed} ms`] : [];
    });
  });
}

/** The moments up to each decision of the viewer's, as if nothing else were known by then. */
const toDecisions = (game: GameName, viewer: Viewer, pace: Pace) => {
  const { told } = waiting(game, viewer);
  const full = showAll(waiting(game, viewer));
  const ends = told.flatMap((_, i) => (isAwaited(showUntil(full, i + 1)) ? [i + 1] : []));
  return ends.map((end, i) => {
    const open = openFeed(GAMES[game].setup, viewer);
    const from = showUntil(receive(open, told.slice(0, end)), (ends[i - 1] ?? 0) + 1);
    return play(from, pace);
  });
};

describe.each(GAME_NAMES)("a whole %s game at normal pace", (game) => {
  it.each<Viewer>([...SEATS, SPECTATOR])(
    "keeps each line in sight until it is read, for %s",
    (viewer) => {
      for (const room of Object.values(ROOMS)) {
        const moments = play(waiting(game, viewer), { ...LIVE, room });
        expect(tooShort(moments, room)).toEqual([]);
        expect(moments.length).toBeGreaterThan(50);
        // As much as fits is not held up.
        expect(
          tooShort(moments, { ...room, waiting: ROOMS.phone.busy, busy: ROOMS.phone.busy }),
        ).not.toEqual([]);
      }
    },
  );

  it.each(SEATS)("lets seat %i read what a decision leaves no room for", (viewer) => {
    const runs = toDecisions(game, viewer, { ...LIVE, room: ROOMS.phone });
    expect(runs.length).toBeGreaterThan(5);
    const others = GAMES[game].setup.setup.seats.length - 1;
    for (const moments of runs) {
      expect(tooShort(moments, ROOMS.phone)).toEqual([]);
      expect((moments.at(-1)?.now ?? 0) - (moments[0]?.now ?? 0)).toBeLessThanOrEqual(
        Math.max(3, others) * 7_000,
      );
    }
    const beside = { ...ROOMS.phone, busy: ROOMS.phone.waiting };
    const hasty = toDecisions(game, viewer, { ...LIVE, room: beside });
    expect(hasty.flatMap((moments) => tooShort(moments, ROOMS.phone))).not.toEqual([]);
  });

  it("shows the end only after all lines have been read", () => {
    const moments = play(waiting(game, SPECTATOR));
    const end = moments.findIndex(({ feed }) => feed.shown.at(-1)?.type === "ended");
    const before = moments[end - 1];
    if (before === undefined) throw new Error("no end");
    for (const i of seenAt(before, ROOMS.large)) {
      const event = before.feed.shown[i];
      if (event === undefined) throw new Error("no event");
      const time = (moments[end]?.now ?? 0) - (before.at[i] ?? 0);
      expect(time).toBeGreaterThanOrEqual(readingTime(event, before.feed, "normal"));
    }
  });

  it.each(SEATS)("takes at most 20 s between two decisions of seat %i", (viewer) => {
    const moments = play(waiting(game, viewer));
    let last = 0;
    for (const { feed, now } of moments) {
      const event = feed.shown.at(-1);
      if (event === undefined || !isOwn(event, feed)) continue;
      expect(now - last).toBeLessThanOrEqual(20_000);
      last = now;
    }
  });

  it("shows what I did at once, and pauses after what others did", () => {
    const moments = play(waiting(game, 0));
    let own = 0;
    for (const [i, { feed, now }] of moments.entries()) {
      const event = feed.shown.at(-1);
      const before = moments[i - 1];
      const last = before?.feed.shown.at(-1);
      if (event === undefined || before === undefined || last === undefined) continue;
      if (isOwn(event, feed)) {
        own += 1;
        expect(now).toBe(before.now);
      } else if (i > 1 && hasHeadline(last, before.feed)) {
        expect(now - before.now).toBeGreaterThanOrEqual(250);
      }
    }
    expect(own).toBeGreaterThan(5);
  });

  it("takes at most 2 s when my clock runs, however much waits", () => {
    const [first, ...rest] = play(waiting(game, 0), { ...LIVE, clockRuns: true });
    expect(rest.length).toBeGreaterThan(50);
    expect((rest.at(-1)?.now ?? 0) - (first?.now ?? 0)).toBeLessThanOrEqual(2001);
  });

  it("tells players who they are before anything happens, but takes none of their time", () => {
    const dealing = (viewer: Viewer, pace: Pace = LIVE): number => {
      const moments = play(waiting(game, viewer), pace);
      const at = moments.findIndex(({ feed }) => feed.shown.at(-1)?.type === "dealt");
      return (moments[at + 1]?.now ?? 0) - (moments[at]?.now ?? 0);
    };
    expect(dealing(0)).toBe(3000);
    expect(dealing(SPECTATOR)).toBeLessThan(1000);
    expect(dealing(0, { ...LIVE, clockRuns: true })).toBeLessThanOrEqual(2000);
    expect(dealing(0, { ...LIVE, speed: "instant" })).toBe(0);
  });

  it("takes twice as long when slow, and no time at once", () => {
    const timeOf = (speed: Pace["speed"]): number =>
      play(waiting(game, SPECTATOR), { ...LIVE, speed }).at(-1)?.now ?? 0;
    expect(timeOf("slow")).toBeCloseTo(2 * timeOf("normal"), -1);
    expect(timeOf("fast")).toBeLessThan(0.5 * timeOf("normal"));
    expect(timeOf("instant")).toBe(0);
  });

  it("takes its time for everything in a recorded game, whichever player did it", () => {
    const moments = play(waiting(game, 0), { ...LIVE, recorded: true });
    for (const [i, { now, feed }] of moments.slice(1, -1).entries()) {
      const event = feed.shown.at(-2);
      if (event === undefined) throw new Error("no event");
      expect(now - (moments[i]?.now ?? 0)).toBeGreaterThanOrEqual(
        readingTime(event, feed, "normal"),
      );
    }
  });

  it("lists what has happened since my last decision when the page is opened", () => {
    for (const viewer of SEATS) {
      const feed = showAll(waiting(game, viewer));
      const { since } = follow(null, feed, 0, LIVE);
      const before = feed.shown[since - 1];
      expect(before !== undefined && isDecision(before, feed)).toBe(true);
      expect(feed.shown.slice(since).some((event) => isDecision(event, feed))).toBe(false);
    }
  });

  it("begins anew when a decision is taken back", () => {
    const [, ...moments] = play(waiting(game, 1 as Seat));
    const before = moments.at(-1);
    if (before === undefined) throw new Error("no moment");
    const back = showUntil(before.feed, 20);
    const anew = follow(before, back, before.now, LIVE);
    expect(anew).toEqual(follow(null, back, before.now, LIVE));
    expect(anew.since).toBeLessThanOrEqual(20);
  });
});
