import { afterAll, describe, expect, it } from "vitest";
import { t } from "../i18n/i18n.js";
import { COMPLETE, speakAtOnce } from "../i18n/testing.js";
import { namedRules } from "./RuleLink.js";

const rulesIn = (sentence: string): readonly string[] =>
  namedRules(sentence).flatMap((part) => ("rule" in part ? [part.rule] : []));

describe("a sentence that names rules", () => {
  it.each([
    ["It is over. (B10.3)", ["B10.3"]],
    ["Two cards. (C5.1, C8.2)", ["C5.1", "C8.2"]],
    ["Event 7 is against the rules (B3.1).", ["B3.1"]],
    ["A chapter (C7), and a rule. (C7.4)", ["C7", "C7.4"]],
    ["The code (A-C) is wrong.", []],
    ["", []],
  ])("%s", (sentence, rules) => {
    expect(rulesIn(sentence)).toEqual(rules);
    const whole = namedRules(sentence).map((part) => ("rule" in part ? part.rule : part.text));
    expect(whole.join("")).toBe(sentence);
  });

  const sentences: readonly (readonly [name: string, say: () => string, rule: string])[] = [
    ["story.because", () => t("story.because", { reason: "So.", rule: "B11.3" }), "B11.3"],
    ["check.why.refused", () => t("check.why.refused", { event: 7, rule: "B3.1" }), "B3.1"],
  ];
  describe.each(COMPLETE)("in %s", (language) => {
    afterAll(() => speakAtOnce("en"));
    it.each(sentences)("%s", (_, say, rule) => {
      speakAtOnce(language);
      expect(rulesIn(say())).toEqual([rule]);
    });
  });
});
