import type { GameConfig } from "@inkognito/engine/games";
import type { Sitter, TableId } from "@inkognito/protocol";
import type { Store } from "../store/store.js";
import { type Held, startOf } from "./held.js";

/** A game that has ended, with everything in it. */
export interface EndedGame {
  readonly table: TableId;
  readonly game: number;
  readonly config: GameConfig;
  /** By seat; people by their id. */
  readonly seats: readonly Sitter[];
  readonly seed: string;
  /** In the words of the engine, each as JSON. */
  readonly events: readonly string[];
}

/** Null: there is no such game, or it has not ended. One that was broken off keeps its secrets. */
export async function endedGame(
  store: Store,
  table: TableId,
  { log }: Held,
  game: number,
): Promise<EndedGame | null> {
  const started = startOf(log, game);
  const hasEnded = log.some(({ event }) => event.type === "ended" && event.game === game);
  if (started === null || !hasEnded) return null;
  const [seed, events] = await Promise.all([
    store.seed(table, game),
    store.gameEvents(table, game),
  ]);
  if (seed === null) return null;
  const { config, seats } = started;
  return { table, game, config, seats, seed, events };
}
