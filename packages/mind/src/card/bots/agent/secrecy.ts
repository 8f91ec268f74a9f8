import type { Card } from "@inkognito/engine/card";
import { AMBASSADOR, type Seat, seatOf } from "@inkognito/engine/core";
import {
  ALL_HANDS,
  both,
  colourIndexAt,
  countOf,
  EXCLUDED,
  type HandSet,
  NO_HANDS,
  without,
} from "../../../shared/worlds/hands.js";
import { handsWith } from "../../worlds/evidence.js";
import type { Sense } from "./sense.js";

/** What a player who has seen our cards has to think possible of our hand. */
export interface Watcher {
  readonly hands: HandSet;
  /** What that watcher's own hand excludes of ours, with the number of worlds in which it does. */
  readonly excluded: ReadonlyMap<HandSet, number>;
}

export function watcherAt(sense: Sense, watcher: Seat): Watcher {
  const { config, seat, worlds } = sense;
  const isAmbassador = seatOf(config, AMBASSADOR) === watcher;
  let hands = ALL_HANDS;
  for (const each of sense.view.own?.seen ?? []) {
    if (each.type === "pair" && each.from === seat && each.to === watcher) {
      hands = both(hands, handsWith(each.cards));
    }
    if (each.type === "black" && each.of === seat && (each.asker === watcher || isAmbassador)) {
      hands = both(hands, handsWith([each.card]));
    }
  }
  const excluded = new Map<HandSet, number>();
  const colour = colourIndexAt(config, watcher);
  if (colour === null) return { hands, excluded: excluded.set(NO_HANDS, 1) };
  for (const cast of worlds.casts) {
    const theirs = EXCLUDED[cast.hands[colour]];
    excluded.set(theirs, (excluded.get(theirs) ?? 0) + 1);
  }
  return { hands, excluded };
}

/** The bits about our hand that this watcher would still lack, on seeing these cards too. */
export function bitsLeft({ hands, excluded }: Watcher, cards: readonly Card[]): number {
  const left = cards.length === 0 ? hands : both(hands, handsWith(cards));
  let [sum, all] = [0, 0];
  for (const [theirs, count] of excluded) {
    all += count;
    sum += count * doubtOf(without(left, theirs));
  }
  return sum / all;
}

/** By number of hands: the bits that are missing to know which. */
const BITS: readonly number[] = Array.from({ length: 17 }, (_, n) => (n < 2 ? 0 : Math.log2(n)));

/** The bits that are missing to know which of these hands. */
export const doubtOf = (hands: HandSet): number => BITS[countOf(hands)] ?? 0;
