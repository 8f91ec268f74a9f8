import { AGENTS, partnerOf } from "@inkognito/engine/core";
import { withAgent } from "../../../shared/why/proof.js";
import {
  AGENT_INDEX,
  ALL_HANDS,
  agentOf,
  both,
  byHand,
  countOf,
  EXCLUDED,
  either,
  FOUR,
  four,
  HANDS,
  type HandIndex,
  type HandSet,
  has,
  NO_HANDS,
  only,
  without,
} from "../../../shared/worlds/hands.js";
import { doubtOf } from "../agent/secrecy.js";

/**
 * Not the hand is worth hiding but the code. A rival who knows two hands, the own one and one more, has two
 * agents and two numbers left and needs to know which go together: as long as one of the two kinds stays
 * hidden, the rival does not. So a rival may see numbers, and the agents are hidden.
 */
const IDENTITY = 0.6;
/** What the partner still lacks of the own hand, against what rivals lack of the code. */
const TELL = 1.2;
/** How likely the hand that a rival knows is that of the rival's partner, not of ours. */
export const MATE = 0.67;

/** By set of hands, counted once: an answer is weighed thousands of times a decision. */
const AGENTS_BITS = Float64Array.from({ length: ALL_HANDS + 1 }, (_, hands) => {
  const agents = FOUR.filter((agent) => ((hands >> (4 * agent)) & 15) !== 0).length;
  return agents < 2 ? 0 : Math.log2(agents);
});

/** By agent: the hands of the partner. */
const FRIENDS = four((agent) => withAgent(AGENT_INDEX[partnerOf(AGENTS[agent])]));

/** The hands that the partner of a player with this hand may hold. */
export const friendsOf = (hand: HandIndex): HandSet => FRIENDS[agentOf(hand)];

/** A watcher knows all hands but that of the shower and one more: the two ways they may be. */
export interface End {
  readonly share: number;
  readonly one: HandSet;
  readonly other: HandSet;
}

/** By two known hands: four are left for the other agents, and two by two they make the same code. */
const PAIRS = byHand((known) =>
  byHand((too): Omit<End, "share"> => {
    const rest = without(without(ALL_HANDS, EXCLUDED[known]), EXCLUDED[too]);
    const last = HANDS.findLast((hand) => has(rest, hand));
    if (last === undefined) return { one: NO_HANDS, other: NO_HANDS };
    const one = either(without(rest, EXCLUDED[last]), only(last));
    return { one, other: without(rest, one) };
  }),
);

export const endOf = (share: number, known: HandIndex, too: HandIndex): End => ({
  share,
  ...PAIRS[known][too],
});

/** What a watcher who thinks these hands possible still lacks: good with a rival, bad with the partner. */
export function worthOf(left: HandSet, friend: boolean, ends: readonly End[]): number {
  if (friend) return -TELL * doubtOf(left);
  let doubt = IDENTITY * (AGENTS_BITS[left] ?? 0);
  for (const { share, one, other } of ends) {
    doubt += share * (BETWEEN[3 * countOf(both(left, one)) + countOf(both(left, other))] ?? 0);
  }
  return doubt;
}

/** By how many hands are left of each of the two ways: the bits missing to know which. */
const BETWEEN: readonly number[] = Array.from({ length: 9 }, (_, at) => {
  const [one, other] = [Math.floor(at / 3), at % 3];
  if (one === 0 || other === 0) return 0;
  const share = one / (one + other);
  return -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
});
