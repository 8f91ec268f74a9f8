import type { Card, Hand } from "@inkognito/engine/card";
import { AMBASSADOR, type Seat, seatOf } from "@inkognito/engine/core";
import { likelihoodOf, signalsOf } from "../../shared/odds/model.js";
import { effectOf, mean, watchersOf } from "../../shared/odds/watchers.js";
import { ANY_HAND, type ByHand, explaining, halves, handsAt } from "../../shared/odds/weights.js";
import { placeOf } from "../../shared/worlds/place.js";
import { handsWith, type Memory } from "../worlds/evidence.js";
import { type Belief, likelihoodsOf, situations, weighedCasts } from "./belief.js";
import { HANDS, handOf, type Showing } from "./choices.js";
import { type HandOdds, handOddsOf } from "./odds.js";

/** What cards would tell a watcher about the own hand. */
export interface Leaks {
  /** On average, if they are chosen as the model says. */
  readonly bits: number;
  /** By what may be shown. */
  readonly answers: readonly Leak[];
}

/** What certain cards would tell. */
export interface Leak {
  readonly cards: readonly Card[];
  /** How likely the model thinks that one shows them. */
  readonly odds: number;
  /** The bits they are expected to tell the watcher, whose own hand one may not know. */
  readonly bits: number;
  /** By how many bits they are expected to bring the watcher nearer to the truth; below 0: they mislead. */
  readonly truth: number;
  /** The same by each hand that the watcher may hold. */
  readonly realised: readonly Realised[];
  /** What the watcher would think of the own hand, on average. */
  readonly leaves: HandOdds;
}

export interface Realised {
  /** Null: the Ambassador's player has none. */
  readonly hand: Hand | null;
  /** How likely it is the watcher's. */
  readonly odds: number;
  readonly bits: number;
  readonly truth: number;
}

export interface LeakOptions {
  /** Who watches: whom they are shown to if not said; or the Ambassador's player (C8.2). */
  readonly watcher?: Seat;
}

/**
 * What all that one may show would tell the watcher, who knows his own hand and what he has seen of
 * one's cards; what others have shown him one cannot know. Null: these are not one's own cards.
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
  const signals = ANY_HAND.map((_, each) => signalsOf(model, situationOf(each)));
  const place = placeOf(config, watcher);
  const theirs = place < 0 ? null : handsAt(weighedCasts(belief), place);
  const watchers = watchersOf(theirs, explainedBy(belief, watched), (each) => signals[each] ?? []);
  const mine = handOf(hand);
  const own = situations(memory, showing, round)(mine);
  return {
    bits: mean(watchers, ({ heard }) => mean([...heard.values()], ({ bits }) => bits)),
    answers: own.choices.map(({ cards, set }, at): Leak => {
      const said = { key: set, fits: handsWith(cards), extra: 0 };
      const { bits, truth, realised, thinks } = effectOf(watchers, mine, said);
      const { identities, others } = halves(thinks);
      return {
        cards,
        odds: likelihoodOf(model, own, at),
        bits,
        truth,
        realised: realised.map((each) => ({
          ...each,
          hand: each.hand === null ? null : (HANDS[config.edition][each.hand] as Hand),
        })),
        leaves: handOddsOf(config, identities, others),
      };
    }),
  };
}

/** What this watcher has seen of one's own cards. */
function watchedBy(memory: Memory, watcher: Seat): Memory {
  const sees = seatOf(memory.config, AMBASSADOR) === watcher;
  const seen = memory.seen.filter((each) => {
    if (each.type === "look") return false;
    if (each.type === "pair") return each.from === memory.seat && each.to === watcher;
    return each.of === memory.seat && (each.asker === watcher || sees);
  });
  return { ...memory, seat: watcher, hand: null, seen };
}

const explainedBy = ({ model }: Belief, watched: Memory): ByHand =>
  watched.seen.reduce((open: ByHand, each, i) => {
    if (each.type === "look") return open;
    const before = { ...watched, seen: watched.seen.slice(0, i) };
    return explaining(open, likelihoodsOf(model, before, each, open));
  }, ANY_HAND);
