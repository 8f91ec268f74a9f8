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
    ["the role's where nobody has said", NAMELESS, "Red"],
    ["the role's of a bot", [null], "Red"],
    ["the role's where nothing was written", [""], "Red"],
    ["the role's where nothing of it can be seen", [" \u200b\u2060 "], "Red"],
    ["told apart from the same name", ["Dora", "Dora"], "Dora (Red)"],
    ["told apart from what reads as the same", ["dora", "DO\u200bRA "], "dora (Red)"],
    ["told apart from another's colour", ["Blue"], "Blue (Red)"],
    ["told apart from the Ambassador", ["The Ambassador"], "The Ambassador (Red)"],
    ["told apart from whoever listens", ["You"], "You (Red)"],
    [
      "told apart from the fictitious agent",
      ["the fictitious agent"],
      "the fictitious agent (Red)",
    ],
    ["its own colour, which nobody mistakes", ["Red"], "Red"],
  ] as const)("is %s", (_, names, name) => {
    expect(called(names)).toBe(name);
  });

  it("is told apart in the language that is spoken", () => {
    expect(called(["Blau"])).toBe("Blau");
    speakAtOnce("de");
    expect(called(["Blau"])).toBe("Blau (Rot)");
    expect(called(["Blue"])).toBe("Blue");
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
