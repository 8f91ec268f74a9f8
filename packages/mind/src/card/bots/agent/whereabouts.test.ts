import { emptyTable, type Location, type Round } from "@inkognito/engine/card";
import { describe, expect, it } from "vitest";
import { meetingsAfter } from "./whereabouts.js";

/** Where red, green, blue, yellow and the Ambassador are. */
const round = (
  red: Location,
  green: Location,
  blue: Location,
  yellow: Location,
  ambassador: Location | null,
): Round => ({ first: "red", located: { red, green, blue, yellow }, ambassador });

const APART = round("rialto", "sanMarco", "sanGiorgio", "salute", "bridgeOfSighs");
const NOW: Round = { first: "red", located: {}, ambassador: null };

const greenMet = (rounds: readonly Round[], after = 0): number =>
  meetingsAfter({ ...emptyTable, rounds: [...rounds, NOW] }, "green", after);

describe("meetings of an agent", () => {
  it.each([
    ["with another agent", round("rialto", "rialto", "sanMarco", "salute", "sanGiorgio"), 1],
    ["with the Ambassador", round("rialto", "sanMarco", "salute", "salute", "sanMarco"), 1],
    ["alone", APART, 0],
    ["among three agents", round("rialto", "rialto", "rialto", "salute", "sanMarco"), 0],
    [
      "with an agent and the Ambassador",
      round("rialto", "rialto", "salute", "salute", "rialto"),
      0,
    ],
  ] as const)("[C3.2] %s", (_, lies, count) => {
    expect(greenMet([lies])).toBe(count);
  });

  it("[C3.2] count only after the given round", () => {
    const met = round("rialto", "rialto", "sanMarco", "salute", "sanGiorgio");
    expect(greenMet([met, APART, met, met])).toBe(3);
    expect(greenMet([met, APART, met, met], 1)).toBe(2);
    expect(greenMet([met, APART, met, met], 4)).toBe(0);
  });
});
