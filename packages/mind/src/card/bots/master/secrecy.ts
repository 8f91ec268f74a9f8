import type { Card } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { COLOURS } from "@inkognito/engine/core";
import { ALL_HANDS, SAME } from "../../../worlds/hands.js";
import type { Cast } from "../../worlds/deals.js";
import { handsWith } from "../../worlds/evidence.js";
import { placeOfSeat } from "../agent/sense.js";
import { DOUBT, ones, watcherOf } from "./discretion.js";
import type { Sense } from "./sense.js";

/**
 * What is worth hiding is not the hand but the code. Who knows two hands, his own and one more, has two
 * identities and two numbers left, and needs to know which go together: as long as one of the two
 * kinds stays hidden, he does not. So a rival may see numbers, and the identities are kept.
 */
const IDENTITY = 0.6;
/** What the partner still lacks of the own hand, against what rivals lack of the code. */
const TELL = 1.2;
/** How likely the hand that a rival knows is that of his partner, not of ours. */
const MATE = 0.67;

/** What it is worth that a watcher sees these cards, or none. */
export type Rate = (cards: readonly Card[]) => number;

interface Case {
  readonly weight: number;
  readonly friend: boolean;
  /** What the watcher's own hand leaves of ours. */
  readonly leaves: number;
  readonly ends: readonly End[];
}

/** The watcher knows all hands but ours and one more: the two ways they may be. */
interface End {
  readonly share: number;
  readonly one: number;
  readonly other: number;
}

export function rateFor(sense: Sense, watcher: Seat): Rate {
  const { config, seat, worlds, weights, view } = sense;
  const { open } = watcherOf(config, view.own?.seen ?? [], seat, watcher);
  const place = placeOfSeat(config, watcher);
  const cases = worlds.casts.map((cast, i) => caseOf(sense, cast, weights[i] as number, place));
  return (cards) => {
    const left = cards.length === 0 ? open : open & handsWith(cards);
    let value = 0;
    for (const { weight, friend, leaves, ends } of cases) {
      if (friend) value -= weight * TELL * (DOUBT[left & leaves] as number);
      else value += weight * (codeDoubt(left, ends) + IDENTITY * identityDoubt(left & leaves));
    }
    return value;
  };
}

function caseOf({ sought, place: own }: Sense, cast: Cast, weight: number, place: number): Case {
  const { hands, identities } = cast;
  const friend = sought !== null && identities[place] === sought;
  const others = PLACES.filter((each) => each !== place && each !== own);
  if (place < 0) return { weight, friend, leaves: ALL_HANDS, ends: endsOfThree(others, hands) };
  const theirs = hands[place] as number;
  const ends = others.map((other): End => {
    const share = sought === null ? 1 / 2 : identities[other] === sought ? 1 - MATE : MATE;
    return { share, ...endOf(theirs, hands[other] as number) };
  });
  return { weight, friend, leaves: ALL_HANDS & ~(SAME[theirs] as number), ends };
}

/** C8.3: the Ambassador's player has no hand, but may know any two. */
const endsOfThree = (others: readonly number[], hands: readonly number[]): readonly End[] =>
  others.map((unknown) => {
    const [one, two] = others.filter((each) => each !== unknown) as [number, number];
    return { share: 1 / 3, ...endOf(hands[one] as number, hands[two] as number) };
  });

const PLACES = COLOURS.map((_, place) => place);

/** Two hands are known: four are left for anybody else, and two by two they make the same code. */
function endOf(known: number, too: number): Omit<End, "share"> {
  const rest = ALL_HANDS & ~(SAME[known] as number) & ~(SAME[too] as number);
  const first = 31 - Math.clz32(rest);
  const one = (rest & ~(SAME[first] as number)) | (1 << first);
  return { one, other: rest & ~one };
}

function codeDoubt(left: number, ends: readonly End[]): number {
  let doubt = 0;
  for (const { share, one, other } of ends) {
    doubt += share * doubtBetween(ones(left & one), ones(left & other));
  }
  return doubt;
}

/** The bits that are missing to know which of two. */
function doubtBetween(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  const share = one / (one + other);
  return -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
}

/** How many identities these hands have, in bits. */
function identityDoubt(hands: number): number {
  let count = 0;
  for (let rest = hands; rest !== 0; rest >>= 4) if ((rest & 15) !== 0) count += 1;
  return count < 2 ? 0 : Math.log2(count);
}
