import {
  type BoardView,
  blankView,
  boardConfig,
  type Card,
  evolveView,
  type Question,
} from "@inkognito/engine/board";
import { insight } from "@inkognito/mind/board";
import { ASSISTANTS } from "@inkognito/protocol";
import { beforeEach, describe, expect, it } from "vitest";
import { speakAtOnce } from "../../../i18n/testing.js";
import { insightText } from "../../../table/notebook/insightText.js";
import { NAMELESS } from "../../../table/seatName.js";
import { sayingsOf } from "./Insight.js";

const config = boardConfig({ players: 4 });
if (!config.ok) throw new Error(config.error.field);
const listener = { config: config.value, names: NAMELESS, viewer: 0 } as const;

/** Red, who is Fiddlebottom, tall, with the letter A. */
const dealt: BoardView = [
  { type: "began", config: config.value, commitment: "", entropy: [] } as const,
  { type: "dealt", hand: { identity: "F", build: "tall", mission: "A" } } as const,
].reduce(evolveView, blankView(0));

const question: Question = {
  asker: 0,
  of: 1,
  about: "identity",
  clear: false,
  space: 50,
  witness: null,
};

const shown = (view: BoardView, cards: readonly Card[]): BoardView =>
  evolveView(view, { type: "answered", question, penalty: false, count: cards.length, cards });

function told(before: BoardView, cards: readonly Card[], assistant = "consequences" as const) {
  const after = shown(before, cards);
  const found = insight(before, after);
  return insightText(found, assistant, sayingsOf(found, after, listener));
}

beforeEach(() => speakAtOnce("en"));

describe("what an answer tells", () => {
  it("[B5.2] is which card is a lie, and what is left then", () => {
    expect(told(dealt, ["identity:B", "identity:Z", "build:tall"])).toEqual({
      moments: [],
      sentences: [
        "You’re the tall figure yourself. So “tall” is a lie.",
        "Green is Bubble or Zsa Zsa.",
      ],
    });
  });

  it("[B5.2] is nothing where all the cards may be true", () => {
    expect(told(dealt, ["identity:B", "identity:Z", "build:fat"])?.sentences).toEqual([
      "This doesn’t rule anything out for certain yet.",
    ]);
  });

  it("[B5.2] is a moment when the partner becomes certain", () => {
    const before = shown(dealt, ["identity:B", "identity:Z", "build:tall"]);
    const words = told(before, ["identity:B", "identity:F", "build:tall"]);
    expect(words?.moments).toEqual(["Now it’s certain: Green is your partner!"]);
    expect(words?.sentences[1]).toBe("Green is Bubble.");
  });

  it("is as much as the table's assistant says", () => {
    const after = shown(dealt, ["identity:B", "identity:Z", "build:tall"]);
    const grey = shown(dealt, ["grey:identity:B", "identity:Z", "build:fat"]);
    const words = (view: BoardView) => {
      const found = insight(dealt, view);
      return ASSISTANTS.map((level) => insightText(found, level, sayingsOf(found, view, listener)));
    };
    const [off, facts, consequences, odds] = words(after);
    expect([off, facts]).toEqual([null, null]);
    expect(consequences).toEqual(odds);
    expect(words(grey)[0]).toBeNull();
    expect(words(grey)[1]?.sentences).toEqual(["Green is Bubble. A grey card is always true."]);
  });
});
