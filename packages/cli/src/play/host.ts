import { type Seat, seededChance } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { type HostTypes, RULES } from "@inkognito/engine/games/rules";
import {
  actForBot,
  begin,
  type HostedGame,
  nextGame,
  type Opening,
  type SeatedBot,
} from "@inkognito/engine/host";
import { MIND } from "@inkognito/mind";
import type { PlaySetup } from "./setup.js";

/** A game being played in the terminal. Of what it holds, the terminal gets what its person was told. */
export interface OpenGame<G extends GameName = GameName> extends HostedGame<HostTypes[G]> {
  readonly setup: PlaySetup<G>;
}

export const openingOf = <G extends GameName>(
  { config }: PlaySetup<G>,
  seed: string,
): Opening<HostTypes[G]> => ({
  rules: RULES[config.game as G],
  config,
  chance: seededChance(seed),
  keepsActions: true,
});

/** A new game; bots have not acted yet. */
export const beginGame = <G extends GameName>(setup: PlaySetup<G>, seed: string): OpenGame<G> => ({
  setup,
  ...begin(openingOf(setup, seed)),
});

/** The game after a bot's next action; null: the person decides, or the game has ended. */
export const botsTurn = <G extends GameName>(game: OpenGame<G>): OpenGame<G> | null =>
  actForBot(game, (seat) => botAt(game, seat));

function botAt<G extends GameName>(
  { setup, chance }: OpenGame<G>,
  seat: Seat,
): SeatedBot<HostTypes[G]> | null {
  const level = setup.levels[seat];
  if (level === null || level === undefined) return null;
  const { bots, offTurn } = MIND[setup.config.game as G];
  const seed = `${chance.seed} ${seat}`;
  return {
    decides: ({ view, told }) => bots[level]({ view, told, seed }),
    speaks: ({ view, told }) => offTurn[level]({ view, told, seed }),
  };
}

/** C9.1: the next game of the match; null: there is none, or this one has not ended. */
export function beginNext(
  { setup, state }: OpenGame,
  seedFor: (text: string | null, game: number) => string,
): OpenGame | null {
  const next = nextGame(setup, state);
  return next === null
    ? null
    : beginGame(next, seedFor(next.seedText, (next.match?.games ?? 0) + 1));
}
