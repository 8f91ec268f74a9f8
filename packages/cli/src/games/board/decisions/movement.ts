import {
  afterSteps,
  type Ball,
  type BoardAction,
  type BoardView,
  check,
  colourOf,
  legal,
  neighboursOf,
  nextSteps,
  PIECES,
  type Piece,
  piecesOn,
  type Step,
} from "@inkognito/engine/board";
import { AMBASSADOR, ok, type Seat } from "@inkognito/engine/core";
import { type Dialogue, type Heard, next, say, toDo } from "../../shared/dialogue.js";
import { capital, companyOf, who, wrapped } from "../../shared/text.js";
import { pieceName, placeName } from "../names.js";
import { refusalWords } from "../refusals.js";
import { codeMenu } from "./meetings.js";
import { ballsLeft, type Move, parseMoves, withBalls } from "./steps.js";

/** "land 3, 10 (blue fat)  sea 1": where one step takes a piece with the balls left. */
function reach(view: BoardView, chosen: readonly Step[], piece: Piece): string | null {
  const positions = afterSteps(view.table.positions, chosen);
  const from = positions[piece];
  if (from === undefined) return null;
  const steps = nextSteps(view, chosen).filter((step) => step.piece === piece);
  const company = companyOf(view);
  const ways = (["land", "sea"] as const).flatMap((way) => {
    const other = way === "land" ? "blue" : "orange";
    const spaces = neighboursOf(from, way).filter((space) =>
      steps.some(({ to, ball }) => to === space && ball !== other),
    );
    const words = spaces.map((to) => {
      const there = piecesOn(positions, to).map((each) => pieceName(each, company));
      return there.length === 0 ? `${to}` : `${to} (${there.join(", ")})`;
    });
    return words.length === 0 ? [] : [`${way} ${words.join(", ")}`];
  });
  return ways.length === 0 ? null : ways.join("; ");
}

/** Where every piece that can still be moved may go; with purple there are many, so they are named only. */
function options(view: BoardView, chosen: readonly Step[]): readonly string[] {
  const { table } = view;
  const company = companyOf(view);
  const mine = company.seats[company.me];
  const positions = afterSteps(table.positions, chosen);
  const near = PIECES.filter((piece) => piece === AMBASSADOR || colourOf(piece) === mine);
  const rows = near.flatMap((piece) => {
    const at = positions[piece];
    const where = reach(view, chosen, piece);
    if (at === undefined || where === null) return [];
    const label = `  ${pieceName(piece, company)} on ${placeName(at)}`;
    return wrapped(`${label.padEnd(42)} ${where}`, 43);
  });
  return ballsLeft(view, chosen).includes("purple")
    ? [...rows, "  purple: another player's figure; type its name to see where it can go"]
    : rows;
}

const stepLine =
  (view: BoardView) =>
  ({ ball, piece, to }: Step): string =>
    `  ${ball}: ${pieceName(piece, companyOf(view))} to ${placeName(to)}`;

const BALL_WORDS: Readonly<Record<Ball, string>> = {
  orange: "orange: your figure by land",
  blue: "blue: your figure by sea",
  white: "white: your figure by land or sea",
  purple: "purple: another player's figure",
  black: "black: the Ambassador",
};

const HELP: readonly string[] = [
  "Each ball moves one figure one space. Use them in any order, or not at all.",
  "  2 3 7           takes the figure on 2 by 3 to 7",
  "  tall 3 7        figures and places by name: `ambassador 29`, `blue fat zattere`",
  "  2 3, 27 33      several figures at once",
  "  tall            where a figure can go",
  "  undo            takes the last step back, `undo all` every step",
  "  go              ends the movement, which may be empty; `2 3 7 go` does both",
  "At the end, no two of your figures can be on the same space, and you can meet at most one figure of each other player. Black and purple can't enter a space where someone else stands. #1 to #8 are the numbered spaces.",
];

/** B3: movement, typed step by step and committed as a whole. */
export function movement(view: BoardView, chosen: readonly Step[] = []): Dialogue<BoardAction> {
  const left = ballsLeft(view, chosen);
  const partner = partnerBefore(view, chosen);
  const opening =
    chosen.length === 0
      ? ["Your movement:", ...left.map((ball) => `  ${BALL_WORDS[ball]}`)]
      : [
          "Your movement so far:",
          ...chosen.map(stepLine(view)),
          `Left: ${left.join(", ") || "no ball"}.`,
        ];
  return {
    lines: [
      ...opening,
      ...options(view, chosen),
      chosen.length === 0
        ? "Type where a figure stands and where it goes (`2 3 7`), or `go` to stay."
        : "`go` ends the movement, `undo` takes the last step back.",
      ...(partner === null ? [] : [offTurnLine(view, partner)]),
    ],
    prompt: "move> ",
    help: HELP,
    hear: (text) => hear(view, chosen, text),
  };
}

/** B10.1: the player of the turn before, whom one may still name before moving; null: one may not announce. */
const partnerBefore = (view: BoardView, chosen: readonly Step[]): Seat | null =>
  chosen.length === 0 ? legal(view).announceTo : null;

function offTurnLine(view: BoardView, partner: Seat): string {
  const name = who(companyOf(view), partner);
  return `Or \`announce\` “Mission accomplished!” with ${name}, who moved last, as your partner.`;
}

function hear(view: BoardView, chosen: readonly Step[], text: string): Heard<BoardAction> {
  const typed = text.trim().toLowerCase();
  if (typed === "undo all" || typed === "undo") {
    if (chosen.length === 0) return say("Nothing has moved yet.");
    return next(movement(view, typed === "undo" ? chosen.slice(0, -1) : []));
  }
  const partner = partnerBefore(view, chosen);
  if (typed === "announce" && partner !== null) {
    return next(codeMenu(view, partner, () => movement(view)));
  }
  const goes = /(^|[\s,;])(go|stay)$/.test(typed);
  const parsed = parseMoves(
    view,
    chosen,
    goes
      ? text
          .trim()
          .replace(/\S+$/, "")
          .replace(/[\s,;]+$/, "")
      : text,
  );
  if (!parsed.ok) return say(parsed.error);
  const { moves: more, alone } = parsed.value;
  if (alone !== null) return say(aloneWords(view, chosen, alone));
  if (more.length === 0 && !goes) return say("Type a movement, or ? for help.");
  const before = chosen.map(({ piece, to }): Move => ({ piece, to }));
  const steps = more.length === 0 ? ok(chosen) : withBalls(view, [...before, ...more]);
  if (!steps.ok) return say(steps.error);
  if (!goes) return next(movement(view, steps.value));
  const action: BoardAction = { type: "move", decision: view.table.decision, steps: steps.value };
  const refusal = check(view, action);
  return refusal === null ? toDo(action) : say(refusalWords(refusal));
}

function aloneWords(view: BoardView, chosen: readonly Step[], piece: Piece): string {
  const at = afterSteps(view.table.positions, chosen)[piece];
  const where = reach(view, chosen, piece);
  const name = `${capital(pieceName(piece, companyOf(view)))} on ${at === undefined ? "no space" : placeName(at)}`;
  return where === null ? `You can't move ${name} with the balls left.` : `${name}: ${where}`;
}
