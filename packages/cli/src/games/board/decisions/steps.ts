import {
  afterSteps,
  type Ball,
  type BoardView,
  check,
  isOwn,
  neighboursOf,
  nextSteps,
  type Piece,
  type Positions,
  piecesOn,
  type SpaceId,
  type Step,
} from "@inkognito/engine/board";
import { AMBASSADOR, colourAt, err, ok, type Result } from "@inkognito/engine/core";
import { capital, companyOf, listed } from "../../shared/text.js";
import { pieceName, placeName } from "../names.js";
import { refusalWords } from "../refusals.js";
import { parsePlaces, type Typed } from "./places.js";

/** A piece to the next space; which ball it takes is found by itself. */
export interface Move {
  readonly piece: Piece;
  readonly to: SpaceId;
}

/** The choosier a ball, the sooner it is used. */
const BY_CHOICE: readonly Ball[] = ["orange", "blue", "purple", "black", "white"];

/** The balls for a row of moves; the reason if there are none. */
export function withBalls(
  view: BoardView,
  moves: readonly Move[],
): Result<readonly Step[], string> {
  const found = assigned(view, [], moves);
  if (found.steps !== null) return ok(found.steps);
  return err(reason(view, found.furthest, moves[found.furthest.length] as Move));
}

interface Search {
  readonly steps: readonly Step[] | null;
  /** As far as it went. */
  readonly furthest: readonly Step[];
}

function assigned(view: BoardView, chosen: readonly Step[], moves: readonly Move[]): Search {
  const move = moves[chosen.length];
  if (move === undefined) return { steps: chosen, furthest: chosen };
  let furthest = chosen;
  const open = nextSteps(view, chosen).filter(
    ({ piece, to }) => piece === move.piece && to === move.to,
  );
  for (const ball of BY_CHOICE) {
    const step = open.find((each) => each.ball === ball);
    if (step === undefined) continue;
    const found = assigned(view, [...chosen, step], moves);
    if (found.steps !== null) return found;
    if (found.furthest.length > furthest.length) furthest = found.furthest;
  }
  return { steps: null, furthest };
}

function reason(view: BoardView, chosen: readonly Step[], { piece, to }: Move): string {
  const { table } = view;
  const company = companyOf(view);
  const from = afterSteps(table.positions, chosen)[piece];
  const name = pieceName(piece, company);
  if (from === undefined) return `${capital(name)} isn't in play.`;
  if (!neighboursOf(from, "any").includes(to)) {
    return `You can't get from ${placeName(from)} to ${placeName(to)} in one step.`;
  }
  const left = ballsLeft(view, chosen);
  const fitting = left.filter((ball) => moves(view, ball, piece));
  if (fitting.length === 0) {
    const rest = left.length === 0 ? "all balls are used" : `left: ${left.join(", ")}`;
    return `You have no ball left that moves ${name}; ${rest}.`;
  }
  const [ball] = fitting as [Ball];
  const steps = [...chosen, { ball, piece, to }];
  const refusal = check(view, { type: "move", decision: table.decision, steps });
  if (refusal === null) return "You can't do that in this order.";
  if (refusal.code === "notByLand" || refusal.code === "notBySea") {
    const way = refusal.code === "notByLand" ? "sea" : "land";
    return `From ${placeName(from)} to ${placeName(to)} you go by ${way}; left: ${left.join(", ")}.`;
  }
  return refusalWords(refusal);
}

/** B3.1: does this ball move this piece at all? */
function moves({ table, own }: BoardView, ball: Ball, piece: Piece): boolean {
  if (own !== null && isOwn(table.config, own.seat, piece)) {
    return ball === "orange" || ball === "blue" || ball === "white";
  }
  return ball === (piece === AMBASSADOR ? "black" : "purple");
}

export function ballsLeft({ table }: BoardView, steps: readonly Step[]): readonly Ball[] {
  const left = table.phase.type === "moving" ? [...table.phase.balls] : [];
  for (const { ball } of steps) left.splice(left.indexOf(ball), 1);
  return left;
}

/** What was typed into moves: "2 3 7, ambassador 29". A piece alone: where it could go. */
export function parseMoves(
  view: BoardView,
  chosen: readonly Step[],
  text: string,
): Result<{ readonly moves: readonly Move[]; readonly alone: Piece | null }, string> {
  const { table, own } = view;
  const mine = own === null ? null : colourAt(table.config, own.seat);
  let positions = afterSteps(table.positions, chosen);
  const found: Move[] = [];
  let alone: Piece | null = null;
  for (const part of text.split(/[,;]|\bthen\b/)) {
    const typed = parsePlaces(part, mine);
    if (!typed.ok) return typed;
    const [first, ...path] = typed.value;
    if (first === undefined) continue;
    const piece = pieceMeant(view, positions, ballsLeft(view, chosen), first);
    if (!piece.ok) return piece;
    if (path.length === 0) alone = piece.value;
    for (const each of path) {
      if (each.type === "piece") return err("Put a comma between the moves of two figures.");
      found.push({ piece: piece.value, to: each.space });
      positions = { ...positions, [piece.value]: each.space };
    }
  }
  return ok({ moves: found, alone: found.length === 0 ? alone : null });
}

/** The piece that is named, or that stands on the space that is named. */
function pieceMeant(
  view: BoardView,
  positions: Positions,
  left: readonly Ball[],
  typed: Typed,
): Result<Piece, string> {
  const company = companyOf(view);
  if (typed.type === "piece") {
    return positions[typed.piece] === undefined
      ? err(`${capital(pieceName(typed.piece, company))} isn't in play.`)
      : ok(typed.piece);
  }
  const there = piecesOn(positions, typed.space);
  if (there.length === 0) {
    return err(
      `No one is on ${placeName(typed.space)}. Begin with the space or the name of a figure.`,
    );
  }
  const movable = there.filter((piece) => left.some((ball) => moves(view, ball, piece)));
  const [only, ...more] = movable.length === 0 ? there : movable;
  if (only !== undefined && more.length === 0) return ok(only);
  const names = there.map((piece) => pieceName(piece, company).replace(/^your /, ""));
  return err(`On ${placeName(typed.space)} there are several; name one: ${listed(names, "or")}.`);
}
