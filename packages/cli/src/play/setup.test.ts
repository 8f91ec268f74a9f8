import { describe, expect, it } from "vitest";
import { UsageError } from "../usage.js";
import { parsePlay, seedFor } from "./setup.js";

describe("the options of play", () => {
  it("four agents around the board, red is the person", () => {
    expect(parsePlay({})).toMatchObject({
      config: { game: "board", edition: "korea", seats: ["red", "green", "blue", "yellow"] },
      seat: 0,
      name: "",
      levels: [null, "agent", "agent", "agent"],
      seedText: null,
      match: null,
    });
  });

  it("levels go to the others in their order", () => {
    expect(parsePlay({ seats: "novice,agent,random,master", as: "blue" })).toMatchObject({
      seat: 2,
      levels: ["novice", "agent", null, "random", "master"],
    });
    expect(parsePlay({ players: "5", seats: "novice", as: "ambassador" })).toMatchObject({
      seat: 4,
      levels: ["novice", "novice", "novice", "novice", null],
    });
  });

  it.each([
    ["[C9.2] telephone: a match", {}, { points: [0, 0, 0], games: 0 }],
    ["[C9.2] telephone, one game", { match: false }, null],
    ["[C9.2] safe: one game", { edition: "safe" }, null],
    ["[C9.2] safe, a match", { edition: "safe", match: true }, { points: [0, 0, 0], games: 0 }],
  ])("%s", (_, options, match) => {
    expect(parsePlay({ game: "card", players: "3", ...options }).match).toEqual(match);
  });

  it.each([
    { game: "chess" },
    { players: "6" },
    { players: "2" },
    { seats: "agent,agent,genius" },
    { seats: "agent,agent,agent,agent,agent" },
    { seats: "agent,agent", players: "5" },
    { seats: "" },
    { as: "purple" },
    { as: "ambassador" },
    { as: "yellow", players: "3" },
    { edition: "safe" },
    { game: "card", edition: "korea" },
    { game: "card", repeats: "blocked" },
    { match: true },
    { gestures: true },
    { name: "x".repeat(25) },
    { name: "a\u001b[2J" },
  ])("%j is refused", (values) => {
    expect(() => parsePlay(values)).toThrow(UsageError);
  });

  it("the same text gives the same seeds, no text never the same", () => {
    expect(seedFor("carnival", 1)).toBe(seedFor("carnival", 1));
    expect(seedFor("carnival", 1)).not.toBe(seedFor("carnival", 2));
    expect(seedFor(null, 1)).not.toBe(seedFor(null, 1));
    expect(seedFor(null, 1)).toMatch(/^[0-9a-f]{64}$/);
  });
});
