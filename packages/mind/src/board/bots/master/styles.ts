import type { BoardConfig, Owed, Question, Show } from "@inkognito/engine/board";
import { colourAt } from "@inkognito/engine/core";
import {
  ALL_HANDS,
  both,
  EXCLUDED,
  HANDS,
  type HandIndex,
  type HandSet,
  has,
  without,
} from "../../../shared/worlds/hands.js";
import { type CardSet, type Choice, cardSet, choicesOf } from "../../odds/choices.js";
import { handsWith } from "../../worlds/evidence.js";
import { openness } from "../agent/secrecy.js";

/**
 * How careful players answer: they show what leaves the asker most to think of, now and then something
 * else, and prove something to a partner only.
 */

/** How strictly the best is chosen: measured on answers of the level `agent`, see laws/board/master. */
const STRICT = 5;
/** The share of answers given without much thought. */
const CARELESS = 0.06;
/** The share of answers that prove something although others would do. */
const PROVING = { friend: 0.15, stranger: 0.002 } as const;

/** What an asker and an answerer have shown each other before the question. */
export interface Between {
  /** The hands the asker has not been able to exclude by this answerer's cards alone. */
  readonly open: HandSet;
  /** What was shown, as sets of cards. */
  readonly sets: readonly CardSet[];
  /** The hands the asker may hold, as far as the answerer knows; null: the Ambassador's player has none. */
  readonly asker: HandSet | null;
}

export function between(
  config: BoardConfig,
  shows: readonly Show[],
  { asker, of }: Pick<Question, "asker" | "of">,
): Between {
  const sets: CardSet[] = [];
  let [open, back] = [ALL_HANDS, ALL_HANDS];
  for (const { question, cards } of shows) {
    if (question.of === of && question.asker === asker) {
      sets.push(cardSet(cards));
      open = both(open, handsWith(cards));
    } else if (question.of === asker && question.asker === of) {
      back = both(back, handsWith(cards));
    }
  }
  return { open, sets, asker: colourAt(config, asker) === null ? null : back };
}

/** One answer, and how likely it is. */
export interface Likely {
  readonly choice: Choice;
  readonly chance: number;
}

/** A question, and all that decides what may be shown and how likely it is. */
export interface Occasion {
  readonly question: Pick<Question, "about" | "clear">;
  readonly owed: Owed | null;
  readonly repeats: BoardConfig["repeats"];
  readonly known: Between;
}

/** What a player with this hand may show, and how likely; `friend`: is the asker the partner? */
export function answersWith(
  hand: HandIndex,
  friend: boolean,
  { question, owed, repeats, known }: Occasion,
): readonly Likely[] {
  const choices = choicesOf(hand, { question, owed, repeats, earlier: known.sets });
  const values = choices.map(({ proves, cards }) =>
    proves ? -Infinity : leavesOpen(both(handsWith(cards), known.open), hand, known.asker),
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
      : (1 - proves) * ((1 - CARELESS) * ((weights[i] ?? 0) / sum) + CARELESS / plain),
  }));
}

/** On average over the hands the asker may hold, none of which shares a card with the answerer's. */
function leavesOpen(left: HandSet, answerer: HandIndex, asker: HandSet | null): number {
  if (asker === null) return openness(left);
  const possible = without(asker, EXCLUDED[answerer]);
  let [sum, count] = [0, 0];
  for (const hand of HANDS) {
    if (!has(possible, hand)) continue;
    sum += openness(without(left, EXCLUDED[hand]));
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
