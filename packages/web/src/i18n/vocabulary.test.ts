import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { CATALOGS, COMPLETE } from "./testing.js";
import { forbiddenIn } from "./vocabularyTesting.js";

/** What a message can say, without the names of its placeholders and choices. */
const wordsOf = (compiled: CompiledMessage): string =>
  compiled
    .map((token) => {
      if (typeof token === "string") return token;
      const [, , choices] = token;
      if (typeof choices !== "object" || choices === null) return "…";
      const { offset: _, ...forms } = choices as Record<string, CompiledMessage | string>;
      return Object.values(forms)
        .map((form) => (typeof form === "string" ? form : wordsOf(form)))
        .join(" | ");
    })
    .join("")
    .replaceAll("\u00ad", "");

const idsWith = (words: RegExp, language: keyof typeof CATALOGS): readonly string[] =>
  Object.entries(CATALOGS[language])
    .filter(([, text]) => words.test(wordsOf(compileMessageOrThrow(text))))
    .map(([id]) => id);

describe.each(COMPLETE)("%s", (language) => {
  it.each(forbiddenIn(language))("does not say $words, but $instead", ({ words, but }) => {
    expect(idsWith(words, language).toSorted()).toEqual(but.toSorted());
  });

  it("names no rules: the page puts a link after the sentence", () => {
    expect(idsWith(/(?<![\p{L}\d])[BCT]\d+\.\d+(?!\d)/u, language)).toEqual([]);
  });
});
