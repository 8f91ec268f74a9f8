import type { BoardConfig } from "@inkognito/engine/board";
import type { Scenario } from "@inkognito/engine/board/rules";
import type { CardConfig, Match } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { Assistant, BotLevel, CoachGrade } from "@inkognito/protocol";

/** Who sits on a chair. A person without a name goes by the colour. */
export type Sitter =
  | { readonly type: "person"; readonly name: string }
  | { readonly type: "bot"; readonly level: BotLevel };

interface CommonSetup<Config> {
  /** Names the game, too. */
  readonly config: Config;
  /** By seat; at least one is a person. Two and more pass the device round. */
  readonly seats: readonly Sitter[];
  /** What papers and coach may say; if not said, all that follows from the answers. */
  readonly assistant?: Assistant;
  /** How far the coach may go; if not said, all the way for one person alone, and no further than to explain for more. */
  readonly coach?: CoachGrade;
  /** Fixed chance for tests and duplicate games; drawn from the system if not said. */
  readonly seed?: string;
}

export interface BoardSetup extends CommonSetup<BoardConfig> {
  /** Starts in the middle: lessons and tests. */
  readonly scenario?: Omit<Scenario, "config">;
}

/** What a match has come to before the game of this setup (C9). */
export type MatchSoFar = Pick<Match, "points" | "games">;

export interface CardSetup extends CommonSetup<CardConfig> {
  /** Null: a single game. */
  readonly match: MatchSoFar | null;
}

interface Setups {
  readonly board: BoardSetup;
  readonly card: CardSetup;
}

/** A game on this device: which one, and who sits where. */
export type Setup<G extends GameName = GameName> = Setups[G];

/** The short form for one person and bots around the board; games of version 1 were kept like this. */
export interface SoloSetup extends Omit<BoardSetup, "seats"> {
  readonly seat: Seat;
  /** By seat; what stands at my own seat is not used. */
  readonly levels: readonly BotLevel[];
}

export const peopleOf = ({ seats }: Pick<Setup, "seats">): readonly Seat[] =>
  seats.flatMap(({ type }, seat) => (type === "person" ? [seat as Seat] : []));

/** Does the device go from hand to hand? */
export const isPassed = (setup: Pick<Setup, "seats">): boolean => peopleOf(setup).length > 1;

export const coachOf = (setup: Pick<Setup, "seats" | "coach">): CoachGrade =>
  setup.coach ?? (isPassed(setup) ? "explain" : "show");
