import {
  type CardKind,
  type CardView,
  faceOf,
  fictitiousOf,
  type Hand,
  type Seen,
} from "@inkognito/engine/card";
import { AGENTS, COLOURS, colourAt } from "@inkognito/engine/core";
import {
  type Clue,
  type Proof,
  type Puzzle,
  prove,
  withIdentity,
  withOther,
} from "../../shared/why/proof.js";
import { placeOfSeen } from "../odds/belief.js";
import { numberPlace } from "../worlds/deals.js";
import { handsWith, type Memory } from "../worlds/evidence.js";
import { memoryOf } from "../worlds/worlds.js";
import { type Claim, LEFTS, statementOf } from "./claim.js";

/** Why something is certain; the id of something seen is its place among the view's `seen`. */
export type Why = Proof<CardKind>;

/** The fewest shown cards that prove a claim, and what else one has to know; null: it is not certain. */
export const why = (view: CardView, claim: Claim): Why | null =>
  prove(puzzleOf(memoryOf(view)), statementOf(claim));

const ANY_SIDE = 3;

/** All there is to prove something with. */
export function puzzleOf(memory: Memory): Puzzle<CardKind> {
  const { config, seat, hand, seen } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const lefts = fictitiousOf(config) === null ? LEFTS.slice(0, 1) : LEFTS;
  const rests = lefts.map((_, left) => COLOURS.map(() => left));
  return {
    kinds: { identity: "identity", other: "number", rest: null },
    rests: { once: rests, free: rests },
    own: own === null || hand === null ? [] : ownClues(COLOURS.indexOf(own), hand),
    answers: seen.flatMap((each, id) => {
      const place = placeOfSeen(memory, each);
      return place < 0 ? [] : [{ id, place, ...clueOf(each) }];
    }),
  };
}

/** C2.1: each black card is dealt once. */
const ownClues = (
  place: number,
  { identity, number }: Hand,
): readonly (Clue & { readonly kind: CardKind })[] => [
  { kind: "identity", place, hands: withIdentity(AGENTS.indexOf(identity)), rest: ANY_SIDE },
  { kind: "number", place, hands: withOther(numberPlace(number)), rest: ANY_SIDE },
];

function clueOf(seen: Seen): Omit<Clue, "place"> {
  if (seen.type === "pair") return { hands: handsWith(seen.cards), rest: ANY_SIDE };
  const hands = handsWith([seen.card]);
  if (seen.type === "black") return { hands, rest: ANY_SIDE };
  // C7.2: a card on the right tells what lies left just as well.
  const lies = LEFTS.indexOf(faceOf(seen.card).kind);
  return { hands, rest: 1 << (seen.side === "left" ? lies : 1 - lies) };
}
