import { AGENTS, COLOURS, type Colour } from "../../core/agents.js";
import type { Below } from "../../core/chance.js";
import { AMBASSADOR } from "../../core/seat.js";
import { isOwn } from "../state/table.js";
import type { BoardView } from "../state/view.js";
import { type BoardAction, CODES } from "../terms/action.js";
import { neighboursOf } from "../terms/map.js";
import {
  type Ball,
  BUILDS,
  FIGURES,
  type Piece,
  type Step,
  SUBJECTS,
  type Suspicion,
} from "../terms/types.js";
import { type LegalDecision, legal } from "./legal.js";
import { checkEnd, checkStep, type Mover, wayOf } from "./movement.js";

/** How often, one time in so many, the rarer choices are made. */
export interface Habits {
  readonly announce: number;
  readonly gesture: number;
  readonly seal: number;
}

/** A legal action at random, without listing them all; null: nothing is awaited from this seat. */
export function sampleAction(view: BoardView, below: Below, habits: Habits): BoardAction | null {
  const { decision, awaits, announceTo, seal, gestureTo } = legal(view);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  if (gestureTo.length > 0 && below(habits.gesture) === 0) {
    return { type: "gesture", tic: pick(AGENTS), to: pick([...gestureTo, "all" as const]) };
  }
  if (seal && below(habits.seal) === 0) return { type: "seal", sheet: sampleSheet(below) };
  if (announceTo !== null && below(habits.announce) === 0) {
    return { type: "announce", decision, partner: announceTo, code: pick(CODES) };
  }
  switch (awaits.type) {
    case "none":
      return null;
    case "place": {
      const [tall = 0, short = 0, fat = 0, thin = 0] = shuffled(awaits.homes, below);
      return { type: "place", decision, placement: { tall, short, fat, thin } };
    }
    case "move":
      return { type: "move", decision, steps: sampleMovement(view, awaits.balls, below) };
    case "walk":
      return { type: "walk", decision, path: pick(awaits.paths) };
    case "resolve":
      return sampleResolution(decision, awaits, below, habits);
    case "show":
      return { type: "show", decision, cards: pick(awaits.answers) };
    case "banish":
      if (awaits.object && below(3) === 0) return { type: "object", decision };
      return { type: "banish", decision, to: pick(awaits.to) };
    case "shakeHands":
      return { type: "shakeHands", decision, given: below(2) === 0 };
  }
}

function sampleResolution(
  decision: number,
  { meetings, partners, alone, endTurn }: LegalDecision & { type: "resolve" },
  below: Below,
  habits: Habits,
): BoardAction {
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  if (partners.length > 0 && below(habits.announce) === 0) {
    return alone && below(2) === 0
      ? { type: "announceAlone", decision }
      : { type: "announce", decision, partner: pick(partners), code: pick(CODES) };
  }
  if (endTurn) return { type: "endTurn", decision };
  const { space, askable, stepsTo } = pick(meetings);
  return stepsTo.length > 0 && below(4) === 0
    ? { type: "step", decision, space, to: pick(stepsTo) }
    : { type: "ask", decision, space, of: pick(askable), about: pick(SUBJECTS) };
}

const TRIES = 8;

/** Steps at random until they may end; standing still is always allowed at the start of a turn. */
function sampleMovement({ table, own }: BoardView, balls: readonly Ball[], below: Below): Step[] {
  if (own === null) return [];
  const { config } = table;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const positions: { -readonly [P in Piece]?: number } = { ...table.positions };
    const mover: Mover = { config, seat: own.seat, positions };
    const steps: Step[] = [];
    for (const ball of shuffled(balls, below)) {
      const step = sampleStep(mover, ball, below);
      if (step === null || below(8) === 0) continue;
      steps.push(step);
      positions[step.piece] = step.to;
    }
    if (checkEnd(mover) === null) return steps;
  }
  return [];
}

function sampleStep(mover: Mover, ball: Ball, below: Below): Step | null {
  const { config, seat, positions } = mover;
  const own = ball !== "purple";
  const figures = FIGURES.filter(
    (figure) => positions[figure] !== undefined && isOwn(config, seat, figure) === own,
  );
  const piece = ball === "black" ? AMBASSADOR : figures[below(figures.length)];
  const from = piece === undefined ? undefined : positions[piece];
  if (piece === undefined || from === undefined) return null;
  const ends = neighboursOf(from, wayOf(ball));
  const to = ends[below(Math.max(ends.length, 1))];
  if (to === undefined) return null;
  const step: Step = { ball, piece, to };
  return checkStep(mover, step) === null ? step : null;
}

function sampleSheet(below: Below): Record<Colour, Suspicion> {
  const identities = shuffled(AGENTS, below);
  const builds = shuffled(BUILDS, below);
  return Object.fromEntries(
    COLOURS.map((colour, i) => [colour, { identity: identities[i], build: builds[i] }]),
  ) as Record<Colour, Suspicion>;
}

function shuffled<T>(items: readonly T[], below: Below): readonly T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
