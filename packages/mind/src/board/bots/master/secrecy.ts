import type { Seat } from "@inkognito/engine/core";
import {
  both,
  colourIndexAt,
  EXCLUDED,
  type HandSet,
  NO_HANDS,
  without,
} from "../../../shared/worlds/hands.js";
import { handsWith } from "../../worlds/evidence.js";
import { type Earlier, greys, leftBy, openness, type Rate } from "../agent/secrecy.js";
import type { Sense } from "./sense.js";

/** A proof outweighs whatever may be left open. */
const GREY = 10;

/**
 * What the asker would still have to think possible: nothing that is in the asker's own hand. All casts
 * count the same, likely or not, because answers chosen by private odds would give those odds away to a
 * player who expects answers like ours (styles.ts).
 */
export function hiding({ config, worlds }: Sense, asker: Seat, earlier: Earlier): Rate {
  const seen = leftBy(earlier);
  const colour = colourIndexAt(config, asker);
  const shares = new Map<HandSet, number>();
  if (colour === null) shares.set(NO_HANDS, 1);
  else {
    for (const { hands } of worlds.casts) {
      const excluded = EXCLUDED[hands[colour]];
      shares.set(excluded, (shares.get(excluded) ?? 0) + 1 / worlds.casts.length);
    }
  }
  return (cards) => {
    const left = both(handsWith(cards), seen);
    let value = 0;
    for (const [excluded, share] of shares) value += share * openness(without(left, excluded));
    return value - GREY * greys(cards);
  };
}
