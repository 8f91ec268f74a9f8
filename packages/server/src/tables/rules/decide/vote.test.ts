import type { Seat } from "@inkognito/engine/core";
import type { Ballot, PlayerId, TableEvent, TableState } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import {
  ANNA,
  after,
  asking,
  BERT,
  bot,
  CARA,
  decide,
  full,
  gone,
  open,
  options,
  playing,
  sat,
  three,
} from "../../../testing/decisions.js";
import { decideAgreed } from "./agreed.js";
import { decideDeparture } from "./decide.js";

const NEXT: Ballot = { type: "next" };
const END: Ballot = { type: "end" };
const against = (seat: Seat): Ballot => ({ type: "standIn", seat });
const vote = (ballot: Ballot, wanted = true) => ({ type: "vote", ballot, wanted }) as const;
const voted = (seat: Seat, ballot: Ballot, wanted = true): TableEvent => ({
  type: "voted",
  seat,
  ballot,
  wanted,
});
const ended: TableEvent = { type: "ended", game: 1, winners: [0], match: null };
const between = (...events: readonly TableEvent[]): TableState => playing(ended, ...events);
const missing = (seat: Seat): TableEvent => ({ type: "stoodIn", seat, why: "missing" });
const begun = expect.objectContaining({ type: "started", game: 2 });
const sealed: TableEvent = { type: "sealed", commitment: "next" };

describe("the next game", () => {
  it.each<[string, TableState, PlayerId, boolean, unknown]>([
    ["is wanted by one, and waits for the other", between(), BERT, true, [voted(1, NEXT)]],
    [
      "begins when all agree, and any of them may be the last",
      between(voted(0, NEXT)),
      BERT,
      true,
      [voted(1, NEXT), begun, sealed],
    ],
    ["is not wanted now", between(voted(0, NEXT)), BERT, false, [voted(1, NEXT, false)]],
    ["may be wanted after all", between(voted(1, NEXT, false)), BERT, true, [voted(1, NEXT)]],
    ["is answered once", between(voted(1, NEXT)), BERT, true, "notNow"],
    ["is no question before the first game", full(), BERT, true, "notNow"],
    ["is no question during a game", playing(), BERT, true, "notNow"],
    ["is for those with a chair", between(), CARA, true, "notSeated"],
    [
      "waits for a free chair",
      between({ type: "left", seat: 2 }, voted(0, NEXT)),
      BERT,
      true,
      [voted(1, NEXT)],
    ],
    [
      "has been agreed to by sitting down",
      between({ type: "left", seat: 1 }, sat(1, CARA)),
      ANNA,
      true,
      [voted(0, NEXT), begun, sealed],
    ],
    [
      "is asked for anew when the options change",
      between(voted(0, NEXT), { type: "configured", options }),
      BERT,
      true,
      [voted(1, NEXT)],
    ],
  ])("%s", (_, state, by, wanted, expected) => {
    expect(decide(state, by, vote(NEXT, wanted))).toEqual(expected);
  });

  it("does not begin by itself without one who agreed and went, but at a pace of days", () => {
    const state = between(voted(1, NEXT));
    const gone = asking(ANNA, { away: [1] });
    expect(decide(state, gone, vote(NEXT))).toEqual([voted(0, NEXT)]);
    const slow = { ...state.options, pace: { type: "days", days: 3 } as const };
    expect(decide({ ...state, options: slow }, gone, vote(NEXT))).toContainEqual(begun);
  });

  it.each<[string, TableState, readonly PlayerId[] | undefined, unknown]>([
    ["does not begin over the head of one who has not answered", between(), [], "notAgreed"],
    ["nor of one who said not now", between(voted(1, NEXT, false)), [], "notAgreed"],
    ["begins with a bot for one who is named", between(), [BERT], [begun, sealed, missing(1)]],
    ["with all who agree", between(voted(1, NEXT)), [], [begun, sealed]],
    [
      "with a bot for one who agreed and went, if named",
      between(voted(1, NEXT)),
      [BERT],
      [begun, sealed, missing(1)],
    ],
    ["without all of them for an old page", between(), undefined, [begun, sealed, missing(1)]],
    ["never without the host who begins it", between(), [ANNA, BERT], [begun, sealed, missing(1)]],
  ])("begun by the host %s", (_, state, without, expected) => {
    const named = without === undefined ? {} : { without: [...without] };
    const request = { type: "start" as const, ...named };
    expect(decide(state, ANNA, request)).toEqual(expected);
  });

  it("before it, the host names whom the first game begins without", () => {
    const first = expect.objectContaining({ type: "started", game: 1 });
    expect(decide(full(), ANNA, { type: "start", without: [] })).toEqual([first, sealed]);
    expect(decide(full(), ANNA, { type: "start", without: [BERT] })).toEqual([
      first,
      sealed,
      missing(1),
    ]);
  });
});

describe("the end of a game", () => {
  const brokenOff: TableEvent = {
    type: "ended",
    game: 1,
    winners: [],
    match: null,
    brokenOff: true,
  };

  it.each<[string, TableState, PlayerId, readonly Seat[], unknown]>([
    ["is wanted by one, and waits for the other", playing(), BERT, [], [voted(1, END)]],
    ["comes when all agree", playing(voted(0, END)), BERT, [], [voted(1, END), brokenOff]],
    ["waits for none who has left", playing(gone(1)), ANNA, [], [voted(0, END), brokenOff]],
    ["waits for none who is away for long", playing(), ANNA, [1], [voted(0, END), brokenOff]],
    ["is not for those for whom a bot plays", playing(gone(1)), BERT, [], "notNow"],
    ["is no question between games", full(), ANNA, [], "notNow"],
  ])("%s", (_, state, by, longAway, expected) => {
    expect(decide(state, asking(by, { longAway }), vote(END))).toEqual(expected);
  });

  it("leaves the table as after any game, without a winner", () => {
    const state = playing(voted(0, END), voted(1, END), brokenOff);
    expect(state).toMatchObject({ phase: { type: "gathering" }, winners: [], endWanted: [] });
    expect(state.next).toEqual([null, null, null]);
  });
});

