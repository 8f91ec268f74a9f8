/** What both games share: a hand has an identity and one more thing, a build or a number, four of each. */

/** 16 pairs of them: a set of hands is a mask of 16 bits. */
export const handNumber = (identity: number, other: number): number => 4 * identity + other;

export const ALL_HANDS = 2 ** 16 - 1;

/** By hand: all that it excludes in anybody else, with the same identity or the same other thing. */
export const SAME: readonly number[] = Array.from({ length: 16 }, (_, hand) => {
  let mask = 0;
  for (let other = 0; other < 16; other += 1) {
    if (other >> 2 === hand >> 2 || other % 4 === hand % 4) mask |= 1 << other;
  }
  return mask;
});
