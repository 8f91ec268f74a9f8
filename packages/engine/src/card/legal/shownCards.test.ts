import { describe, expect, it } from "vitest";
import type { Seat } from "../../core/seat.js";
import {
  afterCards,
  type CardTestTable,
  cardRefusal,
  cardTable,
  cardViewAt,
  decline,
  gathered,
  pair,
  places,
  round,
} from "../../testing/index.js";
import type { Card } from "../terms/cards.js";
import { enumerate } from "./enumerate.js";
import { legal } from "./legal.js";
import { checkPair, legalPairs } from "./shownCards.js";

/** Red (F 52, in `safe` F 13) has met green (B 11, B 24). */
const met = (edition: "telephone" | "safe" = "telephone"): CardTestTable =>
  gathered("R R M S | B", { edition });

const pairsAt = (table: CardTestTable, seat: Seat): readonly (readonly Card[])[] => {
  const { awaits } = legal(cardViewAt(table, seat));
  return awaits.type === "choose" ? awaits.pairs : [];
};

/** One test a row: red's two cards, and after an arrow why they are refused. */
function rows(edition: "telephone" | "safe", table: Readonly<Record<string, string>>): void {
  for (const [title, row] of Object.entries(table)) {
    it(title, () => {
      const [cards = "", refused] = row.split(" -> ");
      const [code, rule] = refused?.split(" ") ?? [];
      const found = cardRefusal(met(edition), 0, pair(...(cards.split(" ") as Card[])));
      expect(found).toEqual(refused === undefined ? null : { code, rule });
    });
  }
}

describe("one true, one false", () => {
  rows("telephone", {
    "[C4.1] two identities": "identity:F identity:X",
    "[C4.1] two numbers": "number:52 number:0",
    "[C4.1] one of each, the identity true": "identity:F number:11",
    "[C4.1] one of each, the number true": "identity:Z number:52",
    "[C4.1] in either order": "identity:X identity:F",
    "[C4.1] two true ones": "identity:F number:52 -> notOneTrueOneFalse C4.1",
    "[C4.1] two false ones": "identity:B number:11 -> notOneTrueOneFalse C4.1",
    "[C4.1] the same true card twice": "identity:F identity:F -> notOneTrueOneFalse C4.1",
    "[C4.1] the same false card twice": "identity:B identity:B -> notOneTrueOneFalse C4.1",
    "[C4.1] a number of the other edition": "identity:F number:13 -> notYourCard C4.1",
    "[C4.1] one card": "identity:F -> malformed T1",
    "[C4.1] three cards": "identity:F identity:B number:11 -> malformed T1",
    "[C4.1] worked example 9: X and Fiddlebottom, two identities": "identity:X identity:F",
  });
  rows("safe", {
    "[C4.1] safe: two numbers": "number:13 number:47",
    "[C4.1] safe: two true ones": "identity:F number:13 -> notOneTrueOneFalse C4.1",
    "[C4.1] safe: a fragment of the telephone number": "identity:F number:52 -> notYourCard C4.1",
  });

  it("[C4.1] the two swap: each is shown the other's pair", () => {
    const [red, green] = [["identity:F", "number:11"] as const, ["identity:B", "identity:X"]];
    const table = afterCards(met(), [0, pair(...red)], [1, pair("identity:X", "identity:B")]);
    expect(table.events.findLast(({ type }) => type === "swapped")).toEqual({
      type: "swapped",
      shows: [
        { from: 0, to: 1, cards: red },
        { from: 1, to: 0, cards: green },
      ],
    });
  });

  it("[C4.1] it is compulsory", () => {
    expect(cardRefusal(met(), 0, decline)).toEqual({ code: "notHere", rule: "C5.1" });
  });

  it("[C4.1] only those who meet show cards", () => {
    const cards = pair("identity:Z", "identity:X");
    expect(cardRefusal(met(), 2, cards)).toEqual({ code: "notYourDecision", rule: "T3" });
    const alone = gathered("R M G S | M");
    expect(cardRefusal(alone, 1, pair("identity:B", "identity:X"))).toEqual({
      code: "notHere",
      rule: "C4.1",
    });
  });

  it("[C4.1] a choice is final", () => {
    const chosen = afterCards(met(), [0, pair("identity:F", "identity:X")]);
    const again = cardRefusal(chosen, 0, pair("identity:F", "identity:Z"));
    expect(again).toEqual({ code: "notYourDecision", rule: "T3" });
  });

  it("[C4.1] worked example 4: one who shows Bubble the F and the own 13 can only be F", () => {
    const cards: readonly Card[] = ["identity:F", "number:13"];
    const may = (identity: "F" | "Z" | "X", number: 24 | 47 | 36): boolean =>
      checkPair({ hand: { identity, number }, edition: "safe", earlier: [] }, cards) === null;
    const others = (["F", "Z", "X"] as const).map((identity) =>
      ([24, 47, 36] as const).map((number) => may(identity, number)),
    );
    expect(others).toEqual([Array(3).fill(true), Array(3).fill(false), Array(3).fill(false)]);
  });
});

