import { check } from "@inkognito/engine/board";
import { boardTable, viewAt } from "@inkognito/engine/testing";
import { expect, it } from "vitest";
import { blankSheet, swapFigures, writeEntry } from "./drafts.js";

it("[B12.5] whatever is written, each identity and build stands once", () => {
  const sheet = writeEntry(writeEntry(blankSheet(), "red", { identity: "X" }), "blue", {
    build: "tall",
  });
  expect(sheet.red).toEqual({ identity: "X", build: "fat" });
  expect(sheet.yellow.identity).toBe("F");
  expect(check(viewAt(boardTable({ players: 5 }), 4), { type: "seal", sheet })).toBeNull();
});

it("writing what stands there already changes nothing", () => {
  expect(writeEntry(blankSheet(), "red", { identity: "F" })).toEqual(blankSheet());
});

it("[B2.1] a figure put on a taken home changes places with the figure there", () => {
  const placement = { tall: 2, short: 27, fat: 31, thin: 52 };
  expect(swapFigures(placement, "tall", 52)).toEqual({ tall: 52, short: 27, fat: 31, thin: 2 });
});
