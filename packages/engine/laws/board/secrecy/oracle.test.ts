import { describe, expect, it } from "vitest";
import { legalAnswers } from "../../../src/board/legal/shownCards.js";
import type { Card } from "../../../src/board/terms/cards.js";
import type { Question } from "../../../src/board/terms/event.js";
import { SUBJECTS } from "../../../src/board/terms/types.js";
import type { Viewer } from "../../../src/core/seat.js";
import { randomFrom } from "../../shared/twins/random.js";
import { type Answer, type Deal, deals, type Showing, showingsOf } from "./oracle.js";

const [F, B, Z, X] = [
  { identity: "F", build: "tall", mission: "A" },
  { identity: "B", build: "short", mission: "B" },
  { identity: "Z", build: "fat", mission: "C" },
  { identity: "X", build: "thin", mission: "D" },
] as const;

const FOUR: Deal = { hands: [F, B, Z, X], arrested: null };
const THREE: Deal = { hands: [F, B, Z], arrested: X };
const FIVE: Deal = { hands: [F, B, Z, X, null], arrested: null };

const question: Question = {
  asker: 0,
  of: 1,
  about: "identity",
  clear: false,
  space: 14,
  witness: null,
};

const shown = (change: Partial<Question>, ...cards: Card[]): Answer => ({
  question: { ...question, ...change },
  owed: null,
  cards,
  verdict: "none",
});

const count = (deal: Deal, viewer: Viewer, ...answers: Answer[]): number =>
  [...deals(deal, viewer, answers, () => true, randomFrom("count"))].length;

describe("the oracle: what a viewer can know", () => {
  it.each<[string, Deal, Viewer, number]>([
    ["a seat of four: 3! · 3! · 3!", FOUR, 0, 216],
    ["a seat of three, the arrested hand unknown too: 3! · 3! · 3!", THREE, 1, 216],
    ["the Ambassador's player: 4! · 4! · 4!", FIVE, 4, 13_824],
    ["a spectator: 4! · 4! · 4!", FOUR, "spectator", 13_824],
  ])("[V] before any answer, %s", (_, deal, viewer, worlds) => {
    expect(count(deal, viewer)).toBe(worlds);
  });

  it("[B5.2] B, X and short: one of the three is true", () => {
    // Seat 1 is B (2 · 6 · 6) or X (72), or neither and short, hence Z and short: 2 · 2 · 6.
    const answer = shown({}, "identity:B", "identity:X", "build:short");
    expect(count(FOUR, 0, answer)).toBe(72 + 72 + 24);
  });

  it("[B5.3] grey cards prove, the mission too", () => {
    const answer = shown({}, "grey:identity:B", "build:fat", "grey:mission:B");
    // B is certain, letter B is certain: 2! · 3! · 2!.
    expect(count(FOUR, 0, answer)).toBe(24);
  });

  it("[V] an answer between others tells nothing", () => {
    const answer = shown({ asker: 2 }, "grey:identity:B", "grey:build:short", "grey:mission:B");
    expect(count(FOUR, 0, answer)).toBe(216);
    expect(count(FIVE, 4, answer)).toBe(13_824);
  });

  it("[B12.4] the Ambassador's player sees what goes through him", () => {
    const answer = shown({ clear: true, witness: 4 }, "grey:identity:B", "grey:mission:B");
    // 3! · 4! · 3!
    expect(count(FIVE, 4, answer)).toBe(864);
  });

  it("[B6.1] worked example 1: F has seen short, tall and B, later F and X: Leo is X, short or tall", () => {
    const build = shown({ about: "build" }, "build:short", "build:tall", "identity:B");
    const clear = shown({ clear: true }, "identity:F", "identity:X");
    const truth: Deal = {
      hands: [{ ...F, build: "fat" }, { ...X, build: "short" }, Z, B],
      arrested: null,
    };
    const left = [...deals(truth, 0, [build, clear], () => true, randomFrom("leo"))];
    const leo = new Set(left.map(({ hands }) => `${hands[1]?.identity} ${hands[1]?.build}`));
    expect([...leo].sort()).toEqual(["X short", "X tall"]);
  });

  it("[B7.5] oracle and engine agree on what may be shown, after whatever was shown before", () => {
    const random = randomFrom("agreement");
    let exhausted = 0;
    for (let games = 0; games < 40; games += 1) {
      const repeats = random.pick(["blocked", "challenge"] as const);
      const hand = random.pick([F, B, Z, X]);
      const record: (readonly Card[])[] = [];
      for (let shows = 0; shows < 12; shows += 1) {
        const owed = random.oneIn(4) ? random.pick([1, 2] as const) : null;
        const about = shows % 2 === 0 ? "identity" : random.pick(SUBJECTS);
        const asked: Question = { ...question, about, clear: random.oneIn(2) };
        const showing: Showing = { hand, question: asked, owed, repeats, record };
        const all = [1, 2, 3].flatMap((size) => showingsOf(showing, size));
        const engine = legalAnswers({ hand, question: asked, owed, repeats, earlier: record });
        expect(all.map(sorted).sort()).toEqual(engine.map(sorted).sort());
        if (owed === null && all.some(({ length }) => length === 1)) exhausted += 1;
        record.push(random.pick(all.filter((cards) => !sorted(cards).includes("grey"))));
      }
    }
    expect(exhausted).toBeGreaterThan(20);
  });
});

const sorted = (cards: readonly Card[]): string => [...cards].sort().join(" ");
