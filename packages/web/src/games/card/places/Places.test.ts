import type { CardViewEvent } from "@inkognito/engine/card";
import { expect, it } from "vitest";
import { placeAt } from "./Places.js";

const TOLD: readonly CardViewEvent[] = [
  { type: "roundBegan", round: 1, first: "red" },
  { type: "located", colour: "red", location: "rialto" },
  { type: "met", meeting: { location: "salute", agents: ["red", "blue"], ambassador: false } },
  { type: "swapped", shows: [] },
  { type: "roundBegan", round: 2, first: "green" },
];

it("points to the place itself, to that of the meeting, or nowhere", () => {
  expect(TOLD.map((_, index) => placeAt(TOLD, index))).toEqual([
    null,
    "rialto",
    "salute",
    "salute",
    null,
  ]);
});
