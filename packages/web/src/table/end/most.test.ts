import { describe, expect, it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../../i18n/testing.js";
import { roleWords } from "../seatName.js";
import { mostWords } from "./most.js";

const NAMING = {
  nameOf: (role: "red" | "green" | "blue") => (role === "red" ? "you" : roleWords(role)),
  isMe: (role: string) => role === "red",
};

describe("who had the most of something", () => {
  it.each([
    [["green", "red", "red"], ["You had the most meetings: 2."]],
    [["green", "blue", "green"], ["Green had the most meetings: 2."]],
    [["green", "red"], ["No one had more meetings than you and Green: 1 each."]],
    [["green", "red", "blue"], []],
    [[], []],
  ] as const)("of %j", (mentions, words) => {
    speakAtOnce("en");
    expect(mostWords("tale.met", mentions, NAMING)).toEqual(words);
  });

  it.each(COMPLETE)("has words for it in %s", (language) => {
    speakAtOnce(language);
    for (const mentions of [["green"], ["blue", "green"]] as const) {
      const [met = ""] = mostWords("tale.met", mentions, NAMING);
      const [asked = ""] = mostWords("tale.asked", mentions, NAMING);
      expectSentence(met, language);
      expectSentence(asked, language);
    }
  });
});
