import { describe, expect, it } from "vitest";
import { AGENTS } from "../../core/agents.js";
import { cardTable, cardViewAt, gathered } from "../../testing/index.js";
import { codesOf } from "../legal/enumerate.js";
import { legal } from "../legal/legal.js";
import { blackCards, CARDS, type Card, faceOf, isCard, isTrue, sortCards } from "./cards.js";
import { EDITION_NUMBERS } from "./config.js";
import { LOCATIONS } from "./types.js";

/** What lies open when everything may be shown: the cards that occur in legal pairs. */
const shownIn = (edition: "telephone" | "safe"): readonly Card[] => {
  const { awaits } = legal(cardViewAt(gathered("R R M S | B", { edition }), 0));
  const cards = awaits.type === "choose" ? awaits.pairs.flat() : [];
  return sortCards([...new Set(cards)]);
};

describe("the sets", () => {
  it("[C1.1] a colour has four identities, four numbers and five locations", () => {
    const { awaits } = legal(cardViewAt(cardTable(), 0));
    const coloured = shownIn("safe");
    expect(coloured.filter((card) => card.startsWith("identity:"))).toHaveLength(4);
    expect(coloured.filter((card) => card.startsWith("number:"))).toHaveLength(4);
    expect(coloured).toHaveLength(8);
    expect(awaits.type === "locate" && awaits.locations).toHaveLength(5);
  });

  it("[C1.1] of the black ones everybody holds an identity and a number", () => {
    expect(shownIn("telephone").filter((card) => faceOf(card).black)).toEqual([
      "black:identity:F",
      "black:number:52",
    ]);
  });

  it("[C1.1] every card of both editions has its own name", () => {
    // Coloured and black: four identities, and four numbers in each of two editions.
    expect(new Set(CARDS).size).toBe(2 * (4 + 2 * 4));
    expect(CARDS.every(isCard)).toBe(true);
    expect(["identity:Q", "number:7", "black:52", "toString", 52].some(isCard)).toBe(false);
  });

  it("[C1.1] a card knows its kind, its face and whether it is black", () => {
    expect(faceOf("number:0")).toMatchObject({ kind: "number", face: 0, black: false });
    expect(faceOf("black:number:47")).toMatchObject({ kind: "number", face: 47, black: true });
    expect(faceOf("black:identity:Z")).toMatchObject({ kind: "identity", face: "Z", black: true });
  });

  it("[C1.2] the telephone's fragments are 52, 11, 0, 29", () => {
    expect(EDITION_NUMBERS.telephone).toEqual([52, 11, 0, 29]);
    expect(shownIn("telephone").slice(4, 8)).toEqual([
      "number:52",
      "number:11",
      "number:0",
      "number:29",
    ]);
  });

  it("[C1.2] the safe's numbers are 13, 24, 47, 36", () => {
    expect(EDITION_NUMBERS.safe).toEqual([13, 24, 47, 36]);
    expect(shownIn("safe").slice(4)).toEqual(["number:13", "number:24", "number:47", "number:36"]);
  });

  it("[C1.2] the code is read in the order F, B, Z, X", () => {
    expect(AGENTS).toEqual(["F", "B", "Z", "X"]);
    const own = ["F 1", "B 0", "Z 3", "X 2"].map((_, seat) =>
      codesOf(cardViewAt(cardTable({ hands: ["F 1", "B 0", "Z 3", "X 2"] }), seat as 0 | 1 | 2 | 3))
        .map((code) => code[seat])
        .filter((number, i, all) => all.indexOf(number) === i),
    );
    expect(own).toEqual([[11], [52], [29], [0]]);
  });

  it("[C1.3] the five locations", () => {
    expect(LOCATIONS).toEqual(["rialto", "sanMarco", "sanGiorgio", "salute", "bridgeOfSighs"]);
  });
});

describe("true and false", () => {
  const hand = { identity: "Z", number: 0 } as const;

  it("[C2.1] true is what has the face of an own black card, coloured or black", () => {
    const truths = CARDS.filter((card) => isTrue(card, hand));
    expect(truths).toEqual(["identity:Z", "number:0", "black:identity:Z", "black:number:0"]);
  });

  it("[C2.1] the black cards of a hand are its identity and its number", () => {
    expect(blackCards(hand)).toEqual(["black:identity:Z", "black:number:0"]);
  });

  it("[V] shown cards are sorted, so that the order of choosing tells nothing", () => {
    const sorted = ["identity:F", "number:0", "black:identity:Z"];
    expect(sortCards(["black:identity:Z", "number:0", "identity:F"])).toEqual(sorted);
    expect(sortCards(["number:0", "identity:F", "black:identity:Z"])).toEqual(sorted);
  });
});
