import { describe, expect, it } from "vitest";
import { COLOURS, type Colour } from "../../core/agents.js";
import {
  afterCards,
  type CardTestOptions,
  type CardTestTable,
  cardRefusal,
  cardTable,
  cardViewAt,
  decline,
  gathered,
  look,
  pair,
  pass,
  places,
  publicCardTable,
  round,
} from "../../testing/index.js";
import { enumerate } from "../legal/enumerate.js";
import { legal } from "../legal/legal.js";
import { meetingsOf, roundOf } from "../state/table.js";
import type { CardEvent } from "../terms/event.js";
import { LOCATIONS } from "../terms/types.js";

const typesOf = ({ events }: CardTestTable) => events.map(({ type }) => type);
const of = <T extends CardEvent["type"]>({ events }: CardTestTable, type: T) =>
  events.filter((event): event is CardEvent & { type: T } => event.type === type);

/** The meetings of the first round in their order, as in "red green", "blue +" with the Ambassador. */
const meetings = (text: string, options: CardTestOptions = {}): readonly string[] => {
  const { table } = gathered(text, options).state;
  const first = { ...table, rounds: table.rounds.slice(0, 1) };
  return meetingsOf(first).map(
    ({ agents, ambassador }) => `${agents.join(" ")}${ambassador ? " +" : ""}`,
  );
};

const firstsOf = (table: CardTestTable) => of(table, "roundBegan").map(({ first }) => first);

describe("playing locations", () => {
  it("[C3.1] clockwise from the first player, then the Ambassador's", () => {
    const table = gathered("R M G S | B", { first: "blue" });
    expect(of(table, "located").map(({ colour }) => colour)).toEqual([
      "blue",
      "yellow",
      "red",
      "green",
    ]);
    expect(typesOf(table).slice(2, 9)).toEqual([
      "roundBegan",
      ...Array(4).fill("located"),
      "ambassadorLocated",
      "roundBegan",
    ]);
  });

  it("[C3.1] no one else plays when it is someone's turn", () => {
    const locate = { type: "locate", location: "rialto" } as const;
    expect(cardRefusal(cardTable(), 1, locate)).toEqual({ code: "notYourDecision", rule: "T3" });
    expect(cardRefusal(cardTable(), 0, locate)).toBeNull();
  });

  it("[C3.1] the top of the Ambassador's pile is turned up, round by round", () => {
    const table = cardTable({ pile: places("B S R M G") });
    const played = round(round(table, "R M G S"), "M G R B");
    expect(of(played, "ambassadorLocated").map(({ location }) => location)).toEqual(places("B S"));
  });

  it("[C3.1] a location is face up at once, for those who watch too", () => {
    const table = afterCards(cardTable(), [0, { type: "locate", location: "salute" }]);
    expect(roundOf(cardViewAt(table, "spectator").table).located).toEqual({ red: "salute" });
  });

  it("[C3.1] all five are in hand at first, four in the second round", () => {
    const first = cardTable({ pile: places("B R M G S") });
    const second = round(first, "R M G S");
    expect(legal(cardViewAt(first, 0)).awaits).toEqual({ type: "locate", locations: LOCATIONS });
    expect(legal(cardViewAt(second, 1)).awaits).toEqual({
      type: "locate",
      locations: places("R G S B"),
    });
    expect([...enumerate(cardViewAt(second, 1))]).toHaveLength(4);
  });

  it("[C3.1] not a location that lies on the table", () => {
    const table = gathered("R M G S | B");
    expect(cardRefusal(table, 1, { type: "locate", location: "sanMarco" })).toEqual({
      code: "notInHand",
      rule: "C3.1",
    });
  });
});

describe("who meets", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    "[C3.2] two at a location": ["R R M S | B", ["red green"]],
    "[C3.2] no one": ["R M G S | B", []],
    "[C3.2] one with the Ambassador": ["R M G S | M", ["green +"]],
    "[C3.2] not three at a location": ["R R R S | B", []],
    "[C3.2] not two with the Ambassador": ["R R M S | R", []],
    "[C3.2] not three with the Ambassador": ["R R R S | R", []],
    "[C3.2] not all five": ["R R R R | R", []],
    "[C3.2] three, and one with the Ambassador": ["R R R S | S", ["yellow +"]],
    "[C3.2] two and two": ["R R M M | B", ["red green", "blue yellow"]],
    "[C3.2] two, and one with the Ambassador": ["R R M S | S", ["red green", "yellow +"]],
    "[C3.2] worked example 9: Rialto twice, San Marco twice and the Ambassador at San Marco": [
      "R M R M | M",
      ["red blue"],
    ],
  };
  for (const [title, [where, expected]] of Object.entries(rows)) {
    it(title, () => expect(meetings(where)).toEqual(expected));
  }

  it("[C3.2] where no one meets the next round begins at once", () => {
    const table = gathered("R R R S | B");
    expect(of(table, "met")).toEqual([]);
    expect(of(table, "roundBegan")).toHaveLength(2);
  });
});