describe("a bot for another player", () => {
  const all = (): TableState => three();
  const stoodIn: TableEvent = { type: "stoodIn", seat: 2, why: "vote" };

  it.each<[string, TableState, PlayerId, Ballot, unknown]>([
    ["is wanted by one, and waits", all(), ANNA, against(2), [voted(0, against(2))]],
    [
      "plays when all others agree",
      after([voted(0, against(2))], all()),
      BERT,
      against(2),
      [voted(1, against(2)), stoodIn],
    ],
    ["is never wanted by one alone", playing(), ANNA, against(1), [voted(0, against(1))]],
    ["is not voted on for oneself", all(), ANNA, against(0), "notNow"],
    ["nor for a bot", playing(), ANNA, against(2), "noSuchPlayer"],
    ["nor where one plays", after([gone(2)], all()), ANNA, against(2), "notNow"],
    ["nor by one for whom a bot plays", after([gone(0)], all()), ANNA, against(2), "notNow"],
    ["nor before a game", full(), ANNA, against(1), "notNow"],
  ])("%s", (_, state, by, ballot, expected) => {
    expect(decide(state, by, vote(ballot))).toEqual(expected);
  });

  it("is wanted by fewer once one of them has a bot, and the player may come back", () => {
    const state = after([voted(0, against(2)), voted(1, against(2))], all());
    expect(state.standInWanted[2]).toEqual([0, 1]);
    expect(after([gone(0)], state).standInWanted).toEqual([[], [], [1]]);
    expect(after([voted(2, against(2), false)], state).standInWanted[2]).toEqual([]);
    expect(decide(after([stoodIn], state), CARA, { type: "return" })).toEqual([
      { type: "returned", seat: 2 },
    ]);
  });

  it("is taken back by the one who wanted it", () => {
    const state = after([voted(0, against(2))], all());
    expect(decide(state, ANNA, vote(against(2), false))).toEqual([voted(0, against(2), false)]);
    expect(decide(all(), ANNA, vote(against(2), false))).toBe("notNow");
  });
});

describe("a pause", () => {
  const pause = { type: "pause", wanted: true } as const;
  const wanted: TableEvent = { type: "pauseWanted", seat: 0, wanted: true };

  it("begins without those who have no page open", () => {
    expect(decide(three(), asking(ANNA, { away: [1, 2] }), pause)).toEqual([
      wanted,
      { type: "paused" },
    ]);
    expect(decide(three(), asking(ANNA, { away: [1] }), pause)).toEqual([wanted]);
  });

  it("is for all to agree at a pace of days", () => {
    const slow = { ...options, pace: { type: "days", days: 3 } as const };
    const state = { ...three(), options: slow };
    expect(decide(state, asking(ANNA, { away: [1, 2] }), pause)).toEqual([wanted]);
  });

  it("ends only with all, so that no clock runs for one who has not come back", () => {
    const state = after([{ type: "paused" }], three());
    expect(decide(state, asking(ANNA, { away: [1, 2] }), pause)).toEqual([wanted]);
  });
});

describe("when players go", () => {
  const wanted: TableEvent = { type: "pauseWanted", seat: 0, wanted: true };
  const agreed = (away: readonly Seat[], longAway: readonly Seat[], ...events: TableEvent[]) =>
    decideAgreed(after(events, three()), { away, longAway });

  it.each<[string, readonly TableEvent[], unknown]>([
    ["nothing was asked", agreed([1, 2], [1, 2]), []],
    ["a pause begins with those who stay", agreed([1, 2], [], wanted), [{ type: "paused" }]],
    ["a pause still waits for one", agreed([1], [], wanted), []],
    ["a pause goes on", agreed([1, 2], [1, 2], { type: "paused" }, wanted), []],
    ["a vote to end waits until they are away for long", agreed([1, 2], [1], voted(0, END)), []],
    [
      "and is settled then",
      agreed([1, 2], [1, 2], voted(0, END)),
      [expect.objectContaining({ type: "ended", brokenOff: true })],
    ],
    ["one alone calls no bot", agreed([1, 2], [1], voted(0, against(2))), []],
  ])("%s", (_, events, expected) => {
    expect(events).toEqual(expected);
  });
});

describe("the host's role", () => {
  it("passes to a player who is there when the host is deleted", () => {
    const state = open(sat(0, ANNA), sat(1, BERT), sat(2, CARA));
    expect(decideDeparture(state, { player: ANNA, away: [1] })).toMatchObject({
      value: [
        { type: "left", seat: 0 },
        { type: "hostPassed", to: CARA },
      ],
    });
  });

  it("passes to a player who is there before one who is away", () => {
    const state = open(sat(0, ANNA), sat(1, BERT), sat(2, CARA));
    const leave = { type: "leave" } as const;
    expect(decide(state, asking(ANNA, { away: [1] }), leave)).toContainEqual({
      type: "hostPassed",
      to: CARA,
    });
    expect(decide(state, asking(ANNA, { away: [1, 2] }), leave)).toContainEqual({
      type: "hostPassed",
      to: BERT,
    });
    expect(decide(open(sat(0, ANNA), bot(1)), ANNA, leave)).toContainEqual({
      type: "closed",
      why: "host",
    });
  });
});
