import {
  AGENTS,
  type Agent,
  COLOURS,
  type Colour,
  type Seating,
  seatOf,
} from "@inkognito/engine/core";
import { FOUR, type Four } from "../worlds/hands.js";
import type { Marginals } from "./weights.js";

/** What a master thinks likely or unlikely of another player: neither certain nor excluded. */
export interface EstimateOf<Other> {
  readonly colour: Colour;
  readonly is: Agent | Other;
  readonly odds: number;
}

/** All estimates of the players at the table; `faces`: the builds or numbers. */
export function estimatesFrom<Other>(
  { agents, others }: Marginals,
  faces: Four<Other>,
  seating: Seating,
): readonly EstimateOf<Other>[] {
  return FOUR.flatMap((index) => {
    const colour = COLOURS[index];
    if (seatOf(seating, colour) === null) return [];
    const rows: readonly EstimateOf<Other>[] = [
      ...FOUR.map((i) => ({ colour, is: AGENTS[i], odds: agents[index][i] })),
      ...FOUR.map((i) => ({ colour, is: faces[i], odds: others[index][i] })),
    ];
    return rows.filter(({ odds }) => odds > 0 && odds < 1);
  });
}