describe("two meetings", () => {
  const rows: Readonly<Record<string, readonly [string, Colour, readonly string[]]>> = {
    "[C3.3] the first player's before": ["R M R M | B", "green", ["green yellow", "blue red"]],
    "[C3.3] the first player's before, whatever the location": [
      "M R M R | B",
      "red",
      ["red blue", "green yellow"],
    ],
    "[C3.3] the first player's before, with the Ambassador too": [
      "R S R M | S",
      "green",
      ["green +", "blue red"],
    ],
    "[C3.3] the first player in none: the earliest in this round's order before": [
      "R M S M | R",
      "blue",
      ["yellow green", "red +"],
    ],
    "[C3.3] the first player alone, yellow comes before red": [
      "R R S M | M",
      "blue",
      ["yellow +", "red green"],
    ],
  };
  for (const [title, [where, first, expected]] of Object.entries(rows)) {
    it(title, () => expect(meetings(where, { first })).toEqual(expected));
  }

  it("[C3.3] the second begins when the first is over", () => {
    const table = gathered("R R M S | S");
    const swapped = afterCards(
      table,
      [0, pair("identity:F", "identity:B")],
      [1, pair("identity:F", "identity:B")],
    );
    expect(of(table, "met").map(({ meeting }) => meeting.location)).toEqual(places("R"));
    expect(of(swapped, "met").map(({ meeting }) => meeting.location)).toEqual(places("R S"));
    expect(publicCardTable(afterCards(swapped, [3, decline])).rounds).toHaveLength(2);
  });

  it("[C3.3] the agents of a meeting stand in this round's order", () => {
    expect(meetings("R R M S | B", { first: "green" })).toEqual(["green red"]);
  });
});

describe("five rounds", () => {
  /** No one meets: all go round, one behind the other, and the Ambassador before them. */
  const CYCLE = ["R M G S", "M G S B", "G S B R", "S B R M", "B R M G"];
  const cycle = (table: CardTestTable, rounds = CYCLE): CardTestTable =>
    rounds.reduce((now, text) => round(now, text), table);
  const start = () => cardTable({ pile: places("B R M G S") });

  it("[C3.4] what was played stays out: in the fifth round one location is left", () => {
    const table = cycle(start(), CYCLE.slice(0, 4));
    expect(legal(cardViewAt(table, 0)).awaits).toEqual({
      type: "locate",
      locations: places("B"),
    });
    const other = cardRefusal(table, 0, { type: "locate", location: "rialto" });
    expect(other).toEqual({ code: "notInHand", rule: "C3.1" });
  });

  it("[C3.4] after five rounds everyone takes all five back", () => {
    const table = cycle(start());
    expect(publicCardTable(table).rounds).toHaveLength(6);
    expect(legal(cardViewAt(table, 1)).awaits).toEqual({ type: "locate", locations: LOCATIONS });
    expect(cardRefusal(table, 1, { type: "locate", location: "rialto" })).toBeNull();
  });

  it("[C3.4] the Ambassador's pile has each location once in five rounds, and is shuffled again", () => {
    const played = [...Array(20).keys()].reduce((now) => atRandom(now), start());
    const turned = of(played, "ambassadorLocated").map(({ location }) => location);
    const cycles = [0, 5, 10, 15].map((from) => turned.slice(from, from + 5));
    for (const each of cycles) expect([...each].sort()).toEqual([...LOCATIONS].sort());
    expect(new Set(cycles.map(String)).size).toBeGreaterThan(1);
  });

  it("[C3.4] the start passes on to the left, round by round", () => {
    const table = cycle(cardTable({ pile: places("B R M G S"), first: "blue" }));
    expect(firstsOf(table)).toEqual(["blue", "yellow", "red", "green", "blue", "yellow"]);
  });

  it("[C3.4] the start passes over the fictitious agent too", () => {
    const fictitious = places("S B R M G");
    const table = cycle(cardTable({ players: 3, pile: places("B R M G S"), fictitious }));
    expect(firstsOf(table)).toEqual([...COLOURS, "red", "green"]);
  });

  it("[C3.4] the start never passes to the Ambassador, wherever he sits", () => {
    const table = cardTable({ seats: ["red", "ambassador", "green", "blue", "yellow"] });
    const rounds = ["R M G S | B", "M G S B | R", "G S B R | M", "S B R M | G", "B R M G | S"];
    expect(firstsOf(cycle(table, rounds))).toEqual([...COLOURS, "red", "green"]);
  });

  /** One round with whatever is left; what is met is resolved in the plainest way. */
  function atRandom(table: CardTestTable): CardTestTable {
    const rounds = publicCardTable(table).rounds.length;
    let now = table;
    while (publicCardTable(now).rounds.length === rounds) now = afterCards(now, plainest(now));
    return now;
  }

  function plainest(table: CardTestTable): Parameters<typeof afterCards>[1] {
    for (const seat of [0, 1, 2, 3, 4] as const) {
      const { awaits } = legal(cardViewAt(table, seat));
      if (awaits.type === "locate" || awaits.type === "pick") {
        const location = awaits.locations[0] ?? "rialto";
        return [seat, { type: awaits.type, location }];
      }
      if (awaits.type !== "choose") continue;
      const [cards] = awaits.pairs;
      if (cards !== undefined) return [seat, pair(...cards)];
      if (awaits.demands.length > 0) return [seat, decline];
      return [seat, awaits.look ? look("left") : pass];
    }
    throw new Error("nothing is awaited");
  }
});
