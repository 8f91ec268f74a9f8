import type { Card } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { boardTable, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { beliefOf } from "./belief.js";
import type { Asked } from "./choices.js";
import { type Leak, type LeakOptions, leaks } from "./leaks.js";

/** Green, who is Bubble, short, B, is asked. */
const asked = (asker: Seat, clear: boolean, witness: Seat | null = null): Asked => ({
  asker,
  of: 1,
  about: "identity",
  clear,
  witness,
});

const leaksAt = (options: TestOptions, question: Asked, more: LeakOptions = {}) => {
  const found = leaks(beliefOf(viewAt(boardTable(options), 1)), question, more);
  if (found === null) throw new Error("green was not asked");
  return found;
};

const leakOf = (answers: readonly Leak[], ...cards: readonly Card[]): Leak => {
  const found = answers.find((each) => each.cards.join() === cards.join());
  if (found === undefined) throw new Error(`${cards} may not be shown`);
  return found;
};

describe("what an answer tells the asker", () => {
  it("[B6.1] a pair is as likely to hold the asker's own identity as not to", () => {
    // Red is not Bubble: of F, Z, X one each. With B and F he is told all if F is his, else half of it.
    const { answers } = leaksAt({}, asked(0, true));
    const { bits, truth, realised, leaves } = leakOf(answers, "identity:F", "identity:B");
    const [all, half] = [Math.log2(3), Math.log2(3 / 2)];
    expect(bits).toBeCloseTo((all + 2 * half) / 3, 3);
    expect(truth).toBeCloseTo((all + 2 * half) / 3, 3);
    // Red's hands: three identities, three builds.
    expect(realised).toHaveLength(9);
    const own = realised.filter(({ hand }) => hand?.identity === "F");
    expect(own.map(({ odds }) => odds.toFixed(6))).toEqual(["0.111111", "0.111111", "0.111111"]);
    for (const each of own) expect(each.bits).toBeCloseTo(all, 12);
    expect(leaves.identities.B).toBeCloseTo((1 + 0.5 + 0.5) / 3, 12);
    expect(leaves.identities.Z).toBe(0);
  });

  it("[B6.1] on average a question tells as much as it tells the one who asks", () => {
    expect(leaksAt({ repeats: "challenge" }, asked(0, true)).bits.toFixed(3)).toBe("0.918");
    expect(leaksAt({ repeats: "challenge" }, asked(0, false)).bits.toFixed(3)).toBe("0.636");
  });

  it("[B5.3] the mission card tells the letter, once", () => {
    const cards: readonly Card[] = ["identity:B", "grey:mission:B"];
    const plain = leakOf(leaksAt({}, asked(0, true)).answers, ...cards);
    expect(plain.bits).toBeCloseTo(2 * Math.log2(3), 12);
    expect(plain.leaves.letters).toEqual({ A: 0, B: 1, C: 0, D: 0 });
    const shown = [{ asker: 0, of: 1, about: "identity", clear: true, cards } as const];
    const again = leaksAt({ shown, repeats: "challenge" }, asked(0, true));
    expect(leakOf(again.answers, ...cards).bits).toBeCloseTo(0, 12);
  });

  it("[B7.5] what was shown before is no answer, and what it told counts", () => {
    const cards: readonly Card[] = ["identity:F", "identity:B"];
    const shown = [{ asker: 0, of: 1, about: "identity", clear: true, cards } as const];
    const { answers } = leaksAt({ shown }, asked(0, true));
    expect(answers.map((each) => each.cards)).not.toContainEqual(cards);
    // A player who has to choose between F and B now knows.
    expect(leakOf(answers, "identity:B", "identity:Z").leaves.identities.B).toBeCloseTo(1, 12);
    // Another asker has seen nothing of it.
    expect(leaksAt({ shown }, asked(2, true)).answers.map((each) => each.cards)).toContainEqual(
      cards,
    );
  });

  it("[B12.4] the Ambassador's player has no hand to rule anything out with", () => {
    const found = leaksAt({ players: 5 }, asked(0, true, 4), { watcher: 4 });
    const { bits, realised, leaves } = leakOf(found.answers, "identity:F", "identity:B");
    expect(bits).toBeCloseTo(1, 12);
    expect(realised).toEqual([{ hand: null, odds: 1, bits, truth: bits }]);
    expect(leaves.letters).toEqual({ A: 0.25, B: 0.25, C: 0.25, D: 0.25 });
  });

  it("[B7.4] a penalty of one card tells all that was asked", () => {
    const { answers } = leaksAt({ repeats: "challenge" }, asked(0, true), { owed: 1 });
    expect(answers.map(({ cards }) => cards)).toEqual([["identity:B"], ["grey:identity:B"]]);
    for (const { leaves } of answers) expect(leaves.identities.B).toBeCloseTo(1, 12);
  });

  it("[B5.2] who is not asked tells nothing", () => {
    expect(leaks(beliefOf(viewAt(boardTable(), 0)), asked(2, true))).toBeNull();
  });
});
