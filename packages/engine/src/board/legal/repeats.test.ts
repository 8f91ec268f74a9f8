import { describe, expect, it } from "vitest";
import { type Card, faceOf } from "../terms/cards.js";
import { SUBJECTS, type Subject } from "../terms/types.js";
import { type AnswerSituation, checkAnswer, legalAnswers } from "./shownCards.js";

type Cards = readonly Card[];

/** Blue (Z fat C) is asked by red, whom it has shown these before. */
const asked = (about: Subject, ...earlier: readonly Cards[]): AnswerSituation => ({
  hand: { identity: "Z", build: "fat", mission: "C" },
  question: { asker: 0, of: 2, about, clear: false, space: 3, witness: null },
  owed: null,
  repeats: "blocked",
  earlier,
});

const throughHim = (about: Subject, ...earlier: readonly Cards[]): AnswerSituation => ({
  ...asked(about, ...earlier),
  question: { asker: 0, of: 2, about, clear: true, space: 58, witness: null },
});

const TRIO: Cards = ["identity:F", "identity:Z", "build:tall"];
const PAIR: Cards = ["identity:F", "identity:Z"];

const shownBefore = { code: "shownBefore", rule: "B7.1" };
const pairSeenBefore = { code: "pairSeenBefore", rule: "B7.2" };
const singleNotAllowed = { code: "singleNotAllowed", rule: "B7.5" };

describe("the same trio again", () => {
  it("[B7.1] is refused, in whatever order", () => {
    expect(checkAnswer(asked("identity", TRIO), TRIO)).toEqual(shownBefore);
    expect(checkAnswer(asked("identity", TRIO), [...TRIO].reverse())).toEqual(shownBefore);
  });

  it("[B7.1] is refused after other shows, and before them", () => {
    const other: Cards = ["identity:Z", "identity:B", "build:tall"];
    expect(checkAnswer(asked("identity", TRIO, other), TRIO)).toEqual(shownBefore);
    expect(checkAnswer(asked("identity", other, TRIO), TRIO)).toEqual(shownBefore);
  });

  it("[B7.1] is refused as the answer to the other question", () => {
    const trio: Cards = ["identity:Z", "build:tall", "grey:mission:C"];
    expect(checkAnswer(asked("build", trio), trio)).toEqual(shownBefore);
  });

  it.each<[string, Cards]>([
    ["another false identity", ["identity:Z", "identity:B", "build:tall"]],
    ["another build", ["identity:Z", "identity:F", "build:thin"]],
    ["the mission for the build", ["identity:Z", "identity:F", "grey:mission:C"]],
  ])("[B7.1] one card that differs is enough: %s", (_, cards) => {
    expect(checkAnswer(asked("identity", TRIO), cards)).toBe(null);
  });

  it("[B7.1] one trio fewer: 58 − 1 answers are left", () => {
    expect(legalAnswers(asked("identity", TRIO))).toHaveLength(57);
  });
});

describe("the same pair through the Ambassador", () => {
  it.each<[string, Cards]>([
    ["as a pair", PAIR],
    ["as a pair in another order", [...PAIR].reverse()],
    ["inside a trio", TRIO],
    ["inside a trio, apart", ["identity:F", "build:tall", "identity:Z"]],
  ])("[B7.2] is refused when it was seen %s", (_, earlier) => {
    expect(checkAnswer(throughHim("identity", earlier), PAIR)).toEqual(pairSeenBefore);
  });

  it("[B7.2] is refused when it was seen inside the answer to the other question", () => {
    const trio: Cards = ["build:fat", "build:tall", "identity:B"];
    const situation = throughHim("build", trio);
    expect(checkAnswer(situation, ["build:fat", "build:tall"])).toEqual(pairSeenBefore);
  });

  it("[B7.2] with the mission is refused when it was seen inside a trio", () => {
    const trio: Cards = ["identity:Z", "build:tall", "grey:mission:C"];
    const cards: Cards = ["identity:Z", "grey:mission:C"];
    expect(checkAnswer(throughHim("identity", trio), cards)).toEqual(pairSeenBefore);
  });

  it("[B7.2] is allowed when its cards were seen, but not together", () => {
    const apart: readonly Cards[] = [
      ["identity:Z", "identity:B"],
      ["identity:F", "identity:X", "build:fat"],
    ];
    expect(checkAnswer(throughHim("identity", ...apart), PAIR)).toBe(null);
  });

  it("[B7.2] a trio may contain a pair seen before, as a pair or inside a trio", () => {
    expect(checkAnswer(asked("identity", PAIR), TRIO)).toBe(null);
    const other: Cards = ["identity:Z", "identity:F", "build:thin"];
    expect(checkAnswer(asked("identity", other), TRIO)).toBe(null);
  });

  it("[B7.2] one pair fewer: 8 − 1 answers are left after a pair or a trio", () => {
    expect(legalAnswers(throughHim("identity", PAIR))).toHaveLength(7);
    expect(legalAnswers(throughHim("identity", TRIO))).toHaveLength(7);
  });
});

describe("what counts as the same", () => {
  it.each<[string, AnswerSituation, Cards]>([
    [
      "grey after coloured",
      asked("identity", TRIO),
      ["grey:identity:Z", "identity:F", "build:tall"],
    ],
    [
      "coloured after grey",
      asked("identity", ["grey:identity:Z", "identity:F", "build:tall"]),
      TRIO,
    ],
    ["in a pair", throughHim("identity", PAIR), ["grey:identity:Z", "identity:F"]],
    [
      "in a pair inside a trio",
      throughHim("identity", ["grey:identity:Z", "identity:F", "build:tall"]),
      PAIR,
    ],
  ])("[B7.3] a grey card and its coloured twin are different cards: %s", (_, situation, cards) => {
    expect(checkAnswer(situation, cards)).toBe(null);
  });
});

