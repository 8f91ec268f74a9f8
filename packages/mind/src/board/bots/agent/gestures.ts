import { AGENTS } from "@inkognito/engine/core";
import type { Considered, Sense } from "./sense.js";

/** Once, the own sign to the certain partner; who bluffs makes another's to all now and then. */
export function gesture(sense: Sense): Considered | null {
  const { partner, told, seat, hand, character, below, table } = sense;
  if (hand === null || table.phase.type !== "moving") return null;
  const mine = told.filter((event) => event.type === "gestured" && event.seat === seat);
  if (
    partner !== null &&
    !mine.some((event) => event.type === "gestured" && event.to === partner)
  ) {
    const action = { type: "gesture", tic: hand.identity, to: partner } as const;
    return { do: action, because: "greetsPartner", who: partner };
  }
  const last = told.at(-1);
  if (character.bluffs === 0 || last?.type === "gestured" || below(character.bluffs) !== 0) {
    return null;
  }
  const others = AGENTS.filter((agent) => agent !== hand.identity);
  const tic = others[below(others.length)] ?? hand.identity;
  return { do: { type: "gesture", tic, to: "all" }, because: "misleads", who: null };
}
