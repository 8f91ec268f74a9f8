import type { GameName } from "@inkognito/engine/games";
import type { Setup } from "../../../setup/setup.js";
import type { Rules } from "./rules.js";

const fetched: { [G in GameName]?: Rules<G> } = {};

/** Fetches the rules of the game that is played; it cannot be hosted before that. */
export async function fetchRules(game: GameName): Promise<void> {
  if (game === "board") fetched.board = (await import("./boardRules.js")).boardRules;
  else fetched.card = (await import("./cardRules.js")).cardRules;
}

/** The game of a setup from outside; without the card game's name it is the board game. */
export function gameIn(setup: unknown): GameName {
  const { config } = (setup ?? {}) as { readonly config?: { readonly game?: unknown } | null };
  return config?.game === "card" ? "card" : "board";
}

export function rulesOf<G extends GameName>({ config }: Setup<G>): Rules<G> {
  const rules: Rules<G> | undefined = fetched[config.game as G];
  if (rules === undefined)
    throw new Error(`the rules of the ${config.game} game have not been fetched`);
  return rules;
}
