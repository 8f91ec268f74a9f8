import { describe, expect, it } from "vitest";
import { boardChoices } from "../../src/board/legal/choices.js";
import { movements } from "../../src/board/legal/movement.js";
import { boardGame } from "../../src/board/rules.js";
import type { BoardView } from "../../src/board/state/view.js";
import { PIECES, type Step } from "../../src/board/terms/types.js";
import { seatsAt, spread, viewAt } from "./games.js";

/** All movements that the choices lead to, choice by choice. */
function* reached(view: BoardView, chosen: readonly Step[] = []): Iterable<readonly Step[]> {
  const awaits = boardChoices(view, chosen)?.awaits;
  if (awaits?.type !== "move") throw new Error("no movement");
  if (awaits.mayEnd) yield chosen;
  for (const step of awaits.steps) yield* reached(view, [...chosen, step]);
}

const textOf = (steps: readonly Step[]): string =>
  steps.map(({ ball, piece, to }) => `${ball} ${piece} ${to}`).join(", ");

const MOMENTS = spread(90);

describe("the choices of a movement", () => {
  it("[B3.1] lead, step by step, to the movements there are and to no others", () => {
    let compared = 0;
    for (const moment of MOMENTS) {
      const { phase } = moment.state.table;
      if (phase.type !== "moving" || compared === 2) continue;
      const view = viewAt(moment, phase.seat);
      const { config, positions } = view.table;
      const all = [...movements({ config, seat: phase.seat, positions }, phase.balls)];
      expect([...reached(view)].map(textOf).sort()).toEqual(all.map(textOf).sort());
      compared += 1;
    }
    expect(compared).toBe(2);
  });

  it("[B3.1] go on from no step that is refused", () => {
    for (const moment of MOMENTS) {
      for (const seat of seatsAt(moment)) {
        const view = viewAt(moment, seat);
        for (const piece of PIECES) {
          const chosen: readonly Step[] = [{ ball: "white", piece, to: 1 }];
          const action = { type: "move", decision: view.table.decision, steps: chosen };
          const choices = boardChoices(view, chosen);
          if (choices === null) expect(boardGame.check(view, action)).not.toBeNull();
          else expect(choices.awaits.type).toBe("move");
        }
      }
    }
  });
});
