import type { Seat } from "@inkognito/engine/core";
import type { PlayerId, TableEvent, TableState } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import {
  ANNA,
  after,
  asking,
  BERT,
  bot,
  CARA,
  closed,
  decide,
  full,
  gone,
  open,
  playing,
  sat,
  type Wish,
} from "../../../testing/decisions.js";
import type { Asking } from "./decide.js";

const ENTROPY = "0".repeat(32);

describe("chairs", () => {
  const sit = (seat: Seat) => ({ type: "sit", seat }) as const;

  it.each<[string, TableState, PlayerId | Asking, Wish, unknown]>([
    ["an empty chair is taken", open(), BERT, sit(1), [sat(1, BERT)]],
    ["a person's chair is not", open(sat(1, ANNA)), BERT, sit(1), "chairTaken"],
    ["a bot's chair is not", open(bot(1)), BERT, sit(1), "chairTaken"],
    ["no one has two", open(sat(1, BERT)), BERT, sit(2), "alreadySeated"],
    ["no one sits where no chair is", open(), BERT, sit(3), "wrongSeats"],
    ["not during a game", playing(), CARA, sit(2), "notNow"],
    ["not at a closed table", closed(), BERT, sit(1), "notNow"],
    [
      "not with someone who blocked them",
      open(),
      asking(BERT, { blocked: true }),
      sit(1),
      "unwelcome",
    ],
    [
      "not after having been removed",
      open(sat(1, BERT), { type: "removed", seat: 1, player: BERT }),
      BERT,
      sit(1),
      "unwelcome",
    ],
    [
      "a host places a bot",
      open(),
      ANNA,
      { type: "placeBot", seat: 1, level: "novice" },
      [{ type: "sat", seat: 1, sitter: { type: "bot", level: "novice" } }],
    ],
    [
      "and another one instead",
      open(bot(1)),
      ANNA,
      { type: "placeBot", seat: 1, level: "novice" },
      [{ type: "sat", seat: 1, sitter: { type: "bot", level: "novice" } }],
    ],
    [
      "not on a person",
      open(sat(1, BERT)),
      ANNA,
      { type: "placeBot", seat: 1, level: "agent" },
      "chairTaken",
    ],
    [
      "not beside the table",
      open(),
      ANNA,
      { type: "placeBot", seat: 4, level: "agent" },
      "wrongSeats",
    ],
    ["only the host does", open(), BERT, { type: "placeBot", seat: 1, level: "agent" }, "notHost"],
    ["not during a game", playing(), ANNA, { type: "placeBot", seat: 1, level: "agent" }, "notNow"],
    [
      "a host clears a bot away",
      open(bot(1)),
      ANNA,
      { type: "clear", seat: 1 },
      [{ type: "left", seat: 1 }],
    ],
    [
      "a person cleared away is removed",
      open(sat(1, BERT)),
      ANNA,
      { type: "clear", seat: 1 },
      [{ type: "removed", seat: 1, player: BERT }],
    ],
    [
      "the host is not removed from the own table",
      open(sat(1, ANNA)),
      ANNA,
      { type: "clear", seat: 1 },
      [{ type: "left", seat: 1 }],
    ],
    ["no one is cleared away from nowhere", open(), ANNA, { type: "clear", seat: 1 }, "chairEmpty"],
    ["nor from beside the table", open(), ANNA, { type: "clear", seat: 4 }, "wrongSeats"],
    ["only by the host", full(), BERT, { type: "clear", seat: 0 }, "notHost"],
    ["not during a game", playing(), ANNA, { type: "clear", seat: 1 }, "notNow"],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });
});

