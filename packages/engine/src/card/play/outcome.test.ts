import { describe, expect, it } from "vitest";
import { permutations } from "../../core/lists.js";
import type { Seat } from "../../core/seat.js";
import {
  type CardConfig,
  cardConfig,
  EDITION_NUMBERS,
  type Edition,
  type RulesVersion,
} from "../terms/config.js";
import type { Code, Hand } from "../terms/types.js";
import { judge } from "./outcome.js";

const config = (players: number, edition: Edition = "telephone"): CardConfig => {
  const made = cardConfig({ players, edition });
  if (!made.ok) throw new Error(made.error.field);
  return made.value;
};

const hand = (identity: Hand["identity"], number: Hand["number"]): Hand => ({ identity, number });
const TELEPHONE = [hand("F", 52), hand("B", 11), hand("Z", 0), hand("X", 29)];
const SAFE = [hand("F", 36), hand("B", 13), hand("Z", 24), hand("X", 47)];

const judged = (hands: readonly (Hand | null)[], seat: Seat, code: Code, to: Seat | null) =>
  judge(config(hands.length), { hands, fictitious: null }, { seat, code, to });

describe("the code", () => {
  const codes: Readonly<Record<Edition, readonly [readonly Hand[], string]>> = {
    telephone: [TELEPHONE, "52-11-0-29"],
    safe: [SAFE, "36-13-24-47"],
  };
  for (const [edition, [hands, right]] of Object.entries(codes)) {
    it(`[C6.2] worked example 11: of 24 orders only ${right} is right, ${edition}`, () => {
      const all = permutations(EDITION_NUMBERS[edition as Edition]) as unknown as readonly Code[];
      const won = all.filter((code) => judged(hands, 0, code, 1).reason === "codeRight");
      expect([all.length, won.map((code) => code.join("-"))]).toEqual([24, [right]]);
    });
  }
});

describe("with four players", () => {
  const rows: Readonly<Record<string, readonly [Seat, Seat, readonly Seat[], string]>> = {
    "[C6.2] F to B": [0, 1, [0, 1], "codeRight"],
    "[C6.2] B to F": [1, 0, [0, 1], "codeRight"],
    "[C6.2] Z to X": [2, 3, [2, 3], "codeRight"],
    "[C6.2] X to Z": [3, 2, [2, 3], "codeRight"],
    "[C6.2] F to Z": [0, 2, [2, 3], "wrongPartner"],
    "[C6.2] B to X": [1, 3, [2, 3], "wrongPartner"],
    "[C6.2] X to F": [3, 0, [0, 1], "wrongPartner"],
  };
  for (const [title, [seat, to, winners, reason]] of Object.entries(rows)) {
    it(`${title}: ${reason}`, () => {
      expect(judged(TELEPHONE, seat, [52, 11, 0, 29], to)).toMatchObject({ winners, reason });
    });
  }

  it("[C9.1] both winners get a point each, right or wrong", () => {
    expect(judged(TELEPHONE, 0, [52, 11, 0, 29], 1).points).toEqual([1, 1, 0, 0]);
    expect(judged(TELEPHONE, 0, [52, 11, 29, 0], 1).points).toEqual([0, 0, 1, 1]);
  });
});

describe("everybody alone", () => {
  const three = (seat: Seat, code: Code) =>
    judge(
      config(3),
      {
        hands: TELEPHONE.slice(0, 3),
        fictitious: {
          hand: hand("X", 29),
          sides: { left: "number", right: "identity" },
        },
      },
      { seat, code, to: null },
    );

  it("[C7.4] a partner's right code is nothing to the partner", () => {
    expect(three(1, [52, 11, 0, 29])).toMatchObject({ winners: [1], points: [0, 1, 0] });
  });

  it("[C7.4] a wrong code is a point for all others, the partner among them", () => {
    expect(three(1, [0, 11, 52, 29])).toMatchObject({ winners: [0, 2], points: [1, 0, 1] });
  });

  it("[C8.4] with five the Ambassador counts among the others", () => {
    const five = [...TELEPHONE, null];
    expect(judged(five, 1, [0, 11, 52, 29], null).points).toEqual([1, 0, 1, 1, 1]);
    expect(judged(five, 4, [52, 11, 0, 29], null).points).toEqual([0, 0, 0, 0, 1]);
  });
});

describe("five players, safe: the agents keep their partners", () => {
  const RIGHT: Code = [36, 13, 24, 47];
  const five = (seat: Seat, code: Code, rulesVersion: RulesVersion = 2) =>
    judge(
      { ...config(5, "safe"), rulesVersion },
      { hands: [...SAFE, null], fictitious: null },
      { seat, code, to: null },
    );

  const right: Readonly<Record<string, readonly [Seat, readonly Seat[]]>> = {
    "[C8.4] F with B": [0, [0, 1]],
    "[C8.4] B with F": [1, [0, 1]],
    "[C8.4] Z with X": [2, [2, 3]],
    "[C8.4] X with Z": [3, [2, 3]],
    "[C8.4] the Ambassador alone": [4, [4]],
  };
  for (const [title, [seat, winners]] of Object.entries(right)) {
    it(`${title}: the right code wins`, () => {
      expect(five(seat, RIGHT)).toMatchObject({ winners, reason: "codeRight", rule: "C8.4" });
    });
  }

  const wrong: Readonly<Record<string, readonly [Seat, Code, readonly number[]]>> = {
    "[C8.4] F's wrong code": [0, [36, 13, 47, 24], [0, 0, 1, 1, 0]],
    "[C8.4] B's wrong code": [1, [24, 13, 36, 47], [0, 0, 1, 1, 0]],
    "[C8.4] X's wrong code": [3, [13, 36, 24, 47], [1, 1, 0, 0, 0]],
    "[C8.4] the Ambassador's wrong code": [4, [13, 36, 24, 47], [1, 1, 1, 1, 0]],
  };
  for (const [title, [seat, code, points]] of Object.entries(wrong)) {
    it(`${title} is a point for each of the agents against whom it was said`, () => {
      expect(five(seat, code)).toMatchObject({ points, reason: "wrongCode", rule: "C8.4" });
    });
  }

  it("[C8.1] by the rules of version 1 each of them plays alone", () => {
    expect(five(0, RIGHT, 1)).toMatchObject({ winners: [0], points: [1, 0, 0, 0, 0] });
    expect(five(0, [36, 13, 47, 24], 1).points).toEqual([0, 1, 1, 1, 1]);
  });
});
