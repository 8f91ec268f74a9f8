import { readFileSync } from "node:fs";
import { inspect, isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BoardAction, CODES } from "../src/board/action.js";
import { CARDS, type Card } from "../src/board/cards.js";
import { boardConfig, parseBoardConfig } from "../src/board/config.js";
import { REFUSAL_CODES } from "../src/board/refusal.js";
import { boardGame, type RecalledShow } from "../src/board/rules.js";
import { type Below, sampleAction } from "../src/board/sample.js";
import { BALLS, PIECES, SUBJECTS } from "../src/board/types.js";
import { fold } from "../src/core/game.js";
import type { Seat } from "../src/core/seat.js";
import { after, boardTable, refusal, steps } from "../src/testing/index.js";
import { type Moment, pick, seatsAt, seededBelow, spread, tries, viewAt } from "./games.js";
import { size } from "./size.js";

const RULES_TEXT = readFileSync(new URL("../../../docs/rules.md", import.meta.url), "utf8");

/** Moments in all phases, and how they look before anything is asked. */
const POSITIONS = spread(80);
const BEFORE = POSITIONS.map(({ state }) => JSON.stringify(state));

/** What no honest client sends. */
const ODD: readonly unknown[] = [
  ...[undefined, null, true, false, "", "0", "1", "all", "red", "red-tall", "white", "A-A"],
  ...[Number.NaN, -0, 0, 0.5, -1, 59, 5, 2 ** 53, -(2 ** 53), 1 / 0, -1 / 0, 10n],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "length", Symbol("odd")],
  ...[() => true, class {}, /x/, new Date(0), new Map(), new Set([1]), new Uint8Array(3)],
  ...[[], [[]], [[[1]]], [undefined], [null, null], [1, "2"], new Array(1), new Array(2)],
  ...[{}, { length: 2 }, { 0: 1, length: 1 }, { type: "move" }, Object.create(null)],
  ...["identity:F", "grey:mission:A", "ambassador", Object(1), Object("endTurn"), globalThis],
];

