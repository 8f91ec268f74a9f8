import type { Seat } from "@inkognito/engine/core";
import type { TableEvent, TableState } from "@inkognito/protocol";
import type { Absence } from "./absence.js";
import { pauseEvents } from "./agreement.js";
import { voteEvents } from "./vote.js";

interface Missing extends Pick<Absence, "longAway"> {
  readonly away: readonly Seat[];
}

/** Might it settle something in this game that a player goes? Then there are votes that wait. */
export const isVotedOn = ({ phase, pauseWanted, endWanted, standInWanted }: TableState): boolean =>
  phase.type === "playing" &&
  (endWanted.length > 0 ||
    standInWanted.some((seats) => seats.length > 0) ||
    (!phase.paused && pauseWanted.length > 0));

/** What follows by itself because players have gone and fewer have to agree. */
export function decideAgreed(
  state: TableState,
  { away, longAway }: Missing,
): readonly TableEvent[] {
  if (!isVotedOn(state)) return [];
  const voted = voteEvents(state, longAway);
  return voted.length > 0 ? voted : pauseEvents(state, [], away);
}
