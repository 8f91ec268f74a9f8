import { describe, expect, it } from "vitest";
import {
  afterCards,
  announce,
  black,
  type CardTestOptions,
  type CardTestTable,
  cardRefusal,
  cardTable,
  cardViewAt,
  decline,
  demand,
  gathered,
  look,
  pair,
  places,
  publicCardTable,
  round,
} from "../../testing/index.js";
import { enumerate } from "../legal/enumerate.js";
import { legal } from "../legal/legal.js";
import { EDITION_NUMBERS, EDITIONS } from "../terms/config.js";

/** Red F 52, green B 11, blue Z 0; yellow, whom no one plays, is X 29. */
const three = (text: string, options: CardTestOptions = {}) =>
  gathered(text, { players: 3, ...options });

const metIn = ({ events }: CardTestTable) =>
  events.flatMap((event) => (event.type === "met" ? [event.meeting.agents.join(" ")] : []));
const outcomeOf = (table: CardTestTable) => {
  const { phase } = publicCardTable(table);
  return phase.type === "ended" ? phase.outcome : null;
};

describe("the fictitious agent", () => {
  it("[C7.1] plays in its place, after the last player", () => {
    const { events } = three("R M G S | B");
    const located = events.flatMap((event) => (event.type === "located" ? [event] : []));
    expect(located.map(({ colour }) => colour)).toEqual(["red", "green", "blue", "yellow"]);
    expect(located[3]?.location).toBe("salute");
  });

  it("[C7.1] plays first when it is first, and no one is asked", () => {
    const table = cardTable({ players: 3, first: "yellow", fictitious: places("G R M S B") });
    expect(publicCardTable(table).rounds[0]?.located).toEqual({ yellow: "sanGiorgio" });
    expect(publicCardTable(table).phase).toEqual({ type: "locating", colour: "red" });
  });

  it("[C7.1] is the colour that no one plays", () => {
    const table = cardTable({ seats: ["yellow", "red", "blue"], first: "green" });
    expect(Object.keys(publicCardTable(table).rounds[0]?.located ?? {})).toEqual(["green"]);
    expect(publicCardTable(table).phase).toEqual({ type: "locating", colour: "yellow" });
  });

  it("[C7.1] turns up one of its remaining locations at random, each once in five rounds", () => {
    // The other three follow each other, and the Ambassador follows them: few meet.
    let table = cardTable({ players: 3, fictitious: [], pile: places("S B R M G") });
    for (const text of ["R M G", "M G S", "G S B", "S B R", "B R M", "R M G"]) {
      table = settled(round(table, text));
    }
    const at = publicCardTable(table)
      .rounds.map(({ located }) => located.yellow)
      .slice(0, 5);
    expect([...at].sort()).toEqual([...places("R M G S B")].sort());
    expect(publicCardTable(table).rounds[5]?.located.yellow).toBeDefined();
  });

  it("[C7.1] makes three of two", () => {
    expect(metIn(three("R R G R | B"))).toEqual([]);
  });

  it("[C7.1] never chooses: the player who meets it decides alone", () => {
    const table = three("R M G R | B");
    expect(publicCardTable(table).phase).toMatchObject({ type: "meeting", choosers: [0] });
  });

  /** Each player who meets another does the plainest thing. */
  function settled(table: CardTestTable): CardTestTable {
    let now = table;
    for (;;) {
      const seat = ([0, 1, 2] as const).find(
        (each) => legal(cardViewAt(now, each)).awaits.type === "choose",
      );
      if (seat === undefined) return now;
      const { awaits } = legal(cardViewAt(now, seat));
      if (awaits.type !== "choose") return now;
      const [cards] = awaits.pairs;
      const plainest = cards !== undefined ? pair(...cards) : awaits.look ? look("left") : decline;
      now = afterCards(now, [seat, plainest]);
    }
  }
});

describe("alone with the fictitious agent", () => {
  it("[C7.2] the player looks at the left or the right card", () => {
    const table = three("R M G R | B");
    expect(legal(cardViewAt(table, 0)).awaits).toMatchObject({
      pairs: [],
      demands: [],
      look: true,
      pass: false,
      announce: true,
    });
    // Two sides, six codes.
    expect([...enumerate(cardViewAt(table, 0))]).toHaveLength(2 + 6);
  });

  const sides: readonly (readonly ["identity" | "number", "left" | "right", string])[] = [
    ["identity", "left", "black:identity:X"],
    ["identity", "right", "black:number:29"],
    ["number", "left", "black:number:29"],
    ["number", "right", "black:identity:X"],
  ];
  it.each(sides)("[C7.2] %s dealt left: the %s one is %s", (left, side, card) => {
    const table = afterCards(three("R M G R | B", { left }), [0, look(side)]);
    expect(table.events).toContainEqual({ type: "looked", seat: 0, side, card });
    expect(cardViewAt(table, 0).own?.seen).toEqual([{ type: "look", round: 1, side, card }]);
  });

  it("[C7.2] another time the other one, or the same again", () => {
    const fictitious = places("R M G S B");
    const start = cardTable({ players: 3, fictitious, pile: places("B S R M G") });
    const table = round(afterCards(round(start, "R M G"), [0, look("left")]), "M G R");
    expect(cardRefusal(table, 0, look("right"))).toBeNull();
    const [first, second] = afterCards(table, [0, look("left")]).events.filter(
      ({ type }) => type === "looked",
    );
    expect(second).toEqual(first);
  });

  it("[C7.2] is no meeting of agents who swap, or demand", () => {
    const table = three("R M G R | B");
    const cards = pair("identity:F", "identity:X");
    expect(cardRefusal(table, 0, cards)).toEqual({ code: "notHere", rule: "C4.1" });
    expect(cardRefusal(table, 0, demand("green"))).toEqual({ code: "notHere", rule: "C5.1" });
  });

  it("[C7.2] not where two players meet", () => {
    const table = three("R R G S | B");
    expect(cardRefusal(table, 0, look("left"))).toEqual({ code: "notHere", rule: "C7.2" });
  });
});

