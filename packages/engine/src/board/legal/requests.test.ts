import { describe, expect, it } from "vitest";
import { fold } from "../../core/game.js";
import { type Seat, seatsOf } from "../../core/seat.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  scriptedChance,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { boardGame } from "../rules.js";
import { type BoardAction, isBoardAction } from "../terms/action.js";
import { boardConfig } from "../terms/config.js";
import { check } from "./check.js";
import { enumerate } from "./enumerate.js";
import { legal } from "./legal.js";

type Kind = BoardAction["type"];

const suspicion = { identity: "F", build: "tall" } as const;
const sheet = {
  red: suspicion,
  green: { identity: "B", build: "short" },
  blue: { identity: "Z", build: "fat" },
  yellow: { identity: "X", build: "thin" },
} as const;

/** One well-formed request of every kind. */
const GOOD = {
  place: { type: "place", placement: { tall: 2, short: 27, fat: 31, thin: 52 } },
  move: { type: "move", steps: steps("white red-tall 3") },
  walk: { type: "walk", path: [29, 22] },
  ask: { type: "ask", space: 3, of: 1, about: "identity" },
  step: { type: "step", space: 3, to: 7 },
  show: { type: "show", cards: ["identity:B", "identity:X", "build:thin"] },
  object: { type: "object" },
  banish: { type: "banish", to: 6 },
  endTurn: { type: "endTurn" },
  announce: { type: "announce", partner: 1, code: "A-B" },
  announceAlone: { type: "announceAlone" },
  shakeHands: { type: "shakeHands", given: true },
  seal: { type: "seal", sheet },
  gesture: { type: "gesture", tic: "F", to: 1 },
} as const satisfies { readonly [K in Kind]: Act };

const KINDS = Object.keys(GOOD) as readonly Kind[];

/** Anything from anyone, with the number of the decision unless it says one; null: accepted. */
const request = ({ state, chance }: TestTable, seat: unknown, action: unknown) => {
  const { decision } = state.table;
  const numbered = isObject(action) ? { decision, ...action } : action;
  const decided = boardGame.decide(state, seat, numbered, chance);
  return decided.ok ? null : decided.error;
};

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const decisionOf = (table: TestTable): number => publicTable(table).decision;

/** Red meets green on 3; what follows from there. */
const fresh = (options: TestOptions = {}) => boardTable({ at: { "green-tall": 3 }, ...options });
const met = () => after(fresh(), [0, GOOD.move]);
const asked = () => after(met(), [0, GOOD.ask]);
const shown = () => after(asked(), [1, GOOD.show]);
const offered = () => after(met(), [0, GOOD.announce]);
const resolved = () => after(met(), [0, GOOD.step]);
const ended = () => after(offered(), [1, GOOD.shakeHands]);
const five = () => after(fresh({ players: 5, first: 3 }), [3, { type: "move", steps: [] }]);
const walking = () => after(five(), [3, GOOD.endTurn]);

function placing(): TestTable {
  const config = boardConfig({ placement: "chosen" });
  const chance = scriptedChance({});
  const events = config.ok ? boardGame.setup(config.value, chance) : [];
  return { state: fold(boardGame, events), events, chance };
}

/** Each kind of request where it is accepted, and from whom. */
const MOMENTS: readonly (readonly [Kind, () => TestTable, Seat])[] = [
  ["place", placing, 0],
  ["move", fresh, 0],
  ["walk", walking, 4],
  ["ask", met, 0],
  ["step", met, 0],
  ["show", asked, 1],
  ["banish", shown, 0],
  ["endTurn", resolved, 0],
  ["announce", met, 0],
  ["shakeHands", offered, 1],
  ["seal", walking, 4],
  ["gesture", fresh, 0],
];