describe("black cards", () => {
  rows("telephone", {
    "[C4.2] the black identity as the true card": "black:identity:F number:11",
    "[C4.2] the black number as the true card": "black:number:52 identity:X",
    "[C4.2] never both": "black:identity:F black:number:52 -> notOneTrueOneFalse C4.1",
    "[C4.2] not with its coloured twin": "black:identity:F identity:F -> notOneTrueOneFalse C4.1",
    "[C4.2] not with another true card": "black:identity:F number:52 -> notOneTrueOneFalse C4.1",
    "[C4.2] not someone else's": "black:identity:B identity:F -> notYourCard C4.1",
    "[C4.2] not someone else's number": "number:52 black:number:11 -> notYourCard C4.1",
  });
  rows("safe", {
    "[C4.2] safe: no black identity": "black:identity:F number:24 -> noBlackCards C4.2",
    "[C4.2] safe: no black number": "black:number:13 identity:B -> noBlackCards C4.2",
    "[C4.2] safe: not someone else's": "black:identity:B identity:F -> notYourCard C4.1",
  });
});

describe("how many pairs", () => {
  it("[C4.2] telephone: two true faces, coloured or black, times six false cards", () => {
    const pairs = pairsAt(met(), 0);
    expect(new Set(pairs.map(String)).size).toBe(2 * 2 * 6);
    expect(pairs).toHaveLength(24);
  });

  it("[C4.2] safe: two true cards times six false ones", () => {
    expect(pairsAt(met("safe"), 0)).toHaveLength(2 * 6);
  });

  it("[C4.1] what one may choose in a meeting of four: 24 pairs, six codes", () => {
    expect([...enumerate(cardViewAt(met(), 0))]).toHaveLength(24 + 6);
  });
});

describe("the same pair again", () => {
  const RED = pair("identity:F", "identity:X");
  const GREEN = pair("identity:B", "identity:X");

  /** Red and green meet in each of the rounds, which take place where no one else is. */
  const start = (edition: "telephone" | "safe" = "telephone") =>
    cardTable({ edition, pile: places("B S G M R") });
  const again = (table: CardTestTable): CardTestTable =>
    round(afterCards(round(table, "R R M S"), [0, RED], [1, GREEN]), "M M G R");

  it("[C4.3] is refused", () => {
    expect(cardRefusal(again(start()), 0, RED)).toEqual({ code: "shownBefore", rule: "C4.3" });
  });

  it("[C4.3] is refused in the other order too", () => {
    const other = pair("identity:X", "identity:F");
    expect(cardRefusal(again(start()), 0, other)).toEqual({ code: "shownBefore", rule: "C4.3" });
  });

  it("[C4.3] one card must differ: the black twin is another card", () => {
    const table = again(start());
    expect(cardRefusal(table, 0, pair("black:identity:F", "identity:X"))).toBeNull();
    expect(cardRefusal(table, 0, pair("identity:F", "identity:Z"))).toBeNull();
    expect(cardRefusal(table, 0, pair("number:52", "identity:X"))).toBeNull();
  });

  it("[C4.3] is not among what is offered", () => {
    expect(pairsAt(again(start()), 0)).toHaveLength(24 - 1);
    expect(pairsAt(again(start("safe")), 0)).toHaveLength(12 - 1);
  });

  it("[C4.3] the record is per player shown to", () => {
    const swapped = afterCards(round(start(), "R R M S"), [0, RED], [1, GREEN]);
    const elsewhere = round(swapped, "G M G R");
    expect(cardRefusal(elsewhere, 0, RED)).toBeNull();
    expect(pairsAt(elsewhere, 0)).toHaveLength(24);
  });

  it("[C4.3] both of them keep one", () => {
    expect(cardRefusal(again(start()), 1, GREEN)).toEqual({ code: "shownBefore", rule: "C4.3" });
  });

  it.each([
    ["telephone", 52, 24],
    ["safe", 13, 12],
  ] as const)("[C4.3] %s: when all are used up, any may be shown again", (edition, number, all) => {
    const hand = { identity: "F", number } as const;
    const fresh = legalPairs({ hand, edition, earlier: [] });
    const [last = []] = fresh.slice(-1);
    const almost = { hand, edition, earlier: fresh.slice(0, -1) };
    const usedUp = { hand, edition, earlier: fresh };
    expect(legalPairs(almost)).toEqual([last]);
    expect(checkPair(almost, fresh[0] ?? [])).toEqual({ code: "shownBefore", rule: "C4.3" });
    expect(legalPairs(usedUp)).toHaveLength(all);
    for (const cards of fresh) expect(checkPair(usedUp, cards)).toBeNull();
  });

  it("[C4.3] when all are used up, what is not legal is still refused", () => {
    const situation = { hand: { identity: "F", number: 13 }, edition: "safe" } as const;
    const earlier = legalPairs({ ...situation, earlier: [] });
    expect(checkPair({ ...situation, earlier }, ["identity:F", "number:13"])).toEqual({
      code: "notOneTrueOneFalse",
      rule: "C4.1",
    });
  });
});
