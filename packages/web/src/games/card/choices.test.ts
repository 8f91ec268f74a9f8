import { type Card, type Hand, legal } from "@inkognito/engine/card";
import { afterCards, cardTable, cardViewAt, gathered, pair } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { blankSlots, codeOf, completeSlots, fillSlot } from "./panels/CallPanel.js";
import { cardRows, pairGroups, shownTo, toggleCard } from "./panels/pairChoice.js";

const hand: Hand = { identity: "F", number: 52 };

describe("two cards to show", () => {
  it("[C4.2] black cards can be taken only where the edition allows it", () => {
    expect(cardRows(hand, "telephone").map((row) => row.length)).toEqual([4, 4, 2]);
    expect(cardRows(hand, "safe").map((row) => row.length)).toEqual([4, 4]);
  });

  it("[C4.1] a third card takes the place of the one of its sort", () => {
    const taken: readonly Card[] = ["identity:F", "identity:B"];
    expect(toggleCard(taken, "number:11", hand)).toEqual(["identity:F", "number:11"]);
    expect(toggleCard(taken, "black:number:52", hand)).toEqual(["identity:B", "black:number:52"]);
  });

  it("a card taken is put back by the next tap", () => {
    expect(toggleCard(["identity:F", "identity:B"], "identity:F", hand)).toEqual(["identity:B"]);
  });

  it("two of one sort leave the later of them when a third comes", () => {
    const taken: readonly Card[] = ["identity:B", "identity:Z"];
    expect(toggleCard(taken, "number:11", hand)).toEqual(["identity:Z", "number:11"]);
  });

  it("[C4.1] a fresh meeting has 12 pairs without and 12 with a black card", () => {
    const { awaits } = legal(cardViewAt(gathered("M M R S | B"), 0));
    if (awaits.type !== "choose") throw new Error("nothing to choose");
    expect(pairGroups(awaits.pairs).map(({ kind, pairs }) => [kind, pairs.length])).toEqual([
      ["coloured", 12],
      ["proof", 12],
    ]);
  });

  it("[C4.3] what was shown is remembered by whom it was shown to", () => {
    const table = afterCards(
      gathered("M M R S | B"),
      [0, pair("identity:F", "identity:B")],
      [1, pair("identity:B", "identity:F")],
    );
    const { own } = cardViewAt(table, 0);
    if (own === null) throw new Error("a spectator");
    expect(shownTo(own, 1)).toEqual([["identity:F", "identity:B"]]);
    expect(shownTo(own, 2)).toEqual([]);
  });
});

describe("four places for numbers", () => {
  it("[C6.1] one's own number stands at one's own place from the start", () => {
    expect(blankSlots(hand)).toEqual([52, null, null, null]);
    expect(blankSlots(null)).toEqual([null, null, null, null]);
  });

  it("[C6.1] one's own place and number cannot be changed", () => {
    const slots = blankSlots(hand);
    expect(fillSlot(slots, 0, 11, hand)).toBe(slots);
    expect(fillSlot(slots, 1, 52, hand)).toBe(slots);
  });

  it("a number leaves the place where it stood", () => {
    const once = fillSlot(blankSlots(hand), 1, 11, hand);
    expect(fillSlot(once, 2, 11, hand)).toEqual([52, null, 11, null]);
  });

  it("the last place takes what is left", () => {
    const two = fillSlot(fillSlot(blankSlots(hand), 1, 29, hand), 2, 11, hand);
    expect(codeOf(two)).toBeNull();
    expect(codeOf(completeSlots(two, "telephone"))).toEqual([52, 29, 11, 0]);
  });

  it("two open places stay open", () => {
    const one = fillSlot(blankSlots(hand), 1, 29, hand);
    expect(completeSlots(one, "telephone")).toEqual(one);
  });
});

it("[C2.1] the hands of these tests are those of the table", () => {
  expect(cardViewAt(cardTable(), 0).own?.hand).toEqual(hand);
});
