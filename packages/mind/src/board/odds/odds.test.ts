import type { Card } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { boardTable, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { beliefOf } from "./belief.js";
import { bitsTold, forecast } from "./bits.js";
import type { Asked, Situation } from "./choices.js";
import { truthful } from "./choices.js";
import { chanceThat, odds } from "./odds.js";

/** Seat `of` has shown these to `asker`. */
const shown = (of: Seat, about: "identity" | "build", clear: boolean, cards: readonly Card[]) => ({
  asker: 0 as Seat,
  of,
  about,
  clear,
  cards,
});

const oddsAt = (options: TestOptions, seat: Seat = 0) => odds(viewAt(boardTable(options), seat));

/** I am X (4) and short (2); Fiddlebottom is 1, Bubble 2, Zsa Zsa 3; tall 1, fat 3, thin 4. */
const PUBLISHED: TestOptions = {
  repeats: "challenge",
  hands: ["X short A", "F fat B", "B tall C", "Z thin D"],
  shown: [
    shown(1, "build", false, ["identity:F", "build:short", "build:fat"]),
    shown(1, "build", true, ["build:fat", "build:thin"]),
    shown(1, "identity", false, ["identity:F", "identity:B", "build:fat"]),
  ],
};

describe("odds", () => {
  it("[B5.2] the published example: identity 1 0.50, 2 0.25, 3 0.25; build 3 0.75, 4 0.25", () => {
    const { identities, builds } = oddsAt(PUBLISHED).colours.green;
    expect(identities.F).toBeCloseTo(0.5, 12);
    expect(identities.B).toBeCloseTo(0.25, 12);
    expect(identities.Z).toBeCloseTo(0.25, 12);
    expect(identities.X).toBe(0);
    expect(builds.fat).toBeCloseTo(0.75, 12);
    expect(builds.thin).toBeCloseTo(0.25, 12);
    expect([builds.tall, builds.short]).toEqual([0, 0]);
  });

  it("[B7.5] with repeats blocked, who had fewer pairs left to show is the likelier", () => {
    // Green has shown F or B, tall. Then the pair F, X: with F, of F·B, F·Z, F·X the first is spent.
    const shows = [
      shown(1, "identity", false, ["identity:F", "identity:B", "build:tall"]),
      shown(1, "identity", true, ["identity:F", "identity:Z"]),
    ];
    const hands = ["X short A", "F fat B", "B tall C", "Z thin D"];
    // F with tall, fat or thin: one pair of two. Z, tall: one pair of three.
    const { identities } = oddsAt({ hands, shown: shows }).colours.green;
    expect(identities.Z).toBeCloseTo(1 / 3 / (3 * (1 / 2) + 1 / 3), 12);
    expect(identities.F).toBeCloseTo(1.5 / (1.5 + 1 / 3), 12);
  });

  it("[B2.3] before anything is shown all deals are equally likely", () => {
    const { worlds, bits, colours, partner, codes } = oddsAt({});
    expect(worlds).toBe(216);
    expect(bits).toBeCloseTo(Math.log2(216), 12);
    expect(colours.green.letters).toEqual({ A: 0, B: 1 / 3, C: 1 / 3, D: 1 / 3 });
    expect(partner.map((each) => Math.round(each * 1e9) / 1e9)).toEqual([
      0, 0.333333333, 0.333333333, 0.333333333,
    ]);
    // Mine is A, the partner's B, C or D; the others have any of 3 · 2 · … pairs without A.
    expect(codes.FB["A-B"]).toBeCloseTo(1 / 3, 12);
    expect(codes.ZX["B-C"]).toBeCloseTo(1 / 6, 12);
    expect(codes.ZX["A-C"]).toBe(0);
  });

  it("[B11.1] with three players one may be alone", () => {
    const { alone, partner, codes } = oddsAt({ players: 3 });
    expect(alone).toBeCloseTo(1 / 3, 12);
    expect(partner[1]).toBeCloseTo(1 / 3, 12);
    expect(Object.values(codes.FB).reduce((sum, each) => sum + each, 0)).toBeCloseTo(2 / 3, 12);
  });

  it("[B12.1] the Ambassador's player has no one for a partner", () => {
    const { partner, worlds } = oddsAt({ players: 5 }, 4);
    expect([worlds, ...partner]).toEqual([24 ** 3, 0, 0, 0, 0, 0]);
  });

  it("[B5.3] what is certain has odds of exactly 1", () => {
    const cards: readonly Card[] = ["identity:Z", "build:fat", "grey:identity:B"];
    const { colours, partner } = oddsAt({ shown: [shown(1, "identity", false, cards)] });
    expect(colours.green.identities).toEqual({ F: 0, B: 1, Z: 0, X: 0 });
    expect(partner).toEqual([0, 1, 0, 0]);
  });

  it("[B9] together: the partner and the code", () => {
    const known = oddsAt({});
    const isSo = chanceThat(
      known,
      ({ identities }, letters) => identities[1] === "B" && letters[1] === "D",
    );
    expect(isSo).toBeCloseTo(1 / 9, 12);
  });

  it("[B5.3] the model truthful holds two true cards for twice as likely as one", () => {
    const hands = ["X short A", "F fat B", "B tall C", "Z thin D"];
    const cards: readonly Card[] = ["identity:F", "identity:X", "build:fat"];
    const view = viewAt(boardTable({ hands, shown: [shown(1, "identity", false, cards)] }), 0);
    const { casts } = odds(view, truthful);
    const chance = (identity: string, build: string): number =>
      casts
        .filter((cast) => cast.identities[1] === identity && cast.builds[1] === build)
        .reduce((sum, cast) => sum + cast.odds, 0);
    expect(chance("F", "fat") / chance("F", "tall")).toBeCloseTo(2, 12);
    expect(chance("F", "tall") / chance("B", "fat")).toBeCloseTo(1, 12);
  });
});

describe("a model of one's own", () => {
  const shows = [shown(1, "identity", true, ["identity:B", "identity:Z"])];
  const view = viewAt(boardTable({ shown: shows }), 0);

  it("[B6.1] is asked for each hand the answerer may hold, in that answerer's situation", () => {
    const asked: Situation[] = [];
    const chanceOf = (situation: Situation): number => {
      asked.push(situation);
      return situation.hand.identity === "B" ? 0.3 : 0.1;
    };
    const { identities } = odds(view, { name: "own", chanceOf }).colours.green;
    expect(identities.B).toBeCloseTo(0.75, 12);
    expect(new Set(asked.map(({ hand }) => hand.identity))).toEqual(new Set(["B", "Z"]));
    for (const { hand, choices, complete } of asked) {
      const truths: readonly string[] = [`identity:${hand.identity}`, `build:${hand.build}`];
      const isTrue = (card: Card): boolean => truths.includes(card.replace("grey:", ""));
      expect(choices.every(({ cards }) => cards.some(isTrue))).toBe(true);
      expect(complete).toBe(true);
    }
  });

  it("[B6.1] makes nothing impossible that the rules allow", () => {
    const never = { name: "never", chanceOf: (): number => 0 };
    expect(odds(view, never).worlds).toBe(odds(view).worlds);
    const doubtful = {
      name: "doubtful",
      chanceOf: ({ hand }: Situation): number => (hand.identity === "B" ? 0 : 1),
    };
    expect(odds(view, doubtful).colours.green.identities.B).toBeGreaterThan(0);
    expect(odds(view, doubtful).colours.green.identities.B).toBeLessThan(1e-9);
  });
});

describe("bits", () => {
  const question = (clear: boolean): Asked => ({
    asker: 0,
    of: 1,
    about: "identity",
    clear,
    witness: null,
  });

  it.each([
    { name: "a player's", clear: false, bits: 0.636 },
    { name: "the Ambassador's", clear: true, bits: 0.918 },
  ])("[B5.2] $name question to a fresh opponent tells $bits bits", ({ clear, bits }) => {
    const belief = beliefOf(viewAt(boardTable({ repeats: "challenge" }), 0));
    expect(forecast(belief, question(clear)).bits.toFixed(3)).toBe(String(bits));
  });

  it("[B5.2] the chances of all answers add up", () => {
    const belief = beliefOf(viewAt(boardTable(), 0));
    const { answers } = forecast(belief, question(false));
    expect(answers.reduce((sum, each) => sum + each.odds, 0)).toBeCloseTo(1, 12);
  });

  it("[B6.1] a pair with the own identity tells log2(3) bits, then nothing tells more", () => {
    const shows = [
      shown(1, "identity", true, ["identity:F", "identity:B"]),
      shown(1, "identity", true, ["identity:B", "identity:Z"]),
    ];
    const told = bitsTold(beliefOf(viewAt(boardTable({ shown: shows }), 0)));
    expect(told[0]?.bits).toBeCloseTo(Math.log2(3), 12);
    expect(told[1]?.bits).toBeCloseTo(0, 12);
  });

  it("[B5.3] a letter that is shown tells log2(3) bits more", () => {
    const cards: readonly Card[] = ["grey:identity:B", "grey:mission:B"];
    const shows = [shown(1, "identity", true, cards)];
    const [first] = bitsTold(beliefOf(viewAt(boardTable({ shown: shows }), 0)));
    expect(first?.bits).toBeCloseTo(2 * Math.log2(3), 12);
  });

  it("[B5.2] what one shows oneself tells one nothing", () => {
    const shows = [shown(1, "identity", true, ["identity:F", "identity:B"])];
    expect(bitsTold(beliefOf(viewAt(boardTable({ shown: shows }), 1)))).toEqual([
      { answer: 0, bits: 0 },
    ]);
  });
});
