import {
  BUILDS,
  type Card,
  LETTERS,
  type Letter,
  legalAnswers,
  type Owed,
} from "@inkognito/engine/board";
import { AGENTS, type Seat } from "@inkognito/engine/core";
import { likelihoodOf, signalsOf } from "../../shared/odds/model.js";
import { named } from "../../shared/odds/named.js";
import { effectOf, mean, watchersOf } from "../../shared/odds/watchers.js";
import { ANY_HAND, type ByHand, explaining, halves, handsAt } from "../../shared/odds/weights.js";
import { placeOf } from "../../shared/worlds/place.js";
import { handsWith, type Memory } from "../worlds/evidence.js";
import { type Belief, likelihoodsOf, openLetters, situations, weighedCasts } from "./belief.js";
import { type Asked, cardSet, HANDS, handOf, hasMission, type Masks } from "./choices.js";
import { type HandOdds, letterShare } from "./odds.js";

/** What an answer would tell a watcher about the own hand. */
export interface Leaks {
  /** On average, if it is chosen as the model says. */
  readonly bits: number;
  /** By answer, as the rules allow them. */
  readonly answers: readonly Leak[];
}

/** What one of the own answers would tell. */
export interface Leak {
  readonly cards: readonly Card[];
  /** How likely the model thinks that one shows it. */
  readonly odds: number;
  /** The bits it is expected to tell the watcher, whose own hand one may not know. */
  readonly bits: number;
  /** By how many bits it is expected to bring the watcher nearer to the truth; below 0: it misleads. */
  readonly truth: number;
  /** The same by each hand that the watcher may hold. */
  readonly realised: readonly Realised[];
  /** What the watcher would think of the own hand, on average. */
  readonly leaves: HandOdds;
}

export interface Realised {
  /** Null: the Ambassador's player has none. */
  readonly hand: Masks | null;
  /** How likely it is the watcher's. */
  readonly odds: number;
  readonly bits: number;
  readonly truth: number;
}

export interface LeakOptions {
  /** B7.4: what one owes after a right objection. */
  readonly owed?: Owed | null;
  /** Who watches: the asker if not said; or the witness (B12.4). */
  readonly watcher?: Seat;
}

/**
 * What each answer one may give would tell the asker, who knows his own hand and what he has seen of
 * one's cards; what others have shown him one cannot know. Null: one is not asked.
 */
export function leaks(belief: Belief, question: Asked, options: LeakOptions = {}): Leaks | null {
  const { memory, model, turn } = belief;
  const { config, hand, seat } = memory;
  if (hand === null || question.of !== seat) return null;
  const { owed = null, watcher = question.asker } = options;
  const watched = watchedBy(memory, watcher);
  const situationOf = situations(watched, question, owed, turn);
  const signals = ANY_HAND.map((_, each) => signalsOf(model, situationOf(each)));
  const place = placeOf(config, watcher);
  const theirs = place < 0 ? null : handsAt(weighedCasts(belief), place);
  const watchers = watchersOf(theirs, explainedBy(belief, watched), (each) => signals[each] ?? []);
  const letters = lettersFor(belief, watched, hand.mission, place);
  const letterBits = -Math.log2(letters[hand.mission]);
  const mine = handOf(hand);
  const own = situations(memory, question, owed, turn)(mine);
  const { repeats } = config;
  const asked = { ...question, space: 0 };
  const answers = legalAnswers({ hand, question: asked, owed, repeats, earlier: own.earlier });
  return {
    bits: mean(watchers, ({ heard }) =>
      mean([...heard.values()], ({ key, bits }) => bits + (hasMission(key) ? letterBits : 0)),
    ),
    answers: answers.map((cards): Leak => {
      const key = cardSet(cards);
      const extra = hasMission(key) ? letterBits : 0;
      const effect = effectOf(watchers, mine, { key, fits: handsWith(cards), extra });
      const at = own.choices.findIndex(({ set }) => set === key);
      return {
        cards,
        odds: likelihoodOf(model, own, at),
        bits: effect.bits,
        truth: effect.truth,
        realised: effect.realised.map((each) => ({
          ...each,
          hand: each.hand === null ? null : (HANDS[each.hand] as Masks),
        })),
        leaves: handOdds(effect.thinks, hasMission(key) ? certain(hand.mission) : letters),
      };
    }),
  };
}

/** What this watcher has seen of one's own cards. */
function watchedBy(memory: Memory, watcher: Seat): Memory {
  const shows = memory.shows.filter(
    ({ question }) =>
      question.of === memory.seat && (question.asker === watcher || question.witness === watcher),
  );
  return { ...memory, seat: watcher, hand: null, shows };
}

const explainedBy = ({ model }: Belief, watched: Memory): ByHand =>
  watched.shows.reduce((open, show, i) => {
    const before = { ...watched, shows: watched.shows.slice(0, i) };
    return explaining(open, likelihoodsOf(model, before, show, open));
  }, ANY_HAND);

/** What the watcher has to think of one's letter: any but his own, until he has seen it. */
function lettersFor(
  belief: Belief,
  { shows }: Memory,
  mine: Letter,
  place: number,
): Readonly<Record<Letter, number>> {
  if (shows.some(({ cards }) => hasMission(cardSet(cards)))) return certain(mine);
  if (place < 0) return named(LETTERS, () => 1 / LETTERS.length);
  const deals = openLetters(belief);
  return named(LETTERS, (letter) => (1 - letterShare(deals, place, letter)) / (LETTERS.length - 1));
}

const certain = (mine: Letter) => named(LETTERS, (letter) => (letter === mine ? 1 : 0));

function handOdds(hands: ByHand, letters: HandOdds["letters"]): HandOdds {
  const { identities, others } = halves(hands);
  return {
    identities: named(AGENTS, (_, i) => identities[i]),
    builds: named(BUILDS, (_, i) => others[i]),
    letters,
  };
}
