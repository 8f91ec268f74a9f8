import type { Match } from "@inkognito/engine/card";
import type { GameConfig } from "@inkognito/engine/games";
import type { Sitter, StampedEvent, TableEvent, TableId } from "@inkognito/protocol";
import type { Store } from "../../../store/store.js";
import { sealedSeed, startOf } from "../../rules/decide/loadedTable.js";

/** A game that has ended, with everything in it. */
export interface EndedGame {
  readonly table: TableId;
  readonly game: number;
  readonly config: GameConfig;
  /** By seat; people by their id. */
  readonly seats: readonly Sitter[];
  readonly seed: string;
  /** C9: the match after it; null: it was none. */
  readonly match: Match | null;
  /** In the words of the engine, each as JSON. */
  readonly events: readonly string[];
}

/** Null: there is no such game, or it has not ended. One that was broken off keeps its secrets. */
export async function endedGame(
  store: Store,
  table: TableId,
  log: readonly StampedEvent[],
  game: number,
): Promise<EndedGame | null> {
  const started = startOf(log, game);
  const ended = endOf(log, game);
  if (started === null || ended === null) return null;
  const [seed, events] = await Promise.all([
    sealedSeed(store, table, log, game),
    store.gameEvents(table, game),
  ]);
  const { config, seats } = started;
  return { table, game, config, seats, seed, match: ended.match, events };
}

export function endOf(
  log: readonly StampedEvent[],
  game: number,
): Extract<TableEvent, { type: "ended" }> | null {
  for (const { event } of log) if (event.type === "ended" && event.game === game) return event;
  return null;
}
