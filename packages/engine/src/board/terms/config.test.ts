import { describe, expect, it } from "vitest";
import { type Seat, seatOf } from "../../core/seat.js";
import { type Act, after, boardTable, publicTable, type TestOptions } from "../../testing/index.js";
import { type BoardConfig, boardConfig, nextSeat, parseBoardConfig } from "./config.js";

const ok = (config: object) => ({ ok: true, value: expect.objectContaining(config) });
const bad = (field: string) => ({ ok: false, error: { code: "badConfig", field } });

const KOREA: BoardConfig = {
  game: "board",
  rulesVersion: 2,
  edition: "korea",
  seats: ["red", "green", "blue", "yellow"],
  direction: "clockwise",
  repeats: "blocked",
  placement: "random",
  ambassadorMustMove: false,
};

/** The seats in the order in which they have their turns. */
function order(options: TestOptions, turns: number): readonly Seat[] {
  let table = boardTable(options);
  const seats: Seat[] = [];
  while (seats.length < turns) {
    const { phase } = publicTable(table);
    if (phase.type !== "moving" && phase.type !== "walking") throw new Error(phase.type);
    seats.push(phase.seat);
    const still: Act =
      phase.type === "moving" ? { type: "move", steps: [] } : { type: "walk", path: [] };
    table = after(table, [phase.seat, still], [phase.seat, { type: "endTurn" }]);
  }
  return seats;
}

describe("editions", () => {
  it("[B2.4] nothing said: four players, korea, clockwise", () => {
    expect(boardConfig()).toEqual({ ok: true, value: KOREA });
  });

  const presets = [
    ["korea", "clockwise", false],
    ["piatnik", "clockwise", true],
    ["devir", "counterclockwise", false],
  ] as const;
  for (const [edition, direction, ambassadorMustMove] of presets) {
    it(`[B2.4] ${edition} plays ${direction}`, () => {
      expect(boardConfig({ edition })).toEqual(ok({ edition, direction }));
    });
    it(`[B12.2] ${edition}: the Ambassador ${ambassadorMustMove ? "must" : "need not"} move`, () => {
      expect(boardConfig({ edition })).toEqual(ok({ ambassadorMustMove }));
    });
  }

  it("[B2.4] what is said goes before the edition", () => {
    const said = { direction: "clockwise", ambassadorMustMove: true } as const;
    expect(boardConfig({ edition: "devir", ...said })).toEqual(ok(said));
  });

  it("[B2.4] the table may name the first player, or leave it to chance", () => {
    expect(boardConfig({ first: "blue" })).toEqual(ok({ first: "blue" }));
    expect(boardConfig({ players: 5, first: "ambassador" })).toEqual(ok({ first: "ambassador" }));
    expect(boardConfig({ first: "random" })).toEqual({ ok: true, value: KOREA });
  });

  it("[B2.4] a config from before the option leaves it to chance, and stays as it is", () => {
    expect(Object.keys(KOREA)).not.toContain("first");
    expect(parseBoardConfig(KOREA)).toEqual({ ok: true, value: KOREA });
  });

  it.each([
    ["a colour that no one plays", 3, "yellow"],
    ["the Ambassador without a player", 4, "ambassador"],
  ] as const)("[B2.4] the first player is not %s", (_, players, first) => {
    expect(boardConfig({ players, first })).toEqual(bad("first"));
  });

  it("[B2.4] clockwise the turn passes from the last seat to the first", () => {
    expect(order({ first: 2 }, 5)).toEqual([2, 3, 0, 1, 2]);
  });

  it("[B2.4] counter-clockwise it passes from the first seat to the last", () => {
    expect(order({ first: 1, edition: "devir" }, 5)).toEqual([1, 0, 3, 2, 1]);
  });

  it("[B2.4] with three players it passes over no one", () => {
    expect(order({ players: 3, edition: "devir" }, 4)).toEqual([0, 2, 1, 0]);
  });

  it("[B2.4] with five players the Ambassador has his turn among the others", () => {
    expect(order({ players: 5, first: 3 }, 4)).toEqual([3, 4, 0, 1]);
  });

  it("[B2.4] both ways every seat has one turn a round", () => {
    for (const direction of ["clockwise", "counterclockwise"] as const) {
      const ends = ([0, 1, 2, 3] as const).map((seat) => nextSeat({ ...KOREA, direction }, seat));
      expect(ends).toEqual(direction === "clockwise" ? [1, 2, 3, 0] : [3, 0, 1, 2]);
    }
  });
});

