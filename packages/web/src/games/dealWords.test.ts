import type { Viewer } from "@inkognito/engine/core";
import { boardTable, cardTable, cardViewAt, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../i18n/testing.js";
import { dealWords as boardDeal } from "./board/Deal.js";
import { dealWords as cardDeal } from "./card/Deal.js";

const board = (players: number, seat: Viewer) => boardDeal(viewAt(boardTable({ players }), seat));
const card = (players: number, seat: Viewer, edition: "telephone" | "safe" = "telephone") =>
  cardDeal(cardViewAt(cardTable({ players, edition }), seat));

describe("what a player is told when the cards are dealt", () => {
  it("[B11.1] with three players the partner may be under arrest, and with four is at the table", () => {
    speakAtOnce("en");
    expect(board(4, 0)).toContain("Your partner is Colonel Bubble");
    expect(board(3, 0)).not.toBe(board(4, 0));
    expect(board(5, 0)).toBe(board(4, 0));
  });

  it("[B12.1] the fifth player has no partner to look for", () => {
    speakAtOnce("en");
    expect(board(5, 4)).not.toContain("partner is");
  });

  it("[C7.1] [C8.1] there are partners in safe with five players, and not with three or in telephone", () => {
    speakAtOnce("en");
    expect(card(3, 0)).not.toBe(card(4, 0));
    expect(card(5, 0)).toBe(card(3, 0));
    expect(card(5, 0, "safe")).toBe(card(4, 0, "safe"));
    expect(card(5, 4)).not.toBe(card(5, 0));
  });

  it.each(COMPLETE)("is whole sentences in %s", (language) => {
    speakAtOnce(language);
    for (const players of [3, 4, 5]) {
      for (const seat of [0, players === 5 ? 4 : 1] as const) {
        expectSentence(board(players, seat), language);
        expectSentence(card(players, seat), language);
      }
    }
  });
});
