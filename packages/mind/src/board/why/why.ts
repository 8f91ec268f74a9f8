import type { BoardView, CardKind, Hand } from "@inkognito/engine/board";
import {
  type Contradiction,
  contradict,
  type GuessOf,
  guessed,
} from "../../shared/why/contradiction.js";
import {
  type Clue,
  type Proof,
  type Puzzle,
  prove,
  withAgent,
  withOther,
} from "../../shared/why/proof.js";
import {
  AGENT_INDEX,
  ALL_HANDS,
  type ColourIndex,
  colourIndexAt,
  ORDERS,
  only,
  TUPLES,
} from "../../shared/worlds/hands.js";
import type { Face } from "../notebook/facts.js";
import { ALL_LETTERS, BUILD_INDEX, LETTER_INDEX } from "../worlds/deals.js";
import { handsWith, lettersWith, type Memory } from "../worlds/evidence.js";
import { memoryOf } from "../worlds/worlds.js";
import { type Claim, statementOf } from "./claim.js";

/** Why something is certain; an answer's id is its index in the view's `shows`. */
export type Why = Proof<CardKind>;

/** The fewest answers that prove a claim, and what else has to be known; null: it is not certain. */
export const why = (view: BoardView, claim: Claim): Why | null =>
  prove(puzzleOf(memoryOf(view)), statementOf(claim, view.table.config));

/** All there is to prove something with. */
export function puzzleOf({ config, seat, hand, shows }: Memory): Puzzle<CardKind> {
  const own = seat === null ? null : colourIndexAt(config, seat);
  return {
    kinds: { agent: "identity", other: "build", rest: "mission" },
    // B2.3: each letter is dealt once.
    rests: { once: ORDERS, free: TUPLES },
    own: own === null || hand === null ? [] : ownClues(own, hand),
    answers: shows.flatMap(({ question, cards }, id) => {
      const colour = colourIndexAt(config, question.of);
      if (colour === null || question.of === seat) return [];
      return [{ id, colour, hands: handsWith(cards), rest: lettersWith(cards) }];
    }),
  };
}

const ownClues = (
  colour: ColourIndex,
  { identity, build, mission }: Hand,
): readonly (Clue & { readonly kind: CardKind })[] => [
  { kind: "identity", colour, hands: withAgent(AGENT_INDEX[identity]), rest: ALL_LETTERS },
  { kind: "build", colour, hands: withOther(BUILD_INDEX[build]), rest: ALL_LETTERS },
  { kind: "mission", colour, hands: ALL_HANDS, rest: only(LETTER_INDEX[mission]) },
];

export type Guess = GuessOf<Face>;

/** The guesses that cannot be right, each with what it contradicts; ids as in `why`. */
export const contradictions = (
  view: BoardView,
  guesses: readonly Guess[],
): readonly Contradiction<Why>[] =>
  contradict(
    puzzleOf(memoryOf(view)),
    guesses.map((guess) => statementOf(guessed(guess), view.table.config)),
  );