describe("adding to the deal", () => {
  const mix = (commitment: string): Wish => ({ type: "mix", commitment, entropy: ENTROPY });
  const mixed = (seat: Seat): TableEvent => ({ type: "mixed", seat, entropy: ENTROPY });
  const again = (): TableState => playing({ type: "ended", game: 1, winners: [0], match: null });

  it.each<[string, TableState, PlayerId, Wish, unknown]>([
    ["answers the commitment that is known", full(), BERT, mix("first"), [mixed(1)]],
    ["is for those with a chair", full(), CARA, mix("first"), "notSeated"],
    ["is no answer to what is not sealed", full(), BERT, mix("next"), "notNow"],
    ["is done once", after([mixed(1)], full()), BERT, mix("first"), "notNow"],
    ["is done for the next game once this one has begun", playing(), BERT, mix("next"), [mixed(1)]],
    ["comes too late for a game that has begun", playing(), BERT, mix("first"), "notNow"],
    ["is done for a rematch", again(), BERT, mix("next"), [mixed(1)]],
    [
      "is done again by a player who has sat down again",
      after([mixed(1), { type: "left", seat: 1 }, sat(1, BERT)], full()),
      BERT,
      mix("first"),
      [mixed(1)],
    ],
    ["is not done at a closed table", closed(), ANNA, mix("first"), "notNow"],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });

  const sharesOf = (state: TableState): readonly (string | null)[] =>
    state.seats.map((sitter) => (sitter?.type === "player" ? sitter.entropy : null));

  it("goes into the game that it was meant for, and into no other", () => {
    const before = after([mixed(1)], full());
    const started = decide(before, ANNA, { type: "start" });
    if (typeof started === "string") throw new Error(started);
    const [beginning] = started;
    expect(beginning).toMatchObject({ type: "started", seats: before.seats });
    expect(sharesOf(before)).toEqual([null, ENTROPY, null]);
    // A player who has not answered yet does not hold up the start; for the next one all are asked anew.
    expect(sharesOf(after(started, before))).toEqual([null, null, null]);
  });
});

describe("leaving", () => {
  it.each<[string, TableState, PlayerId, unknown]>([
    ["frees the chair before a game", full(), BERT, [{ type: "left", seat: 1 }]],
    ["leaves a stand-in during one", playing(), BERT, [{ type: "stoodIn", seat: 1, why: "left" }]],
    ["is done once", playing(gone(1)), BERT, "notNow"],
    [
      "turns a stand-in who may be sent home into one who stays",
      playing({ type: "stoodIn", seat: 1, why: "late" }),
      BERT,
      [{ type: "stoodIn", seat: 1, why: "left" }],
    ],
    ["needs a chair", full(), CARA, "notSeated"],
    [
      "passes the host on to the next person",
      full(),
      ANNA,
      [
        { type: "left", seat: 0 },
        { type: "hostPassed", to: BERT },
      ],
    ],
    [
      "passes a host on who never sat",
      open(bot(0), sat(1, BERT)),
      ANNA,
      [{ type: "hostPassed", to: BERT }],
    ],
    [
      "passes the host on during a game",
      playing(),
      ANNA,
      [
        { type: "stoodIn", seat: 0, why: "left" },
        { type: "hostPassed", to: BERT },
      ],
    ],
    [
      "closes the table with no one left",
      open(sat(0, ANNA), bot(1)),
      ANNA,
      [
        { type: "left", seat: 0 },
        { type: "closed", why: "host" },
      ],
    ],
    [
      "closes the game of the last one",
      playing(gone(1)),
      ANNA,
      [
        { type: "stoodIn", seat: 0, why: "left" },
        { type: "closed", why: "host" },
      ],
    ],
  ])("%s", (_, state, by, expected) => {
    expect(decide(state, by, { type: "leave" })).toEqual(expected);
  });

  it("passes the host on clockwise, not to the first chair", () => {
    const state = after(
      [{ type: "hostPassed", to: BERT }],
      open(sat(0, ANNA), sat(1, BERT), sat(2, CARA)),
    );
    expect(decide(state, BERT, { type: "leave" })).toContainEqual({ type: "hostPassed", to: CARA });
  });
});
