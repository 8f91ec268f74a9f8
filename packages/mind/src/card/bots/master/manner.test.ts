import { type Card, cardConfig, type Hand, type Seen } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { cardSet } from "../../odds/choices.js";
import { handOf } from "../../worlds/deals.js";
import type { Memory } from "../../worlds/evidence.js";
import { believed } from "./belief.js";
import { expectedOf, likelyGoes, type Manner, UNKNOWN, weightAt } from "./manner.js";
import { occasionOf } from "./occasion.js";
import { answersWith } from "./styles.js";

/** Seat 0 is red and F 52; seat 1 is green. */
const OWN: Hand = { identity: "F", number: 52 };

const pair = (from: Seat, cards: readonly Card[], round = 1): Seen => ({
  type: "pair",
  round,
  from,
  to: from === 0 ? 1 : 0,
  cards,
});

function memory(seen: readonly Seen[]): Memory {
  const config = cardConfig({ players: 4, edition: "telephone" });
  if (!config.ok) throw new Error("no such table");
  return { config: config.value, seat: 0, hand: OWN, seen };
}

const greenAfter = (...shown: readonly (readonly Card[])[]): Manner =>
  believed(memory(shown.map((cards, i) => pair(1, cards, i + 1)))).manners[1];

describe("how an agent shows cards", () => {
  it("[C4.2] who proves the number and keeps the identity is taken for cunning", () => {
    const proves = greenAfter(["identity:Z", "black:number:11"]);
    expect(likelyGoes(proves, "cunning")).toBeGreaterThan(0.9);
  });

  it("[C4.1] who lets see two faces of one kind is not", () => {
    const hides = greenAfter(["number:11", "number:0"], ["identity:B", "identity:Z"]);
    expect(likelyGoes(hides, "closed")).toBeGreaterThan(likelyGoes(UNKNOWN, "closed"));
    expect(likelyGoes(hides, "cunning")).toBeLessThan(0.2);
  });

  it("[C4.2] who proves the identity to a rival is taken for careless", () => {
    const careless = greenAfter(["number:0", "black:identity:Z"]);
    expect(likelyGoes(careless, "careless")).toBeGreaterThan(likelyGoes(UNKNOWN, "careless"));
  });

  it("[C4.3] says the same again about the hand only once", () => {
    const again = (["number:0", "number:29", "number:52"] as const).map(
      (other): readonly Card[] => [other, "black:number:11"],
    );
    const [once, often] = [greenAfter(...again.slice(0, 1)), greenAfter(...again)];
    const ratio = (manner: Manner): number => {
      const at = (identity: Hand["identity"]): number =>
        weightAt(manner, handOf({ identity, number: 11 }));
      return at("Z") / at("X");
    };
    expect(ratio(once)).toBeCloseTo(1, 6);
    expect(ratio(often)).toBeCloseTo(1, 6);
  });

  it("forecasts what each manner would show, by how likely it is", () => {
    const occasion = occasionOf(memory([]), { type: "pair", from: 1, to: 0 });
    const hand = handOf({ identity: "B", number: 11 });
    const expected = expectedOf(UNKNOWN, occasion, hand);
    expect(expected.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const set = cardSet(["number:11", "number:0"]);
    const chances = UNKNOWN.styles.map(
      ({ style }) =>
        answersWith(hand, occasion, style).find(({ choice }) => choice.set === set)?.chance,
    );
    const [closed = 0, , cunning = 0, , careless = 0] = chances;
    const found = expected.find(({ choice }) => choice.set === set)?.chance;
    expect(found).toBeCloseTo(0.4 * closed + 0.4 * cunning + 0.2 * careless, 9);
  });

  it("[C4.2] who knows the partner tells more than who guesses", () => {
    const occasion = occasionOf(memory([]), { type: "pair", from: 1, to: 0 });
    const proving = (hand: Hand, knowing: boolean): number =>
      answersWith(handOf(hand), occasion, { goes: "closed", knowing })
        .filter(({ choice }) => choice.proves)
        .reduce((sum, { chance }) => sum + chance, 0);
    const partner: Hand = { identity: "B", number: 11 };
    const rival: Hand = { identity: "Z", number: 11 };
    expect(proving(partner, true)).toBeGreaterThan(0.9);
    expect(proving(partner, false)).toBeLessThan(0.1);
    expect(proving(rival, true)).toBeLessThan(0.1);
  });
});
