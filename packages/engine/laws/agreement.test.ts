import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BoardAction, CODES } from "../src/board/action.js";
import { CARDS, combinations } from "../src/board/cards.js";
import { seatOf } from "../src/board/config.js";
import { homesOf, SPACES } from "../src/board/map.js";
import { type BoardRefusal, REFUSAL_CODES } from "../src/board/refusal.js";
import { boardGame } from "../src/board/rules.js";
import { type Below, sampleAction } from "../src/board/sample.js";
import { AMBASSADOR, BALLS, BUILDS, PIECES, type Sheet, SUBJECTS } from "../src/board/types.js";
import { type Seat, SPECTATOR } from "../src/core/seat.js";
import { AGENTS, COLOURS } from "../src/core/world.js";
import {
  frozen,
  type Moment,
  momentsOf,
  PLAYERS,
  pick,
  seatsAt,
  seededBelow,
  spread,
  tableOf,
  tries,
  viewAt,
} from "./games.js";
import { size } from "./size.js";

const RULES_TEXT = readFileSync(new URL("../../../docs/rules.md", import.meta.url), "utf8");
const RULE_IDS = new Set(
  [...RULES_TEXT.matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm)].map((m) => m[1]),
);

const POSITIONS = spread(size("positions", 200));

/** The same for the same request, in whatever order its fields stand. */
const keyOf = (action: BoardAction): string => JSON.stringify(Object.entries(action).sort());

const told = (moment: Moment, seat: Seat, action: unknown, found: unknown): string =>
  JSON.stringify({
    config: moment.state.table.config,
    phase: moment.state.table.phase,
    seat,
    action,
    found,
  });

const isRefusal = (value: BoardRefusal): boolean =>
  REFUSAL_CODES.includes(value.code) && RULE_IDS.has(value.rule) && Object.keys(value).length === 2;

/** Where the authority and a seat that knows only what it was told do not say the same. */
function disagreement(moment: Moment, seat: Seat, action: unknown): string | null {
  const decided = boardGame.decide(moment.state, seat, action, moment.chance);
  const refusal = boardGame.check(viewAt(moment, seat), action);
  const agree = decided.ok ? refusal === null : isDeepStrictEqual(decided.error, refusal);
  if (!agree) return told(moment, seat, action, { decided, refusal });
  return refusal === null || isRefusal(refusal) ? null : told(moment, seat, action, refusal);
}

/** All where there are fewer than 5,000; else the first, the last and 2,000 of the others. */
function chosenOf(actions: readonly BoardAction[], below: Below): readonly BoardAction[] {
  if (actions.length < 5000) return actions;
  const some = Array.from({ length: 2000 }, () => pick(actions, below));
  return [actions[0] as BoardAction, ...some, actions.at(-1) as BoardAction];
}

describe("what is enumerated", () => {
  it("[law] is accepted, every single action", () => {
    const refused = POSITIONS.flatMap((moment, i) =>
      seatsAt(moment).flatMap((seat) => {
        const actions = [...boardGame.enumerate(viewAt(moment, seat))];
        return chosenOf(actions, seededBelow(i))
          .map((action) => ({ action, decided: decided(moment, seat, action) }))
          .filter(({ decided }) => !decided.ok)
          .map(({ action, decided }) => told(moment, seat, action, decided));
      }),
    );
    expect(refused.slice(0, 3)).toEqual([]);
  });

  it("[law] is named once", () => {
    const twice = POSITIONS.flatMap((moment) =>
      seatsAt(moment).filter((seat) => {
        const keys = [...boardGame.enumerate(viewAt(moment, seat))].map(keyOf);
        return new Set(keys).size !== keys.length;
      }),
    );
    expect(twice).toEqual([]);
  });

  it("[T2] is nothing for those who watch", () => {
    const listed = POSITIONS.flatMap((each) => [...boardGame.enumerate(viewAt(each, SPECTATOR))]);
    expect(listed).toEqual([]);
  });

  it("[T4] is nothing when the game has ended", () => {
    const ended = POSITIONS.filter(({ state }) => state.table.phase.type === "ended");
    const listed = ended.flatMap((moment) =>
      seatsAt(moment).flatMap((seat) => [...boardGame.enumerate(viewAt(moment, seat))]),
    );
    expect({ some: ended.length > 0, listed }).toEqual({ some: true, listed: [] });
  });

  const decided = (moment: Moment, seat: Seat, action: BoardAction) =>
    boardGame.decide(moment.state, seat, action, moment.chance);
});

