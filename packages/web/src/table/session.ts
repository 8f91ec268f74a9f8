import type { Seat, Viewer } from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import type { Advice as BoardAdvice } from "@inkognito/mind/board";
import type { Advice as CardAdvice } from "@inkognito/mind/card";
import type { Assistant, CoachGrade, GameRefusal } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import type { Setup } from "../setup/setup.js";
import type { Names } from "./seatName.js";

type WithoutDecision<A> = A extends unknown ? Omit<A, "decision"> : never;

/** An action without the number of its decision: the session fills it in. */
export type Act<G extends GameName = "board"> = WithoutDecision<PlayerTypes[G]["Action"]>;

/** Pencil marks that are stored on a server. */
export interface Notes {
  /** Null: there are none yet. */
  readonly text: string | null;
  write(text: string): void;
}

/** By game. */
export interface AdviceOn {
  readonly board: BoardAdvice;
  readonly card: CardAdvice;
}

/** A game as all viewers see it, players and spectators alike. */
export interface WatchedGame<G extends GameName = "board"> {
  /** The game being played and who sits where; in a match with the config of this game. */
  readonly setup: Setup<G>;
  /** The names at the table; all sentences take them from here (see ./seatName.ts). */
  readonly names: Names;
  /** The viewer whose events these are. */
  readonly seat: Viewer;
  /** Several people look at this device: what is said to all calls no player "you". */
  readonly shared: boolean;
  /** The fold of `told`. */
  readonly view: PlayerTypes[G]["View"];
  /** What has been shown on the page so far; the rest is still being played out. */
  readonly told: readonly PlayerTypes[G]["ViewEvent"][];
  /** The first event of `told` whose line is on the page: what has happened since my last decision. */
  readonly since: number;
  /** Nothing has happened yet: the player is being told who they are. */
  readonly dealing: boolean;
  /** Events are still being shown one by one: it is not my turn yet. */
  readonly catchingUp: boolean;
  /** Shows what waits next without waiting for it. */
  skip(): void;
  /** Shows everything that is still waiting at once. */
  hurry(): void;
  /** C9: starts the next game of the match; null: there is none, or this viewer may not. */
  readonly nextGame: (() => void) | null;
}

/** A game as a player sees it: what has been shown so far, and what one can do about it. */
export interface Session<G extends GameName = "board"> extends WatchedGame<G> {
  /** My chair: the one of the person in front of the device. */
  readonly seat: Seat;
  /**
   * How much of `told` this person had seen when they came to the device, so that only new answers are
   * revealed; null: the device is not passed round, and the page has to guess.
   */
  readonly seenBefore: number | null;
  readonly refusal: GameRefusal | null;
  /** Never where the device is passed round. */
  readonly canTakeBack: boolean;
  /** How much papers and coach may conclude from the answers. */
  readonly assistant: Assistant;
  /** How far the coach may go at this table. */
  readonly coach: CoachGrade;
  /** Null: pencil marks stay in this browser. */
  readonly notes: Notes | null;
  act(act: Act<G>): void;
  /** Stops showing what comes next, or goes on with it; null: the others do not wait for this page. */
  readonly hold: ((on: boolean) => void) | null;
  /** What the coach thinks of this moment, wherever it thinks; null: there is nothing to think of. */
  advise(): Promise<AdviceOn[G] | null>;
  /** Null: nothing is ever taken back at this table. */
  readonly takeBack: (() => void) | null;
}

/**
 * The card game. The match is in `setup.match`: points and games before this one (null: a single
 * game); with this game's outcome added, see `standings` in ../setup/match.ts.
 */
export type CardSession = Session<"card">;

/** What the table of a game gets. */
export interface TableProps<G extends GameName> {
  readonly session: Session<G>;
  /** No animations. */
  readonly still: boolean;
  readonly onHome: () => void;
  /** Starts another game or match; null: this viewer may not. */
  readonly onAgain: (() => void) | null;
}

/** The same for a person who watches without a seat. */
export type SpectatorProps<G extends GameName> = Omit<TableProps<G>, "session"> & {
  readonly session: WatchedGame<G>;
};

/** What the table of a game gets when the game is only looked at, while it is played or long after. */
export interface WatchedProps<G extends GameName> {
  readonly session: WatchedGame<G>;
  /** The game of the player whose eyes these are; null: they are no player's. */
  readonly player: Session<G> | null;
  readonly still: boolean;
  readonly onHome: () => void;
  /** In place of a decision: what happens at this moment, or how it ended. */
  readonly panel: ComponentChildren;
  readonly papers: ComponentChildren;
  /** Null: the papers of the seat whose eyes these are. */
  readonly papersTitle: string | null;
  /** What is spoken. */
  readonly children?: ComponentChildren;
}
