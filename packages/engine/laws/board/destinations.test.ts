import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { destinationsOf, enumerate } from "../../src/board/legal/enumerate.js";
import { boardGame } from "../../src/board/rules.js";
import type { BoardView } from "../../src/board/state/view.js";
import { LAND_ROUTES, SEA_ROUTES, SPACES } from "../../src/board/terms/map.js";
import {
  BALLS,
  type Ball,
  PHANTOM,
  PIECES,
  type Positions,
  type Step,
} from "../../src/board/terms/types.js";
import { COLOURS } from "../../src/core/agents.js";
import type { Seat } from "../../src/core/seat.js";
import { boardTable, type TestTable, viewAt } from "../../src/testing/index.js";
import { seededBelow } from "../../src/testing/random.js";
import { size } from "../shared/size.js";
import {
  type Moment,
  momentsOf,
  PLAYERS,
  pick,
  seedOf,
  shuffled,
  tableOf,
  tries,
} from "./games.js";

const BY_LAND = joined(LAND_ROUTES);
const BY_SEA = joined(SEA_ROUTES);
const BY_BOTH = joined([...LAND_ROUTES, ...SEA_ROUTES]);

type Joined = ReadonlyMap<number, ReadonlySet<number>>;

function joined(routes: readonly (readonly [number, number])[]): Joined {
  const ends = new Map(SPACES.map(({ id }) => [id, new Set<number>()]));
  for (const [a, b] of routes) {
    ends.get(a)?.add(b);
    ends.get(b)?.add(a);
  }
  return ends;
}

/** B3.1 */
const ROUTES: Readonly<Record<Ball, Joined>> = {
  orange: BY_LAND,
  blue: BY_SEA,
  white: BY_BOTH,
  purple: BY_BOTH,
  black: BY_BOTH,
};

/** "red" for all four red figures. */
const OWNERS = PIECES.map((piece) => piece.split("-")[0] as string);

interface Tried {
  readonly finals: ReadonlySet<string>;
  /** The rules that forbade something on the way. */
  readonly bitten: ReadonlySet<string>;
}

/** B3, word by word: every sequence of steps, one after the other. */
function tryAll({ table, own }: BoardView): Tried {
  if (table.phase.type !== "moving" || own === null) throw new Error("no one moves");
  const me = table.config.seats[own.seat] as string;
  const at = PIECES.map((piece) => table.positions[piece] ?? 0);
  const finals = new Set<string>();
  const bitten = new Set<string>();
  const bites = (rule: string): true => bitten.add(rule) && true;

  const mayMove = (ball: Ball, owner: string): boolean => {
    if (ball === "black") return owner === "ambassador";
    if (ball === "purple") return owner !== me && owner !== "ambassador";
    return owner === me;
  };
  const isForbidden = (ball: Ball, to: number): boolean => {
    if (ball !== "black" && ball !== "purple") return false;
    const owners = OWNERS.filter((_, i) => at[i] === to);
    const foreign = owners.filter((owner) => owner !== me);
    if (foreign.length > 0 && owners.includes(me)) bites("B3.8");
    if (ball === "black") return foreign.some((owner) => owner !== "ambassador") && bites("B3.6");
    return foreign.length > 0 && bites("B3.7");
  };
  const mayEnd = (): boolean => {
    const mine = at.filter((_, i) => OWNERS[i] === me);
    if (new Set(mine).size < mine.length) return !bites("B3.4");
    const met = COLOURS.filter((colour) => colour !== me).map(
      (colour) => at.filter((space, i) => OWNERS[i] === colour && mine.includes(space)).length,
    );
    return met.every((count) => count <= 1) || !bites("B3.5");
  };
  const visit = (balls: readonly Ball[]): void => {
    if (mayEnd()) finals.add(at.join(" "));
    for (const ball of new Set(balls)) {
      const left = balls.toSpliced(balls.indexOf(ball), 1);
      PIECES.forEach((_, i) => {
        const from = at[i] as number;
        if (from === 0 || !mayMove(ball, OWNERS[i] as string)) return;
        for (const to of ROUTES[ball].get(from) ?? []) {
          if (isForbidden(ball, to)) continue;
          at[i] = to;
          visit(left);
          at[i] = from;
        }
      });
    }
  };
  visit(table.phase.balls);
  return { finals, bitten };
}

/** Where everybody stands after these steps. */
function finalOf({ table }: BoardView, steps: readonly Step[]): string {
  const after: Positions = Object.assign(
    { ...table.positions },
    ...steps.map(({ piece, to }) => ({ [piece]: to })),
  );
  return PIECES.map((piece) => after[piece] ?? 0).join(" ");
}

