import { AGENTS, type Agent, partnerOf, type Seat } from "@inkognito/engine/core";
import type { BotGame } from "../games/shared/botGame.js";

/**
 * What a chair was in one game: whether it had a partner, who was dealt there, when its turn came. B11.1:
 * with three players one is alone and does not know it; C7.1, C8.1: in the card game all may be.
 */
export const PARTS = [
  "partner",
  "alone",
  "ambassador",
  ...AGENTS,
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
] as const;
export type Part = (typeof PARTS)[number];

const TURNS: readonly Part[] = ["first", "second", "third", "fourth", "fifth"];

/** By seat. */
export function partsOf({ dealt, partnered, order }: BotGame): readonly (readonly Part[])[] {
  return dealt.map((agent, seat) => {
    const turn = order.indexOf(seat as Seat);
    const role = agent === null ? "ambassador" : sideOf(partnered ? dealt : [], agent);
    return [role, agent, TURNS[turn]].filter((part) => part !== null && part !== undefined);
  });
}

const sideOf = (together: readonly (Agent | null)[], agent: Agent): Part =>
  together.includes(partnerOf(agent)) ? "partner" : "alone";

/** By part, in the order of the list, what the chairs that had it have on average in one deal. */
export function meansByPart(
  parts: readonly (readonly Part[])[],
  values: readonly number[],
): readonly (readonly [Part, number])[] {
  return PARTS.flatMap((part) => {
    const of = values.filter((_, seat) => parts[seat]?.includes(part));
    return of.length === 0
      ? []
      : [[part, of.reduce((sum, each) => sum + each, 0) / of.length] as const];
  });
}
