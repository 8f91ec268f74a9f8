import type { Code } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import {
  afterCards,
  announce,
  type CardTestTable,
  cardViewAt,
  gathered,
  pair,
} from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../../../i18n/testing.js";
import { NAMELESS } from "../../../table/seatName.js";
import { checksOf } from "./checks.js";
import { headlineOf } from "./headline.js";
import { taleOf } from "./tale.js";

const met = gathered("M M R S | B");

/** The code that is right, in the order F, B, Z, X. */
const RIGHT = met.state.own.map(({ hand }) => hand?.number) as unknown as Code;

function endOf(game: CardTestTable, viewer: Seat | typeof SPECTATOR) {
  const told = game.events.flatMap((event) => cardGame.redact(event, viewer) ?? []);
  const { table } = cardViewAt(game, viewer);
  if (table.phase.type !== "ended") throw new Error("the game goes on");
  const { revelation } = table.phase;
  const listener = { config: table.config, names: NAMELESS, viewer };
  return {
    checks: checksOf(told, revelation, listener),
    tale: taleOf(told, revelation, listener),
  };
}

const SHOWN = [1, pair("identity:B", "number:0")] as const;
const [a, b, c, d] = RIGHT;
const right = () => afterCards(met, [0, announce(...RIGHT)], SHOWN);
const wrong = () => afterCards(met, [0, announce(a, b, d, c)], SHOWN);

describe("the end of the card game", () => {
  it("[C6.2] says whether the partner was right, and how much of the code", () => {
    speakAtOnce("en");
    expect(endOf(right(), 0).checks).toEqual([
      { right: true, words: "You named the right partner: Green." },
      { right: true, words: "All four numbers were right." },
    ]);
    expect(endOf(wrong(), 2).checks[1]).toEqual({
      right: false,
      words: "Of the four numbers, 2 were right.",
    });
  });

  it("tells the game as its viewer could follow it", () => {
    speakAtOnce("en");
    expect(endOf(right(), 0).tale).toEqual([
      "The game took 1 round and 1 meeting.",
      "No one had more meetings than you and Green: 1 each.",
      "What you saw proved neither partner nor code.",
    ]);
    expect(endOf(right(), SPECTATOR).tale).toHaveLength(2);
  });

  it.each(COMPLETE)("has words for it in %s", (language) => {
    speakAtOnce(language);
    for (const game of [right(), wrong()]) {
      const { checks, tale } = endOf(game, 0);
      for (const words of [...checks.map((each) => each.words), ...tale])
        expectSentence(words, language);
    }
  });

  it.each([
    ["won, for one of its winners", [0, 2], [0], 0, "The match is yours!"],
    ["lost, by the winner of the last game", [0, 2], [1], 1, "The match goes to Red and Blue"],
    ["won by others, for a spectator", [0, 2], [1], SPECTATOR, "The match goes to Red and Blue"],
    ["going on", [], [1], 1, "Game 4 to you"],
  ] as const)(
    "[C9.1] of a match that is %s, has a headline about the match",
    (_, winners, last, viewer, words) => {
      speakAtOnce("en");
      const { table } = cardViewAt(right(), viewer);
      const listener = { config: table.config, names: NAMELESS, viewer };
      const { isOver, title } = headlineOf({ winners, game: 4 }, { winners: last }, listener);
      expect([isOver, title]).toEqual([winners.length > 0, words]);
    },
  );
});
