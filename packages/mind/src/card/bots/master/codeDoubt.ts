import { AGENTS, partnerOf } from "@inkognito/engine/core";
import { identityAt } from "../../../shared/odds/weights.js";
import { ALL_HANDS, SAME } from "../../../shared/worlds/hands.js";

/**
 * What is worth hiding is not the hand but the code. Who knows two hands, his own and one more, has two
 * identities and two numbers left, and needs to know which go together: as long as one of the two
 * kinds stays hidden, he does not. So a rival may see numbers, and the identities are kept.
 */
const IDENTITY = 0.6;
/** What the partner still lacks of the own hand, against what rivals lack of the code. */
const TELL = 1.2;
/** How likely the hand that a rival knows is that of his partner, not of ours. */
export const MATE = 0.67;

/** By number of hands: the bits that are missing to know which. */
const BITS: Float64Array = Float64Array.from({ length: 17 }, (_, n) => (n < 2 ? 0 : Math.log2(n)));

/** By set of hands, counted once: an answer is weighed thousands of times a decision. */
const COUNTS: Uint8Array = Uint8Array.from({ length: ALL_HANDS + 1 }, (_, hands) => count(hands));
const IDENTITIES: Uint8Array = Uint8Array.from({ length: ALL_HANDS + 1 }, (_, hands) => {
  const has = (identity: number): number => (((hands >> (4 * identity)) & 15) === 0 ? 0 : 1);
  return has(0) + has(1) + has(2) + has(3);
});

function count(hands: number): number {
  let [rest, found] = [hands, 0];
  for (; rest !== 0; rest &= rest - 1) found += 1;
  return found;
}

/** How many hands there are in a set. */
export const ones = (hands: number): number => COUNTS[hands] as number;

/** The bits that are missing to know which of these hands. */
export const doubtOf = (hands: number): number => BITS[ones(hands)] as number;

/** By identity: the hands of whose partner it is. */
const FRIENDS: readonly number[] = AGENTS.map(
  (agent) => 15 << (4 * AGENTS.indexOf(partnerOf(agent))),
);

/** The hands of this one's partner. */
export const friendsOf = (hand: number): number => FRIENDS[identityAt(hand)] as number;

/** A watcher knows all hands but that of the shower and one more: the two ways they may be. */
export interface End {
  readonly share: number;
  readonly one: number;
  readonly other: number;
}

/** Two hands are known: four are left for anybody else, and two by two they make the same code. */
export function endOf(share: number, known: number, too: number): End {
  const rest = ALL_HANDS & ~(SAME[known] as number) & ~(SAME[too] as number);
  const first = 31 - Math.clz32(rest);
  const one = (rest & ~(SAME[first] as number)) | (1 << first);
  return { share, one, other: rest & ~one };
}

/** What a watcher who takes these hands for possible lacks, for good or bad. */
export function worthOf(left: number, friend: boolean, ends: readonly End[]): number {
  if (friend) return -TELL * doubtOf(left);
  let doubt = IDENTITY * (BITS[IDENTITIES[left] as number] as number);
  for (const { share, one, other } of ends) {
    doubt += share * (BETWEEN[3 * ones(left & one) + ones(left & other)] as number);
  }
  return doubt;
}

/** By how many hands are left of the one two and of the other: the bits missing to know which. */
const BETWEEN: readonly number[] = Array.from({ length: 9 }, (_, at) => {
  const [one, other] = [Math.floor(at / 3), at % 3];
  if (one === 0 || other === 0) return 0;
  const share = one / (one + other);
  return -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
});
