import {
  type CodeNumber,
  EDITION_NUMBERS,
  type Edition,
  type Hand,
  NUMBERS,
} from "@inkognito/engine/card";
import { AGENTS, type Agent, type Colour } from "@inkognito/engine/core";
import {
  AGENT_INDEX,
  agentOf,
  byHand,
  COLOUR_INDEX,
  type ColourIndex,
  FOUR,
  type Four,
  four,
  type HandIndex,
  handIndex,
  ORDERS,
  type OtherIndex,
  otherOf,
} from "../../shared/worlds/hands.js";

declare const code: unique symbol;

/** C1.2: the indexes of the numbers in the order F, B, Z, X, read as digits to the base four. */
export type CodeDigits = number & { readonly [code]: true };

/** Who is who and who holds which number. Lists go by colour, in the order of COLOURS. */
export interface Cast {
  readonly identities: Four<Agent>;
  readonly numbers: Four<OtherIndex>;
  readonly hands: Four<HandIndex>;
  /** By agent: its colour. */
  readonly colours: Four<ColourIndex>;
  readonly code: CodeDigits;
}

/** C1.2: the index of a number in its edition's list; NUMBERS lists one edition after the other. */
export const numberIndex = (number: CodeNumber): OtherIndex =>
  (NUMBERS.indexOf(number) % 4) as OtherIndex;

/** All 24 · 24 = 576. */
export const CASTS: readonly Cast[] = ORDERS.flatMap((agents) =>
  ORDERS.map((numbers): Cast => {
    const colours = four((agent) => FOUR.find((colour) => agents[colour] === agent) ?? 0);
    return {
      identities: four((colour) => AGENTS[agents[colour]]),
      numbers,
      hands: four((colour) => handIndex(agents[colour], numbers[colour])),
      colours,
      code: colours.reduce<number>(
        (digits, colour) => 4 * digits + numbers[colour],
        0,
      ) as CodeDigits,
    };
  }),
);

/** By edition and hand. */
export const HANDS_OF: Readonly<Record<Edition, ReturnType<typeof handsIn>>> = {
  telephone: handsIn("telephone"),
  safe: handsIn("safe"),
};

function handsIn(edition: Edition) {
  return byHand(
    (hand): Hand => ({
      identity: AGENTS[agentOf(hand)],
      number: EDITION_NUMBERS[edition][otherOf(hand)],
    }),
  );
}

export const handOf = ({ identity, number }: Hand): HandIndex =>
  handIndex(AGENT_INDEX[identity], numberIndex(number));

const WITH = four((colour) =>
  byHand((hand) => CASTS.filter(({ hands }) => hands[colour] === hand)),
);

/** The 36 casts in which this colour has this hand. */
export const castsWith = (colour: Colour, hand: Hand): readonly Cast[] =>
  WITH[COLOUR_INDEX[colour]][handOf(hand)];
