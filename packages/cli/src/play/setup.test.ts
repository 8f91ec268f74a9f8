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
    [{ without: "green" }, ["red", "blue", "yellow"], 0],
    [{ without: "red", as: "blue" }, ["green", "blue", "yellow"], 1],
    [{ as: "yellow" }, ["red", "green", "yellow"], 2],
  ])("[B11.1] [C7.1] three players of any colours: %j", (options, seats, seat) => {
    for (const game of ["board", "card"]) {
      const setup = parsePlay({ game, players: "3", ...options });
      expect(setup).toMatchObject({ config: { seats }, seat });
    }
  });

  it("[B2.4] [C2.2] the first player can be named", () => {
    expect(parsePlay({ first: "green" }).config).toMatchObject({ first: "green" });
    expect(parsePlay({ players: "5", first: "ambassador" }).config.first).toBe("ambassador");
    expect(parsePlay({ game: "card", first: "blue" }).config).toMatchObject({ first: "blue" });
    expect(parsePlay({}).config).not.toHaveProperty("first");
  });

  it("[B2.4] [B12.2] the edition presets direction and must-move, and both can be changed", () => {
    const preset = { direction: "clockwise", ambassadorMustMove: true };
    expect(parsePlay({ edition: "piatnik" }).config).toMatchObject(preset);
    const typed = { edition: "piatnik", direction: "counterclockwise", "must-move": "no" };
    const changed = { direction: "counterclockwise", ambassadorMustMove: false };
    expect(parsePlay(typed).config).toMatchObject(changed);
  });

  it("[C6.4] gestures are off unless they are asked for", () => {
    for (const edition of ["telephone", "safe"]) {
      expect(parsePlay({ game: "card", edition }).config).toMatchObject({ gestures: false });
    }
    expect(parsePlay({ game: "card", gestures: true }).config).toMatchObject({ gestures: true });
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
    { as: "yellow", players: "3", without: "yellow" },
    { without: "red" },
    { players: "3", without: "ambassador" },
    { first: "ambassador" },
    { players: "3", without: "red", as: "blue", first: "red" },
    { direction: "left" },
    { "must-move": "maybe" },
    { game: "card", first: "ambassador", players: "5" },
    { game: "card", direction: "clockwise" },
    { game: "card", "must-move": "no" },
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