/** Every request there can be, but for movements of more than one step and most sheets. */
function* conceivable(decision: number): Iterable<BoardAction> {
  const spaces = SPACES.map(({ id }) => id);
  const seats = [0, 1, 2, 3, 4] as const;
  for (const tic of AGENTS) {
    for (const to of [...seats, "all"] as const) yield { type: "gesture", tic, to };
  }
  for (const identities of fours(AGENTS))
    yield { type: "seal", sheet: sheetOf(identities, BUILDS) };
  for (const builds of fours(BUILDS)) yield { type: "seal", sheet: sheetOf(AGENTS, builds) };
  for (const colour of COLOURS) {
    for (const [tall = 0, short = 0, fat = 0, thin = 0] of fours(homesOf(colour))) {
      yield { type: "place", decision, placement: { tall, short, fat, thin } };
    }
  }
  yield { type: "move", decision, steps: [] };
  for (const ball of BALLS) {
    for (const piece of PIECES) {
      for (const to of spaces) yield { type: "move", decision, steps: [{ ball, piece, to }] };
    }
  }
  yield { type: "walk", decision, path: [] };
  for (const space of spaces) {
    yield { type: "walk", decision, path: [space] };
    yield { type: "banish", decision, to: space };
    for (const to of spaces) {
      yield { type: "walk", decision, path: [space, to] };
      yield { type: "step", decision, space, to };
    }
    for (const of of seats) {
      for (const about of SUBJECTS) yield { type: "ask", decision, space, of, about };
    }
  }
  for (const count of [0, 1, 2, 3]) {
    for (const cards of combinations(CARDS, count)) yield { type: "show", decision, cards };
  }
  for (const partner of seats) {
    for (const code of CODES) yield { type: "announce", decision, partner, code };
  }
  for (const given of [true, false]) yield { type: "shakeHands", decision, given };
  for (const type of ["object", "endTurn", "announceAlone"] as const) yield { type, decision };
}

const fours = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.flatMap((a) => items.flatMap((b) => items.flatMap((c) => items.map((d) => [a, b, c, d]))));

const sheetOf = (identities: readonly string[], builds: readonly string[]): Sheet =>
  Object.fromEntries(
    COLOURS.map((colour, i) => [colour, { identity: identities[i], build: builds[i] }]),
  ) as unknown as Sheet;

/** Everybody whose decision is awaited, and one of the others: the Ambassador, if he plays. */
const someSeats = (moment: Moment): ReadonlySet<Seat> => {
  const awaited = boardGame.awaited(viewAt(moment, SPECTATOR));
  const others = seatsAt(moment).filter((seat) => !awaited.includes(seat));
  const ambassador = seatOf(moment.state.table.config, AMBASSADOR);
  return new Set([...awaited, ...(ambassador === null ? others.slice(-1) : [ambassador])]);
};

