import { homePositions, type RecalledShow, setupScenario } from "../board/play/scenario.js";
import { boardGame } from "../board/rules.js";
import type { BoardState } from "../board/state/state.js";
import type { Table } from "../board/state/table.js";
import type { BoardView } from "../board/state/view.js";
import type { BoardAction } from "../board/terms/action.js";
import { type BoardOptions, boardConfig } from "../board/terms/config.js";
import type { BoardEvent } from "../board/terms/event.js";
import type { BoardRefusal } from "../board/terms/refusal.js";
import { type Ball, type Hand, PHANTOM, type Positions, type Step } from "../board/terms/types.js";
import type { Chance } from "../core/chance.js";
import { fold } from "../core/game.js";
import type { Seat, Viewer } from "../core/seat.js";
import { type Draws, scriptedChance } from "./chance.js";

/** A game under test: where it is, and how it came there. */
export interface TestTable {
  readonly state: BoardState;
  readonly events: readonly BoardEvent[];
  readonly chance: Chance;
}

export interface TestOptions extends Omit<BoardOptions, "first"> {
  /** By seat, as in "F tall A". The Ambassador's player has none. */
  readonly hands?: readonly string[];
  readonly arrested?: string;
  /** Who stands elsewhere than at home. */
  readonly at?: Positions;
  readonly first?: Seat;
  readonly balls?: readonly Ball[];
  readonly shown?: readonly RecalledShow[];
  readonly draws?: Draws;
}

/** Red F tall A, green B short B, blue Z fat C, yellow X thin D; red to move with three white balls. */
const HANDS = ["F tall A", "B short B", "Z fat C", "X thin D"];

export function boardTable(options: TestOptions = {}): TestTable {
  const { hands, arrested, at, first = 0, balls, shown = [], draws = {}, ...rest } = options;
  const config = must(boardConfig(rest));
  const chance = scriptedChance(draws);
  const agents = config.seats.filter((role) => role !== "ambassador").length;
  const dealt = [...(hands ?? HANDS.slice(0, agents))];
  const laidAside = agents === 3 ? (arrested ?? HANDS[3]) : undefined;
  const whose = config.seats[first];
  const opening = must(
    setupScenario(
      {
        config,
        hands: config.seats.map((role) =>
          role === "ambassador" ? null : parseHand(dealt.shift() ?? ""),
        ),
        arrested: laidAside === undefined ? null : parseHand(laidAside),
        positions: { ...homePositions(config), ...at },
        first,
        balls: whose === "ambassador" ? [] : (balls ?? ["white", "white", "white"]),
        shown,
      },
      chance,
    ),
  );
  return { state: fold(boardGame, opening), events: opening, chance };
}

/** An action without the number of its decision: the test's table fills it in. */
export type Act = BoardAction extends infer A
  ? A extends BoardAction
    ? Omit<A, "decision">
    : never
  : never;

/** The table after these; a refusal fails the test. */
export function after(table: TestTable, ...acts: readonly (readonly [Seat, Act])[]): TestTable {
  let now = table;
  for (const [seat, act] of acts) {
    const decided = boardGame.decide(now.state, seat, numbered(now, act), now.chance);
    if (!decided.ok) {
      throw new Error(
        `seat ${seat} may not ${JSON.stringify(act)}: ${JSON.stringify(decided.error)}`,
      );
    }
    const state = fold(boardGame, decided.value, now.state);
    now = { ...now, state, events: [...now.events, ...decided.value] };
  }
  return now;
}

/** Why this seat may not do that now; null: it may. */
export function refusal(table: TestTable, seat: Seat, act: Act): BoardRefusal | null {
  const decided = boardGame.decide(table.state, seat, numbered(table, act), table.chance);
  return decided.ok ? null : (decided.error as BoardRefusal);
}

const numbered = ({ state }: TestTable, act: Act): unknown => ({
  decision: state.table.decision,
  ...act,
});

export const publicTable = ({ state }: TestTable): Table => state.table;
export const viewAt = ({ state }: TestTable, viewer: Viewer): BoardView =>
  boardGame.viewOf(state, viewer);

/** `steps("white red-tall 3", "black ambassador 29")` */
export const steps = (...texts: readonly string[]): readonly Step[] =>
  texts.map((text) => {
    const [ball, piece, to] = text.split(" ");
    return { ball, piece, to: Number(to) } as Step;
  });

/** The draw that makes the Phantom show these. */
export function shake(...balls: readonly Ball[]): readonly number[] {
  const left: (Ball | null)[] = [...PHANTOM];
  return balls.map((ball) => {
    const at = left.indexOf(ball);
    left[at] = null;
    return at;
  });
}

const parseHand = (text: string): Hand => {
  const [identity, build, mission] = text.split(" ");
  return { identity, build, mission } as Hand;
};

function must<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
