import type { Card, CardView, Seen } from "@inkognito/engine/card";
import { AMBASSADOR, type Seat } from "@inkognito/engine/core";
import { cardViewAt, gathered } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { consider } from "../bots/master/consider.js";
import { adviceBits, advise } from "./advice.js";

/** Red is F 13, green B 24, blue Z 47, yellow X 36; red has seen these black cards. */
function viewOf(
  where: string,
  black: Readonly<Partial<Record<Seat, readonly string[]>>>,
  edition: "safe" | "telephone" = "safe",
): CardView {
  const view = cardViewAt(gathered(where, { players: 5, edition }), 0);
  const seen = Object.entries(black).flatMap(([of, faces]) =>
    faces.map((face): Seen => {
      const card = `black:${face}` as Card;
      return { type: "black", round: 1, asker: 0, of: Number(of) as Seat, card };
    }),
  );
  return { ...view, own: view.own === null ? null : { ...view.own, seen } };
}

const ALL = { 1: ["identity:B", "number:24"], 2: ["identity:Z", "number:47"] } as const;
/** The partner is certain; which number is whose of the two rivals is not. */
const PARTNER = { 1: ["identity:B", "number:24"] } as const;

describe("the coach, with five players in safe", () => {
  it.each([
    ["the partner", "R R M S | B"],
    ["a rival", "R M R S | B"],
    ["the Ambassador", "R M G S | R"],
  ])("[C8.4] says to announce the certain code to %s", (_, where) => {
    const { expected, suggestion, candidates, sure } = advise(viewOf(where, ALL), []);
    expect(expected).toBe("choose");
    const choice = { type: "announce", code: [13, 24, 47, 36] };
    expect(suggestion).toMatchObject({ because: "certain", do: { choice } });
    expect(candidates).toEqual([suggestion?.do]);
    expect(sure).toBeNull();
  });

  it("[C8.4] but to show cards where the Ambassador has met another, too", () => {
    const { suggestion } = advise(viewOf("R M R S | R", ALL), []);
    expect(suggestion?.do).toMatchObject({ type: "choose", choice: { type: "cards" } });
  });

  it("[C8.1] says what a master would do: to tell a partner, whom telephone does not have", () => {
    const view = viewOf("R R M S | B", PARTNER);
    const { suggestion, sure } = advise(view, []);
    expect(suggestion).toEqual(consider({ view, told: [], seed: "coach" }));
    expect(suggestion).toMatchObject({ because: "tellsPartner", who: "green" });
    expect(sure).toBeNull();
    const telephone = advise(viewOf("R R M S | B", { 1: ["identity:B"] }, "telephone"), []);
    expect(telephone.suggestion?.because).toBe("tellsLittle");
  });

  it("says how much the suggested cards would tell, and nothing of an announcement", () => {
    const view = viewOf("R M R S | B", PARTNER);
    const { suggestion } = advise(view, []);
    if (suggestion === null) throw new Error("the coach says nothing");
    expect(adviceBits(view, suggestion.do)).toBeGreaterThan(0);
    const certain = viewOf("R M R S | B", ALL);
    const announce = advise(certain, []).suggestion;
    expect(announce && adviceBits(certain, announce.do)).toBeNull();
  });

  it("says nothing where nothing is awaited", () => {
    const view = cardViewAt(gathered("R M R S | B", { players: 5, edition: "safe" }), 1);
    expect(advise(view, [])).toMatchObject({ expected: "none", suggestion: null, candidates: [] });
    expect(view.table.config.seats[4]).toBe(AMBASSADOR);
  });
});
