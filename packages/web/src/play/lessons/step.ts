import type { Card } from "@inkognito/engine/board";
import type { Card as CardGameCard } from "@inkognito/engine/card";
import type { Colour } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { MessageId } from "../../i18n/i18n.js";
import type { CardSetup, SoloSetup } from "../../setup/setup.js";
import type { WatchedGame } from "../../table/session.js";

/** What the learner has done: what was asked for, or something else; null: not there yet. */
export type Verdict = "right" | "wrong" | null;

/** What the learner has seen so far. */
export type Done<G extends GameName> = Pick<WatchedGame<G>, "told" | "view">;

export type Judge<G extends GameName> = (done: Done<G>) => Verdict;

interface AnyStep {
  /** Where the rulebook says more. */
  readonly rule?: string;
}

interface BoardStep extends AnyStep {
  readonly type: "board";
  readonly setup: SoloSetup;
  readonly judge: Judge<"board">;
}

interface CardStep extends AnyStep {
  readonly type: "card";
  readonly setup: CardSetup;
  readonly judge: Judge<"card">;
}

export interface QuizStep extends AnyStep {
  readonly type: "quiz";
  /** The cards that the question is about, and whose they are. */
  readonly shown:
    | { readonly game: "board"; readonly owner: Colour; readonly cards: readonly Card[] }
    | { readonly game: "card"; readonly owner: Colour; readonly cards: readonly CardGameCard[] }
    | null;
  readonly options: readonly MessageId[];
  readonly right: MessageId;
}

export type PracticeStep = BoardStep | CardStep;
export type Step = PracticeStep | QuizStep;
