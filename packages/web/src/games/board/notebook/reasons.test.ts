import { boardTable, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { contradictions, type Face, why } from "@inkognito/mind/board";
import { describe, expect, it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../../../i18n/testing.js";
import {
  type Claimed,
  clashWords,
  explainClaim,
  explainClash,
} from "../../../table/notebook/reasons.js";
import { FACES } from "./grid.js";
import { reasonTexts } from "./reasons.js";

/** Worked example 1: I am Fiddlebottom; Leo is green. */
const LEO: TestOptions = {
  hands: ["F thin A", "X short B", "Z fat C", "B tall D"],
  shown: [
    {
      asker: 0,
      of: 1,
      about: "build",
      clear: false,
      cards: ["build:short", "build:tall", "identity:B"],
    },
    { asker: 0, of: 1, about: "identity", clear: true, cards: ["identity:F", "identity:X"] },
  ],
};

const view = viewAt(boardTable(LEO), 0);
const listener = { config: view.table.config, names: ["", "Leo"], viewer: 0 } as const;

const explained = (claim: Claimed<Face>, of = view) => {
  const proof = why(of, claim);
  if (proof === null) throw new Error("this is not certain");
  return explainClaim(claim, proof, reasonTexts(of, { ...listener, config: of.table.config }));
};

describe("why, in words", () => {
  it("[B6.1] worked example 1: Leo is X, by one answer and because I am Fiddlebottom", () => {
    speakAtOnce("en");
    const claim = { type: "is", colour: "green", face: { kind: "identity", face: "X" } } as const;
    expect(explained(claim)).toEqual({
      claim: "Leo is X.",
      reasons: [
        "Leo shows you: Lord Fiddlebottom and Agent X. At least one of these 2 cards is true.",
        "You’re Fiddlebottom yourself.",
        "Each identity was dealt only once.",
      ],
      so: "So there’s no other possibility.",
    });
  });

  it("[B5.2] worked example 1: so Bubble was false, and Leo is not fat, by two answers", () => {
    speakAtOnce("en");
    const claim = { type: "isNot", colour: "green", face: { kind: "build", face: "fat" } } as const;
    const { claim: said, reasons } = explained(claim);
    expect(said).toBe("Leo isn’t the fat figure.");
    expect(reasons).toHaveLength(2);
  });

  it("[B11.1] speaks of the arrested agent", () => {
    speakAtOnce("en");
    const three = viewAt(boardTable({ players: 3 }), 0);
    const claim = {
      type: "isNot",
      colour: "yellow",
      face: { kind: "mission", face: "A" },
    } as const;
    expect(explained(claim, three).claim).toBe("The arrested agent doesn’t have the letter A.");
  });

  it.each(COMPLETE)("is whole sentences in %s, whatever is certain", (language) => {
    speakAtOnce(language);
    for (const colour of ["green", "blue", "yellow"] as const) {
      for (const face of FACES) {
        for (const type of ["is", "isNot"] as const) {
          const claim = { type, colour, face };
          if (why(view, claim) === null) continue;
          const { claim: said, reasons, so } = explained(claim);
          for (const words of [said, ...reasons, so]) expectSentence(words, language);
        }
      }
    }
  });

  it.each(COMPLETE)("is whole sentences in %s about pencil marks, too", (language) => {
    speakAtOnce(language);
    const marks = [
      { key: "1", colour: "green", face: { kind: "identity", face: "B" }, guess: "yes" },
      { key: "2", colour: "blue", face: { kind: "build", face: "fat" }, guess: "yes" },
      { key: "3", colour: "yellow", face: { kind: "build", face: "fat" }, guess: "yes" },
    ] as const;
    const found = contradictions(
      view,
      marks.map(({ colour, face }) => ({ colour, face, is: true })),
    );
    expect(found.map(({ guesses }) => guesses)).toEqual([[0], [1, 2]]);
    for (const { guesses, because } of found) {
      const clash = { marks: guesses.flatMap((at) => marks[at] ?? []), because };
      expectSentence(clashWords(clash, reasonTexts(view, listener)), language);
      for (const words of explainClash(clash, reasonTexts(view, listener)).reasons) {
        expectSentence(words, language);
      }
    }
  });
});
