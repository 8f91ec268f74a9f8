import { type Card, faceOf } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import {
  ALL_HANDS,
  both,
  colourIndexAt,
  EXCLUDED,
  FOUR,
  type HandSet,
  NO_HANDS,
  without,
} from "../../../shared/worlds/hands.js";
import { handsWith } from "../../worlds/evidence.js";
import type { Sense } from "./sense.js";

/** What it is worth to show these cards. */
export type Rate = (cards: readonly Card[]) => number;

/** The cards of each earlier answer to the same asker. */
export type Earlier = readonly (readonly Card[])[];

const GREY_WORTH = { mission: 16, identity: 8, build: 4 } as const;

/** To the partner: grey cards that are new; with the Ambassador as a witness only the letter is worth it. */
export function telling(earlier: Earlier, witnessed: boolean): Rate {
  const known = new Set(earlier.flat());
  return (cards) => {
    let value = 0;
    for (const card of cards) {
      const { grey, kind } = faceOf(card);
      if (!grey) continue;
      if (!known.has(card) && (kind === "mission" || !witnessed)) value += GREY_WORTH[kind];
      else value -= 1;
    }
    return value;
  };
}

/** A proof outweighs whatever may be left open. */
const GREY = 10;

export const greys = (cards: readonly Card[]): number =>
  cards.filter((card) => faceOf(card).grey).length;

/**
 * To an opponent: how many hands, and how many agents, the asker would still have to think possible. The
 * asker's own hand, whatever it may be, excludes some of ours.
 */
export function hiding({ config, worlds }: Sense, asker: Seat, earlier: Earlier): Rate {
  const seen = leftBy(earlier);
  const colour = colourIndexAt(config, asker);
  return (cards) => {
    const left = both(handsWith(cards), seen);
    let sum = 0;
    for (const { hands } of worlds.casts) {
      sum += openness(without(left, colour === null ? NO_HANDS : EXCLUDED[hands[colour]]));
    }
    return sum / worlds.casts.length - GREY * greys(cards);
  };
}

/** The hands that these answers leave open. */
export const leftBy = (earlier: Earlier): HandSet =>
  earlier.reduce((hands, cards) => both(hands, handsWith(cards)), ALL_HANDS);

/** An agent that stays possible counts for more than a hand. */
const AGENT_WORTH = 3;

/** By set of hands. A table, because an answer is weighed thousands of times a decision. */
const OPENNESS = Uint8Array.from({ length: ALL_HANDS + 1 }, (_, hands) => {
  let sum = 0;
  for (const agent of FOUR) {
    const builds = (hands >> (4 * agent)) & 15;
    if (builds !== 0) sum += AGENT_WORTH;
    for (const build of FOUR) sum += (builds >> build) & 1;
  }
  return sum;
});

/** How much a set of hands leaves to think of. */
export const openness = (hands: HandSet): number => OPENNESS[hands] ?? 0;