const ANYTHING = fc.sample(
  fc.anything({
    maxDepth: 3,
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  tries(1000),
);

const odd = (below: Below): unknown => pick(below(3) === 0 ? ANYTHING : ODD, below);

const FIELDS = [
  ...["type", "decision", "placement", "steps", "path", "space", "of", "about", "to", "cards"],
  ...["partner", "code", "given", "sheet", "tic", "__proto__", "constructor", "extra"],
];
const TYPES = [
  ...["place", "move", "walk", "ask", "step", "show", "object", "banish", "endTurn"],
  ...["announce", "announceAlone", "shakeHands", "seal", "gesture", "__proto__", "toString"],
];

const WORDS: readonly string[] = [...CARDS, ...BALLS, ...PIECES, ...SUBJECTS, ...CODES, ...TYPES];

/** Something odd, or something of ours that belongs elsewhere. */
function misplaced(value: unknown, below: Below): unknown {
  if (typeof value === "number" && below(2) === 0) return below(60);
  return typeof value === "string" && below(2) === 0 ? pick(WORDS, below) : odd(below);
}

/** A copy with something odd in one place, at any depth; or with a field more, or less. */
function mangled(value: unknown, below: Below): unknown {
  if (typeof value !== "object" || value === null || below(12) === 0) {
    return misplaced(value, below);
  }
  if (Array.isArray(value)) {
    if (value.length === 0 || below(4) === 0) return [...value, odd(below)];
    const at = below(value.length);
    if (below(6) === 0) {
      const holed = [...value];
      delete holed[at];
      return holed;
    }
    return value.with(at, mangled(value[at], below));
  }
  const copy: Record<string, unknown> = { ...value };
  const key = below(8) === 0 ? pick(FIELDS, below) : pick(Object.keys(copy), below);
  if (below(8) === 0) delete copy[key];
  else Object.defineProperty(copy, key, { value: mangled(copy[key], below), enumerable: true });
  return below(12) === 0 ? Object.assign(Object.create(null), copy) : copy;
}

/** Fields thrown together. */
const jumble = (decision: number, below: Below): unknown => ({
  type: pick(TYPES, below),
  decision: below(4) === 0 ? odd(below) : decision,
  ...Object.fromEntries([0, 1, 2].map(() => [pick(FIELDS.slice(2), below), odd(below)])),
});

function request(moment: Moment, seat: Seat, below: Below): unknown {
  const { decision } = moment.state.table;
  const elsewhere = pick(POSITIONS, below);
  switch (below(8)) {
    case 0:
      return odd(below);
    case 1:
      return jumble(decision, below);
    case 2:
      return legalSomewhere(elsewhere, pick(seatsAt(elsewhere), below), below);
    default: {
      const action = legalSomewhere(moment, seat, below);
      return below(2) === 0 ? mangled(action, below) : mangled(mangled(action, below), below);
    }
  }
}

/** A legal action of this moment where there is one, else of another moment. */
function legalSomewhere(moment: Moment, seat: Seat, below: Below): BoardAction {
  const habits = { announce: 3, gesture: 8, seal: 4 };
  const here = sampleAction(viewAt(moment, seat), below, habits);
  if (here !== null) return here;
  const elsewhere = pick(POSITIONS, below);
  return legalSomewhere(elsewhere, pick(seatsAt(elsewhere), below), below);
}

const isKnownRefusal = ({ code, rule }: { code: string; rule: string }): boolean =>
  REFUSAL_CODES.some((each) => each === code) && RULES_TEXT.includes(`\n- **${rule}** `);

/** What is wrong with the answer to this request; null: nothing. */
function faultOf({ state, chance }: Moment, seat: unknown, action: unknown): string | null {
  try {
    const decided = boardGame.decide(state, seat, action, chance);
    if (!decided.ok) return isKnownRefusal(decided.error) ? null : inspect(decided);
    const refusal = boardGame.check(boardGame.viewOf(state, seat as Seat), action);
    if (refusal !== null) return `accepted against ${inspect(refusal)}`;
    fold(boardGame, decided.value, state);
    const stored: unknown = JSON.parse(JSON.stringify(decided.value));
    return isDeepStrictEqual(stored, decided.value) ? null : `no JSON: ${inspect(decided.value)}`;
  } catch (error) {
    return String(error);
  }
}

/** The faults of these requests, each told with what it takes to see it again. */
function faultsOf(
  count: number,
  make: (moment: Moment, below: Below) => readonly [unknown, unknown],
) {
  const faults: string[] = [];
  for (let i = 0; i < count && faults.length < 5; i += 1) {
    const below = seededBelow(i);
    const position = below(POSITIONS.length);
    const moment = POSITIONS[position] as Moment;
    const [seat, action] = make(moment, below);
    const fault = faultOf(moment, seat, action);
    if (fault !== null) faults.push(inspect({ i, position, seat, action, fault }, { depth: 6 }));
  }
  const now = POSITIONS.map(({ state }) => JSON.stringify(state));
  return isDeepStrictEqual(now, BEFORE) ? faults : [...faults, "a state has changed"];
}

const FUZZ = size("fuzz", 100_000);

describe("a mangled request", () => {
  it("[T1] is answered and changes nothing, whatever it is", () => {
    const faults = faultsOf(FUZZ, (moment, below) => {
      const awaited = boardGame.awaited(viewAt(moment, "spectator"));
      const seats = awaited.length === 0 || below(4) === 0 ? seatsAt(moment) : awaited;
      const seat = pick(seats, below);
      return [seat, request(moment, seat, below)];
    });
    expect(faults).toEqual([]);
  });

  it("[T2] is answered and changes nothing, wherever it comes from", () => {
    const faults = faultsOf(FUZZ / 10, (moment, below) => {
      const seat = pick(seatsAt(moment), below);
      return [odd(below), legalSomewhere(moment, seat, below)];
    });
    expect(faults).toEqual([]);
  });
});

describe("a stranger", () => {
  it("[T2] is told that there is no chair", () => {
    const strangers = [...ODD, "spectator", 3.5, 7].filter((seat) => seat !== 0);
    const answers = POSITIONS.flatMap(({ state, chance }) =>
      strangers.map((seat) => boardGame.decide(state, seat, { type: "endTurn" }, chance)),
    );
    const notAtTable = { ok: false, error: { code: "notAtTable", rule: "T2" } };
    expect([...new Set(answers.map((answer) => JSON.stringify(answer)))]).toEqual([
      JSON.stringify(notAtTable),
    ]);
  });
});

describe("a mangled config", () => {
  const config = (below: Below): unknown => {
    const players = pick([3, 4, 5], below);
    const made = boardConfig({ players });
    return below(4) === 0 ? odd(below) : mangled(made.ok ? made.value : null, below);
  };

  it("[T1] is parsed or refused", () => {
    const faults = new Set<string>();
    for (let i = 0; i < FUZZ / 5; i += 1) {
      const value = config(seededBelow(i));
      const fault = configFault(value);
      if (fault !== null) faults.add(inspect({ i, value, fault }));
    }
    expect([...faults].slice(0, 5)).toEqual([]);
  });

  function configFault(value: unknown): string | null {
    try {
      const parsed = parseBoardConfig(value);
      if (!parsed.ok) return parsed.error.code === "badConfig" ? null : inspect(parsed);
      const stored: unknown = JSON.parse(JSON.stringify(parsed.value));
      const again = parseBoardConfig(stored);
      return isDeepStrictEqual(again, parsed) ? null : `no JSON: ${inspect(parsed)}`;
    } catch (error) {
      return String(error);
    }
  }
});

/** Kept from failing runs. */
describe("once let through", () => {
  const hole = new Array<never>(1);
  const malformed = { code: "malformed", rule: "T1" };
  const isStored = (value: unknown): void =>
    expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);

  it("[T1] a hole is no step", () => {
    expect(refusal(boardTable(), 0, { type: "move", steps: hole })).toEqual(malformed);
  });

  it("[T1] a hole is no space of a path", () => {
    const table = boardTable({ players: 5, first: 4 });
    expect(refusal(table, 4, { type: "walk", path: hole })).toEqual(malformed);
  });

  it("[T1] a hole is no true card, where a single true card would do", () => {
    const pair = (other: Card) => ["identity:B", other] as const;
    const shown = (["identity:F", "identity:Z", "identity:X"] as const).map(
      (other): RecalledShow => ({
        of: 1,
        asker: 0,
        about: "identity",
        clear: true,
        cards: pair(other),
      }),
    );
    const asked = after(
      boardTable({ at: { "red-tall": 36 }, shown }),
      [0, { type: "move", steps: steps("white red-tall 58") }],
      [0, { type: "ask", space: 58, of: 1, about: "identity" }],
    );
    expect(refusal(asked, 1, { type: "show", cards: ["identity:B"] })).toBeNull();
    expect(refusal(asked, 1, { type: "show", cards: hole })).toEqual(malformed);
  });

  it("[T1] a gesture to seat -0 leaves no -0 in the log", () => {
    const { state, chance } = boardTable();
    isStored(boardGame.decide(state, 1, { type: "gesture", tic: "F", to: -0 }, chance));
  });

  it("[T2] a gesture from seat -0 leaves no -0 in the log", () => {
    const { state, chance } = boardTable();
    isStored(boardGame.decide(state, -0, { type: "gesture", tic: "F", to: 1 }, chance));
  });
});
