import {
  type Code,
  type CodeNumber,
  EDITION_NUMBERS,
  type Edition,
  type Hand,
} from "@inkognito/engine/card";
import { AGENTS } from "@inkognito/engine/core";

/** Four places F B Z X; null: not filled in yet. */
export type Slots = readonly (CodeNumber | null)[];

/** C6.1: to begin with only one's own number stands, at one's own place. */
export const blankSlots = (hand: Hand | null): Slots =>
  AGENTS.map((agent) => (hand?.identity === agent ? hand.number : null));

/** A number written into a place; it leaves the place where it stood, and one's own place is fixed. */
export function fillSlot(
  slots: Slots,
  place: number,
  number: CodeNumber,
  hand: Hand | null,
): Slots {
  const own = hand === null ? -1 : AGENTS.indexOf(hand.identity);
  if (place === own || number === hand?.number) return slots;
  return slots.map((each, i) => (i === place ? number : each === number ? null : each));
}

/** When three are written, the fourth is whichever is left. */
export function completeSlots(slots: Slots, edition: Edition): Slots {
  const left = EDITION_NUMBERS[edition].filter((number) => !slots.includes(number));
  const [last] = left;
  return left.length === 1 && last !== undefined ? slots.map((each) => each ?? last) : slots;
}

/** The code, once all four places are filled. */
export const codeOf = (slots: Slots): Code | null =>
  slots.every((each) => each !== null) ? (slots as unknown as Code) : null;
