import { type CardView, type CodeNumber, EDITION_NUMBERS } from "@inkognito/engine/card";
import { AGENTS, type Agent, COLOURS, type Colour, seatOf } from "@inkognito/engine/core";
import { marginalsOf } from "../../../shared/odds/weights.js";
import { FOUR } from "../../../shared/worlds/hands.js";
import { memoryOf } from "../../worlds/worlds.js";
import { believed } from "./belief.js";

/** What a master thinks likely or unlikely of another player: neither certain nor excluded. */
export interface Estimate {
  readonly colour: Colour;
  readonly is: Agent | CodeNumber;
  readonly odds: number;
}

/** All estimates of a master in this seat. */
export function estimatesOf(view: CardView): readonly Estimate[] {
  const { config } = view.table;
  const { agents, others } = marginalsOf(believed(memoryOf(view)));
  return FOUR.flatMap((index) => {
    const colour = COLOURS[index];
    if (seatOf(config, colour) === null) return [];
    const numbers = EDITION_NUMBERS[config.edition];
    const rows = [
      ...FOUR.map((i) => ({ colour, is: AGENTS[i], odds: agents[index][i] })),
      ...FOUR.map((i) => ({ colour, is: numbers[i], odds: others[index][i] })),
    ];
    return rows.filter(({ odds }) => odds > 0 && odds < 1);
  });
}
