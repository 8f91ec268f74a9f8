import type { Seat } from "@inkognito/engine/core";
import type { PlayerId, TableEvent, TableState } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import {
  ANNA,
  after,
  asking,
  BERT,
  CARA,
  closed,
  decide,
  full,
  gone,
  options,
  playing,
  sat,
  three,
  type Wish,
  wants,
} from "../../../testing/decisions.js";
import { decideLate } from "./decide.js";

describe("stand-ins", () => {
  const stoodIn = (seat: Seat, why: "asked" | "host"): TableEvent => ({
    type: "stoodIn",
    seat,
    why,
  });

  it.each<[string, TableState, PlayerId, Wish, unknown]>([
    ["come for oneself", playing(), BERT, { type: "standIn", seat: 1 }, [stoodIn(1, "asked")]],
    [
      "do not come for a player who is there, whatever the host asks",
      playing(),
      ANNA,
      { type: "standIn", seat: 1 },
      "playerHere",
    ],
    ["do not come when another one asks", playing(), BERT, { type: "standIn", seat: 0 }, "notHost"],
    ["do not come for bots", playing(), ANNA, { type: "standIn", seat: 2 }, "noSuchPlayer"],
    [
      "do not come twice",
      playing(stoodIn(1, "asked")),
      BERT,
      { type: "standIn", seat: 1 },
      "notNow",
    ],
    ["do not come before a game", full(), BERT, { type: "standIn", seat: 1 }, "notNow"],
    [
      "go again",
      playing(stoodIn(1, "host")),
      BERT,
      { type: "return" },
      [{ type: "returned", seat: 1 }],
    ],
    [
      "go also when someone had left",
      playing(gone(1)),
      BERT,
      { type: "return" },
      [{ type: "returned", seat: 1 }],
    ],
    ["cannot go when there is none", playing(), BERT, { type: "return" }, "notNow"],
    [
      "cannot be sent home by strangers",
      playing(stoodIn(1, "host")),
      CARA,
      { type: "return" },
      "notSeated",
    ],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });

  it("come when the host asks for a player who is absent, and only for that one", () => {
    const host = asking(ANNA, { absent: [1] });
    expect(decide(three(), host, { type: "standIn", seat: 1 })).toEqual([stoodIn(1, "host")]);
    expect(decide(three(), host, { type: "standIn", seat: 2 })).toBe("playerHere");
    expect(decide(three(), asking(BERT, { absent: [2] }), { type: "standIn", seat: 2 })).toBe(
      "notHost",
    );
  });

  it("do not go before they have moved for someone whose time is used up", () => {
    const state = playing({ type: "stoodIn", seat: 1, why: "late" });
    expect(decide(state, asking(BERT, { spent: true }), { type: "return" })).toBe("notNow");
  });

  it("come for everybody whose time is up", () => {
    expect(decideLate(playing(), [0, 1])).toEqual([
      { type: "stoodIn", seat: 0, why: "late" },
      { type: "stoodIn", seat: 1, why: "late" },
    ]);
  });
});

describe("pausing", () => {
  const pause = (wanted: boolean): Wish => ({ type: "pause", wanted });
  const paused = (): TableState => after([wants(0), wants(1), { type: "paused" }], playing());

  it.each<[string, TableState, PlayerId, Wish, unknown]>([
    ["waits for the others", playing(), ANNA, pause(true), [wants(0)]],
    [
      "begins when all people want it",
      playing(wants(0)),
      BERT,
      pause(true),
      [wants(1), { type: "paused" }],
    ],
    [
      "is taken back",
      playing(wants(0)),
      ANNA,
      pause(false),
      [{ type: "pauseWanted", seat: 0, wanted: false }],
    ],
    ["is not wanted twice", playing(wants(0)), ANNA, pause(true), "notNow"],
    ["is not taken back by someone who did not want it", playing(), ANNA, pause(false), "notNow"],
    ["is not for those who are stood in for", playing(gone(1)), BERT, pause(true), "notNow"],
    [
      "does not wait for those",
      playing(gone(1)),
      ANNA,
      pause(true),
      [wants(0), { type: "paused" }],
    ],
    ["is for people with a chair", playing(), CARA, pause(true), "notSeated"],
    ["is for games", full(), ANNA, pause(true), "notNow"],
    ["does not end for one", paused(), ANNA, pause(true), [wants(0)]],
    [
      "ends when all want to go on",
      after([wants(0)], paused()),
      BERT,
      pause(true),
      [wants(1), { type: "resumed" }],
    ],
    [
      "begins when the last one who did not want it leaves",
      playing(wants(0)),
      BERT,
      { type: "leave" },
      [gone(1), { type: "paused" }],
    ],
    [
      "ends when no one is left to agree",
      after([gone(1)], paused()),
      ANNA,
      { type: "standIn", seat: 0 },
      [{ type: "stoodIn", seat: 0, why: "asked" }, { type: "resumed" }],
    ],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });

  it("forgets what someone wanted who is stood in for", () => {
    const state = after(
      [wants(0), { type: "stoodIn", seat: 0, why: "late" }, { type: "returned", seat: 0 }],
      three(),
    );
    expect(decide(state, BERT, pause(true))).toEqual([wants(1)]);
  });
});

describe("talking", () => {
  const say: Wish = { type: "say", text: "hello" };
  const quiet = after([
    { type: "created", host: ANNA, options: { ...options, chat: false } },
    sat(0, ANNA),
  ]);

  it.each<[string, TableState, PlayerId, unknown]>([
    ["is for those with a chair", full(), BERT, [{ type: "said", player: BERT, text: "hello" }]],
    ["not for others", full(), CARA, "notSeated"],
    ["only where it is on", quiet, ANNA, "chatOff"],
    ["not at a closed table", closed(), ANNA, "notNow"],
  ])("%s", (_, state, by, expected) => {
    expect(decide(state, by, say)).toEqual(expected);
  });
});
