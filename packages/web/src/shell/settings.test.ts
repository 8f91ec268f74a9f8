import { describe, expect, it } from "vitest";
import { DEFAULT_CHOICE, parseChoice, rolesFor, setupOf } from "../setup/choice.js";
import { peopleOf } from "../setup/setup.js";
import { areEnough, parseSitters } from "../setup/sitters.js";
import { parseRoute } from "./route.js";
import { coachIsOn, parseSettings } from "./settings.js";

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
    [{ games: 0, coach: null }, true],
    [{ games: 1, coach: null }, true],
    [{ games: 2, coach: null }, false],
    [{ games: 1, coach: false }, false],
    [{ games: 9, coach: true }, true],
  ] as const)("with %j, the coach speaks up: %s", (some, on) => {
    expect(coachIsOn({ ...DEFAULTS, ...some })).toBe(on);
  });
});

describe("the choice of a table", () => {
  it("keeps what is good beside what is bad", () => {
    expect(parseChoice({ players: 5, role: "purple", edition: "devir" })).toEqual({
      ...DEFAULT_CHOICE,
      players: 5,
      edition: "devir",
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
    [0, "red"],
    [0.3, "green"],
    [0.5, "blue"],
    [0.999, "yellow"],
  ] as const)("draws any colour by lot: %d is %s", (lot, role) => {
    const setup = setupOf({ ...DEFAULT_CHOICE, players: 3 }, lot);
    expect(peopleOf(setup).map((seat) => setup.config.seats[seat])).toEqual([role]);
  });

  it("may be the card game, as a match or a single game", () => {
    const choice = { ...DEFAULT_CHOICE, game: "card", cardEdition: "safe", players: 3 } as const;
    expect(setupOf(choice, 0)).toMatchObject({
      config: { game: "card", edition: "safe", gestures: true },
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
