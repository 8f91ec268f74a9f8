import type { Seat } from "@inkognito/engine/core";
import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { MIND } from "@inkognito/mind";
import type { BotLevel } from "@inkognito/protocol";

/** Who thinks: a bot of a level, or one that plays on for a person. */
export type Thinker = BotLevel | "standIn";

/** What a bot is given: what its seat was told, and nothing else. */
export interface Question {
  readonly game: GameName;
  readonly thinker: Thinker;
  /** Its own decision, or whether it announces out of its turn (B10.1); the answer may then be null. */
  readonly about: "turn" | "offTurn";
  readonly seat: Seat;
  /** Everything this seat was told, as JSON. */
  readonly told: string;
  /** Its own; the game's seed would tell it the deal. */
  readonly seed: string;
}

/** The same answer to the same question, in whichever thread. */
export const think = (question: Question): unknown => thinkIn(question.game, question);

function thinkIn<G extends GameName>(
  game: G,
  { thinker, about, seat, told, seed }: Question,
): unknown {
  const { blankView, evolveView } = GAMES[game];
  const events = JSON.parse(told) as readonly PlayerTypes[G]["ViewEvent"][];
  const view = events.reduce<PlayerTypes[G]["View"]>(evolveView, blankView(seat));
  const { bots, standIn, offTurn } = MIND[game];
  if (about === "offTurn") return offTurn[thinker]({ view, told: events, seed });
  const bot = thinker === "standIn" ? standIn : bots[thinker];
  return bot({ view, told: events, seed });
}
