import type { Card, Seen } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { boardTable, cardTable, cardViewAt, viewAt } from "@inkognito/engine/testing";
import type { Because } from "@inkognito/mind/board";
import { describe, expect, it } from "vitest";
import { reasonFor as boardReason } from "./board/coach.js";
import { cardCoach, reasonFor as cardReason } from "./card/coach.js";
import { companyOf } from "./shared/text.js";

describe("the coach of the board game", () => {
  const company = companyOf(viewAt(boardTable(), 0));
  const said = (because: Because, sure: number | null): string =>
    boardReason({ because, who: 1 }, sure, company);

  it.each([
    ["accomplished", "You're certain of your partner, the code and the mission."],
    ["race", "You know your mission. Now it's a race."],
    ["knowsAll", "You know who everyone is."],
  ] as const)("says that it is certain, if it is: %s", (because, words) => {
    expect(said(because, 1)).toBe(words);
  });

  it.each([
    "accomplished",
    "fulfils",
    "race",
    "meetsPartner",
    "tellsPartner",
    "greetsPartner",
    "knowsAll",
  ] as const)("says how likely it is, if it is not: %s", (because) => {
    expect(said(because, 0.731).toLowerCase()).toContain("there's a 73 % chance");
    expect(said(because, 1)).not.toContain("chance");
  });

  it("says nothing about reasons that take nothing for true", () => {
    expect(said("sendsAway", null)).toBe("That helps your opponents the least.");
  });
});

describe("the coach of the card game", () => {
  const proof = (of: Seat, card: Card): Seen => ({ type: "black", round: 1, asker: 0, of, card });
  const GREEN = [proof(1, "black:identity:B"), proof(1, "black:number:11")];
  const BLUE = [proof(2, "black:identity:Z"), proof(2, "black:number:0")];
  /** Red is about to go somewhere. */
  const coached = (seen: readonly Seen[]): readonly string[] => {
    const view = cardViewAt(cardTable(), 0);
    const own = view.own === null ? null : { ...view.own, seen };
    return cardCoach({ view: { ...view, own }, told: [] })?.lines ?? [];
  };

  it("[C6.1] says that the code is known only when it is", () => {
    expect(coached([...GREEN, ...BLUE]).join()).toContain("You know the code. Try to meet");
    const ready = { because: "readyToAnnounce", who: "green" } as const;
    expect(cardReason(ready, 0.9, cardViewAt(cardTable(), 0))).toBe(
      "There's a 90 % chance that you have the right code. All you need is a meeting.",
    );
  });
});
