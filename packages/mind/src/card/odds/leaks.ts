import type { Card, Hand } from "@inkognito/engine/card";
import { AMBASSADOR, type Seat, seatOf } from "@inkognito/engine/core";
import { type LeakOf, type LeaksOf, leakBy, type RealisedOf } from "../../shared/odds/leaks.js";
import { likelihoodOf, signalsOf } from "../../shared/odds/model.js";
import { effectOf, mean, watchersOf } from "../../shared/odds/watchers.js";
import {
  ANY_HAND,
  explaining,
  type HandWeights,
  halves,
  handsAt,
} from "../../shared/odds/weights.js";
import { byHand, colourIndexAt } from "../../shared/worlds/hands.js";
import { HANDS_OF, handOf } from "../worlds/deals.js";
import { handsWith, type Memory } from "../worlds/evidence.js";
import { type Belief, likelihoodsOf, situations, weighedCasts } from "./belief.js";
import type { Showing } from "./choices.js";
import { type HandOdds, handOddsOf } from "./odds.js";

export type Leak = LeakOf<Card, Hand, HandOdds>;
export type Leaks = LeaksOf<Leak>;
export type Realised = RealisedOf<Hand>;

export interface LeakOptions {
  /** By default the player they are shown to; or the Ambassador's player (C8.2). */
  readonly watcher?: Seat;
}

/**
 * What all legal cards would tell the watcher, who knows the own hand and the cards this player has shown
 * before; what others have shown the watcher is unknown. Null: this seat does not show.
 */
export function leaks(belief: Belief, showing: Showing, options: LeakOptions = {}): Leaks | null {
  const { memory, model, round } = belief;
  const { config, hand, seat } = memory;
  const [shower, to] =
    showing.type === "pair" ? [showing.from, showing.to] : [showing.of, showing.asker];
  if (hand === null || shower !== seat) return null;
  const { watcher = to } = options;
  const watched = watchedBy(memory, watcher);
  const situationOf = situations(watched, showing, round);
  const signals = byHand((each) => signalsOf(model, situationOf(each)));
  const colour = colourIndexAt(config, watcher);
  const theirs = colour === null ? null : handsAt(weighedCasts(belief), colour);
  const watchers = watchersOf(theirs, explainedBy(belief, watched), signals);
  const mine = handOf(hand);
  const own = situations(memory, showing, round)(mine);
  return {
    bits: mean(watchers, ({ heard }) => mean([...heard.values()], ({ bits }) => bits)),
    answers: own.choices.map(({ cards, set }, at): Leak => {
      const said = { key: set, fits: handsWith(cards), extra: 0 };
      const effect = effectOf(watchers, mine, said);
      return {
        cards,
        odds: likelihoodOf(model, own, at),
        ...leakBy(effect, HANDS_OF[config.edition]),
        leaves: handOddsOf(config, halves(effect.thinks)),
      };
    }),
  };
}

/** What this watcher has seen of the shower's cards. */
function watchedBy(memory: Memory, watcher: Seat): Memory {
  const sees = seatOf(memory.config, AMBASSADOR) === watcher;
  const seen = memory.seen.filter((each) => {
    if (each.type === "look") return false;
    if (each.type === "pair") return each.from === memory.seat && each.to === watcher;
    return each.of === memory.seat && (each.asker === watcher || sees);
  });
  return { ...memory, seat: watcher, hand: null, seen };
}

const explainedBy = ({ model }: Belief, watched: Memory): HandWeights =>
  watched.seen.reduce((open: HandWeights, each, i) => {
    if (each.type === "look") return open;
    const memory = { ...watched, seen: watched.seen.slice(0, i) };
    return explaining(open, likelihoodsOf({ model, memory }, each, open));
  }, ANY_HAND);
