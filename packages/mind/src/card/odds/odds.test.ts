import type { Card, Seen } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { type CardTestOptions, cardTable, cardViewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { beliefOf } from "./belief.js";
import { bitsTold, forecast } from "./bits.js";
import { truthful } from "./choices.js";
import { leaks } from "./leaks.js";
import { chanceThat, odds } from "./odds.js";

/** A seat's view with these cards seen. Red is F, green B, blue Z, yellow X, with 13, 24, 47, 36. */
function viewWith(seen: readonly Seen[], options: CardTestOptions = {}, seat: Seat = 0) {
  const view = cardViewAt(cardTable({ edition: "safe", ...options }), seat);
  return view.own === null ? view : { ...view, own: { ...view.own, seen } };
}

const pair = (from: Seat, to: Seat, ...cards: readonly Card[]): Seen => ({
  type: "pair",
  round: 1,
  from,
  to,
  cards,
});
const black = (of: Seat, asker: Seat, card: Card): Seen => ({
  type: "black",
  round: 1,
  asker,
  of,
  card,
});
const look = (side: "left" | "right", card: Card): Seen => ({ type: "look", round: 1, side, card });

describe("odds", () => {
  it("[C2.1] before anything is shown all deals are equally likely", () => {
    const { worlds, bits, partner, codes, sides } = odds(viewWith([]));
    expect(worlds).toBe(36);
    expect(bits).toBeCloseTo(Math.log2(36), 12);
    expect(partner.map((each) => each.toFixed(6))).toEqual([
      "0.000000",
      "0.333333",
      "0.333333",
      "0.333333",
    ]);
    expect(codes).toHaveLength(6);
    expect(codes[0]?.odds).toBeCloseTo(1 / 6, 12);
    expect(sides).toBeNull();
  });

  it("[C8.1] five players: each other agent is the partner in one of three deals in safe", () => {
    const five = (edition: "safe" | "telephone", seat: Seat) =>
      odds(viewWith([], { players: 5, edition }, seat)).partner.map((each) => each.toFixed(3));
    expect(five("safe", 1)).toEqual(["0.333", "0.000", "0.333", "0.333", "0.000"]);
    expect(new Set(five("safe", 4))).toEqual(new Set(["0.000"]));
    expect(new Set(five("telephone", 1))).toEqual(new Set(["0.000"]));
  });

  it("[C4.1] a pair of an identity and a number: each of the four hands is as likely", () => {
    // B without 24: 47 or 36; 24 without B: Z or X. Every hand has twelve pairs.
    const { colours } = odds(viewWith([pair(1, 0, "identity:B", "number:24")]));
    expect(colours.green.identities.B).toBeCloseTo(1 / 2, 12);
    expect(colours.green.numbers.map(({ odds }) => odds.toFixed(6))).toEqual([
      "0.000000",
      "0.500000",
      "0.250000",
      "0.250000",
    ]);
  });

  it("[C5.2] safe: the second black card is no choice, telephone: it is one of two", () => {
    const seen = [black(1, 0, "black:identity:B")];
    const asked = { type: "black", of: 1, asker: 0 } as const;
    const safe = forecast(beliefOf(viewWith(seen)), asked);
    expect(safe.answers.map(({ odds }) => odds.toFixed(6))).toEqual(Array(3).fill("0.333333"));
    const options = { edition: "telephone" } as const;
    const free = forecast(beliefOf(viewWith(seen, options)), asked);
    expect(free.answers.map(({ odds }) => odds.toFixed(6)).sort()).toEqual([
      ...Array(3).fill("0.166667"),
      "0.500000",
    ]);
  });

  it("[C6.2] together: the partner with the code", () => {
    const known = odds(viewWith([]));
    const isSo = chanceThat(
      known,
      ({ identities, code }) => identities[1] === "B" && code[1] === 24,
    );
    expect(isSo).toBeCloseTo(1 / 9, 12);
  });

  it("[C7.2] a look tells both sides", () => {
    const { sides } = odds(viewWith([look("right", "black:identity:X")], { players: 3 }));
    expect(sides).toEqual({
      left: { identity: 0, number: 1 },
      right: { identity: 1, number: 0 },
    });
  });

  it("[C4.2] the model truthful shows black cards as gladly as coloured ones", () => {
    const view = viewWith([], { edition: "telephone" });
    const { answers } = forecast(beliefOf(view, truthful), {
      type: "pair",
      from: 1,
      to: 0,
    });
    const proving = answers.filter(({ cards }) => cards.some((card) => card.startsWith("black")));
    expect(proving.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1 / 2, 12);
  });
});

describe("bits", () => {
  it("[C5.1] a black identity tells log2(3) bits", () => {
    const [told] = bitsTold(beliefOf(viewWith([black(1, 0, "black:identity:B")])));
    expect(told?.bits).toBeCloseTo(Math.log2(3), 12);
  });

  it("[C7.2] a first look tells a face and the sides", () => {
    const belief = beliefOf(viewWith([], { players: 3 }));
    expect(forecast(belief, { type: "look", side: "left" }).bits).toBeCloseTo(Math.log2(3) + 1, 12);
  });

  it("[C8.3] what one shows oneself tells one nothing", () => {
    const mine = pair(0, 4, "identity:F", "number:24");
    const told = bitsTold(beliefOf(viewWith([mine], { players: 5 })));
    expect(told).toEqual([{ answer: 0, bits: 0 }]);
  });
});

describe("what cards tell their watcher", () => {
  it("[C5.1] a demanded black card tells an agent log2(3) bits, the Ambassador's player two", () => {
    const belief = beliefOf(viewWith([], { players: 5 }));
    const showing = { type: "black", of: 0, asker: 1 } as const;
    const [asker] = leaks(belief, showing)?.answers ?? [];
    expect(asker?.bits).toBeCloseTo(Math.log2(3), 12);
    expect(asker?.leaves.identities.F).toBeCloseTo(1, 12);
    const [witness] = leaks(belief, showing, { watcher: 4 })?.answers ?? [];
    expect(witness?.bits).toBeCloseTo(2, 12);
  });

  it("[C4.3] a pair once shown is no choice any more", () => {
    const seen = [pair(0, 1, "identity:F", "number:24")];
    const belief = beliefOf(viewWith(seen));
    const answers = (to: Seat) => leaks(belief, { type: "pair", from: 0, to })?.answers;
    expect(answers(1)).toHaveLength(11);
    expect(answers(2)).toHaveLength(12);
  });

  it("[C4.1] the cards of others are not one's own to show", () => {
    const belief = beliefOf(viewWith([]));
    expect(leaks(belief, { type: "pair", from: 1, to: 0 })).toBeNull();
  });
});
