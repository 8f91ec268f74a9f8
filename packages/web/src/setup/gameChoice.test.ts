import { describe, expect, it } from "vitest";
import { parseDraft } from "../lobby/tableDraft.js";
import { parseChoice, setupOf } from "./choice.js";
import {
  boardConfigOf,
  boardPreset,
  cardConfigOf,
  DEFAULT_GAME,
  parseGameChoice,
  starterOf,
  startersFor,
} from "./gameChoice.js";
import { parseSetup } from "./parseSetup.js";

describe("what is asked at every table", () => {
  it("is read in the same way from what either form has kept", () => {
    const stored = { ...DEFAULT_GAME, players: 5, assistant: "odds", level: "master", edition: 7 };
    const read = { ...DEFAULT_GAME, players: 5, assistant: "odds", level: "master" };
    expect(parseGameChoice(stored)).toEqual(read);
    expect(parseChoice(stored)).toMatchObject(read);
    expect(parseDraft(stored)).toMatchObject(read);
  });

  it.each(["board", "card"])(
    "comes to the table with the setup, and through a link: %s",
    (game) => {
      const setup = setupOf(parseChoice({ game, level: "master", assistant: "odds" }), 0);
      expect(setup).toMatchObject({ assistant: "odds" });
      expect(
        setup.seats.filter((each) => each.type === "bot" && each.level === "master"),
      ).toHaveLength(3);
      expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
      expect(parseSetup({ ...setup, assistant: "all" }).ok).toBe(false);
    },
  );
});

describe("who begins", () => {
  it("[B2.4] [C2.2] is the one the table names, or drawn", () => {
    const choice = { ...DEFAULT_GAME, first: "blue" } as const;
    expect([boardConfigOf(choice).first, cardConfigOf(choice).first]).toEqual(["blue", "blue"]);
    expect(boardConfigOf(DEFAULT_GAME)).not.toHaveProperty("first");
    expect(cardConfigOf(DEFAULT_GAME).first).toBe("random");
  });

  it("[B2.4] may be the Ambassador of five players", () => {
    const five = { ...DEFAULT_GAME, players: 5, first: "ambassador" } as const;
    expect(boardConfigOf(five).first).toBe("ambassador");
    expect(starterOf({ ...five, players: 4 })).toBe("random");
  });

  it("[C2.2] [C3.4] may be the fictitious agent, never the Ambassador", () => {
    const three = { ...DEFAULT_GAME, game: "card", players: 3, first: "yellow" } as const;
    expect(cardConfigOf(three)).toMatchObject({ first: "yellow", seats: ["red", "green", "blue"] });
    expect(startersFor({ ...three, players: 5 })).not.toContain("ambassador");
    expect(cardConfigOf({ ...three, players: 5, first: "ambassador" }).first).toBe("random");
  });

  it("[B2.4] is chosen again when the chair comes back", () => {
    const choice = { ...DEFAULT_GAME, players: 3, spare: "blue", first: "blue" } as const;
    expect(starterOf(choice)).toBe("random");
    expect(starterOf({ ...choice, players: 4 })).toBe("blue");
  });
});

describe("what an edition presets", () => {
  it("[B2.4] [B12.2] direction and must-move, and both can be changed", () => {
    const devir = { ...DEFAULT_GAME, ...boardPreset("devir"), ambassadorMustMove: true };
    expect(boardConfigOf(devir)).toMatchObject({
      edition: "devir",
      direction: "counterclockwise",
      ambassadorMustMove: true,
    });
    expect(parseGameChoice(JSON.parse(JSON.stringify(devir)))).toEqual(devir);
  });
});