describe("the Ambassador with three players", () => {
  it("[C7.3] alone with the fictitious agent: nothing", () => {
    expect(metIn(three("R M G S | S"))).toEqual([]);
  });

  it("[C7.3] a demand may name the fictitious agent; the asker picks the side", () => {
    const table = three("R M G S | R");
    const { awaits } = legal(cardViewAt(table, 0));
    expect(awaits).toMatchObject({ demands: ["green", "blue", "yellow"], sided: "yellow" });
    // Two real agents, two sides, decline; six codes.
    expect([...enumerate(cardViewAt(table, 0))]).toHaveLength(2 + 2 + 1 + 6);
  });

  it("[C7.3] the card is looked at, at once", () => {
    const table = afterCards(three("R M G S | R"), [0, demand("yellow", "right")]);
    expect(table.events.slice(-3)).toEqual([
      { type: "demanded", seat: 0, of: "yellow", side: "right" },
      { type: "looked", seat: 0, side: "right", card: "black:number:29" },
      { type: "roundBegan", round: 2, first: "green" },
    ]);
  });

  it("[C7.3] without a side it is refused", () => {
    const table = three("R M G S | R");
    expect(cardRefusal(table, 0, demand("yellow"))).toEqual({ code: "whichSide", rule: "C7.3" });
  });

  it("[C7.3] a player has no sides", () => {
    const table = three("R M G S | R");
    expect(cardRefusal(table, 0, demand("blue", "left"))).toEqual({ code: "noSide", rule: "C5.1" });
  });

  it("[C5.1] a player is asked as with four", () => {
    const table = afterCards(three("R M G S | R"), [0, demand("blue")]);
    expect(cardRefusal(table, 2, black("black:number:0"))).toBeNull();
  });
});

describe("announcing with three players", () => {
  const met: Readonly<Record<string, string>> = {
    "an agent": "R R G S | B",
    "the fictitious agent": "R M G R | B",
    "the Ambassador": "R M G S | R",
  };
  for (const [whom, where] of Object.entries(met)) {
    it(`[C7.4] one may announce to ${whom}; it is made to no one as partner`, () => {
      const table = three(where);
      const chosen = afterCards(table, [0, announce(52, 11, 0, 29)]);
      const ended =
        whom === "an agent" ? afterCards(chosen, [1, pair("identity:B", "identity:X")]) : chosen;
      expect(ended.events).toContainEqual({
        type: "announced",
        seat: 0,
        code: [52, 11, 0, 29],
        to: null,
      });
    });
  }

  it.each(EDITIONS)("[C7.4] right: one point to the announcer alone, %s", (edition) => {
    const code = EDITION_NUMBERS[edition];
    const table = afterCards(three("R M G R | B", { edition }), [0, announce(...code)]);
    expect(outcomeOf(table)).toEqual({
      winners: [0],
      points: [1, 0, 0],
      reason: "codeRight",
      rule: "C7.4",
    });
  });

  it.each(EDITIONS)("[C7.4] wrong: one point to each of the other players, %s", (edition) => {
    const [f, b, z, x] = EDITION_NUMBERS[edition];
    const table = afterCards(three("R M G R | B", { edition }), [0, announce(f, b, x, z)]);
    expect(outcomeOf(table)).toEqual({
      winners: [1, 2],
      points: [0, 1, 1],
      reason: "wrongCode",
      rule: "C7.4",
    });
  });

  it("[C7.4] the code counts the fictitious agent's number, and both sides come to light", () => {
    const hands = ["F 0", "B 1", "X 2", "Z 3"];
    const table = afterCards(three("R M G R | B", { hands }), [0, announce(52, 11, 29, 0)]);
    expect(outcomeOf(table)?.reason).toBe("codeRight");
    expect(table.events.at(-1)).toMatchObject({
      revelation: {
        fictitious: {
          hand: { identity: "Z", number: 29 },
          sides: { left: "identity", right: "number" },
        },
      },
    });
  });
});
