import {
  type CardKind,
  type CardView,
  faceOf,
  fictitiousOf,
  type Hand,
  type Seen,
} from "@inkognito/engine/card";
import { colourAt } from "@inkognito/engine/core";
import {
  type Contradiction,
  contradict,
  type GuessOf,
  guessed,
} from "../../shared/why/contradiction.js";
import {
  ANY_REST,
  type Clue,
  type Proof,
  type Puzzle,
  prove,
  withAgent,
  withOther,
} from "../../shared/why/proof.js";
import {
  AGENT_INDEX,
  COLOUR_INDEX,
  type ColourIndex,
  type FourIndex,
  four,
  only,
} from "../../shared/worlds/hands.js";
import type { Face } from "../notebook/facts.js";
import { colourOfSeen } from "../odds/belief.js";
import { numberIndex } from "../worlds/deals.js";
import { handsWith, KINDS, type Memory } from "../worlds/evidence.js";
import { memoryOf } from "../worlds/worlds.js";
import { type Claim, statementOf } from "./claim.js";

/** Why something is certain; the id of something seen is its index in the view's `seen`. */
export type Why = Proof<CardKind>;

/** The fewest shown cards that prove a claim, and what else has to be known; null: it is not certain. */
export const why = (view: CardView, claim: Claim): Why | null =>
  prove(puzzleOf(memoryOf(view)), statementOf(claim));

/** All there is to prove something with. */
export function puzzleOf(memory: Memory): Puzzle<CardKind> {
  const { config, seat, hand, seen } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const lefts: readonly FourIndex[] = fictitiousOf(config) === null ? [0] : [0, 1];
  const rests = lefts.map((left) => four(() => left));
  return {
    kinds: { agent: "identity", other: "number", rest: null },
    rests: { once: rests, free: rests },
    own: own === null || hand === null ? [] : ownClues(COLOUR_INDEX[own], hand),
    answers: seen.flatMap((each, id) => {
      const colour = colourOfSeen(memory, each);
      return colour === null ? [] : [{ id, colour, ...clueOf(each) }];
    }),
  };
}

/** C2.1: each black card is dealt once. */
const ownClues = (
  colour: ColourIndex,
  { identity, number }: Hand,
): readonly (Clue & { readonly kind: CardKind })[] => [
  { kind: "identity", colour, hands: withAgent(AGENT_INDEX[identity]), rest: ANY_REST },
  { kind: "number", colour, hands: withOther(numberIndex(number)), rest: ANY_REST },
];

function clueOf(seen: Seen): Omit<Clue, "colour"> {
  if (seen.type === "pair") return { hands: handsWith(seen.cards), rest: ANY_REST };
  const hands = handsWith([seen.card]);
  if (seen.type === "black") return { hands, rest: ANY_REST };
  // C7.2: a card on the right tells what lies left just as well.
  const isIdentity = faceOf(seen.card).kind === KINDS[0];
  return { hands, rest: only((seen.side === "left") === isIdentity ? 0 : 1) };
}

export type Guess = GuessOf<Face>;

/** The guesses that cannot be right, each with what it contradicts; ids as in `why`. */
export const contradictions = (
  view: CardView,
  guesses: readonly Guess[],
): readonly Contradiction<Why>[] =>
  contradict(
    puzzleOf(memoryOf(view)),
    guesses.map((guess) => statementOf(guessed(guess))),
  );
