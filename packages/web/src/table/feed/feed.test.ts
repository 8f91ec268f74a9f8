import { type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  catchUp,
  dealtIn,
  type Feed,
  isDealing,
  isSameGame,
  nextIn,
  openFeed,
  receive,
  showAll,
  showUntil,
  waitingIn,
} from "./feed.js";
import { recorded } from "./testing.js";

/** Told once, however often it is looked at. */
function remembered(game: GameName) {
  const { setup, tell, viewOf } = recorded(game);
  const viewers: readonly Viewer[] = [
    ...setup.setup.seats.map((_, seat) => seat as Seat),
    SPECTATOR,
  ];
  const told = new Map(viewers.map((viewer) => [viewer, tell(viewer)]));
  return { setup, viewers, viewOf, toldTo: (viewer: Viewer) => told.get(viewer) ?? [] };
}

/** Something that happens to a feed: so many events arrive, or so many are shown one by one. */
type Step = { readonly arrive: number } | { readonly show: number };

const steps = fc.array(
  fc.oneof(fc.record({ arrive: fc.nat({ max: 40 }) }), fc.record({ show: fc.nat({ max: 40 }) })),
  { maxLength: 30 },
);

describe.each(GAME_NAMES)("the feed of a %s game", (game) => {
  const { setup, viewers, toldTo, viewOf } = remembered(game);
  const viewer = fc.constantFrom(...viewers);
  const all = (of: Viewer): Feed => showAll(receive(openFeed(setup, of), toldTo(of)));

  it("shows in the end what the authority knows of the viewer", () => {
    for (const of of viewers) expect(all(of).view).toEqual(viewOf(of));
  });

  it("comes to the same, however events arrive and are shown, and never shows what is not there", () => {
    fc.assert(
      fc.property(viewer, steps, (of, happening: readonly Step[]) => {
        const events = toldTo(of);
        let feed = openFeed(setup, of);
        for (const step of happening) {
          if ("arrive" in step) {
            const { length } = feed.told;
            feed = receive(feed, events.slice(length, length + step.arrive));
          } else for (let i = 0; i < step.show; i += 1) feed = advance(feed);
          expect(feed.shown).toEqual(feed.told.slice(0, feed.shown.length));
          expect(nextIn(feed)).toBe(feed.told[feed.shown.length]);
          expect(waitingIn(feed)).toBe(feed.told.length - feed.shown.length);
        }
        const rest = receive(feed, events.slice(feed.told.length));
        expect(showAll(rest)).toEqual(all(of));
      }),
      { numRuns: 25 },
    );
  });

  it("deals once: when nothing has happened yet", () => {
    const told = toldTo(0);
    const dealt = told.findIndex(({ type }) => type === "dealt") + 1;
    expect(dealtIn(told.slice(0, dealt + 1))).toBe(dealt);
    expect([dealtIn(told), dealtIn(told.slice(0, dealt - 1))]).toEqual([null, null]);
    const feed = receive(openFeed(setup, 0), told);
    const at = told.map((_, i) => isDealing(showUntil(feed, i + 1)));
    expect(at.indexOf(true)).toBe(dealt - 1);
    expect(at.filter(Boolean)).toHaveLength(1);
    expect(isSameGame(feed, all(0))).toBe(true);
    expect(isSameGame(feed, openFeed(setup, 0))).toBe(false);
  });

  it("can be shown until any event, forwards and backwards", () => {
    const count = fc.nat({ max: toldTo(SPECTATOR).length + 5 });
    fc.assert(
      fc.property(count, count, (first, then) => {
        const blank = receive(openFeed(setup, SPECTATOR), toldTo(SPECTATOR));
        expect(showUntil(showUntil(blank, first), then)).toEqual(showUntil(blank, then));
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ["24 events wait to be played out", 24, false, 24],
    ["more than people want to watch are shown at once", 25, false, 0],
    ["a hidden page shows all at once", 3, true, 0],
  ])("%s", (_, count, isHidden, waiting) => {
    const begun = showAll(receive(openFeed(setup, 0), toldTo(0).slice(0, 2)));
    const feed = catchUp(receive(begun, toldTo(0).slice(2, 2 + count)), { isHidden });
    expect(waitingIn(feed)).toBe(waiting);
    expect(feed.view).toEqual(showUntil(all(0), 2 + count - waiting).view);
  });
});
