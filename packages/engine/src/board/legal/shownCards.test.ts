import { describe, expect, it } from "vitest";
import { AGENTS } from "../../core/agents.js";
import { combinations } from "../../core/lists.js";
import { CARDS, type Card, faceOf } from "../terms/cards.js";
import { BUILDS, type Hand, LETTERS, SUBJECTS, type Subject } from "../terms/types.js";
import { type AnswerSituation, checkAnswer, legalAnswers } from "./shownCards.js";

const HAND: Hand = { identity: "Z", build: "fat", mission: "C" };

/** Blue (Z fat C), who has shown nothing yet, is asked by red. */
const asked = (about: Subject, more: Partial<AnswerSituation> = {}): AnswerSituation => ({
  hand: HAND,
  question: { asker: 0, of: 2, about, clear: false, space: 3, witness: null },
  owed: null,
  repeats: "blocked",
  earlier: [],
  ...more,
});

const throughHim = (about: Subject, more: Partial<AnswerSituation> = {}): AnswerSituation => ({
  ...asked(about, more),
  question: { asker: 0, of: 2, about, clear: true, space: 58, witness: null },
});

type Row = readonly [title: string, about: Subject, cards: readonly Card[]];

describe("the three cards of a meeting", () => {
  it.each<Row>([
    ["two identities and a build", "identity", ["identity:Z", "identity:F", "build:tall"]],
    ["two builds and an identity", "build", ["build:fat", "build:tall", "identity:F"]],
  ])("[B5.1] %s", (_, about, cards) => {
    expect(checkAnswer(asked(about), cards)).toBe(null);
  });

  it.each<Row>([
    ["two builds, asked for identity", "identity", ["build:fat", "build:tall", "identity:Z"]],
    ["two identities, asked for build", "build", ["identity:Z", "identity:F", "build:fat"]],
    ["three identities", "identity", ["identity:Z", "identity:F", "identity:B"]],
    ["three identities, asked for build", "build", ["identity:Z", "identity:F", "identity:B"]],
    ["three builds", "build", ["build:fat", "build:tall", "build:thin"]],
    ["three builds, asked for identity", "identity", ["build:fat", "build:tall", "build:thin"]],
    ["no card", "identity", []],
    ["two cards", "identity", ["identity:Z", "identity:F"]],
    ["two cards, one of them the mission", "identity", ["identity:Z", "grey:mission:C"]],
    [
      "two builds and the mission, asked for identity",
      "identity",
      ["build:fat", "build:tall", "grey:mission:C"],
    ],
    [
      "two identities and the mission, asked for build",
      "build",
      ["identity:Z", "identity:F", "grey:mission:C"],
    ],
    ["four cards", "identity", ["identity:Z", "identity:F", "build:tall", "grey:mission:C"]],
  ])("[B5.1] refused: %s", (_, about, cards) => {
    expect(checkAnswer(asked(about), cards)).toEqual({ code: "wrongCards", rule: "B5.1" });
  });

  it("[B5.1] a single card is no answer while coloured trios are left", () => {
    const refused = { code: "singleNotAllowed", rule: "B7.5" };
    expect(checkAnswer(asked("identity"), ["grey:identity:Z"])).toEqual(refused);
  });

  it.each<Row>([
    ["of the kind asked", "identity", ["identity:Z", "identity:F", "build:tall"]],
    ["of the other kind", "identity", ["identity:B", "identity:F", "build:fat"]],
    ["of both", "identity", ["identity:Z", "identity:F", "build:fat"]],
    ["a build among builds", "build", ["build:fat", "build:tall", "identity:F"]],
    ["an identity among builds", "build", ["build:thin", "build:tall", "identity:Z"]],
  ])("[B5.2] a true card is enough: %s", (_, about, cards) => {
    expect(checkAnswer(asked(about), cards)).toBe(null);
  });

  it.each<Row>([
    ["three false ones", "identity", ["identity:F", "identity:B", "build:tall"]],
    ["three false ones for build", "build", ["build:thin", "build:tall", "identity:F"]],
    ["two false ones and the mission", "identity", ["identity:F", "build:tall", "grey:mission:C"]],
    ["false identities, mission", "identity", ["identity:F", "identity:B", "grey:mission:C"]],
    ["false builds, mission", "build", ["build:thin", "build:tall", "grey:mission:C"]],
  ])("[B5.2] refused, no card is true: %s", (_, about, cards) => {
    expect(checkAnswer(asked(about), cards)).toEqual({ code: "noTrueCard", rule: "B5.2" });
  });

  it.each<Row>([
    ["a grey identity", "identity", ["grey:identity:Z", "identity:F", "build:tall"]],
    ["a grey build", "identity", ["identity:B", "identity:F", "grey:build:fat"]],
    ["two grey cards", "build", ["grey:identity:Z", "grey:build:fat", "build:tall"]],
    ["{I, B, M} for identity", "identity", ["identity:Z", "build:tall", "grey:mission:C"]],
    ["{I, B, M} for build", "build", ["identity:Z", "build:tall", "grey:mission:C"]],
    ["{I, I, M} for identity", "identity", ["identity:Z", "identity:F", "grey:mission:C"]],
    ["{B, B, M} for build", "build", ["build:fat", "build:tall", "grey:mission:C"]],
    ["all grey for identity", "identity", ["grey:identity:Z", "grey:build:fat", "grey:mission:C"]],
    ["all grey for build", "build", ["grey:identity:Z", "grey:build:fat", "grey:mission:C"]],
  ])("[B5.3] grey cards may replace coloured ones: %s", (_, about, cards) => {
    expect(checkAnswer(asked(about), cards)).toBe(null);
  });

  it.each<Row>([
    ["identity", "identity", ["grey:identity:F", "identity:Z", "build:fat"]],
    ["build", "identity", ["identity:F", "identity:Z", "grey:build:tall"]],
    ["mission", "identity", ["identity:F", "identity:Z", "grey:mission:A"]],
    ["mission beside one's own", "build", ["identity:Z", "grey:mission:A", "grey:mission:C"]],
  ])("[B5.3] no one shows a grey card that is not theirs: %s", (_, about, cards) => {
    expect(checkAnswer(asked(about), cards)).toEqual({ code: "notYourGrey", rule: "B5.3" });
  });

  it.each<Row>([
    ["an identity, coloured and grey", "identity", ["identity:Z", "grey:identity:Z", "build:tall"]],
    ["a build, coloured and grey", "build", ["build:fat", "grey:build:fat", "identity:F"]],
    ["one card twice", "identity", ["identity:Z", "identity:Z", "build:tall"]],
    ["the mission twice", "identity", ["identity:Z", "grey:mission:C", "grey:mission:C"]],
  ])("[B5.4] no face comes twice: %s", (_, about, cards) => {
    expect(checkAnswer(asked(about), cards)).toEqual({ code: "sameFace", rule: "B5.4" });
  });
});

