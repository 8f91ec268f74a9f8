import { BUILDS, type Build, LETTERS, type Letter } from "@inkognito/engine/board";
import { AGENTS, type Agent } from "@inkognito/engine/core";
import {
  type ColourIndex,
  FOUR,
  type Four,
  type FourIndex,
  four,
  type HandIndex,
  handIndex,
  ORDERS,
  type OtherIndex,
  type SetOf,
} from "../../shared/worlds/hands.js";

/** Who is who, and which figure is really whose. Lists go by colour, in the order of COLOURS. */
export interface Cast {
  readonly identities: Four<Agent>;
  readonly builds: Four<Build>;
  readonly hands: Four<HandIndex>;
  /** By agent: its colour. */
  readonly colours: Four<ColourIndex>;
}

export const BUILD_INDEX = { tall: 0, short: 1, fat: 2, thin: 3 } as const satisfies Record<
  Build,
  OtherIndex
>;

/** All 24 · 24 = 576. */
export const CASTS: readonly Cast[] = ORDERS.flatMap((agents) =>
  ORDERS.map((builds) => ({
    identities: four((colour) => AGENTS[agents[colour]]),
    builds: four((colour) => BUILDS[builds[colour]]),
    hands: four((colour) => handIndex(agents[colour], builds[colour])),
    colours: four((agent) => FOUR.find((colour) => agents[colour] === agent) ?? 0),
  })),
);

export type LetterIndex = FourIndex;
export const LETTER_INDEX = { A: 0, B: 1, C: 2, D: 3 } as const satisfies Record<
  Letter,
  LetterIndex
>;
export const ALL_LETTERS = 15 as SetOf<LetterIndex>;

/** The letters of the four colours. */
export type Letters = Four<Letter>;

/** All 24. */
export const LETTER_DEALS: readonly Letters[] = ORDERS.map((deal) =>
  four((colour) => LETTERS[deal[colour]]),
);
