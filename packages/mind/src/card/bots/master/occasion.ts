import { type CardConfig, type Edition, hasPartners, type Seen } from "@inkognito/engine/card";
import { AMBASSADOR, colourAt, type Seat, seatOf } from "@inkognito/engine/core";
import {
  ALL_HANDS,
  both,
  type HandIndex,
  type HandSet,
  NO_HANDS,
} from "../../../shared/worlds/hands.js";
import { type CardSet, cardSet, type Showing, shownBefore } from "../../odds/choices.js";
import { handOf } from "../../worlds/deals.js";
import { handsWith, type Memory } from "../../worlds/evidence.js";

/** A player who sees the cards: what the two are known to have shown each other. */
export interface Watcher {
  /** The hands that the cards seen so far leave open in the shower. */
  readonly open: HandSet;
  /** The hands the watcher may hold, as far as the shower knows; none for the Ambassador's player. */
  readonly hands: HandSet;
}

/** The same with the watcher's own hand; null: unknown, or none. */
interface Known extends Watcher {
  readonly is: HandIndex | null;
}

/** A player has to show cards. */
export interface Occasion {
  readonly type: Showing["type"];
  readonly edition: Edition;
  /** What the same watcher was shown before. */
  readonly earlier: readonly CardSet[];
  readonly watchers: readonly Known[];
  /** Does each agent have a partner? */
  readonly paired: boolean;
}

/** The occasion as a watcher with this memory sees it. C8.2: the Ambassador's player sees black cards too. */
export function occasionOf(memory: Memory, showing: Showing): Occasion {
  const { config, seen } = memory;
  const [from, to] =
    showing.type === "pair" ? [showing.from, showing.to] : [showing.of, showing.asker];
  const witness = showing.type === "pair" ? null : seatOf(config, AMBASSADOR);
  const watchers = witness === null ? [to] : [to, witness];
  return {
    type: showing.type,
    edition: config.edition,
    earlier: shownBefore(seen, showing).map(cardSet),
    watchers: watchers.map((seat) => ({
      ...watcherOf(config, seen, { from, watcher: seat }),
      is: seat === memory.seat && memory.hand !== null ? handOf(memory.hand) : null,
    })),
    paired: hasPartners(config),
  };
}

/** What a shower and a watcher have shown each other. */
export function watcherOf(
  config: CardConfig,
  seen: readonly Seen[],
  { from, watcher }: { readonly from: Seat; readonly watcher: Seat },
): Watcher {
  const isAmbassador = colourAt(config, watcher) === null;
  let [open, back] = [ALL_HANDS, ALL_HANDS];
  for (const each of seen) {
    if (each.type === "look") continue;
    const isPair = each.type === "pair";
    const [shower, to] = isPair ? [each.from, each.to] : [each.of, each.asker];
    const hands = handsWith(isPair ? each.cards : [each.card]);
    if (shower === from && (to === watcher || (isAmbassador && !isPair))) open = both(open, hands);
    if (shower === watcher && to === from) back = both(back, hands);
  }
  return { open, hands: isAmbassador ? NO_HANDS : back };
}
