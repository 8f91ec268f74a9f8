import { describe, expect, it } from "vitest";
import { type CardOptions, cardConfig, EDITION_TABLE, parseCardConfig } from "./config.js";

const CONFIG = {
  game: "card",
  rulesVersion: 1,
  edition: "safe",
  seats: ["red", "green", "blue"],
  gestures: true,
  first: "yellow",
};

const fieldOf = (value: unknown): string | null => {
  const parsed = parseCardConfig(value);
  return parsed.ok ? null : parsed.error.field;
};

describe("a config", () => {
  it("[T1] has defaults: four players, telephone, no gestures, a random first player", () => {
    expect(cardConfig()).toEqual({
      ok: true,
      value: {
        game: "card",
        rulesVersion: 1,
        edition: "telephone",
        seats: ["red", "green", "blue", "yellow"],
        gestures: false,
        first: "random",
      },
    });
  });

  it("[T1] is taken as it is, without what does not belong to it", () => {
    expect(parseCardConfig({ ...CONFIG, extra: 1 })).toEqual({ ok: true, value: CONFIG });
  });

  const broken: Readonly<Record<string, readonly [unknown, string]>> = {
    "[T1] no object": [null, "config"],
    "[T1] another game": [{ ...CONFIG, game: "board" }, "game"],
    "[T1] another version": [{ ...CONFIG, rulesVersion: 2 }, "rulesVersion"],
    "[T1] an edition of the board game": [{ ...CONFIG, edition: "piatnik" }, "edition"],
    "[T1] two players": [{ ...CONFIG, seats: ["red", "green"] }, "seats"],
    "[T1] one colour twice": [{ ...CONFIG, seats: ["red", "green", "red"] }, "seats"],
    "[T1] the Ambassador among four": [
      { ...CONFIG, seats: ["red", "green", "blue", "ambassador"] },
      "seats",
    ],
    "[T1] gestures by another word": [{ ...CONFIG, gestures: "on" }, "gestures"],
    "[T1] the Ambassador as first player": [{ ...CONFIG, first: "ambassador" }, "first"],
  };
  for (const [title, [value, field]] of Object.entries(broken)) {
    it(`${title} is refused`, () => expect(fieldOf(value)).toBe(field));
  }

  it.each([2, 6])("[T1] %i players are refused", (players) => {
    const made = cardConfig({ players } satisfies CardOptions);
    expect(made).toEqual({ ok: false, error: { code: "badConfig", field: "seats" } });
  });
});

describe("what a table of an edition is preset to", () => {
  it("[C6.4] safe: the table's chat is off; telephone says nothing of it", () => {
    expect([EDITION_TABLE.safe.chat, EDITION_TABLE.telephone.chat]).toEqual([false, true]);
  });

  it("[C9.2] telephone: a match; safe: a single game", () => {
    expect([EDITION_TABLE.telephone.match, EDITION_TABLE.safe.match]).toEqual([true, false]);
  });
});
