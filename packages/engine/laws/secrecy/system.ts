import type { BoardAction } from "../../src/board/action.js";
import type { BoardEvent, BoardViewEvent } from "../../src/board/event.js";
import type { LegalActions } from "../../src/board/legal.js";
import type { BoardRefusal } from "../../src/board/refusal.js";
import { boardGame } from "../../src/board/rules.js";
import type { BoardState } from "../../src/board/state.js";
import type { BoardView } from "../../src/board/view.js";
import type { Chance } from "../../src/core/chance.js";
import type { Result } from "../../src/core/result.js";
import type { Viewer } from "../../src/core/seat.js";
import { type Told, tell } from "../../src/core/stream.js";

/**
 * Everything a viewer can get out of a game. The test of the secrets looks at this and nothing else;
 * a planted leak is one of these functions with one thing wrong.
 */
export interface System {
  decide(
    state: BoardState,
    seat: unknown,
    action: unknown,
    chance: Chance,
  ): Result<readonly BoardEvent[], BoardRefusal>;
  evolve(state: BoardState, event: BoardEvent): BoardState;
  /** What the viewer is sent of the event at `index`, after `no` earlier messages. */
  tell(
    log: readonly BoardEvent[],
    index: number,
    viewer: Viewer,
    no: number,
  ): readonly Told<BoardViewEvent>[];
  evolveView(view: BoardView, event: BoardViewEvent): BoardView;
  viewOf(state: BoardState, viewer: Viewer): BoardView;
  legal(state: BoardState, viewer: Viewer): LegalActions;
  enumerate(state: BoardState, viewer: Viewer): Iterable<BoardAction>;
}

export const realSystem: System = {
  decide: boardGame.decide as System["decide"],
  evolve: boardGame.evolve,
  tell: (log, index, viewer, no) => tell(boardGame, log.slice(index, index + 1), viewer, no),
  evolveView: boardGame.evolveView,
  viewOf: boardGame.viewOf,
  legal: (state, viewer) => boardGame.legal(boardGame.viewOf(state, viewer)),
  enumerate: (state, viewer) => boardGame.enumerate(boardGame.viewOf(state, viewer)),
};
