import { BUILDS, type Build, LETTERS, type Letter } from "@inkognito/engine/board";
import { AGENTS, type Agent } from "@inkognito/engine/core";

/** Who is who, and which figure is really whose. Every list goes by colour, in the order of COLOURS. */
export interface Cast {
  readonly identities: readonly Agent[];
  readonly builds: readonly Build[];
  /** Identity and build of each colour as one number, see `handNumber`. */
  readonly hands: readonly number[];
}

/** The letters of the four colours. */
export type Letters = readonly Letter[];

/** 16 pairs of identity and build: a set of them is a mask of 16 bits. */
export const handNumber = (identity: number, build: number): number => 4 * identity + build;

export const ALL_HANDS = 2 ** 16 - 1;
export const ALL_LETTERS = 2 ** 4 - 1;

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]),
  );
}

/** All 24 · 24 = 576. */
export const CASTS: readonly Cast[] = permutations(AGENTS).flatMap((identities) =>
  permutations(BUILDS).map((builds) => ({
    identities,
    builds,
    hands: identities.map((identity, place) =>
      handNumber(AGENTS.indexOf(identity), BUILDS.indexOf(builds[place] as Build)),
    ),
  })),
);

/** All 24. */
export const LETTER_DEALS: readonly Letters[] = permutations(LETTERS);
