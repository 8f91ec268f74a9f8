import { inHand, LOCATIONS, type Location, orderFrom, roundOf } from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS } from "@inkognito/engine/core";
import { COLOUR_INDEX, type ColourIndex, type Four, four } from "../../../shared/worlds/hands.js";
import type { Sense } from "./sense.js";

/** By how many are there: how much likelier than elsewhere an agent goes there; measured on agents. */
const JOINS: readonly number[] = [1, 2.2, 0.3, 0.05, 0];
/** And if the only one there is the partner. */
const FOLLOWS = 3;

/** By colour: the location; null: not chosen yet. */
export type Located = Four<Location | null>;

/** What may still come in this round. */
export interface Ahead {
  readonly at: Located;
  /** The agents who still go, in order, and what they have in hand. */
  readonly later: readonly { readonly colour: ColourIndex; readonly hand: readonly Location[] }[];
  /** Where the Ambassador may be, equally likely. */
  readonly ambassador: readonly Location[];
}

export function aheadOf({ table, config, colour: own }: Sense): Ahead {
  const { located, first, ambassador } = roundOf(table);
  const inOrder = (hand: readonly Location[]) => LOCATIONS.filter((each) => hand.includes(each));
  return {
    at: four((colour) => located[COLOURS[colour]] ?? null),
    later: orderFrom(config, first)
      .filter((colour) => located[colour] === undefined && COLOUR_INDEX[colour] !== own)
      .map((colour) => ({ colour: COLOUR_INDEX[colour], hand: inOrder(inHand(table, colour)) })),
    ambassador: inOrder(ambassador === null ? inHand(table, AMBASSADOR) : [ambassador]),
  };
}

/** Where all agents are, and how likely. */
type Visit = (at: Located, share: number) => void;

/** C3.1: all the ways in which the others may go on from here, each with how likely it is. */
export function forEachWay(sense: Sense, { at, later }: Ahead, visit: Visit): void {
  const now: [Location | null, Location | null, Location | null, Location | null] = [...at];
  const go = (index: number, share: number): void => {
    const mover = later[index];
    if (mover === undefined) {
      visit(now, share);
      return;
    }
    const { colour, hand } = mover;
    const pulls = hand.map((location) => pullOf(sense, now, { colour, location }));
    const sum = pulls.reduce((all, each) => all + each, 0);
    for (const [i, location] of hand.entries()) {
      now[colour] = location;
      go(index + 1, (share * (pulls[i] ?? 0)) / sum);
    }
    now[colour] = null;
  };
  go(0, 1);
}

/** How much likelier than elsewhere this agent goes to this location. */
function pullOf(
  { fictitious, colour: own, partnerShares }: Sense,
  at: Located,
  { colour, location }: { readonly colour: ColourIndex; readonly location: Location },
): number {
  if (colour === fictitious) return 1;
  let count = 0;
  for (const each of at) if (each === location) count += 1;
  const pull = JOINS[count] ?? 0;
  if (count !== 1 || own === null || at[own] !== location) return pull;
  const share = partnerShares[colour];
  return pull * (1 - share) + FOLLOWS * share;
}
