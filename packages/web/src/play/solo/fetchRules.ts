import type { GameName } from "@inkognito/engine/games";
import type { Setup } from "../../setup/setup.js";
import type { Rules } from "./rules.js";

const fetched: { [G in GameName]?: Rules<G> } = {};

/** Only the game that is played is fetched; before that nobody can host it. */
export async function fetchRules(game: GameName): Promise<void> {
  if (game === "board") fetched.board = (await import("./boardRules.js")).boardRules;
  else fetched.card = (await import("./cardRules.js")).cardRules;
}

/** Of a setup from outside: whatever is not the card game is read as the board game. */
export function gameIn(setup: unknown): GameName {
  const { config } = (setup ?? {}) as { readonly config?: { readonly game?: unknown } | null };
  return config?.game === "card" ? "card" : "board";
}

export function rulesOf<G extends GameName>({ config }: Setup<G>): Rules<G> {
  const rules: Rules<G> | undefined = fetched[config.game as G];
  if (rules === undefined)
    throw new Error(`nobody has fetched the rules of the ${config.game} game`);
  return rules;
}
