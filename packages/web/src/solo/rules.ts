import { type BoardTypes, boardGame, setupScenario } from "@inkognito/engine/board/rules";
import { type CardTypes, cardGame } from "@inkognito/engine/card/rules";
import { type Chance, err, type Game, ok, type Result } from "@inkognito/engine/core";
import { boardBots, cardBots, type Level } from "@inkognito/mind";
import type { GameName } from "./games.js";
import type { Setup } from "./setup.js";

/** What each game is made of, secrets included. */
export interface HostTypes {
  readonly board: BoardTypes;
  readonly card: CardTypes;
}

type Bot<G extends GameName> = (moment: {
  readonly view: HostTypes[G]["View"];
  readonly told: readonly HostTypes[G]["ViewEvent"][];
  readonly seed: string;
}) => HostTypes[G]["Action"];

interface Rules<G extends GameName> {
  readonly game: Game<HostTypes[G]>;
  readonly bots: Readonly<Record<Level, Bot<G>>>;
  opening(setup: Setup<G>, chance: Chance): Result<readonly HostTypes[G]["Event"][], "badSetup">;
  /** Turns or rounds so far. */
  turnOf(state: HostTypes[G]["State"]): number;
}

/** All that the host has to know of one game and not of the other. */
const RULES: { readonly [G in GameName]: Rules<G> } = {
  board: {
    game: boardGame,
    bots: boardBots,
    opening({ config, scenario }, chance) {
      if (scenario === undefined) return ok(boardGame.setup(config, chance));
      const opening = setupScenario({ ...scenario, config }, chance);
      return opening.ok ? opening : err("badSetup");
    },
    turnOf: ({ table }) => table.turn,
  },
  card: {
    game: cardGame,
    bots: cardBots,
    opening: ({ config }, chance) => ok(cardGame.setup(config, chance)),
    turnOf: ({ table }) => table.rounds.length,
  },
};

export const rulesOf = <G extends GameName>({ config }: Setup<G>): Rules<G> =>
  RULES[config.game as G];
