import type { BoardConfig, Question, Show } from "@inkognito/engine/board";
import { colourAt } from "@inkognito/engine/core";
import { ALL_HANDS, SAME } from "../../../shared/worlds/hands.js";
import { type Choice, cardSet, choicesOf } from "../../odds/choices.js";
import { handsWith } from "../../worlds/evidence.js";
import { opennessOf } from "../openness.js";

/**
 * How people answer who think: they show what leaves the asker most to think of, now and then
 * something else, and prove something to a friend only.
 */

/** By set of hands. A table, because an answer is weighed thousands of times a decision. */
const OPENNESS = Uint8Array.from({ length: ALL_HANDS + 1 }, (_, hands) => opennessOf(hands));

/** How much a set of hands leaves to think of. */
export const openness = (hands: number): number => OPENNESS[hands] as number;

/** How strictly the best is chosen: measured at answers of the level `agent`, see laws/master. */
const STRICT = 5;
/** The share of answers given without much thought. */
const CARELESS = 0.06;
/** The share of answers that prove something, though others would do. */
const PROVING = { friend: 0.15, stranger: 0.002 } as const;

/** What there is between an asker and an answerer, before the question. */
export interface Between {
  /** The hands the asker has not been able to exclude by this answerer's cards alone. */
  readonly open: number;
  /** What was shown, as sets of cards. */
  readonly sets: readonly number[];
  /** The hands the answerer has to reckon with in the asker; 0: the Ambassador's player has none. */
  readonly asker: number;
}

type Asked = Pick<Question, "asker" | "of" | "about" | "clear">;

export function between(
  config: BoardConfig,
  shows: readonly Show[],
  { asker, of }: Pick<Question, "asker" | "of">,
): Between {
  const sets: number[] = [];
  let [open, back] = [ALL_HANDS, ALL_HANDS];
  for (const { question, cards } of shows) {
    if (question.of === of && question.asker === asker) {
      sets.push(cardSet(cards));
      open &= handsWith(cards);
    } else if (question.of === asker && question.asker === of) back &= handsWith(cards);
  }
  return { open, sets, asker: colourAt(config, asker) === null ? 0 : back };
}

/** One answer, and how likely it is. */
export interface Likely {
  readonly choice: Choice;
  readonly chance: number;
}

/** What somebody with this hand may show, and how likely; `friend`: is the asker his partner? */
export function answersWith(
  hand: number,
  friend: boolean,
  asked: Asked,
  owed: 1 | 2 | null,
  repeats: BoardConfig["repeats"],
  { open, sets, asker }: Between,
): readonly Likely[] {
  const choices = choicesOf(hand, { ...asked, witness: null }, owed, repeats, sets);
  const values = choices.map(({ proves, cards }) =>
    proves ? -Infinity : leavesOpen(handsWith(cards) & open, hand, asker),
  );
  const most = Math.max(...values);
  const weights = values.map((value) =>
    value === -Infinity ? 0 : Math.exp(STRICT * (value - most)),
  );
  const sum = weights.reduce((all, each) => all + each, 0);
  const proving = choices.filter(({ proves }) => proves).length;
  const plain = choices.length - proving;
  const proves = proving === 0 ? 0 : plain === 0 ? 1 : PROVING[friend ? "friend" : "stranger"];
  return choices.map((choice, i) => ({
    choice,
    chance: choice.proves
      ? proves / proving
      : (1 - proves) * ((1 - CARELESS) * ((weights[i] as number) / sum) + CARELESS / plain),
  }));
}

/** On average over the hands the asker may hold, none of which shares anything with the answerer's. */
function leavesOpen(hands: number, answerer: number, asker: number): number {
  if (asker === 0) return openness(hands);
  const possible = asker & ~(SAME[answerer] as number);
  let [sum, count] = [0, 0];
  for (let hand = 0; hand < SAME.length; hand += 1) {
    if (((possible >> hand) & 1) === 0) continue;
    sum += openness(hands & ~(SAME[hand] as number));
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
