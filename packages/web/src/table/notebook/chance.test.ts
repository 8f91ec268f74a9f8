import { describe, expect, it } from "vitest";
import { speakAtOnce } from "../../i18n/testing.js";
import { chanceWords, leakWords, roundBits } from "./chance.js";

describe("a chance in words", () => {
  it.each([
    [0.5, "50%"],
    [1 / 3, "33%"],
    [0.001, "<1%"],
    [0.01, "1%"],
    [0.999, ">99%"],
    [0.99, "99%"],
  ])("of something open is never said to be none or certain: %d", (chance, words) => {
    speakAtOnce("en");
    expect(chanceWords(chance)).toBe(words);
  });

  it("is written as the language writes it", () => {
    speakAtOnce("de");
    expect(chanceWords(0.25)).toBe("25\u00a0%");
  });
});

describe("bits in words", () => {
  it("have two places, and a plural", () => {
    speakAtOnce("en");
    expect(roundBits(0.63648)).toBe(0.64);
    expect(leakWords({ bits: 0.63648, truth: 0.3 }, "Blue")).toBe("Blue learns 0.64 bits");
    expect(leakWords({ bits: 1, truth: 1 }, "the Ambassador")).toBe("The Ambassador learns 1 bit");
  });

  it("say so when what is shown leads away from the truth", () => {
    speakAtOnce("en");
    expect(leakWords({ bits: 0.2, truth: -0.1 }, "Blue")).toBe(
      "Blue learns 0.2 bits, but is misled",
    );
    expect(leakWords({ bits: 0.2, truth: -0.001 }, "Blue")).toBe("Blue learns 0.2 bits");
  });
});
