import type { Card } from "@inkognito/engine/board";
import { boardGame, type RecalledShow } from "@inkognito/engine/board/rules";
import { partnerOf, redactLog, type Seat } from "@inkognito/engine/core";
import { boardTable, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { memoryOf } from "../../worlds/worlds.js";
import { believed } from "./belief.js";

/** How likely the Ambassador's player thinks that red and green are partners. */
function partners(...shown: readonly RecalledShow[]): number {
  const table = boardTable({ players: 5, shown });
  const told = redactLog(boardGame, table.events, 4).map(({ event }) => event);
  const { casts, weights, total } = believed(memoryOf(viewAt(table, 4)), told);
  let sum = 0;
  for (const [i, { identities }] of casts.entries()) {
    const [red, green] = identities;
    if (red !== undefined && green === partnerOf(red)) sum += weights[i] ?? 0;
  }
  return sum / total;
}

/** Red asks green through the Ambassador. */
const answered = (asker: Seat, of: Seat, ...cards: Card[]): RecalledShow => ({
  asker,
  of,
  about: "build",
  clear: true,
  cards,
});

describe("what the Ambassador's player makes of an answer he has seen", () => {
  it("[B12.4] before anything is seen anyone may be anyone's partner", () => {
    expect(partners()).toBeCloseTo(1 / 3, 9);
  });

  it("[B12.4] who shows his letter takes the asker for his partner", () => {
    const letter = answered(0, 1, "build:short", "grey:mission:B");
    expect(partners(letter)).toBeGreaterThan(0.95);
    expect(partners(letter)).toBeLessThan(1);
  });

  it("[B12.4] who does not is a little less likely to be", () => {
    const masks = answered(0, 1, "build:short", "build:fat");
    expect(partners(masks)).toBeLessThan(1 / 3);
    expect(partners(masks)).toBeGreaterThan(0.2);
  });

  it("[B12.3] what he asks himself says nothing about partners", () => {
    expect(partners(answered(4, 1, "build:short", "build:fat"))).toBeCloseTo(1 / 3, 9);
  });
});
