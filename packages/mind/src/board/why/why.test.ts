import type { Card } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { boardTable, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import type { Claim } from "./claim.js";
import { contradictions, type Guess, why } from "./why.js";

const shown = (of: Seat, about: "identity" | "build", clear: boolean, cards: readonly Card[]) => ({
  asker: 0 as Seat,
  of,
  about,
  clear,
  cards,
});

const whyAt = (options: TestOptions, claim: Claim, seat: Seat = 0) =>
  why(viewAt(boardTable(options), seat), claim);

/** Worked example 1: I am Fiddlebottom; Leo is green. */
const LEO: TestOptions = {
  hands: ["F thin A", "X short B", "Z fat C", "B tall D"],
  shown: [
    shown(2, "build", true, ["build:fat", "build:tall"]),
    shown(1, "build", false, ["build:short", "build:tall", "identity:B"]),
    shown(1, "identity", true, ["identity:F", "identity:X"]),
    shown(1, "identity", false, ["identity:Z", "identity:X", "build:fat"]),
  ],
};

describe("why something is certain", () => {
  it("[B6.1] worked example 1: Leo is X by one answer, and because I am Fiddlebottom", () => {
    const claim: Claim = { type: "is", colour: "green", face: { kind: "identity", face: "X" } };
    expect(whyAt(LEO, claim)).toEqual({ answers: [2], own: ["identity"], once: ["identity"] });
  });

  it("[B5.2] worked example 1: so Bubble was false, and Leo is not fat, whichever agent I am", () => {
    const claim: Claim = { type: "isNot", colour: "green", face: { kind: "build", face: "fat" } };
    expect(whyAt(LEO, claim)).toEqual({ answers: [1, 2], own: [], once: [] });
  });

  it("[B5.3] a grey card proves by itself", () => {
    const cards: readonly Card[] = ["identity:Z", "build:fat", "grey:identity:B"];
    const claim: Claim = { type: "is", colour: "green", face: { kind: "identity", face: "B" } };
    const shows = [shown(1, "identity", false, cards)];
    expect(whyAt({ shown: shows }, claim)).toEqual({ answers: [0], own: [], once: [] });
  });

  it("[B2.3] what is mine is no one else's: no answer is needed", () => {
    const face = { kind: "mission", face: "A" } as const;
    expect(whyAt({}, { type: "isNot", colour: "blue", face })).toEqual({
      answers: [],
      own: ["mission"],
      once: ["mission"],
    });
    expect(whyAt({}, { type: "is", colour: "red", face })).toEqual({
      answers: [],
      own: ["mission"],
      once: [],
    });
  });

  it("[B9] a code needs both letters and both agents", () => {
    const cards: readonly Card[] = ["grey:identity:B", "grey:mission:B"];
    const claim: Claim = { type: "code", team: "FB", code: "A-B" };
    const options = { shown: [shown(1, "identity", true, cards)] };
    expect(whyAt(options, claim)).toEqual({
      answers: [0],
      own: ["identity", "mission"],
      once: ["identity"],
    });
    expect(whyAt(options, { ...claim, code: "A-C" })).toBeNull();
  });

  it("[B11.1] a team with an arrested agent has no code", () => {
    const claim: Claim = { type: "code", team: "ZX", code: "C-D" };
    const cards = (face: "B" | "Z"): readonly Card[] => [
      `grey:identity:${face}`,
      `grey:mission:${face === "B" ? "B" : "C"}`,
    ];
    const shows = [shown(1, "identity", true, cards("B")), shown(2, "identity", true, cards("Z"))];
    expect(whyAt({ players: 3, shown: shows }, claim)).toBeNull();
  });

  it("[B5.2] what is open has no reason", () => {
    const face = { kind: "build", face: "short" } as const;
    expect(whyAt(LEO, { type: "is", colour: "green", face })).toBeNull();
  });

  it("[V] a spectator can be sure of nothing", () => {
    const view = viewAt(boardTable(LEO), "spectator");
    const face = { kind: "identity", face: "X" } as const;
    expect(why(view, { type: "is", colour: "green", face })).toBeNull();
  });
});

describe("guesses", () => {
  const guess = (colour: Guess["colour"], face: Guess["face"], is = true): Guess => ({
    colour,
    face,
    is,
  });
  const found = (...guesses: readonly Guess[]) =>
    contradictions(viewAt(boardTable(LEO), 0), guesses);

  it("[B6.1] one that cannot be right comes with the answer it contradicts", () => {
    const because = { answers: [2], own: ["identity"], once: ["identity"] };
    expect(
      found(
        guess("green", { kind: "build", face: "tall" }),
        guess("green", { kind: "identity", face: "B" }),
        guess("green", { kind: "identity", face: "X" }, false),
      ),
    ).toMatchObject([
      { guesses: [1], because: { answers: [2] } },
      { guesses: [2], because },
    ]);
  });

  it("[B2.3] two that are possible one by one may not be together", () => {
    expect(
      found(
        guess("blue", { kind: "identity", face: "Z" }),
        guess("blue", { kind: "build", face: "fat" }),
        guess("yellow", { kind: "identity", face: "Z" }),
      ),
    ).toEqual([{ guesses: [0, 2], because: { answers: [], own: [], once: ["identity"] } }]);
  });

  it("[B5.2] what may be right is left alone", () => {
    expect(found(guess("green", { kind: "build", face: "tall" }))).toEqual([]);
    expect(found()).toEqual([]);
  });
});
