import { inHand, LOCATIONS, orderFrom, roundOf } from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS } from "@inkognito/engine/core";
import type { Sense } from "./sense.js";

/** By how many are there: how much likelier than elsewhere somebody goes there; measured at agents. */
const JOINS: readonly number[] = [1, 2.2, 0.3, 0.05, 0];
/** And if the only one there is the partner. */
const FOLLOWS = 3;

/** What may still come in this round. Locations by their place in LOCATIONS. */
export interface Ahead {
  /** By place in COLOURS: where they are, or -1. */
  readonly at: readonly number[];
  /** Who still goes, in order, and what they have in hand. */
  readonly later: readonly { readonly place: number; readonly hand: readonly number[] }[];
  /** Where the Ambassador may be, equally likely. */
  readonly ambassador: readonly number[];
}

export function aheadOf({ table, config, place: own }: Sense): Ahead {
  const { located, first, ambassador } = roundOf(table);
  const numbers = (locations: readonly string[]): readonly number[] =>
    LOCATIONS.flatMap((each, i) => (locations.includes(each) ? [i] : []));
  return {
    at: COLOURS.map((colour) => {
      const lies = located[colour];
      return lies === undefined ? -1 : LOCATIONS.indexOf(lies);
    }),
    later: orderFrom(config, first)
      .filter((colour) => located[colour] === undefined && colour !== COLOURS[own])
      .map((colour) => ({ place: COLOURS.indexOf(colour), hand: numbers(inHand(table, colour)) })),
    ambassador: numbers(ambassador === null ? inHand(table, AMBASSADOR) : [ambassador]),
  };
}

/** Where everybody is, by place, and how likely. */
type Visit = (at: readonly number[], share: number) => void;

/** C3.1: all the ways in which the others may go on, if one is there oneself. */
export function forEachWay(sense: Sense, { at, later }: Ahead, there: number, visit: Visit): void {
  const now = [...at];
  now[sense.place] = there;
  const go = (index: number, share: number): void => {
    const mover = later[index];
    if (mover === undefined) {
      visit(now, share);
      return;
    }
    const { place, hand } = mover;
    const pulls = hand.map((location) => pullOf(sense, now, place, location));
    const sum = pulls.reduce((all, each) => all + each, 0);
    for (const [i, location] of hand.entries()) {
      now[place] = location;
      go(index + 1, (share * (pulls[i] as number)) / sum);
    }
    now[place] = -1;
  };
  go(0, 1);
}

/** How much likelier than elsewhere this agent goes to this location. */
function pullOf(sense: Sense, at: readonly number[], place: number, location: number): number {
  if (place === sense.fictitious) return 1;
  let count = 0;
  for (const each of at) if (each === location) count += 1;
  const pull = JOINS[count] as number;
  if (count !== 1 || at[sense.place] !== location) return pull;
  const share = sense.partnerShares[place] ?? 0;
  return pull * (1 - share) + FOLLOWS * share;
}