describe("who sits where", () => {
  const seatings: readonly (readonly [number, readonly string[]])[] = [
    [3, ["red", "green", "blue"]],
    [4, ["red", "green", "blue", "yellow"]],
    [5, ["red", "green", "blue", "yellow", "ambassador"]],
  ];
  for (const [players, seats] of seatings) {
    it(`[B2.1] ${players} players`, () => {
      expect(boardConfig({ players })).toEqual(ok({ seats }));
    });
  }

  it("[B2.1] any three colours, in any order", () => {
    const seats = ["yellow", "blue", "red"] as const;
    expect(boardConfig({ seats })).toEqual(ok({ seats }));
    expect(seatOf({ ...KOREA, seats }, "red")).toBe(2);
    expect(seatOf({ ...KOREA, seats }, "green")).toBeNull();
  });

  it("[B12.1] the Ambassador on any chair", () => {
    const seats = ["red", "ambassador", "green", "blue", "yellow"] as const;
    expect(boardConfig({ seats })).toEqual(ok({ seats }));
  });

  for (const players of [0, 1, 2, 6, 4.5]) {
    it(`[B2.1] not ${players} players`, () => {
      expect(boardConfig({ players })).toEqual(bad("seats"));
    });
  }

  const unseatable: Readonly<Record<string, unknown>> = {
    "two players": ["red", "green"],
    "one colour twice": ["red", "green", "blue", "red"],
    "a colour that does not exist": ["red", "green", "blue", "black"],
    "the Ambassador among three colours": ["red", "green", "blue", "ambassador"],
    "two Ambassadors": ["red", "green", "blue", "yellow", "ambassador", "ambassador"],
    "an empty chair": ["red", "green", "blue", undefined],
    "no list": "red green blue",
  };
  for (const [what, seats] of Object.entries(unseatable)) {
    it(`[B2.1] not ${what}`, () => {
      expect(parseBoardConfig({ ...KOREA, seats })).toEqual(bad("seats"));
    });
  }
});

describe("a config from outside", () => {
  it("[T1] a good one is taken over", () => {
    expect(parseBoardConfig(KOREA)).toEqual({ ok: true, value: KOREA });
  });

  it("[T1] it keeps the version of its rules", () => {
    const old = { ...KOREA, rulesVersion: 1 };
    expect(parseBoardConfig(old)).toEqual({ ok: true, value: old });
  });

  it("[T1] what else it carries is left behind", () => {
    expect(parseBoardConfig({ ...KOREA, seed: "0" })).toEqual({ ok: true, value: KOREA });
  });

  for (const value of [null, undefined, "board", 4]) {
    it(`[T1] ${value} is none`, () => {
      expect(parseBoardConfig(value)).toEqual(bad("config"));
    });
  }

  const wrong: readonly (readonly [keyof BoardConfig, readonly unknown[]])[] = [
    ["game", [undefined, "card"]],
    ["rulesVersion", [undefined, 0, 3, "2"]],
    ["edition", [undefined, "venice", "toString"]],
    ["seats", [undefined, {}]],
    ["direction", [undefined, "left", 1]],
    ["repeats", [undefined, "allowed", true]],
    ["placement", [undefined, "free"]],
    ["ambassadorMustMove", [undefined, "yes", 0]],
    ["first", [null, "lilac", 0]],
  ];
  for (const [field, values] of wrong) {
    it(`[T1] a wrong ${field} is named`, () => {
      for (const value of values) {
        expect(parseBoardConfig({ ...KOREA, [field]: value })).toEqual(bad(field));
      }
    });
  }
});