/** The endings are the final positions, each once, and each may be chosen. */
function expectAllEndings(view: BoardView): void {
  const { finals } = tryAll(view);
  const movements = destinationsOf(view);
  const listed = movements.map((steps) => finalOf(view, steps));
  const reached = new Set(listed);
  const { decision } = view.table;
  expect({
    missing: [...finals].filter((final) => !reached.has(final)),
    wrong: listed.filter((final) => !finals.has(final)),
    count: listed.length,
    refused: movements.filter(
      (steps) => boardGame.check(view, { type: "move", decision, steps }) !== null,
    ),
  }).toEqual({ missing: [], wrong: [], count: finals.size, refused: [] });
}

/** B1.4: 35 kinds of three balls, less the 8 with more of a colour than the Phantom holds. */
const SHAKES: readonly (readonly Ball[])[] = BALLS.flatMap((a, i) =>
  BALLS.slice(i).flatMap((b, j) => BALLS.slice(i + j).map((c): readonly Ball[] => [a, b, c])),
).filter((balls) =>
  BALLS.every(
    (ball) =>
      balls.filter((each) => each === ball).length <=
      PHANTOM.filter((each) => each === ball).length,
  ),
);

/** Everybody close together: somewhere on the map, with one to five free spaces between them. */
function crowd(players: number, balls: readonly Ball[], seed: number): TestTable {
  const below = seededBelow(seed);
  const colours = shuffled(COLOURS, below).slice(0, players);
  const seats = players === 5 ? [...colours, "ambassador" as const] : colours;
  const pieces = PIECES.filter((piece) => seats.includes(piece.split("-")[0] as "red"));
  const standing = players === 5 ? pieces : [...pieces, "ambassador" as const];
  const spaces = shuffled(around(1 + below(58), standing.length + 1 + below(5)), below);
  const at: Positions = Object.fromEntries(standing.map((piece, i) => [piece, spaces[i]]));
  const first = below(colours.length) as Seat;
  return boardTable({ seats, at, first, balls: shuffled(balls, below) });
}

/** The spaces nearest to one, by routes. */
function around(centre: number, count: number): readonly number[] {
  const near = new Set([centre]);
  for (const space of near) {
    for (const next of BY_BOTH.get(space) ?? []) near.add(next);
  }
  return [...near].slice(0, count);
}

const isMoving = ({ state }: Moment): boolean => state.table.phase.type === "moving";

function moversView({ state }: TestTable | Moment): BoardView {
  const { phase } = state.table;
  if (phase.type !== "moving") throw new Error("no one moves");
  return boardGame.viewOf(state, phase.seat);
}

const POSITIONS = size("positions", { short: 60, full: 400 });

describe("endings", () => {
  it("[B1.4] there are 27 kinds of three balls", () => {
    expect(SHAKES).toHaveLength(27);
  });

  it.each(SHAKES.map((balls) => [balls.join(", "), balls] as const))(
    "[law] are all final positions in a crowd: %s",
    (_, balls) => {
      const property = fc.property(fc.constantFrom(...PLAYERS), seedOf, (players, seed) => {
        expectAllEndings(moversView(crowd(players, balls, seed)));
      });
      fc.assert(property, tries(POSITIONS / 2 / SHAKES.length));
    },
  );

  it.each(PLAYERS)("[law] are all final positions in random games of %i", (players) => {
    const property = fc.property(tableOf(players), (table) => {
      const moments = [...momentsOf(table)].filter(isMoving);
      const below = seededBelow(table.seed);
      for (const moment of [pick(moments, below), pick(moments, below)]) {
        expectAllEndings(moversView(moment));
      }
    });
    fc.assert(property, tries(POSITIONS / 4 / PLAYERS.length));
  });

  it.each(PLAYERS)("[law] are the final positions of all movements with %i players", (players) => {
    const property = fc.property(fc.constantFrom(...SHAKES), seedOf, (balls, seed) => {
      const view = moversView(crowd(players, balls, seed));
      const finals = new Set<string>();
      for (const action of enumerate(view)) {
        if (action.type === "move") finals.add(finalOf(view, action.steps));
      }
      expect(finals).toEqual(tryAll(view).finals);
    });
    fc.assert(property, tries(POSITIONS / 10 / PLAYERS.length));
  });

  it("[law] meet every rule of movement in a crowd", () => {
    const views = SHAKES.map((balls, seed) => moversView(crowd(4, balls, seed)));
    const bitten = views.flatMap((view) => [...tryAll(view).bitten]);
    expect([...new Set(bitten)].sort()).toEqual(["B3.4", "B3.5", "B3.6", "B3.7", "B3.8"]);
  });

  it("[law] are no one's but the mover's", () => {
    const table = crowd(4, ["white", "white", "white"], 1);
    const counts = [0, 1, 2, 3].map((seat) => destinationsOf(viewAt(table, seat as Seat)).length);
    const waiting = counts.filter((count) => count === 0);
    expect(waiting).toHaveLength(3);
  });
});
