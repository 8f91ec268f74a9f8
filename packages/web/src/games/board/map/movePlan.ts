import {
  afterSteps,
  BALLS,
  type Ball,
  type BoardView,
  colourOf,
  nextSteps,
  PIECES,
  type Piece,
  type Positions,
  type SpaceId,
  type Step,
} from "@inkognito/engine/board";
import type { Colour } from "@inkognito/engine/core";

/** A movement that is being put together; nothing of it is committed (B3.9). */
export type Plan = readonly Step[];

/** The narrow balls first: whatever orange or blue can do, white can do later. */
const SPENDING: readonly Ball[] = ["orange", "blue", "white", "purple", "black"];

/** One step for every space this piece can reach now, with the ball it is best spent on. */
export function stepsOf(view: BoardView, plan: Plan, piece: Piece): readonly Step[] {
  const bySpace = new Map<SpaceId, Step>();
  for (const step of nextSteps(view, plan)) {
    if (step.piece !== piece) continue;
    const known = bySpace.get(step.to);
    if (known === undefined || SPENDING.indexOf(step.ball) < SPENDING.indexOf(known.ball)) {
      bySpace.set(step.to, step);
    }
  }
  return [...bySpace.values()];
}

/** The spaces this piece can reach with the balls that are left, and in how many steps at least. */
export function reachOf(view: BoardView, plan: Plan, piece: Piece): ReadonlyMap<SpaceId, number> {
  const reach = new Map<SpaceId, number>();
  const walk = (so: Plan): void => {
    for (const step of nextSteps(view, so)) {
      if (step.piece !== piece) continue;
      const count = so.length + 1 - plan.length;
      reach.set(step.to, Math.min(reach.get(step.to) ?? count, count));
      walk([...so, step]);
    }
  };
  walk(plan);
  // Where it stands it is already.
  const at = afterSteps(view.table.positions, plan)[piece];
  if (at !== undefined) reach.delete(at);
  return reach;
}

/** The pieces of others at the spaces that are reached, the nearest first. */
export function meetingsIn(
  reach: ReadonlyMap<SpaceId, number>,
  positions: Positions,
  own: Colour | null,
): readonly { readonly piece: Piece; readonly space: SpaceId; readonly steps: number }[] {
  return PIECES.filter((piece) => colourOf(piece) !== own)
    .flatMap((piece) => {
      const space = positions[piece];
      const steps = space === undefined ? undefined : reach.get(space);
      return space === undefined || steps === undefined ? [] : [{ piece, space, steps }];
    })
    .toSorted((a, b) => a.steps - b.steps);
}

export interface BallGroup {
  readonly ball: Ball;
  readonly steps: readonly Step[];
}

/** The same steps by the ball each would use, in the order of the balls. */
export const byBall = (steps: readonly Step[]): readonly BallGroup[] =>
  BALLS.map((ball) => ({ ball, steps: steps.filter((step) => step.ball === ball) })).filter(
    (group) => group.steps.length > 0,
  );

/** The balls left that move the figures of this colour, each kind once. */
export const ballsOf = (view: BoardView, plan: Plan, own: Colour | null): readonly Ball[] =>
  byBall(nextSteps(view, plan).filter(({ piece }) => colourOf(piece) === own)).map(
    ({ ball }) => ball,
  );

/** The pieces that can still go somewhere. */
export function movablePieces(view: BoardView, plan: Plan): readonly Piece[] {
  const steps = nextSteps(view, plan);
  return PIECES.filter((piece) => steps.some((step) => step.piece === piece));
}

const isSame = (a: Step, b: Step): boolean =>
  a.ball === b.ball && a.piece === b.piece && a.to === b.to;

/** The plan without one of its steps, and without what is no longer possible then. */
export function without(view: BoardView, plan: Plan, index: number): Plan {
  const built: Step[] = [];
  for (const [i, step] of plan.entries()) {
    if (i === index) continue;
    if (nextSteps(view, built).some((next) => isSame(next, step))) built.push(step);
  }
  return built;
}

/** Where each step begins. */
export const startsOf = (positions: Positions, plan: Plan): readonly (SpaceId | undefined)[] =>
  plan.map(({ piece }, index) => afterSteps(positions, plan.slice(0, index))[piece]);

/** Which of the three balls shown are used up by these steps. */
export function usedBalls(balls: readonly Ball[], steps: readonly Step[]): readonly boolean[] {
  const spent = steps.map(({ ball }) => ball);
  return balls.map((ball) => {
    const at = spent.indexOf(ball);
    if (at >= 0) spent.splice(at, 1);
    return at >= 0;
  });
}
