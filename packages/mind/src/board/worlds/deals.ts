import { BUILDS, type Build, LETTERS, type Letter } from "@inkognito/engine/board";
import { AGENTS, type Agent, permutations } from "@inkognito/engine/core";
import { handNumber } from "../../shared/worlds/hands.js";

/** Who is who, and which figure is really whose. Every list goes by colour, in the order of COLOURS. */
export interface Cast {
  readonly identities: readonly Agent[];
  readonly builds: readonly Build[];
  /** Identity and build of each colour as one number, see `handNumber`. */
  readonly hands: readonly number[];
  /** By identity, in the order of AGENTS: the place of its colour. */
  readonly places: readonly number[];
}

/** The letters of the four colours. */
export type Letters = readonly Letter[];

export const ALL_LETTERS = 2 ** 4 - 1;

/** All 24 · 24 = 576. */
export const CASTS: readonly Cast[] = permutations(AGENTS).flatMap((identities) =>
  permutations(BUILDS).map((builds) => ({
    identities,
    builds,
    hands: identities.map((identity, place) =>
      handNumber(AGENTS.indexOf(identity), BUILDS.indexOf(builds[place] as Build)),
    ),
    places: AGENTS.map((agent) => identities.indexOf(agent)),
  })),
);

/** All 24. */
export const LETTER_DEALS: readonly Letters[] = permutations(LETTERS);
