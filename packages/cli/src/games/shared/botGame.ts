import {
  type Agent,
  type Game,
  type Refusal,
  type Role,
  type Seat,
  seededChance,
  type Viewer,
} from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { HostTypes } from "@inkognito/engine/games/rules";
import { type Moment, type Played, type Player, playOut } from "@inkognito/engine/host";
import type { Bot } from "@inkognito/mind";
import type { Level } from "@inkognito/mind/levels";
import type { Arrangement } from "./arrangement.js";

/** What was typed, as far as it says how the table is. */
export interface TableValues {
  readonly game: string;
  readonly seats: string;
  readonly seed: string;
  readonly edition?: string | undefined;
  readonly repeats?: string | undefined;
  readonly placement?: string | undefined;
  readonly match: boolean;
  readonly duplicate?: boolean | undefined;
  readonly rotate?: boolean | undefined;
}

/** Who sits at it, and how to play there. */
export interface BotTable {
  readonly game: "board" | "card";
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
  readonly game: "board" | "card";
  /** The deal's number; games of one deal differ in who sits where. */
  readonly deal: number;
  /** By seat. */
  readonly levels: readonly Level[];
  /** By seat: who was dealt there; null: the Ambassador's player. */
  readonly dealt: readonly (Agent | null)[];
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

/** No game of bots is longer; who plays to there counts as unfinished. */
const MAX_ACTIONS = 20_000;

export interface Seated<G extends GameName> {
  readonly game: Game<HostTypes[G]>;
  readonly config: HostTypes[G]["Config"];
  /** By seat. */
  readonly bots: readonly Bot<G>[];
  readonly seed: string;
  /** Looks over everybody's shoulder, before each decision. */
  readonly watch?: (moment: Moment<HostTypes[G]>) => void;
}

/** One game of bots, with what every decision took. */
export function playSeated<G extends GameName>({
  game,
  config,
  bots,
  seed,
  watch,
}: Seated<G>): {
  readonly played: Played<HostTypes[G]>;
  readonly thinking: readonly Thinking[];
} {
  const chance = seededChance(seed);
  const thinking = bots.map(() => ({ decisions: 0, total: 0, longest: 0 }));
  const players = bots.map((bot, at): Player<HostTypes[G]> => {
    const times = thinking[at] as (typeof thinking)[number];
    return (moment) => {
      const { seat, view, told } = moment;
      watch?.(moment);
      const began = performance.now();
      const action = bot({ view, told, seed: `${seed} ${seat}` });
      const took = performance.now() - began;
      times.decisions += 1;
      times.total += took;
      times.longest = Math.max(times.longest, took);
      return action;
    };
  });
  const played = playOut({ rules: game, config, chance, players, maxActions: MAX_ACTIONS });
  return { played, thinking };
}