describe("the two cards through the Ambassador", () => {
  it.each<Row>([
    ["identities, one true", "identity", ["identity:F", "identity:Z"]],
    ["builds, one true", "build", ["build:fat", "build:thin"]],
  ])("[B6.1] %s", (_, about, cards) => {
    expect(checkAnswer(throughHim(about), cards)).toBe(null);
  });

  it.each<Row>([
    ["one of each kind", "identity", ["identity:Z", "build:fat"]],
    ["builds for identity", "identity", ["build:fat", "build:tall"]],
    ["identities for build", "build", ["identity:Z", "identity:F"]],
    ["a build and the mission for identity", "identity", ["build:fat", "grey:mission:C"]],
    ["three identities", "identity", ["identity:Z", "identity:F", "identity:B"]],
    ["a trio for a meeting", "identity", ["identity:Z", "identity:F", "build:fat"]],
    ["two and the mission", "identity", ["identity:Z", "identity:F", "grey:mission:C"]],
    ["no card", "build", []],
  ])("[B6.1] refused: %s", (_, about, cards) => {
    expect(checkAnswer(throughHim(about), cards)).toEqual({ code: "wrongCards", rule: "B6.1" });
  });

  it.each<Row>([
    ["identities", "identity", ["identity:F", "identity:B"]],
    ["builds", "build", ["build:thin", "build:tall"]],
  ])("[B6.1] refused, no card is true: %s", (_, about, cards) => {
    expect(checkAnswer(throughHim(about), cards)).toEqual({ code: "noTrueCard", rule: "B6.1" });
  });

  it("[B6.1] a single card is no answer while coloured pairs are left", () => {
    const refused = { code: "singleNotAllowed", rule: "B7.5" };
    expect(checkAnswer(throughHim("build"), ["build:fat"])).toEqual(refused);
  });

  it.each<Row>([
    ["grey and a false one", "identity", ["grey:identity:Z", "identity:B"]],
    ["a true one and the mission", "identity", ["identity:Z", "grey:mission:C"]],
    ["grey and the mission", "build", ["grey:build:fat", "grey:mission:C"]],
  ])("[B6.2] grey cards here too: %s", (_, about, cards) => {
    expect(checkAnswer(throughHim(about), cards)).toBe(null);
  });

  it.each<Row>([
    ["identity", "identity", ["identity:F", "grey:mission:C"]],
    ["build", "build", ["build:tall", "grey:mission:C"]],
  ])("[B6.2] beside the mission the other card must be true: %s", (_, about, cards) => {
    expect(checkAnswer(throughHim(about), cards)).toEqual({ code: "noTrueCard", rule: "B6.1" });
  });

  it("[B6.2] the grey card of someone else, and a card beside its twin, are refused here too", () => {
    const twins = checkAnswer(throughHim("identity"), ["identity:Z", "grey:identity:Z"]);
    expect(twins).toEqual({ code: "sameFace", rule: "B5.4" });
    const foreign = checkAnswer(throughHim("identity"), ["identity:Z", "grey:identity:F"]);
    expect(foreign).toEqual({ code: "notYourGrey", rule: "B5.3" });
  });
});

