import { assertNever } from "../../core/result.js";
import { AMBASSADOR, colourAt, type Seat } from "../../core/seat.js";
import { isOwn } from "../state/table.js";
import type { BoardConfig } from "../terms/config.js";
import { neighboursOf, type Way } from "../terms/map.js";
import { type BoardRefusal, refuse } from "../terms/refusal.js";
import {
  type Ball,
  colourOf,
  PIECES,
  type Piece,
  type Positions,
  type SpaceId,
  type Step,
} from "../terms/types.js";

/** Who moves, and how the board stands before it. */
export interface Mover {
  readonly config: BoardConfig;
  readonly seat: Seat;
  readonly positions: Positions;
}

/** B3.1: the kind of route a ball opens. */
export const wayOf = (ball: Ball): Way =>
  ball === "orange" ? "land" : ball === "blue" ? "sea" : "any";

/** B3.1, B3.6 to B3.8: is this single step allowed, as the board stands now? */
export function checkStep({ config, seat, positions }: Mover, step: Step): BoardRefusal | null {
  const { ball, piece, to } = step;
  const from = positions[piece];
  if (from === undefined) return refuse("notInPlay", "B3.1");
  const whose = checkWhose(config, seat, ball, piece);
  if (whose !== null) return whose;
  const way = wayOf(ball);
  if (!neighboursOf(from, way).includes(to)) {
    return refuse(
      way === "land" ? "notByLand" : way === "sea" ? "notBySea" : "notAdjacent",
      "B3.1",
    );
  }
  if (ball === "black" && isHeldByOthers(config, seat, positions, to))
    return refuse("held", "B3.6");
  if (ball === "purple" && isHeldByOthers(config, seat, positions, to))
    return refuse("held", "B3.7");
  return null;
}

function checkWhose(
  config: BoardConfig,
  seat: Seat,
  ball: Ball,
  piece: Piece,
): BoardRefusal | null {
  const own = isOwn(config, seat, piece);
  switch (ball) {
    case "orange":
    case "blue":
    case "white":
      return own ? null : refuse("notYourFigure", "B3.1");
    case "black":
      return piece === AMBASSADOR ? null : refuse("ambassadorNotYours", "B3.1");
    case "purple":
      if (piece === AMBASSADOR) return refuse("ambassadorNotYours", "B3.7");
      return own ? refuse("ownFigure", "B3.1") : null;
    default:
      return assertNever(ball);
  }
}

/** B3.8: a foreign figure blocks its space, also beside one's own figure. */
function isHeldByOthers(
  config: BoardConfig,
  seat: Seat,
  positions: Positions,
  space: SpaceId,
): boolean {
  for (const piece of PIECES) {
    if (positions[piece] === space && !isOwn(config, seat, piece)) return true;
  }
  return false;
}

/** B3.4, B3.5: may movement be over now? */
export function checkEnd({ config, seat, positions }: Mover): BoardRefusal | null {
  const colour = colourAt(config, seat);
  const own = new Set<SpaceId>();
  for (const piece of PIECES) {
    const space = positions[piece];
    if (space === undefined || colourOf(piece) !== colour) continue;
    if (own.has(space)) return refuse("ownFiguresShare", "B3.4");
    own.add(space);
  }
  const met = new Set<string>();
  for (const piece of PIECES) {
    const space = positions[piece];
    const other = colourOf(piece);
    if (space === undefined || other === null || other === colour || !own.has(space)) continue;
    if (met.has(other)) return refuse("twoOfOnePlayer", "B3.5");
    met.add(other);
  }
  return null;
}

/** B3: a whole movement, step by step. */
export function checkMovement(
  mover: Mover,
  shown: readonly Ball[],
  steps: readonly Step[],
): BoardRefusal | null {
  const positions = { ...mover.positions };
  const balls = [...shown];
  for (const step of steps) {
    const ball = balls.indexOf(step.ball);
    if (ball < 0) return refuse("ballNotShown", "B3.1");
    balls.splice(ball, 1);
    const refusal = checkStep({ ...mover, positions }, step);
    if (refusal !== null) return refusal;
    positions[step.piece] = step.to;
  }
  return checkEnd({ ...mover, positions });
}

/** The balls still unused after these steps. */
export function ballsLeft(shown: readonly Ball[], steps: readonly Step[]): readonly Ball[] {
  const left = [...shown];
  for (const { ball } of steps) {
    const at = left.indexOf(ball);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every single step that is allowed now with one of these balls. */
export function legalSteps(mover: Mover, balls: readonly Ball[]): readonly Step[] {
  const steps: Step[] = [];
  for (const ball of new Set(balls)) {
    for (const piece of PIECES) {
      const from = mover.positions[piece];
      if (from === undefined) continue;
      for (const to of neighboursOf(from, wayOf(ball))) {
        const step: Step = { ball, piece, to };
        if (checkStep(mover, step) === null) steps.push(step);
      }
    }
  }
  return steps;
}

/** B12.2: where the Ambassador's player may walk, by path. */
export function checkWalk(
  { config, positions }: Pick<Mover, "config" | "positions">,
  path: readonly SpaceId[],
): BoardRefusal | null {
  const start = positions.ambassador;
  let at = start;
  for (const to of path) {
    if (at === undefined || !neighboursOf(at, "any").includes(to)) {
      return refuse("notAdjacent", "B12.2");
    }
    at = to;
  }
  return config.ambassadorMustMove && at === start ? refuse("mustMove", "B12.2") : null;
}

/** Every path of the Ambassador's player. */
export function* walks(mover: Pick<Mover, "config" | "positions">): Iterable<readonly SpaceId[]> {
  const start = mover.positions.ambassador;
  if (start === undefined) return;
  const firsts = neighboursOf(start, "any");
  const paths = [
    [],
    ...firsts.map((to) => [to]),
    ...firsts.flatMap((via) => neighboursOf(via, "any").map((to) => [via, to])),
  ];
  for (const path of paths) if (checkWalk(mover, path) === null) yield path;
}

/** Every movement, as the sequences of steps that players can make. */
export function* movements(mover: Mover, balls: readonly Ball[]): Iterable<readonly Step[]> {
  if (checkEnd(mover) === null) yield [];
  for (const step of legalSteps(mover, balls)) {
    const positions = { ...mover.positions, [step.piece]: step.to };
    const rest = ballsLeft(balls, [step]);
    for (const more of movements({ ...mover, positions }, rest)) yield [step, ...more];
  }
}
