import type { Card } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import {
  ALL_HANDS,
  both,
  type ColourIndex,
  colourIndexAt,
  EXCLUDED,
  FOUR,
  type Four,
  type HandIndex,
  type HandSet,
  without,
} from "../../../shared/worlds/hands.js";
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
  readonly leaves: HandSet;
  readonly ends: readonly End[];
}

/**
 * All possible casts count the same. Cards chosen by what the others' cards make likely would give that
 * away, and two players who read each other would both be sure, and wrong.
 */
export function rateFor(sense: Sense, watcher: Seat): Rate {
  const { config, seat, worlds, view } = sense;
  const { open } = watcherOf(config, view.own?.seen ?? [], { from: seat, watcher });
  const colour = colourIndexAt(config, watcher);
  const cases = worlds.casts.map((cast) => caseOf(sense, cast, colour));
  return (cards) => {
    const left = cards.length === 0 ? open : both(open, handsWith(cards));
    let value = 0;
    for (const { friend, leaves, ends } of cases) {
      value += worthOf(both(left, leaves), friend, ends);
    }
    return value / cases.length;
  };
}

function caseOf({ ally, colour: own }: Sense, cast: Cast, watcher: ColourIndex | null): Case {
  const { hands, identities } = cast;
  const others = FOUR.filter((each) => each !== watcher && each !== own);
  if (watcher === null) {
    return { friend: false, leaves: ALL_HANDS, ends: endsOfThree(others, hands) };
  }
  const ends = others.map((other): End => {
    const share = ally === null ? 1 / 2 : identities[other] === ally ? 1 - MATE : MATE;
    return endOf(share, hands[watcher], hands[other]);
  });
  const friend = ally !== null && identities[watcher] === ally;
  return { friend, leaves: without(ALL_HANDS, EXCLUDED[hands[watcher]]), ends };
}

/** C8.3: the Ambassador's player has no hand, but may know any two of three. */
const endsOfThree = (others: readonly ColourIndex[], hands: Four<HandIndex>): readonly End[] =>
  others.flatMap((unknown) => {
    const [one, two] = others.filter((each) => each !== unknown);
    return one === undefined || two === undefined ? [] : [endOf(1 / 3, hands[one], hands[two])];
  });
