import type { CardView, Seen } from "@inkognito/engine/card";
import { cardTable, cardViewAt } from "@inkognito/engine/testing";
import { insight } from "@inkognito/mind/card";
import { ASSISTANTS, type Assistant } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../../../i18n/testing.js";
import { insightText } from "../../../table/notebook/insightText.js";
import { NAMELESS } from "../../../table/seatName.js";
import { sayingsOf } from "./Insight.js";

/** Worked example 4: I am red, Bubble with 13; green is Fiddlebottom. */
const DEALT = cardViewAt(cardTable({ edition: "safe", hands: ["B 0", "F 1", "Z 2", "X 3"] }), 0);

const seeing = (...seen: readonly Seen[]): CardView =>
  DEALT.own === null ? DEALT : { ...DEALT, own: { ...DEALT.own, seen } };

const PAIR: Seen = { type: "pair", round: 1, from: 1, to: 0, cards: ["identity:F", "number:13"] };
const OPEN: Seen = { type: "pair", round: 1, from: 1, to: 0, cards: ["identity:X", "number:36"] };
const BLACK: Seen = { type: "black", round: 1, asker: 0, of: 1, card: "black:identity:F" };

function told(after: CardView, assistant: Assistant = "consequences") {
  const found = insight(DEALT, after);
  const listener = { config: after.table.config, names: NAMELESS, viewer: 0 } as const;
  return insightText(found, assistant, sayingsOf(found, after, listener));
}

describe("what cards tell", () => {
  it("[C4.1] worked example 4: my own number is a lie, so the other card is true", () => {
    speakAtOnce("en");
    expect(told(seeing(PAIR))).toEqual({
      moments: ["Now it’s certain: Green is your partner!"],
      sentences: ["You have the number 13 yourself. So “13” is a lie.", "Green is Fiddlebottom."],
    });
    expect(insight(DEALT, seeing(PAIR)).lies).toMatchObject([
      { colour: "green", face: { kind: "number", face: 13 } },
    ]);
  });

  it("[C5.1] a black card proves what it shows, also where nothing is concluded", () => {
    speakAtOnce("en");
    expect(told(seeing(BLACK), "facts")?.sentences).toEqual([
      expect.stringMatching(/^Green is Fiddlebottom\. /),
    ]);
    expect(told(seeing(PAIR), "facts")).toBeNull();
    expect(told(seeing(BLACK), "off")).toBeNull();
  });

  it.each(COMPLETE)("is whole sentences in %s, at every table", (language) => {
    speakAtOnce(language);
    for (const seen of [PAIR, OPEN, BLACK]) {
      for (const assistant of ASSISTANTS) {
        const words = told(seeing(seen), assistant);
        const said = [...(words?.moments ?? []), ...(words?.sentences ?? [])];
        for (const sentence of said) expectSentence(sentence, language);
        if (assistant === "consequences") expect(said).not.toEqual([]);
      }
    }
  });
});
