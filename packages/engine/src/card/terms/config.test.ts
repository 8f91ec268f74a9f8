import { describe, expect, it } from "vitest";
import {
  announcesToPartner,
  type CardConfig,
  type CardOptions,
  cardConfig,
  EDITION_TABLE,
  EDITIONS,
  hasPartners,
  parseCardConfig,
  RULES_VERSION,
  RULES_VERSIONS,
} from "./config.js";

const CONFIG = {
  game: "card",
  rulesVersion: RULES_VERSION,
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
        rulesVersion: 2,
        edition: "telephone",
        seats: ["red", "green", "blue", "yellow"],
        gestures: false,
        first: "random",
      },
    });
  });

  it.each(RULES_VERSIONS)("[T1] keeps the version of its rules: %i", (rulesVersion) => {
    const config = { ...CONFIG, rulesVersion };
    expect(parseCardConfig(config)).toEqual({ ok: true, value: config });
  });

  it("[T1] is taken as it is, without what does not belong to it", () => {
    expect(parseCardConfig({ ...CONFIG, extra: 1 })).toEqual({ ok: true, value: CONFIG });
  });

  const broken: Readonly<Record<string, readonly [unknown, string]>> = {
    "[T1] no object": [null, "config"],
    "[T1] another game": [{ ...CONFIG, game: "board" }, "game"],
    "[T1] a version to come": [{ ...CONFIG, rulesVersion: 3 }, "rulesVersion"],
    "[T1] a version by another word": [{ ...CONFIG, rulesVersion: "2" }, "rulesVersion"],
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

  it("[C6.4] gestures are off in both editions", () => {
    expect([EDITION_TABLE.safe.gestures, EDITION_TABLE.telephone.gestures]).toEqual([false, false]);
  });

  it("[C9.2] telephone: a match; safe: a single game", () => {
    expect([EDITION_TABLE.telephone.match, EDITION_TABLE.safe.match]).toEqual([true, false]);
  });
});

describe("partners", () => {
  const tables = [3, 4, 5].flatMap((players) =>
    EDITIONS.flatMap((edition) => {
      const made = cardConfig({ players, edition });
      if (!made.ok) throw new Error(made.error.field);
      return RULES_VERSIONS.map((rulesVersion): CardConfig => ({ ...made.value, rulesVersion }));
    }),
  );
  const textOf = ({ seats, edition, rulesVersion }: CardConfig): string =>
    `${seats.length} ${edition} ${rulesVersion}`;

  it("[C8.1] agents have partners with four players, and with five in safe", () => {
    expect(tables.filter(hasPartners).map(textOf)).toEqual([
      "4 telephone 1",
      "4 telephone 2",
      "4 safe 1",
      "4 safe 2",
      "5 safe 2",
    ]);
  });

  it("[C8.4] only with four players is the partner to be met to announce", () => {
    const players = tables.filter(announcesToPartner).map(({ seats }) => seats.length);
    expect(new Set(players)).toEqual(new Set([4]));
  });
});