describe("malformed requests", () => {
  const malformed = { code: "malformed", rule: "T1" };

  it("[T1] a well-formed request of every kind passes", () => {
    const strange = KINDS.filter((kind) => !isBoardAction({ decision: 1, ...GOOD[kind] }));
    expect(strange).toEqual([]);
  });

  const types = [undefined, "fly", "", "toString", "__proto__", 7, ["move"]];
  for (const action of [null, undefined, "endTurn", 7, [], ...types.map((type) => ({ type }))]) {
    it(`[T1] ${JSON.stringify(action)} is no request`, () => {
      expect(request(fresh(), 0, action)).toEqual(malformed);
    });
  }

  for (const decision of [undefined, null, "4", 4.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    it(`[T1] ${decision} is no number of a decision`, () => {
      for (const kind of KINDS) {
        if (kind === "seal" || kind === "gesture") continue;
        expect(request(fresh(), 0, { ...GOOD[kind], decision })).toEqual(malformed);
      }
    });
  }

  const spaces = [undefined, null, 0, 59, -1, 2.5, "3", Number.NaN];
  const seats = [undefined, null, -1, -0, 5, 0.5, "1"];
  const step = { ball: "white", piece: "red-tall", to: 3 };
  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    "place placement": [
      ...[null, [2, 27, 31, 52], { tall: 2, short: 27, fat: 31 }],
      ...spaces.map((thin) => ({ tall: 2, short: 27, fat: 31, thin })),
    ],
    "move steps": [
      ...[undefined, null, {}, "white red-tall 3", [null], ["white"], Array(4).fill(step)],
      ...spaces.map((to) => [{ ...step, to }]),
      ...[undefined, "green", 1].map((ball) => [{ ...step, ball }]),
      ...[undefined, "red", "red-huge", 1].map((piece) => [{ ...step, piece }]),
    ],
    "walk path": [undefined, null, 29, "29", [29, 22, 21], ...spaces.map((space) => [space])],
    "ask space": spaces,
    "ask of": seats,
    "ask about": [undefined, "mission", 1],
    "step space": spaces,
    "step to": spaces,
    "show cards": [
      ...[undefined, "identity:B", ["identity:Q"], ["mission:A"], [1], [null]],
      ["identity:B", "identity:X", "identity:F", "identity:Z"],
    ],
    "banish to": spaces,
    "announce partner": seats,
    "announce code": [undefined, "A-A", "AB", "A-E", 1],
    "shakeHands given": [undefined, null, "yes", 1],
    "seal sheet": [
      ...[undefined, null, {}, { red: suspicion }, { ...sheet, red: null }],
      { ...sheet, red: { ...suspicion, identity: "Q" } },
      { ...sheet, red: { ...suspicion, build: "huge" } },
    ],
    "gesture tic": [undefined, "A", 1],
    "gesture to": [...seats, "everybody"],
  };
  for (const [where, values] of Object.entries(wrong)) {
    it(`[T1] wrong values for ${where}`, () => {
      const [kind = "", field = ""] = where.split(" ");
      for (const value of values) {
        const action = { ...GOOD[kind as Kind], [field]: value };
        expect(request(fresh(), 0, action)).toEqual(malformed);
      }
    });
  }

  const holes: readonly (readonly [Kind, () => TestTable, Seat, object])[] = [
    ["move", fresh, 0, { steps: Array(1) }],
    ["walk", walking, 4, { path: Array(1) }],
    ["show", asked, 1, { cards: Array(3) }],
  ];
  for (const [type, table, seat, fields] of holes) {
    it(`[T1] ${type} with a list that has holes`, () => {
      expect(request(table(), seat, { type, ...fields })).toEqual(malformed);
    });
  }
});

describe("what else a request carries", () => {
  /** The same with one field too many in every object. */
  const stuffed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(stuffed);
    if (!isObject(value)) return value;
    const fields = Object.entries(value).map(([key, inner]) => [key, stuffed(inner)]);
    return { ...Object.fromEntries(fields), smuggled: "smuggled" };
  };

  for (const [kind, table, seat] of MOMENTS) {
    it(`[T1] ${kind}: extra fields do not get into the events`, () => {
      const { state, chance } = table();
      const plain = { ...GOOD[kind], decision: state.table.decision };
      const decided = boardGame.decide(state, seat, stuffed(plain), chance);
      expect(decided).toMatchObject({ ok: true });
      expect(decided).toEqual(boardGame.decide(state, seat, plain, chance));
      expect(JSON.stringify(decided)).not.toContain("smuggled");
    });
  }
});

