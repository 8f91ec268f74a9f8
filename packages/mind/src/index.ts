import type { Show } from "@inkognito/engine/board";
import type { Seen } from "@inkognito/engine/card";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import * as board from "./board/index.js";
import * as card from "./card/index.js";
import type { Bot, Bots, OffTurns } from "./shared/bots/bot.js";
import type { Contradiction } from "./shared/why/contradiction.js";

export type { Bot, BotInput, Bots, Character, OffTurn, OffTurns } from "./shared/bots/bot.js";
export { LEVELS, type Level } from "./shared/bots/levels.js";
export type { InsightOf } from "./shared/insight.js";
export type { ModelOf } from "./shared/odds/model.js";
export { randomFrom } from "./shared/random.js";
export type { Contradiction } from "./shared/why/contradiction.js";
export type { Proof } from "./shared/why/proof.js";
export type { Verdict } from "./shared/worlds/faces.js";

/** The types in which the two games differ. */
interface MindTypes {
  readonly board: {
    readonly Advice: board.Advice;
    readonly AnswerModel: board.AnswerModel;
    readonly Asked: board.Asked;
    readonly Belief: board.Belief;
    readonly Claim: board.Claim;
    readonly Estimate: board.Estimate;
    readonly Forecast: board.Forecast;
    readonly Guess: board.Guess;
    readonly Knowledge: board.Knowledge;
    readonly Leaks: board.Leaks;
    readonly Notebook: board.Notebook;
    readonly Odds: board.Odds;
    /** One answer whose cards were seen. */
    readonly Seen: Show;
    /** What a seat has to answer by showing cards. */
    readonly Showing: board.Asked;
    readonly Why: board.Why;
  };
  readonly card: {
    readonly Advice: card.Advice;
    readonly AnswerModel: card.AnswerModel;
    readonly Asked: card.Asked;
    readonly Belief: card.Belief;
    readonly Claim: card.Claim;
    readonly Estimate: card.Estimate;
    readonly Forecast: card.Forecast;
    readonly Guess: card.Guess;
    readonly Knowledge: card.Knowledge;
    readonly Leaks: card.Leaks;
    readonly Notebook: card.Notebook;
    readonly Odds: card.Odds;
    readonly Seen: Seen;
    readonly Showing: card.Showing;
    readonly Why: card.Why;
  };
}

type View<G extends GameName> = PlayerTypes[G]["View"];
type Told<G extends GameName> = readonly PlayerTypes[G]["ViewEvent"][];
type Of<G extends GameName, T extends keyof MindTypes[G]> = MindTypes[G][T];

/** All that can be worked out for one seat of a game, from its view and from what it was told. */
export interface Mind<G extends GameName> {
  readonly bots: Bots<G>;
  /** Plays for a person who is away. */
  readonly standIn: Bot<G>;
  readonly offTurn: OffTurns<G>;
  /** The coach: what is expected of the seat, and what a master would do. */
  advise(view: View<G>, told: Told<G>): Of<G, "Advice">;
  adviceBits(view: View<G>, action: PlayerTypes[G]["Action"]): number | null;
  /** What is certain, and what is still possible. */
  knowledge(view: View<G>): Of<G, "Knowledge">;
  notebook(view: View<G>, told: Told<G>): Of<G, "Notebook">;
  beliefOf(view: View<G>, model?: Of<G, "AnswerModel">): Of<G, "Belief">;
  believe(belief: Of<G, "Belief">, seen: Of<G, "Seen">): Of<G, "Belief">;
  oddsOf(belief: Of<G, "Belief">): Of<G, "Odds">;
  forecast(belief: Of<G, "Belief">, asked: Of<G, "Asked">): Of<G, "Forecast">;
  leaks(belief: Of<G, "Belief">, showing: Of<G, "Showing">): Of<G, "Leaks"> | null;
  why(view: View<G>, claim: Of<G, "Claim">): Of<G, "Why"> | null;
  contradictions(
    view: View<G>,
    guesses: readonly Of<G, "Guess">[],
  ): readonly Contradiction<Of<G, "Why">>[];
  /** What a master in this seat thinks likely of the other players. */
  estimatesOf(view: View<G>, told: Told<G>): readonly Of<G, "Estimate">[];
}

export const MIND: { readonly [G in GameName]: Mind<G> } = { board, card };
