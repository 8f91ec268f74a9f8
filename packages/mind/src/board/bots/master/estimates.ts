import { type BoardView, type BoardViewEvent, BUILDS, type Build } from "@inkognito/engine/board";
import { AGENTS, type Agent, COLOURS, type Colour, seatOf } from "@inkognito/engine/core";
import { marginalsOf } from "../../../shared/odds/weights.js";
import { memoryOf } from "../../worlds/worlds.js";
import { believed } from "./belief.js";

/** Something a master thinks likely or unlikely of another player: neither certain nor excluded. */
export interface Estimate {
  readonly colour: Colour;
  readonly is: Agent | Build;
  readonly odds: number;
}

/** What a master on this chair would hold now. */
export function estimatesOf(view: BoardView, told: readonly BoardViewEvent[]): readonly Estimate[] {
  const { identities, others } = marginalsOf(believed(memoryOf(view), told));
  return COLOURS.flatMap((colour, place) => {
    if (seatOf(view.table.config, colour) === null) return [];
    const rows = [
      ...AGENTS.map((is, i) => ({ colour, is, odds: identities[place]?.[i] ?? 0 })),
      ...BUILDS.map((is, i) => ({ colour, is, odds: others[place]?.[i] ?? 0 })),
    ];
    return rows.filter(({ odds }) => odds > 0 && odds < 1);
  });
}