describe("what is legal", () => {
  it("[law] is exactly what is accepted of all that one could ask for", () => {
    const keys = [...conceivable(0)].map(keyOf);
    const unreached = new Set<string>(REFUSAL_CODES);
    const wrong: string[] = [];
    for (const moment of POSITIONS) {
      const requests = [...conceivable(moment.state.table.decision)];
      for (const seat of someSeats(moment)) {
        const view = viewAt(moment, seat);
        const listed = new Set<string>();
        for (const action of boardGame.enumerate(view)) {
          if (action.type === "move" && action.steps.length > 1) continue;
          listed.add(keyOf("decision" in action ? { ...action, decision: 0 } : action));
        }
        requests.forEach((action, i) => {
          const refusal = boardGame.check(view, action);
          if (refusal !== null) unreached.delete(refusal.code);
          if ((refusal === null) !== listed.has(keys[i] as string)) {
            wrong.push(told(moment, seat, action, refusal));
          }
        });
      }
    }
    // B3.5 takes two steps; the others are refusals of what is no request, or none of this moment.
    const elsewhere = ["malformed", "notAtTable", "staleDecision", "twoOfOnePlayer"];
    expect({ wrong: wrong.slice(0, 3), unreached: [...unreached] }).toEqual({
      wrong: [],
      unreached: elsewhere,
    });
  });
});

const WORDS: readonly (readonly string[])[] = [
  BALLS,
  PIECES,
  CARDS,
  SUBJECTS,
  CODES,
  AGENTS,
  BUILDS,
  [...new Set([...conceivable(0)].map(({ type }) => type))],
];

/** Another word of the same vocabulary, another space, seat or decision. */
function other(key: string, value: unknown, below: Below): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") {
    return pick(WORDS.find((words) => words.includes(value)) ?? ["all"], below);
  }
  if (key === "decision") return Number(value) + pick([-1, 1], below);
  return below(2) === 0 ? below(5) : 1 + below(58);
}

/** The same request with one word changed, or with one step, card or space of the way left out. */
function altered(action: BoardAction, below: Below): unknown {
  let words = 0;
  const text = JSON.stringify(action, (_, value) => {
    if (typeof value !== "object") words += 1;
    return value;
  });
  let left = below(words);
  const shorter = below(8) === 0;
  return JSON.parse(text, (key, value) => {
    if (Array.isArray(value)) return shorter ? value.slice(1) : value;
    if (typeof value === "object" || shorter) return value;
    left -= 1;
    return left === -1 ? other(key, value, below) : value;
  });
}

const EAGER = { announce: 6, gesture: 6, seal: 4 };

/** Ten legal requests and ten that are one word away from a legal one, or come from another seat. */
function faultsAt(moment: Moment, below: Below): readonly string[] {
  const awaited = boardGame.awaited(viewAt(moment, SPECTATOR));
  const before = JSON.stringify(moment.state);
  const faults: string[] = [];
  for (let i = 0; i < 10 && awaited.length > 0; i += 1) {
    const seat = pick(awaited, below);
    const action = frozen(sampleAction(viewAt(moment, seat), below, EAGER));
    if (action === null) continue;
    const decided = boardGame.decide(moment.state, seat, action, moment.chance);
    if (!decided.ok) faults.push(told(moment, seat, action, decided.error));
    const elsewhere = below(3) === 0 ? pick(seatsAt(moment), below) : seat;
    const tried = below(5) === 0 ? action : frozen(altered(action, below));
    const fault = disagreement(moment, elsewhere, tried);
    if (fault !== null) faults.push(fault);
  }
  if (JSON.stringify(moment.state) !== before) faults.push("the state has changed");
  return faults;
}

describe("decide accepts exactly what check accepts", () => {
  it.each(PLAYERS)("[law] all through random games of %i", (players) => {
    const property = fc.property(tableOf(players), (table) => {
      const below = seededBelow(table.seed);
      for (const moment of momentsOf(table)) expect(faultsAt(moment, below)).toEqual([]);
    });
    fc.assert(property, tries(size("games", 40) / 3));
  });

  it("[T4] nothing is accepted after the end", () => {
    const ended = POSITIONS.filter(({ state }) => state.table.phase.type === "ended");
    const refusals = ended.flatMap((moment) =>
      [...conceivable(moment.state.table.decision)].map((action) =>
        JSON.stringify(boardGame.decide(moment.state, 0, action, moment.chance)),
      ),
    );
    const gameOver = { ok: false, error: { code: "gameOver", rule: "T4" } };
    expect([...new Set(refusals)]).toEqual([JSON.stringify(gameOver)]);
  });
});