describe("how many answers there are", () => {
  const coloured = (situation: AnswerSituation) =>
    legalAnswers(situation).filter((cards) => !cards.some((card) => faceOf(card).grey));

  it.each(SUBJECTS)("[B5.2] 15 coloured trios for %s", (about) => {
    // Two of four by one of four, less those of false cards only: 4C2·4 − 3C2·3 = 24 − 9 = 15.
    expect(coloured(asked(about))).toHaveLength(15);
  });

  it.each(SUBJECTS)("[B5.3] 58 trios for %s with grey cards and the mission", (about) => {
    // Cards of a kind: 3 false, 2 true (coloured, grey). Pairs of a kind with two faces: 3C2 false
    // and 3·2 with a true card, 9 in all.
    // Without the mission: 9·5 − 3·3 = 36. With it, one of each kind: 5·5 − 3·3 = 16; two of the
    // kind asked: 9 − 3 = 6. Together 36 + 16 + 6 = 58.
    const answers = legalAnswers(asked(about));
    const withMission = answers.filter((cards) => cards.includes("grey:mission:C"));
    expect([answers.length, withMission.length]).toEqual([58, 22]);
  });

  it.each(SUBJECTS)("[B6.1] 3 coloured pairs for %s through the Ambassador", (about) => {
    // The true card beside one of three false ones.
    expect(coloured(throughHim(about))).toHaveLength(3);
  });

  it.each(SUBJECTS)(
    "[B6.2] 8 pairs for %s through the Ambassador with grey and mission",
    (about) => {
      // A true card (2) beside a false one (3): 6; a true card beside the mission: 2.
      expect(legalAnswers(throughHim(about))).toHaveLength(8);
    },
  );

  it.each(SUBJECTS)("[B7.4] 22 penalties of two cards for %s, 2 of one", (about) => {
    // Two of the kind asked: 9 − 3 = 6. One of each: 5·5 − 3·3 = 16. One true card: coloured or grey.
    expect(legalAnswers(asked(about, { owed: 2 }))).toHaveLength(22);
    expect(legalAnswers(asked(about, { owed: 1 }))).toHaveLength(2);
  });
});

describe("the list of answers and the check agree", () => {
  const SUBSETS = [0, 1, 2, 3].flatMap((size) => combinations(CARDS, size));
  const HANDS: readonly Hand[] = AGENTS.flatMap((identity) =>
    BUILDS.flatMap((build) => LETTERS.map((mission): Hand => ({ identity, build, mission }))),
  );
  const keys = (answers: readonly (readonly Card[])[]) =>
    answers.map((cards) => cards.join()).sort();

  const situations = (hands: readonly Hand[]): readonly AnswerSituation[] =>
    hands.flatMap((hand) =>
      SUBJECTS.flatMap((about) =>
        ([null, 1, 2] as const).flatMap((owed) =>
          (["blocked", "challenge"] as const).flatMap((repeats) => [
            asked(about, { hand, owed, repeats }),
            throughHim(about, { hand, owed, repeats }),
          ]),
        ),
      ),
    );

  const expectAgreement = (situation: AnswerSituation) => {
    const bruteForce = SUBSETS.filter((cards) => checkAnswer(situation, cards) === null);
    expect(keys(legalAnswers(situation))).toEqual(keys(bruteForce));
  };

  // 16 hands · 2 subjects · 2 ways to ask · 3 debts · 2 options = 384 for each of four identities.
  it.each(AGENTS)(
    "[B5.1] for a fresh %s with any build and mission, asked and owing anything",
    (agent) => {
      const all = situations(HANDS.filter((hand) => hand.identity === agent));
      expect(all).toHaveLength(384);
      for (const situation of all) expectAgreement(situation);
    },
  );

  type Answers = readonly (readonly Card[])[];
  const isColoured = (cards: readonly Card[]) => !cards.some((card) => faceOf(card).grey);

  it.each<[string, (all: Answers) => Answers]>([
    ["one answer", (all) => all.slice(0, 1)],
    ["every other answer", (all) => all.filter((_, i) => i % 2 === 0)],
    ["every coloured answer", (all) => all.filter(isColoured)],
    ["every coloured answer but one", (all) => all.filter(isColoured).slice(1)],
    ["every answer", (all) => all],
  ])("[B7.5] for a player who has shown %s before", (_, record) => {
    // F tall A, B short B, Z fat C, X thin D.
    const hands = HANDS.filter((_hand, i) => i % 21 === 0);
    for (const situation of situations(hands)) {
      const { hand, question } = situation;
      const trios = legalAnswers(asked(question.about, { hand }));
      const pairs = legalAnswers(throughHim(question.about, { hand }));
      for (const all of [trios, pairs]) expectAgreement({ ...situation, earlier: record(all) });
    }
  });
});
