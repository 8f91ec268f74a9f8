import type { CardView, Hand, Seen } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { type CardTestOptions, cardTable, cardViewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { knowledge } from "./knowledge.js";

/** A seat's view with these cards seen. Red is F, green B, blue Z, yellow X, with 13, 24, 47, 36. */
function viewWith(seen: readonly Seen[], options: CardTestOptions = {}, seat: Seat = 0): CardView {
  const view = cardViewAt(cardTable({ edition: "safe", ...options }), seat);
  return view.own === null ? view : { ...view, own: { ...view.own, seen } };
}

const knownWith = (...args: Parameters<typeof viewWith>) => knowledge(viewWith(...args));

type Pair = Extract<Seen, { type: "pair" }>;
const pairTo =
  (to: Seat) =>
  (from: Seat, ...cards: Pair["cards"]): Seen => ({ type: "pair", round: 1, from, to, cards });
const pair = pairTo(0);
const black = (of: Seat, card: Pair["cards"][number]): Seen => ({
  type: "black",
  round: 1,
  asker: 0,
  of,
  card,
});
const look = (side: "left" | "right", card: Pair["cards"][number]): Seen => ({
  type: "look",
  round: 1,
  side,
  card,
});

describe("how many worlds are left", () => {
  it.each([
    { name: "an agent: 3! · 3!", players: 4, seat: 0, worlds: 36 },
    { name: "with the fictitious agent's sides: 3! · 3! · 2", players: 3, seat: 0, worlds: 72 },
    { name: "the Ambassador's player: 4! · 4!", players: 5, seat: 4, worlds: 576 },
  ] as const)("[C2.1] $name", ({ players, seat, worlds }) => {
    expect(knownWith([], { players }, seat).worlds).toBe(worlds);
  });

  it.each([
    // Green is one of two, the others share what is left: 2 · 2! · 3!.
    { name: "two identities", cards: ["identity:B", "identity:Z"], worlds: 24 },
    // B without 24, 1 · 2 numbers, or 24 without B, 2 · 1 identities; 2! · 2! for the others: 4 · 4.
    { name: "an identity and a number", cards: ["identity:B", "number:24"], worlds: 16 },
    // My own identity is false: green holds 24; 3! · 2!.
    { name: "my own identity and a number", cards: ["identity:F", "number:24"], worlds: 12 },
    // Mine is false, so green is B: 2! · 3!.
    { name: "my own number and an identity", cards: ["identity:B", "number:13"], worlds: 12 },
  ] as const)("[C4.1] after $name", ({ cards, worlds }) => {
    expect(knownWith([pair(1, ...cards)]).worlds).toBe(worlds);
  });

  it.each([
    { cards: ["number:11", "black:identity:B"] },
    { cards: ["black:identity:B", "number:11"] },
  ] as const)("[C4.2] a black card proves, the card beside it is false: $cards", ({ cards }) => {
    // Green is B and holds 0 or 29, the others share what is left: 2 · 2! · 2!.
    expect(knownWith([pair(1, ...cards)], { edition: "telephone" }).worlds).toBe(8);
  });

  it("[C5.1] a demanded black card proves: 2! · 3!", () => {
    expect(knownWith([black(2, "black:identity:Z")]).worlds).toBe(12);
  });

  it("[C7.2] a look fixes the card and both sides: 2! · 3!", () => {
    const known = knownWith([look("right", "black:identity:X")], { players: 3 });
    expect(known.worlds).toBe(12);
    expect(known.sides).toEqual({ left: ["number"], right: ["identity"] });
  });

  it("[C4.1] what one has shown oneself tells nothing", () => {
    const mine = pairTo(1)(0, "identity:F", "number:24");
    expect(knownWith([mine]).worlds).toBe(36);
  });

  it("[V] a spectator knows nothing: 4! · 4!", () => {
    const view = cardViewAt(cardTable({ edition: "safe" }), "spectator");
    expect(knowledge(view).worlds).toBe(576);
  });
});

describe("what follows", () => {
  const bubble: Hand = { identity: "B", number: 13 };

  it("[C4.1] worked example 4: Rob shows Bubble with 13 Fiddlebottom and 13, so he is the partner", () => {
    const seen = [pair(1, "identity:F", "number:13")];
    const known = knownWith(seen, { hands: ["B 0", "F 1", "Z 2", "X 3"] });
    expect(viewWith([], { hands: ["B 0", "F 1", "Z 2", "X 3"] }).own?.hand).toEqual(bubble);
    expect(known.colours.green.identities).toEqual(["F"]);
    expect(known).toMatchObject({ partners: [1], partner: 1 });
  });

  it("[C5.1] worked example 10: Rob is Fiddlebottom, David is X, so Mario is Z", () => {
    const known = knownWith([black(1, "black:identity:F"), black(2, "black:identity:X")], {
      hands: ["B 0", "F 1", "X 2", "Z 3"],
    });
    expect(known.colours.yellow.identities).toEqual(["Z"]);
  });

  it("[C5.1] worked example 10: of two open numbers, one placed gives the other, and the code", () => {
    const identities = [black(1, "black:identity:F"), black(2, "black:identity:X")];
    const hands = { hands: ["B 0", "F 1", "X 2", "Z 3"] };
    const numbers = [black(1, "black:number:24"), black(2, "black:number:47")];
    expect(knownWith([...identities, ...numbers.slice(0, 1)], hands).codes).toEqual([
      [24, 13, 47, 36],
      [24, 13, 36, 47],
    ]);
    expect(knownWith([...identities, ...numbers], hands).code).toEqual([24, 13, 36, 47]);
  });

  it("[C7.1] without teams there is no partner", () => {
    expect(knownWith([], { players: 3 })).toMatchObject({ partners: [], partner: null });
  });

  it("[C8.1] five players: the partner is one of three in safe, none in telephone", () => {
    expect(knownWith([], { players: 5 })).toMatchObject({ partners: [1, 2, 3], partner: null });
    const seen = [black(2, "black:identity:B")];
    const hands = { hands: ["F 0", "Z 1", "B 2", "X 3"] };
    expect(knownWith(seen, { players: 5, ...hands })).toMatchObject({ partners: [2], partner: 2 });
    expect(knownWith(seen, { players: 5, edition: "telephone", ...hands }).partners).toEqual([]);
    expect(knownWith([], { players: 5 }, 4).partners).toEqual([]);
  });

  it("[C8.1] five players, safe, by version 1 of the rules: there is no partner", () => {
    const view = viewWith([], { players: 5 });
    const config = { ...view.table.config, rulesVersion: 1 } as const;
    expect(knowledge({ ...view, table: { ...view.table, config } }).partners).toEqual([]);
  });

  it("[C1.2] an agent knows one number of the code: six codes are possible", () => {
    const { codes, code } = knownWith([]);
    expect(codes).toHaveLength(6);
    expect(code).toBeNull();
    expect(codes.every(([first]) => first === 13)).toBe(true);
  });
});
