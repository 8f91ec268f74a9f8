import { type BoardView, type BoardViewEvent, BUILDS, type Build } from "@inkognito/engine/board";
import { AGENTS, type Agent, COLOURS, type Colour, seatOf } from "@inkognito/engine/core";
import { marginalsOf } from "../../../shared/odds/weights.js";
import { FOUR } from "../../../shared/worlds/hands.js";
import { memoryOf } from "../../worlds/worlds.js";
import { believed } from "./belief.js";

/** What a master thinks likely or unlikely of another player: neither certain nor excluded. */
export interface Estimate {
  readonly colour: Colour;
  readonly is: Agent | Build;
  readonly odds: number;
}

/** All estimates of a master in this seat. */
export function estimatesOf(view: BoardView, told: readonly BoardViewEvent[]): readonly Estimate[] {
  const { agents, others } = marginalsOf(believed(memoryOf(view), told));
  return FOUR.flatMap((index) => {
    const colour = COLOURS[index];
    if (seatOf(view.table.config, colour) === null) return [];
    const rows = [
      ...FOUR.map((i) => ({ colour, is: AGENTS[i], odds: agents[index][i] })),
      ...FOUR.map((i) => ({ colour, is: BUILDS[i], odds: others[index][i] })),
    ];
    return rows.filter(({ odds }) => odds > 0 && odds < 1);
  });
}
