import type { Agent, Refusal, Role, Seat, Viewer } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { Level } from "@inkognito/mind/levels";
import type { Arrangement } from "./arrangement.js";
import type { RuleValues } from "./ruleOptions.js";

/** What was typed, as far as it says how the table is. */
export interface TableValues extends RuleValues {
  readonly game: string;
  readonly seats: string;
  readonly seed: string;
  readonly match: boolean;
  readonly duplicate?: boolean | undefined;
  readonly rotate?: boolean | undefined;
}

/** Who sits at it, and how to play there. */
export interface BotTable {
  readonly game: GameName;
  readonly roles: readonly Role[];
  readonly levels: readonly Level[];
  readonly arrangement: Arrangement;
  readonly seed: string;
  /**
   * Plays the deals, or matches, of these numbers, one game after the other. Table, seed and number
   * say all about them.
   */
  play(numbers: Iterable<number>): Iterable<BotGame>;
  /** One game of a deal, with these bots on the chairs. */
  playDeal(number: number, levels: readonly Level[]): BotGame;
  /**
   * One game of a deal as the table sits: what a master on each chair would hold likely whenever its
   * turn begins.
   */
  claimsIn(number: number): readonly Claimed[];
}

/** Something that was held at these odds, and whether it was true. */
export interface Claimed {
  readonly odds: number;
  readonly right: boolean;
}

/**
 * The announcement that ended a game, and whether it was right: partner, code and condition. What the
 * partner's hand or a sealed sheet made of it is not the announcer's doing.
 */
export interface AnnouncementMade {
  readonly seat: Seat;
  readonly right: boolean;
}

/** A game that was played, as the commands see it. */
export interface BotGame {
  readonly game: GameName;
  /** The deal's number; games of one deal differ in who sits where. */
  readonly deal: number;
  /** By seat. */
  readonly levels: readonly Level[];
  /** By seat: who was dealt there; null: the Ambassador's player. */
  readonly dealt: readonly (Agent | null)[];
  /** Partners who are both in play win together. */
  readonly partnered: boolean;
  /** The seats as their turns come round. */
  readonly order: readonly Seat[];
  readonly seed: string;
  readonly events: readonly { readonly type: string }[];
  readonly actions: readonly { readonly seat: Seat; readonly action: unknown }[];
  readonly refusals: readonly Refusal[];
  /** Of all players together; in the card game everybody has one in every round. */
  readonly turns: number;
  /** Null: it was broken off. */
  readonly outcome: { readonly winners: readonly Seat[]; readonly reason: string } | null;
  readonly announcement: AnnouncementMade | null;
  /** By seat: what its decisions took. */
  readonly thinking: readonly Thinking[];
  /** By seat, of this game; null: this game has no points. */
  readonly points: readonly number[] | null;
  /** C9.1: where the match stands after it; null: it is none. */
  readonly match: MatchStand | null;
  /** What this viewer was told, in words. */
  lines(viewer: Viewer): Iterable<string>;
}

export interface MatchStand {
  /** Games so far. */
  readonly games: number;
  readonly points: readonly number[];
  /** Empty: it goes on. */
  readonly winners: readonly Seat[];
}

export interface Thinking {
  readonly decisions: number;
  /** Milliseconds, all together and the longest. */
  readonly total: number;
  readonly longest: number;
}
