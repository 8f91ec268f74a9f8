import type { Considered } from "../agent/sense.js";
import type { Sense } from "./sense.js";

/** From here on it pays to be known. */
const GREET = 0.5;

/** Once to everybody who may well be the partner: the own sign. */
export function gesture({ partnerShare, told, seat, hand, table }: Sense): Considered | null {
  if (hand === null || table.phase.type !== "moving") return null;
  const greeted = new Set(
    told.map((event) => (event.type === "gestured" && event.seat === seat ? event.to : null)),
  );
  for (const [who, share] of partnerShare) {
    if (share < GREET || greeted.has(who)) continue;
    return { do: { type: "gesture", tic: hand.identity, to: who }, because: "greetsPartner", who };
  }
  return null;
}
