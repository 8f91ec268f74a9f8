import type { Card, Hand } from "@inkognito/engine/board";
import { describe, expect, it } from "vitest";
import { answerGroups, cardRows, cardsWanted, toggleCard } from "./showChoice.js";

const hand: Hand = { identity: "X", build: "thin", mission: "D" };

it("[B1.2, B1.3] eight coloured cards and one's own three grey ones can be taken in hand", () => {
  const rows = cardRows(hand);
  expect(rows.map((row) => row.length)).toEqual([4, 4, 3]);
  expect(rows[2]).toEqual(["grey:identity:X", "grey:build:thin", "grey:mission:D"]);
});

describe("taking cards", () => {
  it("a second touch puts a card back", () => {
    expect(toggleCard(["identity:X", "build:fat"], "identity:X")).toEqual(["build:fat"]);
  });

  it("[B5.4] the grey card takes the place of its coloured twin", () => {
    expect(toggleCard(["identity:X", "build:fat"], "grey:identity:X")).toEqual([
      "build:fat",
      "grey:identity:X",
    ]);
  });
});

it("answers are grouped by what they give away", () => {
  const answers: readonly (readonly Card[])[] = [
    ["identity:F", "identity:X", "build:fat"],
    ["identity:F", "identity:X", "build:thin"],
    ["identity:F", "build:fat", "grey:identity:X"],
    ["identity:X", "build:fat", "grey:mission:D"],
    ["identity:X"],
  ];
  expect(answerGroups(answers, hand)).toEqual([
    { kind: "single", answers: [answers[4]] },
    { kind: "oneTrue", answers: [answers[0]] },
    { kind: "moreTrue", answers: [answers[1]] },
    { kind: "grey", answers: [answers[2]] },
    { kind: "mission", answers: [answers[3]] },
  ]);
});

it.each([
  ["[B5.1] three for a question", false, null, 3],
  ["[B6.1] two through the Ambassador", true, null, 2],
  ["[B7.4] what is owed as a penalty", false, 2, 2],
  ["[B7.4] a single true card", true, 1, 1],
] as const)("%s are asked for", (_, clear, owed, count) => {
  expect(cardsWanted({ clear }, owed)).toBe(count);
});
