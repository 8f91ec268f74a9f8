import {
  BUILDS,
  type Card,
  LETTERS,
  type Letter,
  legalAnswers,
  type Owed,
} from "@inkognito/engine/board";
import { AGENTS, type Seat } from "@inkognito/engine/core";
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
import { byFace } from "../../shared/worlds/faces.js";
import { AGENT_INDEX, byHand, type ColourIndex, colourIndexAt } from "../../shared/worlds/hands.js";
import { BUILD_INDEX } from "../worlds/deals.js";
import { handOf, handsWith, MASKS, type Masks, type Memory } from "../worlds/evidence.js";
import { type Belief, likelihoodsOf, openLetters, situations, weighedCasts } from "./belief.js";
import { type Asked, cardSet, hasMission } from "./choices.js";
import { type HandOdds, letterShare } from "./odds.js";

export type Leak = LeakOf<Card, Masks, HandOdds>;
export type Leaks = LeaksOf<Leak>;
export type Realised = RealisedOf<Masks>;

export interface LeakOptions {
  /** B7.4: what is owed after a right objection. */
  readonly owed?: Owed | null;
  /** By default the asker; or the witness (B12.4). */
  readonly watcher?: Seat;
}

/**
 * What each legal answer would tell the watcher, who knows the own hand and the cards the answerer has
 * shown before; what others have shown the watcher is unknown. Null: this seat is not asked.
 */
export function leaks(belief: Belief, question: Asked, options: LeakOptions = {}): Leaks | null {
  const { memory, model, turn } = belief;
  const { config, hand, seat } = memory;
  if (hand === null || question.of !== seat) return null;
  const { owed = null, watcher = question.asker } = options;
  const watched = watchedBy(memory, watcher);
  const asked = { question, owed, turn };
  const situationOf = situations(watched, asked);
  const signals = byHand((each) => signalsOf(model, situationOf(each)));
  const colour = colourIndexAt(config, watcher);
  const theirs = colour === null ? null : handsAt(weighedCasts(belief), colour);
  const watchers = watchersOf(theirs, explainedBy(belief, watched), signals);
  const letters = hasSeenMission(watched) ? certain(hand.mission) : lettersFor(belief, colour);
  const letterBits = -Math.log2(letters[hand.mission]);
  const mine = handOf(hand);
  const own = situations(memory, asked)(mine);
  const { repeats } = config;
  const anywhere = { ...question, space: 0 };
  const answers = legalAnswers({ hand, question: anywhere, owed, repeats, earlier: own.earlier });
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
        ...leakBy(effect, MASKS),
        leaves: handOdds(effect.thinks, hasMission(key) ? certain(hand.mission) : letters),
      };
    }),
  };
}

/** What this watcher has seen of the answerer's cards. */
function watchedBy(memory: Memory, watcher: Seat): Memory {
  const shows = memory.shows.filter(
    ({ question }) =>
      question.of === memory.seat && (question.asker === watcher || question.witness === watcher),
  );
  return { ...memory, seat: watcher, hand: null, shows };
}

const explainedBy = ({ model }: Belief, watched: Memory): HandWeights =>
  watched.shows.reduce((open, show, i) => {
    const memory = { ...watched, shows: watched.shows.slice(0, i) };
    return explaining(open, likelihoodsOf({ model, memory }, show, open));
  }, ANY_HAND);

const hasSeenMission = ({ shows }: Memory): boolean =>
  shows.some(({ cards }) => hasMission(cardSet(cards)));

/** What a watcher who has not seen the letter thinks of it: any but the watcher's own. */
function lettersFor(belief: Belief, colour: ColourIndex | null): HandOdds["letters"] {
  if (colour === null) return byFace(LETTERS, () => 1 / LETTERS.length);
  const deals = openLetters(belief);
  return byFace(
    LETTERS,
    (letter) => (1 - letterShare(deals, colour, letter)) / (LETTERS.length - 1),
  );
}

const certain = (mine: Letter) => byFace(LETTERS, (letter) => (letter === mine ? 1 : 0));

function handOdds(hands: HandWeights, letters: HandOdds["letters"]): HandOdds {
  const { agents, others } = halves(hands);
  return {
    identities: byFace(AGENTS, (agent) => agents[AGENT_INDEX[agent]]),
    builds: byFace(BUILDS, (build) => others[BUILD_INDEX[build]]),
    letters,
  };
}
