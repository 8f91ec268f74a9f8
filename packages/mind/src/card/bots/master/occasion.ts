import type { CardConfig, Edition, Seen } from "@inkognito/engine/card";
import { AMBASSADOR, colourAt, type Seat, seatOf } from "@inkognito/engine/core";
import { ALL_HANDS } from "../../../shared/worlds/hands.js";
import { cardSet, handOf, type Showing, shownBefore } from "../../odds/choices.js";
import { handsWith, type Memory } from "../../worlds/evidence.js";

/** Somebody who sees the cards, as far as it is known what there is between the two. */
export interface Watcher {
  /** The hands that the cards seen so far leave open in the shower. */
  readonly open: number;
  /** The hands the shower has to reckon with in the watcher; 0: the Ambassador's player has none. */
  readonly hands: number;
}

/** The same with the watcher's own hand, where one knows it: one's own; -1: unknown, or none. */
interface Known extends Watcher {
  readonly is: number;
}

/** Somebody has to show cards. */
export interface Occasion {
  readonly type: Showing["type"];
  readonly edition: Edition;
  /** What the same watcher was shown before, see `cardSet`. */
  readonly sets: readonly number[];
  readonly watchers: readonly Known[];
  /** Does everybody have a partner? */
  readonly paired: boolean;
}

/** As one of the watchers sees it, who remembers this. C8.2: the Ambassador's player sees black cards too. */
export function occasionOf(memory: Memory, showing: Showing): Occasion {
  const { config, seen } = memory;
  const [from, to] =
    showing.type === "pair" ? [showing.from, showing.to] : [showing.of, showing.asker];
  const witness = showing.type === "pair" ? null : seatOf(config, AMBASSADOR);
  const watchers = witness === null ? [to] : [to, witness];
  return {
    type: showing.type,
    edition: config.edition,
    sets: shownBefore(seen, showing).map(cardSet),
    watchers: watchers.map((seat) => ({
      ...watcherOf(config, seen, from, seat),
      is: seat === memory.seat && memory.hand !== null ? handOf(memory.hand) : -1,
    })),
    paired: config.seats.length === 4,
  };
}

/** What there is between a shower and a watcher. */
export function watcherOf(
  config: CardConfig,
  seen: readonly Seen[],
  from: Seat,
  watcher: Seat,
): Watcher {
  const isAmbassador = colourAt(config, watcher) === null;
  let [open, back] = [ALL_HANDS, ALL_HANDS];
  for (const each of seen) {
    if (each.type === "look") continue;
    const isPair = each.type === "pair";
    const [shower, to] = isPair ? [each.from, each.to] : [each.of, each.asker];
    const hands = handsWith(isPair ? each.cards : [each.card]);
    if (shower === from && (to === watcher || (isAmbassador && !isPair))) open &= hands;
    if (shower === watcher && to === from) back &= hands;
  }
  return { open, hands: isAmbassador ? 0 : back };
}
