import { describe, expect, it } from "vitest";
import {
  afterCards,
  announce,
  type CardTestTable,
  cardRefusal,
  cardViewAt,
  decline,
  gathered,
  pair,
  publicCardTable,
} from "../../testing/index.js";
import { codesOf, enumerate } from "../legal/enumerate.js";
import { legal } from "../legal/legal.js";
import type { Code } from "../terms/types.js";

/** Red F 52 has met green B 11, the true partner; blue is Z 0, yellow X 29. */
const met = () => gathered("R R M S | B");
/** Red has met blue, an opponent. */
const stranger = () => gathered("R M R S | B");

const RIGHT: Code = [52, 11, 0, 29];
const WRONG: Code = [52, 11, 29, 0];
const RED = pair("identity:F", "identity:X");
const GREEN = pair("identity:B", "identity:X");

const outcomeOf = (table: CardTestTable) => {
  const { phase } = publicCardTable(table);
  return phase.type === "ended" ? phase.outcome : null;
};
const typesAfter = (before: CardTestTable, after: CardTestTable) =>
  after.events.slice(before.events.length).map(({ type }) => type);

describe("the code", () => {
  it("[C6.1] one's own number stands at one's own place", () => {
    expect(cardRefusal(met(), 0, announce(...RIGHT))).toBeNull();
    expect(cardRefusal(met(), 0, announce(...WRONG))).toBeNull();
    expect(cardRefusal(met(), 0, announce(11, 52, 0, 29))).toEqual({
      code: "ownNumberElsewhere",
      rule: "C6.1",
    });
  });

  it("[C6.1] the place is the agent's, not the seat's", () => {
    // Red is X with 52: the last place.
    const table = gathered("R R M S | B", { hands: ["X 0", "Z 1", "B 2", "F 3"] });
    expect(cardRefusal(table, 0, announce(29, 0, 11, 52))).toBeNull();
    expect(cardRefusal(table, 0, announce(52, 0, 11, 29))).toEqual({
      code: "ownNumberElsewhere",
      rule: "C6.1",
    });
  });

  it("[C6.1] not with a number of the other edition", () => {
    const refused = { code: "notTheNumbers", rule: "C6.1" };
    expect(cardRefusal(met(), 0, announce(52, 11, 0, 13))).toEqual(refused);
    const safe = gathered("R R M S | B", { edition: "safe" });
    expect(cardRefusal(safe, 0, announce(13, 24, 47, 29))).toEqual(refused);
  });

  it("[C6.1] not with a number twice", () => {
    const refused = { code: "notTheNumbers", rule: "C6.1" };
    expect(cardRefusal(met(), 0, announce(52, 11, 11, 29))).toEqual(refused);
    expect(cardRefusal(met(), 0, announce(52, 52, 0, 29))).toEqual(refused);
  });

  it("[C6.1] six codes are left to name: the others' three numbers in any order", () => {
    const codes = codesOf(cardViewAt(met(), 1));
    expect(new Set(codes.map(String)).size).toBe(3 * 2 * 1);
    expect(codes.every((code) => code[1] === 11)).toBe(true);
    const listed = [...enumerate(cardViewAt(met(), 1))].flatMap((action) =>
      action.type === "choose" && action.choice.type === "announce" ? [action.choice.code] : [],
    );
    expect(listed).toEqual(codes);
  });
});

describe("where one may announce", () => {
  it("[C6.1] four players: to the met agent, as one's partner", () => {
    const table = afterCards(met(), [0, announce(...RIGHT)], [1, GREEN]);
    expect(table.events).toContainEqual({ type: "announced", seat: 0, code: RIGHT, to: 1 });
  });

  it("[C6.1] four players: not to the Ambassador", () => {
    const table = gathered("R M G S | R");
    expect(cardRefusal(table, 0, announce(...RIGHT))).toEqual({
      code: "mayNotAnnounce",
      rule: "C6.1",
    });
    expect(legal(cardViewAt(table, 0)).awaits).toMatchObject({ announce: false });
  });

  it("[C6.1] only those in the meeting", () => {
    expect(cardRefusal(met(), 2, announce(...RIGHT))).toEqual({
      code: "notYourDecision",
      rule: "T3",
    });
  });

  it("[C6.1] the met agent cannot object: nothing more is asked", () => {
    const table = afterCards(met(), [1, GREEN], [0, announce(...RIGHT)]);
    expect(typesAfter(met(), table)).toEqual(["chose", "chose", "announced", "ended"]);
  });
});

