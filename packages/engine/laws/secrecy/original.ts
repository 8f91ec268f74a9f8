import type { BoardConfig } from "../../src/board/config.js";
import type { BoardEvent } from "../../src/board/event.js";
import { boardGame } from "../../src/board/rules.js";
import { type Scenario, setupScenario } from "../../src/board/scenario.js";
import type { BoardState } from "../../src/board/state.js";
import type { Chance } from "../../src/core/chance.js";
import { fold } from "../../src/core/game.js";
import type { Seat } from "../../src/core/seat.js";
import type { Act } from "../../src/testing/board.js";
import { chanceOf } from "./chances.js";
import type { Deal } from "./oracle.js";

/** The part of a scenario that says where the game stands. */
export type Middle = Required<Pick<Scenario, "first" | "positions" | "balls" | "shown">>;

/** How a game begins, with everything that chance decided written down. */
export interface Opening {
  readonly config: BoardConfig;
  readonly deal: Deal;
  /** The text of the seed. */
  readonly seed: string;
  /** Null: from the setup on; otherwise a scenario. */
  readonly middle: Middle | null;
}

/** Somebody does something. The number of the decision is filled in where it is replayed. */
export interface Move {
  readonly seat: Seat;
  readonly act: Act;
}

/** A game up to some point before its end. */
export interface Original {
  readonly name: string;
  readonly opening: Opening;
  readonly moves: readonly Move[];
  readonly log: readonly BoardEvent[];
  /** How long the log was after the opening and after each move. */
  readonly marks: readonly number[];
}

export function begin({ config, deal, middle }: Opening, chance: Chance): readonly BoardEvent[] {
  if (middle === null) return boardGame.setup(config, chance);
  const opened = setupScenario({ config, ...deal, ...middle }, chance);
  if (!opened.ok) throw new Error(`no such scenario: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

export const numbered = ({ table }: BoardState, act: Act): unknown =>
  act.type === "gesture" || act.type === "seal" ? act : { ...act, decision: table.decision };

/** Decides what comes next; null: the game is left here. */
export type Author = (state: BoardState, written: number) => Move | null;

/** Writes a game down, by the real rules. */
export function write(name: string, opening: Opening, author: Author): Original {
  const chance = chanceOf(opening);
  const log = [...begin(opening, chance)];
  let state = fold(boardGame, log);
  const moves: Move[] = [];
  const marks = [log.length];
  for (;;) {
    const move = author(state, moves.length);
    if (move === null) return { name, opening, moves, log, marks };
    const decided = boardGame.decide(state, move.seat, numbered(state, move.act), chance);
    if (!decided.ok) {
      throw new Error(`${name}: ${JSON.stringify(move)} ${JSON.stringify(decided.error)}`);
    }
    state = fold(boardGame, decided.value, state);
    moves.push(move);
    log.push(...decided.value);
    marks.push(log.length);
  }
}
