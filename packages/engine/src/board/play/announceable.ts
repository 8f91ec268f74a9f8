import { AMBASSADOR, hasAmbassadorPlayer } from "../../core/seat.js";
import type { Table } from "../state/table.js";
import { EMBASSY, numberedSpace } from "../terms/map.js";
import type { SpaceId } from "../terms/types.js";
import { ESCAPES, MISSIONS } from "./missions.js";

const MISSION_LIST = Object.values(MISSIONS).flatMap((teams) => Object.values(teams));

/** Where figures go in missions, and lone agents escape. */
const FIGURE_GOALS: ReadonlySet<SpaceId> = new Set(
  [
    ...MISSION_LIST.flatMap((mission) => (mission.type === "agentTo" ? [mission.number] : [])),
    ...Object.values(ESCAPES),
  ].map(numberedSpace),
);

/** Where the Ambassador goes in missions, or a figure in his place (B12.7). */
const AMBASSADOR_GOALS: ReadonlySet<SpaceId> = new Set(
  MISSION_LIST.flatMap((mission) => (mission.type === "ambassadorTo" ? [mission.place] : [])).map(
    (place) => (place === "embassy" ? EMBASSY : numberedSpace(place)),
  ),
);

/**
 * May any announcement be right as the board stands? It asks only what all players see, so that a turn
 * that ends by itself tells no one anything: do two pieces share a space, or does one stand on a goal?
 */
export function isAnnounceable({
  config,
  positions,
}: Pick<Table, "config" | "positions">): boolean {
  const taken = new Set<SpaceId>();
  for (const [piece, space] of Object.entries(positions)) {
    const isFigure = piece !== AMBASSADOR;
    if (taken.has(space) || (isFigure && FIGURE_GOALS.has(space))) return true;
    const stands = isFigure === hasAmbassadorPlayer(config);
    if (stands && AMBASSADOR_GOALS.has(space)) return true;
    taken.add(space);
  }
  return false;
}
