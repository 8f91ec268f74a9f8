import { describe, expect, it } from "vitest";
import { combinations } from "../../core/lists.js";
import { CARDS, type Card, faceOf, isCard, isTrue, sameCards, sortCards } from "./cards.js";
import type { Hand } from "./types.js";

const HAND: Hand = { identity: "Z", build: "fat", mission: "C" };

describe("cards", () => {
  it("[B1.2] a player has eight coloured cards, four identities and four builds", () => {
    expect(CARDS.filter((card) => !faceOf(card).grey)).toEqual([
      ...["identity:F", "identity:B", "identity:Z", "identity:X"],
      ...["build:tall", "build:short", "build:fat", "build:thin"],
    ]);
  });

  it("[B1.3] there are twelve grey cards, four of each kind", () => {
    expect(CARDS.filter((card) => faceOf(card).grey)).toEqual([
      ...["grey:identity:F", "grey:identity:B", "grey:identity:Z", "grey:identity:X"],
      ...["grey:build:tall", "grey:build:short", "grey:build:fat", "grey:build:thin"],
      ...["grey:mission:A", "grey:mission:B", "grey:mission:C", "grey:mission:D"],
    ]);
  });

  it.each<[Card, ReturnType<typeof faceOf>]>([
    ["identity:X", { kind: "identity", face: "X", grey: false, index: 3 }],
    ["build:tall", { kind: "build", face: "tall", grey: false, index: 4 }],
    ["grey:identity:F", { kind: "identity", face: "F", grey: true, index: 8 }],
    ["grey:build:thin", { kind: "build", face: "thin", grey: true, index: 15 }],
    ["grey:mission:D", { kind: "mission", face: "D", grey: true, index: 19 }],
  ])("[B1.3] the face of %s", (card, face) => {
    expect(faceOf(card)).toEqual(face);
  });

  it.each([
    "identity:A",
    "mission:A",
    "grey:tall",
    "build:Tall",
    "identity",
    "",
    7,
    null,
    undefined,
  ])("[B1.3] %s is no card", (value) => {
    expect(isCard(value)).toBe(false);
  });

  it("[B1.3] every card is one, and asking for the face of anything else throws", () => {
    expect(CARDS.every(isCard)).toBe(true);
    expect(() => faceOf("mission:A" as Card)).toThrow("no such card");
  });

  it("[B5.2] a card is true when it equals the grey one of its kind, itself coloured or grey", () => {
    expect(CARDS.filter((card) => isTrue(card, HAND))).toEqual([
      ...["identity:Z", "build:fat", "grey:identity:Z", "grey:build:fat"],
    ]);
  });

  it("[B5.3] the mission card never counts as true, not even one's own", () => {
    expect(isTrue("grey:mission:C", HAND)).toBe(false);
  });

  it("[B7.3] the same cards in another order are the same cards", () => {
    const shown: readonly Card[] = ["identity:F", "identity:Z", "build:fat"];
    expect(sameCards(shown, ["build:fat", "identity:F", "identity:Z"])).toBe(true);
  });

  it.each<[string, readonly Card[]]>([
    ["one card differs", ["identity:F", "identity:Z", "build:thin"]],
    ["one card is the grey twin", ["identity:F", "identity:Z", "grey:build:fat"]],
    ["one card fewer", ["identity:F", "identity:Z"]],
    ["one card more", ["identity:F", "identity:Z", "build:fat", "build:thin"]],
  ])("[B7.3] not the same cards: %s", (_, cards) => {
    expect(sameCards(cards, ["identity:F", "identity:Z", "build:fat"])).toBe(false);
  });

  it("[V] cards are sorted alike however they are laid down, so that the order tells nothing", () => {
    const laid: readonly Card[] = ["grey:mission:C", "build:fat", "identity:X", "grey:identity:Z"];
    const sorted = ["identity:X", "build:fat", "grey:identity:Z", "grey:mission:C"];
    expect(sortCards(laid)).toEqual(sorted);
    expect(sortCards([...laid].reverse())).toEqual(sorted);
    expect(laid[0]).toBe("grey:mission:C");
  });

  it("[B5.4] a combination takes no card twice and comes up once", () => {
    // 20 cards: 20·19·18 / (3·2·1) = 1140 trios, 20·19 / 2 = 190 pairs, and one way to take none.
    const trios = combinations(CARDS, 3);
    expect(trios.every((cards) => new Set(cards).size === 3)).toBe(true);
    expect(new Set(trios.map((cards) => sortCards(cards).join())).size).toBe(1140);
    expect([trios.length, combinations(CARDS, 2).length]).toEqual([1140, 190]);
    expect(combinations(CARDS, 0)).toEqual([[]]);
    expect(combinations(["identity:F"], 2)).toEqual([]);
  });
});
