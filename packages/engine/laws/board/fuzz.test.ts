import { describe, expect, it } from "vitest";
import { sampleAction } from "../../src/board/legal/sample.js";
import { type BoardTypes, boardGame, type RecalledShow } from "../../src/board/rules.js";
import { CODES } from "../../src/board/terms/action.js";
import { CARDS, type Card } from "../../src/board/terms/cards.js";
import { boardConfig, parseBoardConfig } from "../../src/board/terms/config.js";
import { REFUSAL_CODES } from "../../src/board/terms/refusal.js";
import { BALLS, PIECES, SUBJECTS } from "../../src/board/terms/types.js";
import { after, boardTable, refusal, steps } from "../../src/testing/index.js";
import { fuzzLaws } from "../shared/fuzz.js";
import { size } from "../shared/size.js";
import { spread } from "./games.js";

const TYPES = [
  ...["place", "move", "walk", "ask", "step", "show", "object", "banish", "endTurn"],
  ...["announce", "announceAlone", "shakeHands", "seal", "gesture", "__proto__", "toString"],
];

fuzzLaws<BoardTypes>({
  game: boardGame,
  positions: spread(80),
  codes: REFUSAL_CODES,
  words: {
    fields: [
      ...["type", "decision", "placement", "steps", "path", "space", "of", "about", "to", "cards"],
      ...["partner", "code", "given", "sheet", "tic", "__proto__", "constructor", "extra"],
    ],
    words: [...CARDS, ...BALLS, ...PIECES, ...SUBJECTS, ...CODES, ...TYPES],
    numbers: 60,
  },
  types: TYPES,
  sample: (view, below) => sampleAction(view, below, { announce: 3, gesture: 8, seal: 4 }),
  count: size("fuzz", { short: 30_000, full: 200_000 }),
  config: (players) => {
    const made = boardConfig({ players });
    return made.ok ? made.value : null;
  },
  parse: parseBoardConfig,
});

/** Kept from failing runs. */
describe("once let through", () => {
  const hole = new Array<never>(1);
  const malformed = { code: "malformed", rule: "T1" };
  const isStored = (value: unknown): void =>
    expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);

  it("[T1] a hole is no step", () => {
    expect(refusal(boardTable(), 0, { type: "move", steps: hole })).toEqual(malformed);
  });

  it("[T1] a hole is no space of a path", () => {
    const table = boardTable({ players: 5, first: 4 });
    expect(refusal(table, 4, { type: "walk", path: hole })).toEqual(malformed);
  });

  it("[T1] a hole is no true card, where a single true card would do", () => {
    const pair = (other: Card) => ["identity:B", other] as const;
    const shown = (["identity:F", "identity:Z", "identity:X"] as const).map(
      (other): RecalledShow => ({
        of: 1,
        asker: 0,
        about: "identity",
        clear: true,
        cards: pair(other),
      }),
    );
    const asked = after(
      boardTable({ at: { "red-tall": 36 }, shown }),
      [0, { type: "move", steps: steps("white red-tall 58") }],
      [0, { type: "ask", space: 58, of: 1, about: "identity" }],
    );
    expect(refusal(asked, 1, { type: "show", cards: ["identity:B"] })).toBeNull();
    expect(refusal(asked, 1, { type: "show", cards: hole })).toEqual(malformed);
  });

  it("[T1] a gesture to seat -0 leaves no -0 in the log", () => {
    const { state, chance } = boardTable();
    isStored(boardGame.decide(state, 1, { type: "gesture", tic: "F", to: -0 }, chance));
  });

  it("[T2] a gesture from seat -0 leaves no -0 in the log", () => {
    const { state, chance } = boardTable();
    isStored(boardGame.decide(state, -0, { type: "gesture", tic: "F", to: 1 }, chance));
  });
});
