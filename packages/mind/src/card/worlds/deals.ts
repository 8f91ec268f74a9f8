import { type CodeNumber, type Hand, NUMBERS } from "@inkognito/engine/card";
import { AGENTS, type Agent, COLOURS, type Colour, permutations } from "@inkognito/engine/core";
import { handNumber } from "../../shared/worlds/hands.js";

/** Who is who and who holds which number. Every list goes by colour, in the order of COLOURS. */
export interface Cast {
  readonly identities: readonly Agent[];
  /** The place of each colour's number in its edition's list. */
  readonly numbers: readonly number[];
  /** Identity and number of each colour as one, see `handNumber`. */
  readonly hands: readonly number[];
  /** C1.2: the places of the numbers in the order F, B, Z, X, read as digits to the base four. */
  readonly code: number;
}

/** C1.2: where a number stands in its edition's list; NUMBERS lists one edition after the other. */
export const numberPlace = (number: CodeNumber): number => NUMBERS.indexOf(number) % 4;

/** All 24 · 24 = 576. */
export const CASTS: readonly Cast[] = permutations(AGENTS).flatMap((identities) =>
  permutations([0, 1, 2, 3]).map((numbers): Cast => {
    const hands = identities.map((identity, place) =>
      handNumber(AGENTS.indexOf(identity), numbers[place] as number),
    );
    const code = AGENTS.reduce(
      (digits, agent) => 4 * digits + (numbers[identities.indexOf(agent)] as number),
      0,
    );
    return { identities, numbers, hands, code };
  }),
);

const WITH = COLOURS.map((_, place) =>
  Array.from({ length: 16 }, (__, hand) => CASTS.filter(({ hands }) => hands[place] === hand)),
);

/** The 36 of them in which this colour has this hand. */
export const castsWith = (colour: Colour, { identity, number }: Hand): readonly Cast[] =>
  WITH[COLOURS.indexOf(colour)]?.[handNumber(AGENTS.indexOf(identity), numberPlace(number))] ?? [];