describe("who wins", () => {
  it("[C6.2] the code is right and the met agent is the partner: the pair wins", () => {
    const table = afterCards(met(), [0, announce(...RIGHT)], [1, GREEN]);
    expect(outcomeOf(table)).toEqual({
      winners: [0, 1],
      points: [1, 1, 0, 0],
      reason: "codeRight",
      rule: "C6.2",
    });
  });

  it("[C6.2] a wrong code: the other pair wins", () => {
    const table = afterCards(met(), [0, announce(...WRONG)], [1, GREEN]);
    expect(outcomeOf(table)).toEqual({
      winners: [2, 3],
      points: [0, 0, 1, 1],
      reason: "wrongCode",
      rule: "C6.2",
    });
  });

  it("[C6.2] to a stranger: the other pair wins, though the code is right", () => {
    const cards = pair("identity:Z", "identity:X");
    const table = afterCards(stranger(), [0, announce(...RIGHT)], [2, cards]);
    expect(outcomeOf(table)).toEqual({
      winners: [2, 3],
      points: [0, 0, 1, 1],
      reason: "wrongPartner",
      rule: "C6.2",
    });
  });

  it("[C6.2] the pair is the two who are dealt it, wherever they sit", () => {
    const table = gathered("R M R S | B", { hands: ["X 3", "B 1", "Z 2", "F 0"] });
    const ended = afterCards(
      table,
      [0, pair("identity:X", "identity:F")],
      [2, announce(52, 11, 0, 29)],
    );
    expect(outcomeOf(ended)?.winners).toEqual([0, 2]);
  });

  it("[C6.2] the masks come off: all hands, and the seed", () => {
    const table = afterCards(met(), [0, announce(...RIGHT)], [1, GREEN]);
    expect(table.events.at(-1)).toMatchObject({
      type: "ended",
      revelation: {
        hands: [
          { identity: "F", number: 52 },
          { identity: "B", number: 11 },
          { identity: "Z", number: 0 },
          { identity: "X", number: 29 },
        ],
        fictitious: null,
      },
      seed: table.chance.seed,
    });
  });
});

describe("choosing at the same time", () => {
  it("[C6.3] nothing is resolved before both have chosen", () => {
    const table = afterCards(met(), [0, announce(...RIGHT)]);
    expect(typesAfter(met(), table)).toEqual(["chose"]);
    expect(publicCardTable(table).phase).toMatchObject({ choosers: [0, 1], chosen: [0] });
  });

  it("[C6.3] either may choose first", () => {
    const table = afterCards(met(), [1, GREEN], [0, RED]);
    const shows = table.events.flatMap((event) => (event.type === "swapped" ? event.shows : []));
    expect(shows.map(({ from }) => from)).toEqual([0, 1]);
  });

  it("[C6.3] one announces, the other shows: no cards are shown", () => {
    const table = afterCards(met(), [0, RED], [1, announce(...RIGHT)]);
    expect(typesAfter(met(), table)).toEqual(["chose", "chose", "announced", "ended"]);
    expect(table.events).toContainEqual({ type: "announced", seat: 1, code: RIGHT, to: 0 });
    expect(cardViewAt(table, 1).own?.seen).toEqual([]);
  });

  const both: Readonly<Record<string, readonly ["red" | "green", 0 | 1]>> = {
    "[C6.3] both announce: the earliest in this round's order counts": ["red", 0],
    "[C6.3] both announce, green plays first this round": ["green", 1],
  };
  for (const [title, [first, counts]] of Object.entries(both)) {
    it(title, () => {
      const table = gathered("R R M S | B", { first });
      const choices = [
        [0, announce(52, 11, 0, 29)] as const,
        [1, announce(0, 11, 52, 29)] as const,
      ];
      for (const order of [choices, choices.toReversed()]) {
        const announced = afterCards(table, ...order).events.filter((e) => e.type === "announced");
        expect(announced.map(({ seat }) => seat)).toEqual([counts]);
      }
    });
  }

  it.each([
    ["right", RIGHT],
    ["wrong", WRONG],
  ] as const)("[C6.3] a %s announcement ends the game: open meetings lapse", (_, code) => {
    const two = gathered("R R M M | B");
    const table = afterCards(two, [0, announce(...code)], [1, GREEN]);
    expect(table.events.filter(({ type }) => type === "met")).toHaveLength(1);
    expect(cardRefusal(table, 2, pair("identity:Z", "identity:X"))).toEqual({
      code: "gameOver",
      rule: "T4",
    });
  });

  it("[C6.3] an announcement in the second meeting ends the game too", () => {
    const one = afterCards(gathered("R R M M | B"), [0, RED], [1, GREEN]);
    const table = afterCards(
      one,
      [2, announce(52, 11, 0, 29)],
      [3, pair("identity:X", "identity:F")],
    );
    expect(outcomeOf(table)).toMatchObject({ winners: [2, 3], reason: "codeRight" });
  });

  it("[C6.3] without an announcement the round goes on", () => {
    const table = afterCards(gathered("R R M S | M"), [0, RED], [1, GREEN], [2, decline]);
    expect(publicCardTable(table).rounds).toHaveLength(2);
    expect(outcomeOf(table)).toBeNull();
  });
});
