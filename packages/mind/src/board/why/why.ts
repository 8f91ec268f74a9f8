import { type BoardView, BUILDS, type CardKind, type Hand, LETTERS } from "@inkognito/engine/board";
import { AGENTS, COLOURS } from "@inkognito/engine/core";
import type { Clue, Proof, Puzzle } from "../../shared/why/proof.js";
import { prove, tuples, withIdentity, withOther } from "../../shared/why/proof.js";
import { ALL_HANDS } from "../../shared/worlds/hands.js";
import { placeOf } from "../../shared/worlds/place.js";
import { ALL_LETTERS, LETTER_DEALS } from "../worlds/deals.js";
import { handsWith, lettersWith, type Memory } from "../worlds/evidence.js";
import { memoryOf } from "../worlds/worlds.js";
import { type Claim, statementOf } from "./claim.js";

/** Why something is certain; an answer's id is its place among the view's `shows`. */
export type Why = Proof<CardKind>;

/** The fewest shown answers that prove a claim, and what else one has to know; null: it is not certain. */
export const why = (view: BoardView, claim: Claim): Why | null =>
  prove(puzzleOf(memoryOf(view)), statementOf(claim, view.table.config));

/** All there is to prove something with. */
export function puzzleOf({ config, seat, hand, shows }: Memory): Puzzle<CardKind> {
  return {
    kinds: { identity: "identity", other: "build", rest: "mission" },
    rests: RESTS,
    own: seat === null || hand === null ? [] : ownClues(placeOf(config, seat), hand),
    answers: shows.flatMap(({ question, cards }, id) => {
      const place = placeOf(config, question.of);
      const clue = { id, place, hands: handsWith(cards), rest: lettersWith(cards) };
      return question.of === seat ? [] : [clue];
    }),
  };
}

/** B2.3: each letter is dealt once. */
const RESTS = {
  once: LETTER_DEALS.map((deal) => deal.map((letter) => LETTERS.indexOf(letter))),
  free: tuples(COLOURS.length, LETTERS.length),
};

const ownClues = (
  place: number,
  { identity, build, mission }: Hand,
): readonly (Clue & { readonly kind: CardKind })[] => [
  { kind: "identity", place, hands: withIdentity(AGENTS.indexOf(identity)), rest: ALL_LETTERS },
  { kind: "build", place, hands: withOther(BUILDS.indexOf(build)), rest: ALL_LETTERS },
  { kind: "mission", place, hands: ALL_HANDS, rest: 1 << LETTERS.indexOf(mission) },
];
