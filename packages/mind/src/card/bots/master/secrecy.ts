import type { Card } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { COLOURS } from "@inkognito/engine/core";
import { ALL_HANDS, SAME } from "../../../shared/worlds/hands.js";
import { placeOf } from "../../../shared/worlds/place.js";
import type { Cast } from "../../worlds/deals.js";
import { handsWith } from "../../worlds/evidence.js";
import { type End, endOf, MATE, worthOf } from "./codeDoubt.js";
import { watcherOf } from "./occasion.js";
import type { Sense } from "./sense.js";

/** What it is worth that a watcher sees these cards, or none. */
export type Rate = (cards: readonly Card[]) => number;

interface Case {
  readonly friend: boolean;
  /** What the watcher's own hand leaves of ours. */
  readonly leaves: number;
  readonly ends: readonly End[];
}

/**
 * All casts that are possible count alike. Who would show by what he reads out of the others' cards,
 * could be read himself, and two who read each other would both be sure, and wrong.
 */
export function rateFor(sense: Sense, watcher: Seat): Rate {
  const { config, seat, worlds, view } = sense;
  const { open } = watcherOf(config, view.own?.seen ?? [], seat, watcher);
  const place = placeOf(config, watcher);
  const cases = worlds.casts.map((cast) => caseOf(sense, cast, place));
  return (cards) => {
    const left = cards.length === 0 ? open : open & handsWith(cards);
    let value = 0;
    for (const { friend, leaves, ends } of cases) value += worthOf(left & leaves, friend, ends);
    return value / cases.length;
  };
}

function caseOf({ sought, place: own }: Sense, cast: Cast, place: number): Case {
  const { hands, identities } = cast;
  const friend = sought !== null && identities[place] === sought;
  const others = PLACES.filter((each) => each !== place && each !== own);
  if (place < 0) return { friend, leaves: ALL_HANDS, ends: endsOfThree(others, hands) };
  const theirs = hands[place] as number;
  const ends = others.map((other): End => {
    const share = sought === null ? 1 / 2 : identities[other] === sought ? 1 - MATE : MATE;
    return endOf(share, theirs, hands[other] as number);
  });
  return { friend, leaves: ALL_HANDS & ~(SAME[theirs] as number), ends };
}

/** C8.3: the Ambassador's player has no hand, but may know any two. */
const endsOfThree = (others: readonly number[], hands: readonly number[]): readonly End[] =>
  others.map((unknown) => {
    const [one, two] = others.filter((each) => each !== unknown) as [number, number];
    return endOf(1 / 3, hands[one] as number, hands[two] as number);
  });

const PLACES = COLOURS.map((_, place) => place);