describe("who is not at the table", () => {
  const notAtTable = { code: "notAtTable", rule: "T2" };

  for (const seat of [7, 4, -1, -0, 0.5, "0", "spectator", null, undefined, Number.NaN, [0]]) {
    it(`[T2] ${typeof seat} ${Object.is(seat, -0) ? "-0" : seat} cannot act where four play`, () => {
      expect(request(fresh(), seat, GOOD.move)).toEqual(notAtTable);
      expect(request(fresh(), seat, GOOD.gesture)).toEqual(notAtTable);
    });
  }

  it("[T2] seat 3 cannot act where three play", () => {
    expect(request(fresh({ players: 3 }), 3, GOOD.gesture)).toEqual(notAtTable);
  });

  it("[T2] those who watch cannot, and are offered nothing", () => {
    const view = viewAt(fresh(), "spectator");
    expect(check(view, { ...GOOD.move, decision: view.table.decision })).toEqual(notAtTable);
    expect([...enumerate(view)]).toEqual([]);
  });

  it("[T2] before the game has begun no one can", () => {
    expect(request({ ...fresh(), state: boardGame.initial }, 0, GOOD.gesture)).toEqual(notAtTable);
    expect(check(boardGame.blank(0), GOOD.gesture)).toEqual(notAtTable);
  });
});

describe("decisions", () => {
  const stale = { code: "staleDecision", rule: "T3" };
  const notYours = { code: "notYourDecision", rule: "T3" };

  it("[T3] an action answers the decision that is due, not an earlier or a later one", () => {
    for (const off of [-1, 1, -100, 100]) {
      const decision = decisionOf(fresh()) + off;
      expect(request(fresh(), 0, { ...GOOD.move, decision })).toEqual(stale);
    }
  });

  it("[T3] an announcement answers a decision too", () => {
    expect(request(met(), 0, { ...GOOD.announce, decision: decisionOf(met()) - 1 })).toEqual(stale);
  });

  it("[T3] the second click of a double click is stale", () => {
    const click = { ...GOOD.endTurn, decision: decisionOf(resolved()) };
    expect(request(resolved(), 0, click)).toBeNull();
    expect(request(after(resolved(), [0, GOOD.endTurn]), 0, click)).toEqual(stale);
  });

  it("[T3] every fact that changes the situation is one decision further", () => {
    const numbers = [fresh(), met(), asked(), shown(), after(shown(), [0, GOOD.banish])].map(
      decisionOf,
    );
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1, first + 2, first + 3, first + 4]);
    // The end of one turn and the beginning of the next.
    expect(decisionOf(walking())).toBe(decisionOf(five()) + 2);
  });

  const ofOneSeat = MOMENTS.filter(
    ([kind]) => !["place", "announce", "seal", "gesture"].includes(kind),
  );
  for (const [kind, table, seat] of ofOneSeat) {
    it(`[T3] ${kind} is for the one whose decision it is`, () => {
      for (const other of seatsOf(publicTable(table()).config)) {
        if (other === seat) continue;
        expect(request(table(), other, GOOD[kind])).toEqual(notYours);
      }
    });
  }

  // One kind for each situation: asking and stepping on are awaited in the same one.
  const oneEach: readonly Kind[] = [
    "place",
    "move",
    "walk",
    "step",
    "show",
    "banish",
    "shakeHands",
  ];
  for (const [awaited, table, seat] of MOMENTS.filter(([kind]) => oneEach.includes(kind))) {
    it(`[T3] where ${awaited} is awaited, nothing of another kind`, () => {
      for (const kind of oneEach) {
        const why = kind === awaited ? null : { code: "notAwaited", rule: "T3" };
        expect(request(table(), seat, GOOD[kind])).toEqual(why);
      }
    });
  }
});

describe("after the end", () => {
  for (const kind of KINDS) {
    it(`[T4] ${kind} is refused to everybody`, () => {
      for (const seat of [0, 1, 2, 3]) {
        expect(request(ended(), seat, GOOD[kind])).toEqual({ code: "gameOver", rule: "T4" });
      }
    });
  }

  it("[T4] whatever decision it names", () => {
    const old = { ...GOOD.endTurn, decision: 1 };
    expect(request(ended(), 0, old)).toEqual({ code: "gameOver", rule: "T4" });
  });

  it("[T4] nothing is offered", () => {
    const { awaits, seal, gestureTo } = legal(viewAt(ended(), 0));
    expect({ awaits, seal, gestureTo }).toEqual({
      awaits: { type: "none" },
      seal: false,
      gestureTo: [],
    });
    expect([...enumerate(viewAt(ended(), 0))]).toEqual([]);
  });
});
