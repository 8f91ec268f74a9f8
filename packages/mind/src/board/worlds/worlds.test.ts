import type { Card } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { boardTable, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { knowledge } from "./knowledge.js";
import { worldsOf } from "./worlds.js";

/** Seat `of` has shown these to seat 0, who is Fiddlebottom, tall, A. */
const shown = (of: Seat, about: "identity" | "build", clear: boolean, ...cards: Card[]) => ({
  asker: 0 as Seat,
  of,
  about,
  clear,
  cards,
});

const worldsAt = (options: TestOptions, seat: Seat = 0) =>
  worldsOf(viewAt(boardTable(options), seat));
const knownAt = (options: TestOptions, seat: Seat = 0) =>
  knowledge(viewAt(boardTable(options), seat));

describe("how many worlds are left", () => {
  it("[B2.3] an agent who has seen nothing thinks 3! · 3! · 3! = 216 deals possible", () => {
    const { casts, letters } = worldsAt({});
    expect([casts.length, letters.length]).toEqual([36, 6]);
  });

  it("[B12.1] the Ambassador's player thinks 24 · 24 casts possible, and 24 deals of letters", () => {
    const { casts, letters } = worldsAt({ players: 5 }, 4);
    expect([casts.length, letters.length]).toEqual([576, 24]);
  });

  it("[B11.1] with three players the arrested hand is one more unknown hand", () => {
    expect(knownAt({ players: 3 })).toMatchObject({ worlds: 216, arrested: ["B", "Z", "X"] });
  });

  it("[B5.2] a trio leaves the hands with a true card among the three", () => {
    // Green is B in 12 of 36 casts; else (Z or X, 24 casts) fat or short, two of three builds: 16.
    const cards: Card[] = ["identity:B", "build:short", "build:fat"];
    expect(worldsAt({ shown: [shown(1, "build", false, ...cards)] }).casts).toHaveLength(12 + 16);
  });

  it("[B6.1] of two cards one is true", () => {
    const cards: Card[] = ["identity:F", "identity:B"];
    expect(worldsAt({ shown: [shown(1, "identity", true, ...cards)] }).casts).toHaveLength(12);
  });

  it("[B5.3] a grey card proves, and the others beside it say nothing", () => {
    const cards: Card[] = ["identity:Z", "build:fat", "grey:identity:B"];
    const known = knownAt({ shown: [shown(1, "identity", false, ...cards)] });
    expect(known.colours.green).toMatchObject({
      identities: ["B"],
      builds: ["short", "fat", "thin"],
    });
  });

  it("[B5.3] a mission card proves the letter and is never the true card", () => {
    const cards: Card[] = ["identity:B", "build:tall", "grey:mission:B"];
    const known = knownAt({ shown: [shown(1, "identity", false, ...cards)] });
    // Tall is seat 0's own build, so Bubble is true.
    expect(known.colours.green).toMatchObject({ identities: ["B"], letters: ["B"] });
  });

  it("[B5.2] what one has shown oneself tells one nothing", () => {
    const cards: Card[] = ["identity:B", "build:short", "build:fat"];
    const mine = { asker: 0 as Seat, of: 1 as Seat, about: "build" as const, clear: false, cards };
    expect(worldsAt({ shown: [mine] }, 1).casts).toHaveLength(36);
  });
});

describe("what follows", () => {
  it("[B5.2] worked example 1: Leo is X, so Bubble was false, so Leo is short or tall", () => {
    const leo = boardTable({
      hands: ["F thin A", "X short B", "Z fat C", "B tall D"],
      shown: [
        shown(1, "build", false, "build:short", "build:tall", "identity:B"),
        shown(1, "identity", true, "identity:F", "identity:X"),
      ],
    });
    expect(knowledge(viewAt(leo, 0)).colours.green).toMatchObject({
      identities: ["X"],
      builds: ["tall", "short"],
    });
  });

  it("[B9] worked example 3: B-D is ours, so the others have A-C or C-A", () => {
    const known = knownAt({
      hands: ["F tall B", "B short D", "Z fat C", "X thin A"],
      shown: [shown(1, "identity", false, "grey:identity:B", "build:fat", "grey:mission:D")],
    });
    expect(known.codes).toEqual({ FB: ["B-D"], ZX: ["A-C", "C-A"] });
    expect(known.missions).toEqual({
      FB: [{ type: "agentTo", agent: "B", number: 1 }],
      ZX: [{ type: "anyOnto", target: "B" }],
    });
  });

  it("[B2.3] the partner is certain when two others are not", () => {
    const known = knownAt({
      shown: [
        shown(2, "identity", true, "identity:F", "identity:Z"),
        shown(3, "identity", true, "identity:F", "identity:X"),
      ],
    });
    expect(known).toMatchObject({ partners: [1], partner: 1, alone: "no" });
  });

  const alone = (...rivals: readonly Seat[]): TestOptions => ({
    players: 3,
    hands: ["F tall A", "Z fat C", "X thin D"],
    arrested: "B short B",
    shown: rivals.map((of) =>
      shown(of, "identity", true, "identity:F", of === 1 ? "identity:Z" : "identity:X"),
    ),
  });

  it.each([
    { seen: [], is: "possible", partners: [1, 2] },
    { seen: [1], is: "possible", partners: [2] },
    { seen: [1, 2], is: "certain", partners: [] },
  ] as const)(
    "[B11.1] after seeing $seen.length of two, alone is $is",
    ({ seen, is, partners }) => {
      expect(knownAt(alone(...seen))).toMatchObject({ alone: is, partners, partner: null });
    },
  );

  it("[B11.1] the lone agent has no code", () => {
    expect(knownAt(alone(1, 2)).codes.FB).toEqual([]);
  });

  it("[B12.4] the Ambassador's player learns from what is shown through him", () => {
    const asked = shown(1, "identity", true, "grey:identity:B", "grey:mission:B");
    expect(knownAt({ players: 5, shown: [asked] }, 4).colours.green).toMatchObject({
      identities: ["B"],
      letters: ["B"],
    });
  });

  it("[B12.4] but not from what is shown in a meeting of two agents", () => {
    const asked = shown(1, "identity", false, "grey:identity:B", "build:fat", "grey:mission:B");
    expect(knownAt({ players: 5, shown: [asked] }, 4).worlds).toBe(24 ** 3);
  });
});
