import type { Seat } from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import type { Setup } from "../solo/setup.js";
import type { Names } from "./seatName.js";

type WithoutDecision<A> = A extends unknown ? Omit<A, "decision"> : never;

/** An action without the number of its decision: the session fills it in. */
export type Act<G extends GameName = "board"> = WithoutDecision<PlayerTypes[G]["Action"]>;

/** A game as the page sees it: what has been shown so far, and what one can do about it. */
export interface Session<G extends GameName = "board"> {
  /** The game being played and who sits where; in a match with the config of this game. */
  readonly setup: Setup<G>;
  /** What everybody is called: all sentences take it from here (see ./seatName.ts). */
  readonly names: Names;
  /** My chair: the one of the person in front of the device. */
  readonly seat: Seat;
  /** The fold of `told`. */
  readonly view: PlayerTypes[G]["View"];
  /** What has been shown on the page so far; the rest is still being played out. */
  readonly told: readonly PlayerTypes[G]["ViewEvent"][];
  /**
   * How much of `told` this person had seen when they came to the device, for whoever deals answers
   * face up; null: the device is nobody else's, and the page has to guess.
   */
  readonly seenBefore: number | null;
  /** Events are still being shown one by one: it is not my turn yet. */
  readonly catchingUp: boolean;
  readonly refusal: PlayerTypes[G]["Refusal"] | null;
  /** Never where the device is passed round. */
  readonly canTakeBack: boolean;
  act(act: Act<G>): void;
  takeBack(): void;
  /** Shows everything that is still waiting at once. */
  hurry(): void;
  /** C9: goes on to the next game of the match; null: there is none, or this one has not ended. */
  readonly nextGame: (() => void) | null;
}

export type BoardSession = Session<"board">;

/**
 * The card game. The match is in `setup.match`: points and games before this one (null: a single
 * game); with this game's outcome added, see `standings` in ../solo/match.ts.
 */
export type CardSession = Session<"card">;

/** What the table of a game gets. */
export interface TableProps<G extends GameName> {
  readonly session: Session<G>;
  /** Nothing glides or walks. */
  readonly still: boolean;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}
