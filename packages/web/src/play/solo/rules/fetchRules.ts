import type { GameName } from "@inkognito/engine/games";
import type { Setup } from "../../../setup/setup.js";
import type { Rules } from "./rules.js";

const fetched: { [G in GameName]?: Rules<G> } = {};

const FETCH: Readonly<Record<GameName, () => Promise<void>>> = {
  async board() {
    fetched.board = (await import("./boardRules.js")).boardRules;
  },
  async card() {
    fetched.card = (await import("./cardRules.js")).cardRules;
  },
};

/** Fetches the rules of the game that is played; it cannot be hosted before that. */
export const fetchRules = (game: GameName): Promise<void> => FETCH[game]();

export function rulesOf<G extends GameName>({ config }: Setup<G>): Rules<G> {
  const rules: Rules<G> | undefined = fetched[config.game as G];
  if (rules === undefined)
    throw new Error(`the rules of the ${config.game} game have not been fetched`);
  return rules;
}
