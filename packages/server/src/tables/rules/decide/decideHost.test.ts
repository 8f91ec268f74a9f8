import type { PlayerId, TableEvent, TableOptions, TableState } from "@inkognito/protocol";
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
  options,
  playing,
  sat,
  type Wish,
} from "../../../testing/decisions.js";
import { tableOptions } from "../../../testing/options.js";
import { type Asking, decideCreate } from "./decide.js";

describe("creating", () => {
  it("opens a table whose next seed is sealed", () => {
    expect(decideCreate(asking(ANNA), options)).toEqual({
      ok: true,
      value: [
        { type: "created", host: ANNA, options },
        { type: "sealed", commitment: "next" },
      ],
    });
  });

  it("[C9.1] knows matches of the card game only", () => {
    const match: Partial<TableOptions> = { match: true };
    expect(decideCreate(asking(ANNA), { ...options, ...match }).ok).toBe(false);
    expect(decideCreate(asking(ANNA), tableOptions("card", 3, match)).ok).toBe(true);
  });
});

describe("the host", () => {
  const card = tableOptions("card", 4);

  it.each<[string, TableState, PlayerId | Asking, Wish, unknown]>([
    [
      "hands over",
      full(),
      ANNA,
      { type: "handOver", to: BERT },
      [{ type: "hostPassed", to: BERT }],
    ],
    [
      "not to someone without a chair",
      full(),
      ANNA,
      { type: "handOver", to: CARA },
      "noSuchPlayer",
    ],
    ["not to themselves", full(), ANNA, { type: "handOver", to: ANNA }, "noSuchPlayer"],
    ["not during a game", playing(), ANNA, { type: "handOver", to: BERT }, "notNow"],
    ["no one else does", full(), BERT, { type: "handOver", to: BERT }, "notHost"],
    [
      "changes the game",
      full(),
      ANNA,
      { type: "configure", options: card },
      [{ type: "configured", options: card }],
    ],
    ["not during one", playing(), ANNA, { type: "configure", options: card }, "notNow"],
    ["no one else does", full(), BERT, { type: "configure", options: card }, "notHost"],
    [
      "not to a match of the board game",
      full(),
      ANNA,
      { type: "configure", options: { ...options, match: true } },
      "badMessage",
    ],
    ["closes", full(), ANNA, { type: "close" }, [{ type: "closed", why: "host" }]],
    ["no one else does", full(), BERT, { type: "close" }, "notHost"],
    ["does not take the others' game away", playing(), ANNA, { type: "close" }, "notNow"],
    [
      "closes a game when the others have gone",
      playing(gone(1)),
      asking(ANNA, { deserted: [1] }),
      { type: "close" },
      [{ type: "closed", why: "host" }],
    ],
    [
      "does not count a player as gone for whom the host has called a bot",
      playing({ type: "stoodIn", seat: 1, why: "host" }),
      ANNA,
      { type: "close" },
      "notNow",
    ],
    [
      "nor a player who was late",
      playing({ type: "stoodIn", seat: 1, why: "late" }),
      ANNA,
      { type: "close" },
      "notNow",
    ],
    ["not twice", closed(), ANNA, { type: "close" }, "notNow"],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });

  it("takes no chair from a person by making the table smaller, but from a bot", () => {
    const large = after([{ type: "created", host: ANNA, options: card }]);
    const person = after([sat(3, BERT)], large);
    expect(decide(person, ANNA, { type: "configure", options })).toBe("wrongSeats");
    const machine = after([bot(3)], large);
    expect(decide(machine, ANNA, { type: "configure", options })).toEqual([
      { type: "configured", options },
    ]);
  });
});

