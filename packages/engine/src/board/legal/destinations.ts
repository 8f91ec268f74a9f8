import { COLOURS, type Colour } from "../../core/agents.js";
import { colourAt } from "../../core/seat.js";
import { neighboursOf } from "../terms/map.js";
import {
  type Ball,
  BUILDS,
  colourOf,
  FIGURES,
  type Figure,
  figureOf,
  type Positions,
  type SpaceId,
  type Step,
} from "../terms/types.js";
import { ballsLeft, legalSteps, type Mover, wayOf } from "./movement.js";

/** A movement that leads to a final position no other listed movement leads to. */
export type Movement = readonly Step[];

/**
 * Own figures pass everything (B3.3) and only foreign figures block a black or purple step (B3.8), so own steps and foreign steps do not touch each other: the endings are the pairs
 * of one own and one foreign outcome that may stand at the end (B3.4, B3.5).
 */
export function destinations(mover: Mover, balls: readonly Ball[]): readonly Movement[] {
  const colour = colourAt(mover.config, mover.seat);
  if (colour === null) return [];
  const own = ownOutcomes(colour, mover.positions, balls.filter(isOwnBall));
  const list: Movement[] = [];
  for (const foreign of foreignOutcomes(
    mover,
    balls.filter((ball) => !isOwnBall(ball)),
  )) {
    const holders = holdersBesides(colour, foreign.positions);
    for (const { spaces, steps } of own) {
      if (meetsOneTwice(spaces, holders)) continue;
      list.push(foreign.steps.length === 0 ? steps : [...foreign.steps, ...steps]);
    }
  }
  return list;
}

const isOwnBall = (ball: Ball): boolean => ball !== "black" && ball !== "purple";

interface OwnOutcome {
  /** Where the four figures stand, by build; four different spaces (B3.4). */
  readonly spaces: readonly SpaceId[];
  readonly steps: readonly Step[];
}

/** Every way the own balls can leave the four figures, each once, with as few steps as found first. */
function ownOutcomes(
  colour: Colour,
  positions: Positions,
  balls: readonly Ball[],
): readonly OwnOutcome[] {
  const figures = BUILDS.map((build) => figureOf(colour, build));
  const start = figures.map((figure) => positions[figure] ?? 0);
  const seen = new Set<number>();
  const outcomes: OwnOutcome[] = [];
  const visit = (at: number, left: readonly Ball[], spaces: SpaceId[], steps: readonly Step[]) => {
    const figure = figures[at];
    if (figure === undefined) {
      const key = spaces.reduce((sum, space) => sum * 64 + space, 0);
      if (seen.has(key)) return;
      seen.add(key);
      if (new Set(spaces).size === spaces.length) outcomes.push({ spaces, steps });
      return;
    }
    const from = start[at] ?? 0;
    for (const used of submultisets(left)) {
      const rest = used.length === 0 ? left : without(left, used);
      for (const { to, trail } of reach(from, used)) {
        const more = trail.map(([ball, space]): Step => ({ ball, piece: figure, to: space }));
        visit(at + 1, rest, [...spaces, to], more.length === 0 ? steps : [...steps, ...more]);
      }
    }
  };
  visit(0, balls, [], []);
  return outcomes;
}

interface Reached {
  readonly to: SpaceId;
  readonly trail: readonly (readonly [Ball, SpaceId])[];
}

const REACHED = new Map<string, readonly Reached[]>();

/** The spaces one figure can come to by using all of these balls, each with one way to do it. */
function reach(from: SpaceId, balls: readonly Ball[]): readonly Reached[] {
  const key = `${from} ${balls.join(" ")}`;
  const known = REACHED.get(key);
  if (known !== undefined) return known;
  const found = new Map<SpaceId, Reached>();
  if (balls.length === 0) found.set(from, { to: from, trail: [] });
  for (const ball of new Set(balls)) {
    for (const next of neighboursOf(from, wayOf(ball))) {
      for (const { to, trail } of reach(next, without(balls, [ball]))) {
        if (!found.has(to)) found.set(to, { to, trail: [[ball, next], ...trail] });
      }
    }
  }
  const list = [...found.values()];
  REACHED.set(key, list);
  return list;
}

const without = (balls: readonly Ball[], used: readonly Ball[]): readonly Ball[] => {
  const left = [...balls];
  for (const ball of used) left.splice(left.indexOf(ball), 1);
  return left;
};

const SUBMULTISETS = new Map<string, readonly (readonly Ball[])[]>();

/** The different selections out of these balls, small ones first. */
function submultisets(balls: readonly Ball[]): readonly (readonly Ball[])[] {
  const key = balls.join(" ");
  const known = SUBMULTISETS.get(key);
  if (known !== undefined) return known;
  const found = new Map<string, readonly Ball[]>();
  for (let mask = 0; mask < 2 ** balls.length; mask += 1) {
    const chosen = balls.filter((_, i) => mask & (1 << i)).sort();
    found.set(chosen.join(" "), chosen);
  }
  const list = [...found.values()].sort((a, b) => a.length - b.length);
  SUBMULTISETS.set(key, list);
  return list;
}

interface ForeignOutcome {
  readonly positions: Positions;
  readonly steps: readonly Step[];
}

/** Every way the black and purple balls can leave the others, each once. */
function foreignOutcomes(mover: Mover, balls: readonly Ball[]): readonly ForeignOutcome[] {
  const outcomes = new Map<string, ForeignOutcome>();
  const visited = new Set<string>();
  const visit = (now: Mover, left: readonly Ball[], steps: readonly Step[]) => {
    const key = moves(mover.positions, now.positions, steps);
    if (!outcomes.has(key)) outcomes.set(key, { positions: now.positions, steps });
    if (left.length === 0) return;
    const node = `${key}|${left.join(" ")}`;
    if (visited.has(node)) return;
    visited.add(node);
    for (const step of legalSteps(now, left)) {
      const positions = { ...now.positions, [step.piece]: step.to };
      visit({ ...now, positions }, ballsLeft(left, [step]), [...steps, step]);
    }
  };
  visit(mover, balls, []);
  return [...outcomes.values()];
}

/** What has changed, as a key: the moved pieces that are not where they were. */
function moves(before: Positions, after: Positions, steps: readonly Step[]): string {
  const pieces = [...new Set(steps.map((step) => step.piece))].sort();
  return pieces
    .filter((piece) => before[piece] !== after[piece])
    .map((piece) => `${piece} ${after[piece]}`)
    .join(",");
}

/** By space: 1 + the colour of the foreign figure that stands there, or 0. */
function holdersBesides(colour: Colour, positions: Positions): Uint8Array {
  const holders = new Uint8Array(64);
  for (const figure of FIGURES as readonly Figure[]) {
    const space = positions[figure];
    const other = colourOf(figure);
    if (space === undefined || other === null || other === colour) continue;
    holders[space] = 1 + COLOURS.indexOf(other);
  }
  return holders;
}

/** B3.5 */
function meetsOneTwice(spaces: readonly SpaceId[], holders: Uint8Array): boolean {
  let met = 0;
  for (const space of spaces) {
    const holder = holders[space] ?? 0;
    if (holder === 0) continue;
    if (met & (1 << holder)) return true;
    met |= 1 << holder;
  }
  return false;
}