describe("where no coloured combination is left", () => {
  const isColoured = (cards: Cards) => !cards.some((card) => faceOf(card).grey);
  const colouredTrios = (about: Subject) => legalAnswers(asked(about)).filter(isColoured);
  const PAIRS: readonly Cards[] = [
    PAIR,
    ["identity:Z", "identity:B"],
    ["identity:Z", "identity:X"],
  ];

  it.each<[Subject, Cards, Cards]>([
    ["identity", ["identity:Z"], ["grey:identity:Z"]],
    ["build", ["build:fat"], ["grey:build:fat"]],
  ])("[B7.5] a single true card will do, coloured or grey: %s", (about, coloured, grey) => {
    const situation = asked(about, ...colouredTrios(about));
    expect(checkAnswer(situation, coloured)).toBe(null);
    expect(checkAnswer(situation, grey)).toBe(null);
  });

  it("[B7.5] a single true card will do for the last pair too", () => {
    expect(checkAnswer(throughHim("identity", ...PAIRS), ["identity:Z"])).toBe(null);
    expect(checkAnswer(throughHim("identity", ...PAIRS), ["grey:identity:Z"])).toBe(null);
  });

  it("[B7.5] pairs seen inside trios are used up like pairs seen as pairs", () => {
    const trios = PAIRS.map((pair): Cards => [...pair, "build:tall"]);
    expect(checkAnswer(throughHim("identity", ...trios), ["identity:Z"])).toBe(null);
    expect(checkAnswer(throughHim("identity", ...trios.slice(1)), ["identity:Z"])).toEqual(
      singleNotAllowed,
    );
  });

  it("[B7.5] the single card may be shown again and again", () => {
    const situation = throughHim("identity", ...PAIRS, ["identity:Z"]);
    expect(checkAnswer(situation, ["identity:Z"])).toBe(null);
  });

  it.each<[string, Cards]>([
    ["a trio with a grey card", ["grey:identity:Z", "identity:F", "build:tall"]],
    ["a trio with the mission", ["identity:Z", "identity:F", "grey:mission:C"]],
  ])("[B7.5] beside the single card, unseen cards may be shown: %s", (_, cards) => {
    const seen = colouredTrios("identity");
    expect(checkAnswer(asked("identity", ...seen), cards)).toBe(null);
    expect(checkAnswer(asked("identity", ...seen, cards), cards)).toEqual(shownBefore);
  });

  it("[B7.5] 45 answers are left after all coloured trios, 7 after all coloured pairs", () => {
    // 58 − 15 trios and 2 single cards; 8 − 3 pairs and 2 single cards.
    expect(legalAnswers(asked("identity", ...colouredTrios("identity")))).toHaveLength(45);
    expect(legalAnswers(throughHim("identity", ...PAIRS))).toHaveLength(7);
  });

  it("[B7.5] only the two single cards are left when everything was shown", () => {
    const everything = legalAnswers(asked("identity"));
    expect(legalAnswers(asked("identity", ...everything))).toEqual([
      ["identity:Z"],
      ["grey:identity:Z"],
    ]);
  });

  it.each(SUBJECTS)("[B7.5] no single card while any coloured trio is left: %s", (about) => {
    const trios = colouredTrios(about);
    expect(trios).toHaveLength(15);
    for (const left of trios) {
      const situation = asked(about, ...trios.filter((trio) => trio !== left));
      const single: Card = about === "identity" ? "identity:Z" : "build:fat";
      expect(checkAnswer(situation, [single])).toEqual(singleNotAllowed);
      expect(checkAnswer(situation, left)).toBe(null);
    }
  });

  it("[B7.5] no single card while any coloured pair is left", () => {
    for (const left of PAIRS) {
      const situation = throughHim("identity", ...PAIRS.filter((pair) => pair !== left));
      expect(checkAnswer(situation, ["identity:Z"])).toEqual(singleNotAllowed);
    }
  });

  it.each<[string, Card]>([
    ["a false one", "identity:F"],
    ["a true one of the other kind", "build:fat"],
    ["a grey one of the other kind", "grey:build:fat"],
    ["the mission", "grey:mission:C"],
  ])("[B7.5] never this single card: %s", (_, card) => {
    const trios = asked("identity", ...colouredTrios("identity"));
    expect(checkAnswer(trios, [card])).toEqual(singleNotAllowed);
    expect(checkAnswer(throughHim("identity", ...PAIRS), [card])).toEqual(singleNotAllowed);
  });

  it("[B7.5] a single grey card of someone else is still not theirs to show", () => {
    const refused = { code: "notYourGrey", rule: "B5.3" };
    expect(checkAnswer(throughHim("identity", ...PAIRS), ["grey:identity:F"])).toEqual(refused);
  });

  it("[B7.5] under challenge there is no single card, and repeats are possible", () => {
    const trios = colouredTrios("identity");
    const meeting = { ...asked("identity", ...trios), repeats: "challenge" } as const;
    const audience = { ...throughHim("identity", ...PAIRS), repeats: "challenge" } as const;
    expect(checkAnswer(meeting, ["identity:Z"])).toEqual({ code: "wrongCards", rule: "B5.1" });
    expect(checkAnswer(audience, ["identity:Z"])).toEqual({ code: "wrongCards", rule: "B6.1" });
    expect(checkAnswer(meeting, TRIO)).toBe(null);
    expect(checkAnswer(audience, PAIR)).toBe(null);
    expect(legalAnswers(meeting)).toHaveLength(58);
    expect(legalAnswers(audience)).toHaveLength(8);
  });
});
