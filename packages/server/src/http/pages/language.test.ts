import { describe, expect, it } from "vitest";
import { languageFor, textsFor } from "./language.js";

describe("the visitor's language", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["it-CH", "it"],
    ["ko-KR,ko;q=0.9", "ko"],
    ["sv-FI, fi;q=0.9", "sv"],
    ["en-US,en;q=0.9,de;q=0.8", "en"],
    ["en;q=0.5, de;q=0.8", "de"],
    ["tlh, ko;q=0.1", "ko"],
    ["de;q=0, en;q=0.1", "en"],
    ["tlh", "en"],
    // Estonian is not Spanish, nor is Old English ours.
    ["est, ang", "en"],
    ["de;q=x", "en"],
    [",;,;q=", "en"],
  ])("%j means %s", (accepted, expected) => {
    expect(languageFor(accepted)).toBe(expected);
  });

  it("is English where there are no texts in it", () => {
    const translated = { en: "Hello", de: "Hallo" };
    expect(textsFor(translated, "de-AT")).toEqual({ language: "de", texts: "Hallo" });
    expect(textsFor(translated, "sv, de;q=0.5")).toEqual({ language: "en", texts: "Hello" });
  });
});
