import { boardTable, viewAt } from "@inkognito/engine/testing";
import { expect, it } from "vitest";
import { labelsOf } from "../../../shared/bots/doubt.js";
import { worldsOf } from "../../worlds/worlds.js";
import { answersLeft, expectedBits } from "./information.js";

/** Red, who has seen nothing, wonders about green. */
function bits(about: "identity" | "build", clear: boolean): number {
  const { casts } = worldsOf(viewAt(boardTable(), 0));
  const orders = casts.map(({ identities }) => identities.join(""));
  return expectedBits({ casts, labels: labelsOf(orders) }, 1, answersLeft({ about, clear }, []));
}

it("[B6.1] two identities are worth log2(6) - 5/3 bits about who is who", () => {
  // Of six orders three pairs with the own identity leave 2, three others 4: weights 1 : 2.
  expect(bits("identity", true)).toBeCloseTo(Math.log2(6) - (1 * 1 + 2 * 2) / 3, 10);
});

it("[B6.1] two builds say nothing about who is who", () => {
  expect(bits("build", true)).toBeCloseTo(0, 10);
});

it("[B5.2] three cards say less than two, and something", () => {
  expect(bits("identity", false)).toBeLessThan(bits("identity", true));
  expect(bits("identity", false)).toBeGreaterThan(0);
});
