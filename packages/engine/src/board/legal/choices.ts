import { afterSteps } from "../state/table.js";
import type { BoardView } from "../state/view.js";
import type { Ball, Step } from "../terms/types.js";
import { nextSteps } from "./enumerate.js";
import { type LegalActions, type LegalDecision, legal } from "./legal.js";
import { ballsLeft, checkEnd } from "./movement.js";

/** A movement as it is chosen: the steps so far, and those that may follow. */
export interface MovementChoice {
  readonly type: "move";
  /** The balls that are not used yet. */
  readonly balls: readonly Ball[];
  /** What was chosen so far; none of it has happened. */
  readonly chosen: readonly Step[];
  readonly steps: readonly Step[];
  /** B3.4, B3.5: may the movement end after the chosen steps? */
  readonly mayEnd: boolean;
}

/** Everything a seat may choose from now, written out: a program needs neither map nor rules. */
export interface BoardChoices extends Omit<LegalActions, "awaits"> {
  readonly awaits: Exclude<LegalDecision, { readonly type: "move" }> | MovementChoice;
}

/**
 * `chosen`: the first steps of a movement, to be told the next ones. Null: they are not the beginning of
 * a movement that is awaited now.
 */
export function boardChoices(view: BoardView, chosen: readonly Step[] = []): BoardChoices | null {
  const { awaits, ...rest } = legal(view);
  if (awaits.type !== "move") return chosen.length === 0 ? { ...rest, awaits } : null;
  const movement = movementChoice(view, awaits.balls, chosen);
  return movement === null ? null : { ...rest, awaits: movement };
}

function movementChoice(
  view: BoardView,
  balls: readonly Ball[],
  chosen: readonly Step[],
): MovementChoice | null {
  const { own, table } = view;
  if (own === null) return null;
  for (const [at, step] of chosen.entries()) {
    if (!nextSteps(view, chosen.slice(0, at)).some((next) => isSame(next, step))) return null;
  }
  const { config } = table;
  const positions = afterSteps(table.positions, chosen);
  return {
    type: "move",
    balls: ballsLeft(balls, chosen),
    chosen: chosen.map(({ ball, piece, to }) => ({ ball, piece, to })),
    steps: nextSteps(view, chosen),
    mayEnd: checkEnd({ config, seat: own.seat, positions }) === null,
  };
}

const isSame = (one: Step, other: Step): boolean =>
  one.ball === other.ball && one.piece === other.piece && one.to === other.to;
