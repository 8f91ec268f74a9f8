import type { CardConfig, Edition, Seen } from "@inkognito/engine/card";
import { AGENTS, colourAt, partnerOf, type Seat } from "@inkognito/engine/core";
import { identityAt } from "../../../odds/weights.js";
import { ALL_HANDS, SAME } from "../../../worlds/hands.js";
import {
  type CardChoice,
  type CardShowing,
  cardSet,
  choicesOf,
  shownBefore,
} from "../../odds/choices.js";
import { handsWith } from "../../worlds/evidence.js";

/**
 * How people show cards who think: what leaves the watcher most to think of, now and then something
 * else; and the other way round to whom they take for their partner.
 */

/** How strictly the best is chosen. */
const STRICT = 8;
/** The share of cards shown without much thought. */
const CARELESS = 0.4;
/** The share of those that prove something, though others would do. */
const PROVING = 0.002;
/** From this share of the hands on, somebody is told rather than not. */
const TRUST = 0.55;

/** By set of hands: the bits that are missing to know which. */
export const DOUBT: Float64Array = Float64Array.from({ length: ALL_HANDS + 1 }, (_, hands) => {
  const count = ones(hands);
  return count < 2 ? 0 : Math.log2(count);
});

export function ones(mask: number): number {
  let [rest, count] = [mask, 0];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Somebody who sees the cards, as far as it is known what there is between the two. */
export interface Watcher {
  /** The hands that the cards seen so far leave open in the shower. */
  readonly open: number;
  /** The hands the shower has to reckon with in the watcher; 0: the Ambassador's player has none. */
  readonly hands: number;
}

/** Somebody has to show cards. */
export interface Occasion {
  readonly type: CardShowing["type"];
  readonly edition: Edition;
  /** What the same watcher was shown before, see `cardSet`. */
  readonly sets: readonly number[];
  readonly watchers: readonly Watcher[];
  /** Does everybody have a partner? */
  readonly paired: boolean;
}

/** C8.2: `witness` sees black cards too. */
export function occasionOf(
  config: CardConfig,
  seen: readonly Seen[],
  showing: CardShowing,
  witness: Seat | null,
): Occasion {
  const [from, to] =
    showing.type === "pair" ? [showing.from, showing.to] : [showing.of, showing.asker];
  const alone = showing.type === "pair" || witness === null;
  return {
    type: showing.type,
    edition: config.edition,
    sets: shownBefore(seen, showing).map(cardSet),
    watchers: (alone ? [to] : [to, witness]).map((seat) => watcherOf(config, seen, from, seat)),
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

/** One thing that may be shown, and how likely. */
export interface Likely {
  readonly choice: CardChoice;
  readonly chance: number;
}

/** What somebody with this hand may show, and how likely it is. */
export function answersWith(hand: number, occasion: Occasion): readonly Likely[] {
  const { type, edition, sets, watchers, paired } = occasion;
  const choices = choicesOf(hand, type, edition, sets);
  const masks = choices.map(fits);
  const values = masks.map(() => 0);
  for (const watcher of watchers) add(values, masks, hand, watcher, paired);
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp(STRICT * (value - most)));
  const sum = weights.reduce((all, each) => all + each, 0);
  // On demand every card proves something, and there is no choice.
  const proving = type === "pair" ? choices.filter(({ proves }) => proves).length : 0;
  const plain = choices.length - proving;
  const proves = proving === 0 ? 0 : plain === 0 ? 1 : PROVING;
  return choices.map((choice, i) => {
    const careless = type === "pair" && choice.proves ? proves / proving : (1 - proves) / plain;
    return {
      choice,
      chance: (1 - CARELESS) * ((weights[i] as number) / sum) + CARELESS * careless,
    };
  });
}

/** By identity: the hands of whose partner it is. */
const FRIENDS: readonly number[] = AGENTS.map(
  (agent) => 15 << (4 * AGENTS.indexOf(partnerOf(agent))),
);

/** What each choice leaves this watcher to think of, on average over the hands he may hold. */
function add(
  values: number[],
  masks: readonly number[],
  hand: number,
  { open, hands }: Watcher,
  paired: boolean,
): void {
  const possible = hands & ~(SAME[hand] as number);
  const theirs: number[] = [];
  for (let each = 0; each < SAME.length; each += 1) {
    if (((possible >> each) & 1) === 1) theirs.push(SAME[each] as number);
  }
  if (theirs.length === 0) theirs.push(0);
  const friends = paired ? ones(possible & (FRIENDS[identityAt(hand)] as number)) : 0;
  const caution = (1 - friends / theirs.length / TRUST) / theirs.length;
  for (let i = 0; i < masks.length; i += 1) {
    const left = open & (masks[i] as number);
    let doubt = 0;
    for (const same of theirs) doubt += DOUBT[left & ~same] as number;
    values[i] = (values[i] as number) + caution * doubt;
  }
}

/** By set of cards, because an answer is weighed thousands of times a decision. */
const FITS = new Map<number, number>();

function fits({ set, cards }: CardChoice): number {
  const hands = FITS.get(set) ?? handsWith(cards);
  FITS.set(set, hands);
  return hands;
}
