import { setupScenario } from "@inkognito/engine/board/rules";
import { type Chance, err, type Game, ok, type Result } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { RULES as GAME_RULES, type HostTypes } from "@inkognito/engine/games/rules";
import { boardBots, cardBots, type Level } from "@inkognito/mind";
import type { Setup } from "./setup.js";

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
    game: GAME_RULES.board,
    bots: boardBots,
    opening({ config, scenario }, chance) {
      if (scenario === undefined) return ok(GAME_RULES.board.setup(config, chance));
      const opening = setupScenario({ ...scenario, config }, chance);
      return opening.ok ? opening : err("badSetup");
    },
    turnOf: ({ table }) => table.turn,
  },
  card: {
    game: GAME_RULES.card,
    bots: cardBots,
    opening: ({ config }, chance) => ok(GAME_RULES.card.setup(config, chance)),
    turnOf: ({ table }) => table.rounds.length,
  },
};

export const rulesOf = <G extends GameName>({ config }: Setup<G>): Rules<G> =>
  RULES[config.game as G];
