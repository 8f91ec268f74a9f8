import { COLOURS } from "@inkognito/engine/core";
import { GAME_NAMES } from "@inkognito/engine/games";
import { describe, expect, it } from "vitest";
import {
  changeChoice,
  DEFAULT_CHOICE,
  parseChoice,
  rolesFor,
  SEATINGS,
  setupOf,
} from "../setup/choice.js";
import { boardPreset } from "../setup/gameChoice.js";
import { peopleOf } from "../setup/setup.js";
import { areEnough, parseSitters } from "../setup/sitters.js";
import { parseRoute } from "./route.js";
import { coachingOf, gradeAt, parseSettings } from "./settings.js";

const DEFAULTS = parseSettings(null);

describe("settings", () => {
  it.each([null, 7, "x", [], { speed: "warp", theme: 3, games: -1, choice: "none" }])(
    "that are not ours become the defaults: %j",
    (stored) => {
      expect(parseSettings(stored)).toEqual(DEFAULTS);
    },
  );

  it("keep what is good beside what is bad", () => {
    const stored = { ...DEFAULTS, language: "de", speed: "warp", theme: "day", games: 3 };
    expect(parseSettings(stored)).toEqual({ ...DEFAULTS, language: "de", theme: "day", games: 3 });
  });

  it.each([
    [{ games: 0, coach: null }, "explain"],
    [{ games: 3, coach: null }, "explain"],
    [{ games: 4, coach: null }, "off"],
    [{ games: 1, coach: "off" }, "off"],
    [{ games: 9, coach: "hint" }, "hint"],
  ] as const)("with %j, the coach does unasked: %s", (some, coaching) => {
    expect(coachingOf({ ...DEFAULTS, ...some })).toBe(coaching);
  });

  it("have sounds on where nothing is stored, and keep what an earlier version stored", () => {
    expect(DEFAULTS.sound).toBe(true);
    expect([true, false, "loud"].map((sound) => parseSettings({ sound }).sound)).toEqual([
      true,
      false,
      true,
    ]);
    expect(parseSettings({ sound: false })).toMatchObject({ volume: "medium", textSize: "normal" });
    expect(parseSettings({ volume: "high", textSize: "giant" })).toMatchObject({
      volume: "high",
      textSize: "normal",
    });
  });

  it("keep what an earlier version knew of the coach", () => {
    expect([true, false, "loud"].map((coach) => parseSettings({ coach }).coach)).toEqual([
      "show",
      "off",
      null,
    ]);
  });

  it.each([
    ["off", "show", "explain"],
    ["hint", "show", "hint"],
    ["show", "hint", "hint"],
    ["show", "explain", "explain"],
  ] as const)(
    "the coach set to %s, where %s is allowed, begins with: %s",
    (set, allowed, grade) => {
      expect(gradeAt(set, allowed)).toBe(grade);
    },
  );
});

describe("the choice of a table", () => {
  it("keeps what is good beside what is bad", () => {
    expect(parseChoice({ players: 5, role: "purple", edition: "devir" })).toEqual({
      ...DEFAULT_CHOICE,
      players: 5,
      ...boardPreset("devir"),
    });
  });

  it("has the Ambassador with five players only", () => {
    expect(rolesFor(4)).not.toContain("ambassador");
    expect(rolesFor(5)).toContain("ambassador");
    expect(parseChoice({ players: 4, role: "ambassador" }).role).toBe("any");
  });

  it.each([
    [3, "red", ["red", "green", "blue"], 0],
    [3, "yellow", ["red", "green", "yellow"], 2],
    [4, "blue", ["red", "green", "blue", "yellow"], 2],
    [5, "ambassador", ["red", "green", "blue", "yellow", "ambassador"], 4],
  ] as const)("seats %i players, me as %s", (players, role, seats, seat) => {
    const setup = setupOf({ ...DEFAULT_CHOICE, players, role }, 0);
    expect([setup.config.seats, peopleOf(setup), setup.seats.length]).toEqual([
      seats,
      [seat],
      players,
    ]);
  });

  it.each([
    [4, 0, "red"],
    [4, 0.3, "green"],
    [4, 0.999, "yellow"],
    [3, 0, "red"],
    [3, 0.5, "green"],
    [3, 0.999, "blue"],
    [5, 0.999, "yellow"],
  ] as const)("draws any colour that plays by lot: of %i, %d is %s", (players, lot, role) => {
    const setup = setupOf({ ...DEFAULT_CHOICE, players }, lot);
    expect(peopleOf(setup).map((seat) => setup.config.seats[seat])).toEqual([role]);
  });

  it.each(COLOURS)(
    "[B11.1] [C7.1] three players can leave out %s, alone and on one device",
    (spare) => {
      for (const seating of SEATINGS) {
        for (const game of GAME_NAMES) {
          const setup = setupOf({ ...DEFAULT_CHOICE, game, players: 3, seating, spare }, 0);
          expect(setup.config.seats).toEqual(COLOURS.filter((colour) => colour !== spare));
        }
      }
    },
  );

  it("[B11.1] my own colour always plays", () => {
    const choice = { ...DEFAULT_CHOICE, players: 3, role: "green", spare: "green" } as const;
    expect(setupOf(choice, 0).config.seats).toEqual(["red", "green", "blue"]);
    const mine = changeChoice({ ...choice, spare: "blue" }, { role: "blue" });
    expect([mine.role, mine.spare]).toEqual(["blue", "yellow"]);
    const without = changeChoice(mine, { spare: "blue" });
    expect([without.role, without.spare]).toEqual(["any", "blue"]);
  });

  it("may be the card game, as a match or a single game", () => {
    const choice = { ...DEFAULT_CHOICE, game: "card", cardEdition: "safe", players: 3 } as const;
    expect(setupOf(choice, 0)).toMatchObject({
      config: { game: "card", edition: "safe", gestures: false },
      match: { points: [0, 0, 0], games: 0 },
    });
    expect(setupOf({ ...choice, match: false }, 0)).toMatchObject({ match: null });
  });

  it("may seat several people on one device", () => {
    const sitters = parseSitters([
      { kind: "person", name: " Ada " },
      { kind: "agent", name: "Ben" },
      { kind: "person", name: "" },
    ]);
    const setup = setupOf({ ...DEFAULT_CHOICE, players: 3, seating: "device", sitters }, 0);
    expect(setup.seats).toEqual([
      { type: "person", name: "Ada" },
      { type: "bot", level: "agent" },
      { type: "person", name: "" },
    ]);
  });
});

describe("who sits where", () => {
  it.each([null, 7, {}, [null, 3], [{ kind: "cat", name: 4 }]])(
    "is two people and bots if it is not ours: %j",
    (stored) => {
      const kinds = parseSitters(stored).map(({ kind }) => kind);
      expect(kinds).toEqual(["person", "person", "novice", "novice", "novice"]);
    },
  );

  it("takes two people at this very table", () => {
    const sitters = parseSitters([
      { kind: "person" },
      { kind: "agent" },
      { kind: "agent" },
      { kind: "person" },
    ]);
    expect([areEnough(sitters, 3), areEnough(sitters, 4)]).toEqual([false, true]);
  });
});

describe("an address", () => {
  it.each([
    ["", { screen: "home" }],
    ["#/", { screen: "home" }],
    ["#/nowhere", { screen: "home" }],
    ["#/settings", { screen: "settings" }],
    ["#/table", { screen: "table", setup: null }],
    ["#/table?setup=abc", { screen: "table", setup: "abc" }],
  ])("leads to a screen: %s", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });
});
