import { announcesToPartner, type CardConfig, LOCATIONS, roundOf } from "@inkognito/engine/card";
import { COLOURS, type Colour } from "@inkognito/engine/core";
import { type ColourIndex, FOUR } from "../../../shared/worlds/hands.js";
import type { Considered } from "../agent/sense.js";
import type { Sense } from "./sense.js";

/** When a game has to end. */
interface Closing {
  /** From this round on all announce what is likeliest, */
  readonly from: number;
  /** and from this one on to any agent. */
  readonly last: number;
}

/** Who has to meet the partner learns more by waiting; who may announce anywhere waits for the others' mistakes. */
const WITH_PARTNER: Closing = { from: 36, last: 46 };
const ANYWHERE: Closing = { from: 26, last: 36 };

export const closingOf = (config: CardConfig): Closing =>
  announcesToPartner(config) ? WITH_PARTNER : ANYWHERE;

/**
 * C3.2: two and two. With all locations in hand the second goes to the first and the fourth to the
 * third, and the Ambassador can come between one pair only: masters among themselves end in the first
 * round of a cycle. Where the fictitious agent plays third or last, that may fail; two cycles later it
 * is second or first, and sits with one of them or leaves them two and two. With four players rivals do
 * not go to each other before the last round, so there it is the end for certain.
 */
export function closing(sense: Sense): Considered | null {
  const { awaits, decision, table, config, round, sought, partnerShares } = sense;
  const { from, last } = closingOf(config);
  if (awaits.type !== "locate" || round < from) return null;
  const { located } = roundOf(table);
  const isWelcome = (colour: ColourIndex): boolean =>
    sought === null || round >= last || partnerShares[colour] > 0;
  let [best, most] = [awaits.locations[0] ?? LOCATIONS[0], -Infinity];
  let who: Colour | null = null;
  for (const each of awaits.locations) {
    const [first, ...more] = FOUR.filter((colour) => located[COLOURS[colour]] === each);
    const joins = first !== undefined && more.length === 0 && isWelcome(first);
    const value = joins ? 1 + partnerShares[first] : first === undefined ? 0 : -1;
    if (value <= most) continue;
    [best, most] = [each, value];
    who = joins ? COLOURS[first] : null;
  }
  return { do: { type: "locate", decision, location: best }, because: "readyToAnnounce", who };
}
