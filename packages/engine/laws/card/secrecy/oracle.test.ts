import { describe, expect, it } from "vitest";
import { legalBlacks } from "../../../src/card/legal/check.js";
import { legalPairs } from "../../../src/card/legal/shownCards.js";
import { emptyTable } from "../../../src/card/state/table.js";
import { blankOwn } from "../../../src/card/state/view.js";
import type { Card } from "../../../src/card/terms/cards.js";
import { cardConfig, EDITIONS } from "../../../src/card/terms/config.js";
import type { CardEvent } from "../../../src/card/terms/event.js";
import type { Hand } from "../../../src/card/terms/types.js";
import type { Viewer } from "../../../src/core/seat.js";
import { randomFrom } from "../../shared/twins/random.js";
import { blacksLeft, type Deal, type Decided, deals, pairsLeft } from "./oracle.js";

const [F, B, Z, X]: readonly [Hand, Hand, Hand, Hand] = [
  { identity: "F", number: 52 },
  { identity: "B", number: 11 },
  { identity: "Z", number: 0 },
  { identity: "X", number: 29 },
];

const FOUR: Deal = { hands: [F, B, Z, X], fictitious: null };
const THREE: Deal = { hands: [F, B, Z], fictitious: { hand: X, left: "identity" } };
const FIVE: Deal = { hands: [F, B, Z, X, null], fictitious: null };

const config = (players: number) => {
  const made = cardConfig({ players });
  if (!made.ok) throw new Error(made.error.field);
  return made.value;
};

const worlds = (
  deal: Deal,
  viewer: Viewer,
  decided: readonly Decided[] = [],
  log: readonly CardEvent[] = [],
): readonly Deal[] => [
  ...deals(deal, config(deal.hands.length), viewer, log, decided, new Set(), randomFrom("worlds")),
];

const meeting = { location: "rialto", agents: ["red", "green"], ambassador: false } as const;

/** Green has shown red, or someone else, these two. */
const shown = (to: 0 | 2, pending: boolean, ...cards: readonly Card[]): Decided => ({
  type: "choice",
  seat: 1,
  meeting,
  choice: { type: "cards", cards },
  to,
  pending,
});

const black = (card: Card, witness: 4 | null): Decided => ({
  type: "black",
  of: 1,
  asker: 2,
  witness,
  card,
});

describe("the oracle: what a viewer can know", () => {
  it.each<[string, Deal, Viewer, number]>([
    ["a seat of four: 3! · 3!", FOUR, 0, 36],
    ["a seat of three, and what lies left: 3! · 3! · 2", THREE, 1, 72],
    ["the Ambassador's player: 4! · 4!", FIVE, 4, 576],
    ["a spectator: 4! · 4!", FOUR, "spectator", 576],
  ])("[V] at first, %s", (_, deal, viewer, count) => {
    expect(worlds(deal, viewer)).toHaveLength(count);
  });

  it("[C4.1] B and 0: one is true, the other is not", () => {
    // Green is B without 0 (2 identities left, 2 of 3 numbers · 2), or not B with 0 (2 · 2 · 1 · 2).
    expect(worlds(FOUR, 0, [shown(0, false, "identity:B", "number:0")])).toHaveLength(8 + 8);
  });

  it("[C4.1] worked example 4: one's own number was the false one", () => {
    const left = worlds(FOUR, 0, [shown(0, false, "identity:B", "number:52")]);
    expect(new Set(left.map(({ hands }) => hands[1]?.identity))).toEqual(new Set(["B"]));
    expect(left).toHaveLength(2 * 6);
  });

  it("[C4.2] a black card proves", () => {
    expect(worlds(FOUR, 0, [shown(0, false, "black:number:11", "identity:X")])).toHaveLength(
      // 11 is green's, and green is B or Z: 2 · 2 · 2.
      8,
    );
  });

  it("[V] what is shown to others, or not yet, tells nothing", () => {
    expect(worlds(FOUR, 0, [shown(2, false, "black:identity:B", "number:0")])).toHaveLength(36);
    expect(worlds(FOUR, 0, [shown(0, true, "black:identity:B", "number:0")])).toHaveLength(36);
    expect(worlds(FOUR, 0, [black("black:identity:B", null)])).toHaveLength(36);
  });

  it("[C5.1] worked example 10: David is X; Rob is F, Mario is Z, and the last number is plain", () => {
    const saw = (of: 0 | 2, card: Card): Decided => ({
      type: "black",
      of,
      asker: 3,
      witness: null,
      card,
    });
    const rob = saw(0, "black:identity:F");
    const mario = saw(2, "black:identity:Z");
    expect(worlds(FOUR, 3, [rob])).toHaveLength(2 * 6);
    expect(worlds(FOUR, 3, [rob, mario])).toHaveLength(6);
    // Two numbers are open; one placed gives the other.
    expect(worlds(FOUR, 3, [rob, mario, saw(0, "black:number:52")])).toHaveLength(2);
    const last = [rob, mario, saw(0, "black:number:52"), saw(2, "black:number:0")];
    expect(worlds(FOUR, 3, last)).toEqual([FOUR]);
  });

  it("[C8.2] the Ambassador's player sees the black card too", () => {
    expect(worlds(FIVE, 4, [black("black:identity:B", 4)])).toHaveLength(6 * 24);
  });

  it("[C7.2] a look tells the card and its side", () => {
    const looked: CardEvent = { type: "looked", seat: 0, side: "left", card: "black:identity:X" };
    expect(worlds(THREE, 0, [], [looked])).toHaveLength(2 * 6);
    expect(worlds(THREE, 1, [], [looked])).toHaveLength(72);
  });
});

describe("oracle and engine agree", () => {
  const sorted = (cards: readonly Card[]): string => [...cards].sort().join(" ");

  it.each(EDITIONS)(
    "[C4.3] on the pairs that may be shown, until all are used up: %s",
    (edition) => {
      const random = randomFrom(`pairs ${edition}`);
      const hand: Hand = edition === "safe" ? { identity: "Z", number: 47 } : Z;
      const earlier: (readonly Card[])[] = [];
      for (let shows = 0; shows < 30; shows += 1) {
        const left = pairsLeft(hand, edition, earlier);
        const engine = legalPairs({ hand, edition, earlier });
        expect(left.map(sorted).sort()).toEqual(engine.map(sorted).sort());
        earlier.push(random.pick(left));
      }
    },
  );

  it.each(EDITIONS)("[C5.2] on the black cards that may be shown: %s", (edition) => {
    const table = { ...emptyTable, config: { ...emptyTable.config, edition } };
    const both: readonly Card[] = ["black:identity:Z", "black:number:0"];
    for (const known of [[], both.slice(0, 1), both.slice(1), both]) {
      const seen = known.map(
        (card) => ({ type: "black", round: 1, asker: 3, of: 2, card }) as const,
      );
      const own = { ...blankOwn(2), hand: Z, seen };
      expect(legalBlacks(table, own, 3)).toEqual(blacksLeft(Z, edition, known));
    }
  });
});
