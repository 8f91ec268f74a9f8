import { cardTable, cardViewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { standing } from "./standing.js";

describe("what is certain of a code before it is named", () => {
  const view = cardViewAt(cardTable({ players: 4 }), 0);
  const hand = view.own?.hand;

  it("[C6.1] is one's own number at one's own place, and nothing else at first", () => {
    const own = hand?.number ?? null;
    const place = ["F", "B", "Z", "X"].indexOf(hand?.identity ?? "");
    const named = [null, null, null, null].map((_, i) => (i === place ? own : null));
    const stands = standing(view, named, null);
    expect(stands.numbers.filter((each) => each !== null)).toEqual(["certain"]);
    expect([stands.code, stands.partner]).toEqual([null, null]);
    const elsewhere = [null, null, null, null].map((_, i) => (i === (place + 1) % 4 ? own : null));
    expect(standing(view, elsewhere, 1)).toMatchObject({ partner: "open" });
    expect(standing(view, elsewhere, 1).numbers).toContain("impossible");
  });
});