describe("making a table public", () => {
  const listed = { ...options, listed: true };
  const card = tableOptions("card", 3);
  const vote = (...listing: PlayerId[]): TableEvent => ({ type: "configured", options, listing });
  const made: TableEvent = { type: "configured", options: listed };
  const publish = (wanted: boolean): Wish => ({ type: "publish", wanted });
  const asked = (...more: readonly TableEvent[]) => after([vote(ANNA), ...more], full());

  it.each<[string, TableState, PlayerId, Wish, unknown]>([
    ["is the host's to do alone", open(sat(0, ANNA)), ANNA, publish(true), [made]],
    ["also with the options", open(bot(1)), ANNA, { type: "configure", options: listed }, [made]],
    ["is asked of the others", full(), ANNA, publish(true), [vote(ANNA)]],
    ["also with the options", full(), ANNA, { type: "configure", options: listed }, [vote(ANNA)]],
    [
      "and what else is changed is changed at once",
      full(),
      ANNA,
      { type: "configure", options: { ...card, listed: true } },
      [
        { type: "configured", options: card },
        { type: "configured", options: card, listing: [ANNA] },
      ],
    ],
    ["is done when the last one agrees", asked(), BERT, publish(true), [made]],
    [
      "waits for all of them",
      asked({ type: "left", seat: 2 }, sat(2, CARA)),
      BERT,
      publish(true),
      [vote(ANNA, BERT)],
    ],
    ["is asked once", asked(), ANNA, publish(true), "notNow"],
    [
      "is done by the host when who did not agree has gone",
      asked({ type: "left", seat: 1 }),
      ANNA,
      publish(true),
      [made],
    ],
    ["can be declined by anyone who sits there", asked(), BERT, publish(false), [vote()]],
    ["can be taken back", asked(), ANNA, publish(false), [vote()]],
    ["cannot be declined before it is asked", full(), BERT, publish(false), "notNow"],
    ["is not asked by others than the host", full(), BERT, publish(true), "notHost"],
    ["is no business of strangers", asked(), CARA, publish(true), "notSeated"],
    ["is not done in a game", playing(), ANNA, publish(true), "notNow"],
    ["is not done twice", after([made], full()), ANNA, publish(true), "notNow"],
    [
      "is asked anew by another host",
      asked({ type: "hostPassed", to: BERT }),
      ANNA,
      publish(true),
      "notHost",
    ],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });

  it("can be undone by the host alone", () => {
    const state = after([made], full());
    expect(decide(state, ANNA, { type: "configure", options })).toEqual([
      { type: "configured", options },
    ]);
  });
});

describe("taking over", () => {
  const away = (player: PlayerId) => asking(player, { hostAway: true });
  const takeOver: Wish = { type: "takeOver" };

  it.each<[string, TableState, PlayerId, unknown]>([
    ["between games", full(), BERT, [{ type: "hostPassed", to: BERT }]],
    ["during one", playing(), BERT, [{ type: "hostPassed", to: BERT }]],
    ["from a host without a chair", open(sat(1, BERT)), BERT, [{ type: "hostPassed", to: BERT }]],
    [
      "by someone for whom a bot stands in",
      playing({ type: "stoodIn", seat: 1, why: "late" }),
      BERT,
      [{ type: "hostPassed", to: BERT }],
    ],
    ["not by someone without a chair", full(), CARA, "notSeated"],
    ["not by someone who has left the game", playing(gone(1)), BERT, "notNow"],
    ["not by the host", full(), ANNA, "notNow"],
    ["not at a closed table", closed(), BERT, "notNow"],
  ])("is for those who are there, when the host is away: %s", (_, state, by, expected) => {
    expect(decide(state, away(by), takeOver)).toEqual(expected);
  });

  it.each([full(), playing()])("is refused while the host is here", (state) => {
    expect(decide(state, BERT, takeOver)).toBe("hostHere");
  });

  it("lets a bot play for the one who was the host", () => {
    const state = after([{ type: "hostPassed", to: BERT }], playing());
    const host = asking(BERT, { absent: [0] });
    expect(decide(state, host, { type: "standIn", seat: 0 })).toEqual([
      { type: "stoodIn", seat: 0, why: "host" },
    ]);
  });
});

describe("starting", () => {
  it("begins with everybody who sits there, and seals the seed of the game after it", () => {
    const state = full();
    expect(decide(state, ANNA, { type: "start" })).toEqual([
      { type: "started", game: 1, config: options.config, seats: state.seats },
      { type: "sealed", commitment: "next" },
    ]);
  });

  it.each<[string, TableState, PlayerId, unknown]>([
    ["needs every chair", open(sat(0, ANNA), sat(1, BERT)), ANNA, "notEnough"],
    ["needs a person", open(bot(0), bot(1), bot(2)), ANNA, "notEnough"],
    ["needs the host", full(), BERT, "notHost"],
    ["is not done twice", playing(), ANNA, "notNow"],
  ])("%s", (_, state, by, expected) => {
    expect(decide(state, by, { type: "start" })).toEqual(expected);
  });

  it("counts games, and a player who left during one has to be replaced before the next", () => {
    const ended: TableEvent = { type: "ended", game: 1, winners: [0], match: null };
    expect(decide(playing(ended), ANNA, { type: "start" })).toContainEqual(
      expect.objectContaining({ type: "started", game: 2 }),
    );
    expect(decide(playing(gone(1), ended), ANNA, { type: "start" })).toBe("notEnough");
  });
});
