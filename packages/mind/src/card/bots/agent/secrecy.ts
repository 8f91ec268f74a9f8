import type { Card } from "@inkognito/engine/card";
import { AMBASSADOR, type Seat, seatOf } from "@inkognito/engine/core";
import { ALL_HANDS, SAME } from "../../../shared/worlds/hands.js";
import { placeOf } from "../../../shared/worlds/place.js";
import { handsWith } from "../../worlds/evidence.js";
import type { Sense } from "./sense.js";

/** What somebody who has seen our cards has to think possible of our hand. */
export interface Watcher {
  readonly hands: number;
  /** What that watcher's own hand excludes of ours, with the number of worlds in which it does. */
  readonly excluded: ReadonlyMap<number, number>;
}

export function watcherAt(sense: Sense, watcher: Seat): Watcher {
  const { config, seat, worlds } = sense;
  const isAmbassador = seatOf(config, AMBASSADOR) === watcher;
  let hands = ALL_HANDS;
  for (const each of sense.view.own?.seen ?? []) {
    if (each.type === "pair" && each.from === seat && each.to === watcher) {
      hands &= handsWith(each.cards);
    }
    if (each.type === "black" && each.of === seat && (each.asker === watcher || isAmbassador)) {
      hands &= handsWith([each.card]);
    }
  }
  const excluded = new Map<number, number>();
  if (isAmbassador) return { hands, excluded: excluded.set(0, 1) };
  const place = placeOf(config, watcher);
  for (const cast of worlds.casts) {
    const same = SAME[cast.hands[place] as number] as number;
    excluded.set(same, (excluded.get(same) ?? 0) + 1);
  }
  return { hands, excluded };
}

/** The bits about our hand that this watcher would still lack, on seeing these cards too. */
export function bitsLeft({ hands, excluded }: Watcher, cards: readonly Card[]): number {
  const left = cards.length === 0 ? hands : hands & handsWith(cards);
  let [sum, all] = [0, 0];
  for (const [mask, count] of excluded) {
    all += count;
    sum += count * (LOGS[ones(left & ~mask)] as number);
  }
  return sum / all;
}

const LOGS: readonly number[] = Array.from({ length: 17 }, (_, n) => (n < 2 ? 0 : Math.log2(n)));

function ones(mask: number): number {
  let [rest, count] = [mask, 0];
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
