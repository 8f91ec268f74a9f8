import type { Card, CardView, Seen } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { type CardTestOptions, cardTable, cardViewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { contradictions, why } from "./why.js";

/** Red is F, green B, blue Z, yellow X, with 13, 24, 47, 36. */
function viewWith(seen: readonly Seen[], options: CardTestOptions = {}): CardView {
  const view = cardViewAt(cardTable({ edition: "safe", ...options }), 0);
  return view.own === null ? view : { ...view, own: { ...view.own, seen } };
}

const pair = (from: Seat, ...cards: readonly Card[]): Seen => ({
  type: "pair",
  round: 1,
  from,
  to: 0,
  cards,
});
const black = (of: Seat, card: Card): Seen => ({ type: "black", round: 1, asker: 0, of, card });

const is = (colour: "green" | "blue" | "yellow", face: "B" | "Z" | "X") =>
  ({ type: "is", colour, face: { kind: "identity", face } }) as const;

describe("why something is certain", () => {
  it("[C4.1] worked example 4: 13 is mine, so Rob is Fiddlebottom", () => {
    const hands = ["B 0", "F 1", "Z 2", "X 3"];
    const seen = [pair(2, "identity:Z", "number:36"), pair(1, "identity:F", "number:13")];
    const face = { kind: "identity", face: "F" } as const;
    expect(why(viewWith(seen, { hands }), { type: "is", colour: "green", face })).toEqual({
      answers: [1],
      own: ["number"],
      once: ["number"],
    });
  });

  it("[C5.1] worked example 10: two black identities and my own leave the last", () => {
    const seen = [
      pair(3, "identity:X", "number:24"),
      black(1, "black:identity:B"),
      black(2, "black:identity:Z"),
    ];
    expect(why(viewWith(seen), is("yellow", "X"))).toEqual({
      answers: [1, 2],
      own: ["identity"],
      once: ["identity"],
    });
  });

  it("[C1.2] the code takes three of the numbers' places", () => {
    const seen = [
      black(1, "black:identity:B"),
      black(1, "black:number:24"),
      black(2, "black:identity:Z"),
      black(2, "black:number:47"),
    ];
    const claim = { type: "code", code: [13, 24, 47, 36] } as const;
    expect(why(viewWith(seen), claim)?.answers).toEqual([0, 1, 2, 3]);
    expect(why(viewWith(seen.slice(1)), claim)).toBeNull();
  });

  it("[C7.2] one look tells what lies on the other side", () => {
    const look: Seen = { type: "look", round: 1, side: "left", card: "black:identity:X" };
    const view = viewWith([pair(1, "identity:B", "number:13"), look], { players: 3 });
    const claim = { type: "side", side: "right", kind: "number" } as const;
    expect(why(view, claim)).toEqual({ answers: [1], own: [], once: [] });
    expect(why(view, { ...claim, kind: "identity" })).toBeNull();
  });
});

describe("guesses", () => {
  it("[C5.1] one that cannot be right comes with what it contradicts", () => {
    const guess = (face: "B" | "Z", right: boolean) =>
      ({ colour: "green", face: { kind: "identity", face }, is: right }) as const;
    const seen = [pair(2, "identity:Z", "number:36"), black(1, "black:identity:B")];
    expect(
      contradictions(viewWith(seen), [guess("B", true), guess("Z", true), guess("B", false)]),
    ).toEqual([
      { guesses: [1], because: { answers: [1], own: [], once: [] } },
      { guesses: [2], because: { answers: [1], own: [], once: [] } },
    ]);
  });
});
