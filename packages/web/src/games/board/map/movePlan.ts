import {
  afterSteps,
  BALLS,
  type Ball,
  type BoardView,
  nextSteps,
  PIECES,
  type Piece,
  type Positions,
  type SpaceId,
  type Step,
} from "@inkognito/engine/board";

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

export interface BallGroup {
  readonly ball: Ball;
  readonly steps: readonly Step[];
}

/** The same steps by the ball each would use, in the order of the balls. */
export const byBall = (steps: readonly Step[]): readonly BallGroup[] =>
  BALLS.map((ball) => ({ ball, steps: steps.filter((step) => step.ball === ball) })).filter(
    (group) => group.steps.length > 0,
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
