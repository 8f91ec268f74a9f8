import { boardConfig } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { beforeEach, describe, expect, it } from "vitest";
import { speakAtOnce } from "../i18n/testing.js";
import {
  fullSeatName,
  NAMELESS,
  type Names,
  type Seating,
  seatName,
  shortSeatName,
} from "./seatName.js";

beforeEach(() => speakAtOnce("en"));

function seating(names: Names): Seating {
  const made = boardConfig({ players: 5 });
  if (!made.ok) throw new Error(made.error.field);
  return { config: made.value, names };
}

const called = (names: Names, seat: Seat = 0): string => seatName(seating(names), seat);

describe("the name of a seat", () => {
  it.each([
    ["the one that was given", ["Dora"], "Dora"],
    ["the role's where no name is given", NAMELESS, "Red"],
    ["the role's of a bot", [null], "Red"],
    ["the role's where nothing was written", [""], "Red"],
    ["the role's where nothing of it can be seen", [" \u200b\u2060 "], "Red"],
    ["told apart from the same name", ["Dora", "Dora"], "Dora\u00a0(Red)"],
    ["told apart from what reads as the same", ["dora", "DO\u200bRA "], "dora\u00a0(Red)"],
    ["told apart from another's colour", ["Blue"], "Blue\u00a0(Red)"],
    ["told apart from the Ambassador", ["The Ambassador"], "The\u00a0Ambassador\u00a0(Red)"],
    ["told apart from the listener", ["You"], "You\u00a0(Red)"],
    [
      "told apart from the fictitious agent",
      ["the fictitious agent"],
      "the\u00a0fictitious\u00a0agent\u00a0(Red)",
    ],
    ["its own colour, which cannot be mistaken", ["Red"], "Red"],
  ] as const)("is %s", (_, names, name) => {
    expect(called(names)).toBe(name);
  });

  it("is told apart in the language that is spoken", () => {
    expect(called(["Blau"])).toBe("Blau");
    speakAtOnce("de");
    expect(called(["Blau"])).toBe("Blau\u00a0(Rot)");
    expect(called(["Blue"])).toBe("Blue");
  });

  it("stays on one line, and does not turn round what stands beside it", () => {
    expect(called(["Ada Lovelace"])).toBe("Ada\u00a0Lovelace");
    expect(called(["דורה"])).toBe("\u2068דורה\u2069");
    expect(shortSeatName(seating(["Ada Lovelace"]), 0)).toBe("Ada Lovelace");
  });

  it("has a title of courtesy in Korean, in a sentence", () => {
    speakAtOnce("ko");
    expect(called(["Dora"])).toBe("Dora님");
    expect(called(NAMELESS)).toBe("빨강");
    expect(shortSeatName(seating(["Dora"]), 0)).toBe("Dora");
    expect(fullSeatName(seating(["Dora"]), 0)).toBe("Dora (빨강)");
  });

  it("is not bent, while a role's is", () => {
    speakAtOnce("de");
    expect(seatName(seating([null, null, null, null, "Eve"]), 4, "dative")).toBe("Eve");
    expect(seatName(seating(NAMELESS), 4, "dative")).toBe("dem Botschafter");
  });

  it("stands alone at the head of a list, and in full where the colours count", () => {
    expect(shortSeatName(seating(NAMELESS), 4)).toBe("Ambassador");
    expect(shortSeatName(seating(["Dora"]), 0)).toBe("Dora");
    expect(fullSeatName(seating(["Dora"]), 0)).toBe("Dora (Red)");
    expect(fullSeatName(seating(["Dora", "Dora"]), 0)).toBe("Dora (Red)");
    expect(fullSeatName(seating(NAMELESS), 4)).toBe("the Ambassador");
  });

  it("is asked for at a seat of the table only", () => {
    const { config, names } = seating(NAMELESS);
    expect(() => seatName({ config: { seats: config.seats.slice(0, 4) }, names }, 4)).toThrow();
  });
});
