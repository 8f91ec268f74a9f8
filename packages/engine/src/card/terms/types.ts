import type { Agent, Colour } from "../../core/agents.js";

/** C1.3 */
export const LOCATIONS = ["rialto", "sanMarco", "sanGiorgio", "salute", "bridgeOfSighs"] as const;
export type Location = (typeof LOCATIONS)[number];

/** C7.2: which of the fictitious agent's two black cards. */
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** C1.2: a player's part of the code: a fragment of the telephone number, or a number of the safe. */
export const NUMBERS = [52, 11, 0, 29, 13, 24, 47, 36] as const;
export type CodeNumber = (typeof NUMBERS)[number];

/** C1.2: the four numbers in the order F, B, Z, X. */
export type Code = readonly [CodeNumber, CodeNumber, CodeNumber, CodeNumber];

/** The two black cards of one agent (C2.1). */
export interface Hand {
  readonly identity: Agent;
  readonly number: CodeNumber;
}

/** C3.2: who is together at a location. */
export interface Meeting {
  readonly location: Location;
  /** In this round's order. */
  readonly agents: readonly Colour[];
  readonly ambassador: boolean;
}
