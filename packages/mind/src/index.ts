import type { GameName } from "@inkognito/engine/games";
import * as board from "./board/index.js";
import * as card from "./card/index.js";
import type { Bot, Bots, OffTurns } from "./shared/bots/bot.js";

export type { Bot, BotInput, Bots, Character, OffTurn, OffTurns } from "./shared/bots/bot.js";
export { LEVELS, type Level } from "./shared/bots/levels.js";
export type { InsightOf } from "./shared/insight.js";
export type { ModelOf } from "./shared/odds/model.js";
export { randomFrom } from "./shared/random.js";
export type { Contradiction } from "./shared/why/contradiction.js";
export type { Proof } from "./shared/why/proof.js";
export type { Verdict } from "./shared/worlds/faces.js";

interface Reasoning {
  readonly board: typeof board;
  readonly card: typeof card;
}

/** Who plays: the same for both games, also where it is not known which one it is. */
interface Players<G extends GameName> {
  readonly bots: Bots<G>;
  /** Plays for a person who is away. */
  readonly standIn: Bot<G>;
  readonly offTurn: OffTurns<G>;
}

/** All that can be worked out for one seat of a game, from its view and from what it was told. */
export type Mind<G extends GameName> = Players<G> & Omit<Reasoning[G], keyof Players<G>>;

export const MIND: { readonly [G in GameName]: Mind<G> } = { board, card };
