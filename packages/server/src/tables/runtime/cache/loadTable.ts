import { commitmentTo } from "@inkognito/engine/core";
import type { StampedEvent, TableId } from "@inkognito/protocol";
import { checkTable, DamagedTable, type Store } from "../../../store/store.js";
import { parseTiming } from "../../../store/timing.js";
import { foldTable, type LoadedTable } from "../../rules/decide/loadedTable.js";
import { chanceOf, type OpenGame, restoreGame } from "../../rules/game/game.js";
import { commitmentFor, startOfGame } from "../../rules/table/gamesInLog.js";

interface TableLog {
  readonly id: TableId;
  readonly log: readonly StampedEvent[];
}

/** Null: there is no such table. */
export async function loadTable(store: Store, id: TableId): Promise<LoadedTable | null> {
  const stored = await store.table(id);
  if (stored === null) return null;
  const { version, log, clocks } = stored;
  const table = checkTable(id, () => foldTable(log, null));
  const game = table.games === 0 ? null : await loadGame(store, { id, log }, table.games);
  // A commit between the two reads would leave a game that is ahead of its table.
  if (game !== null && (await store.version(id)) !== version) return loadTable(store, id);
  return { version, log, table, game, timing: checkTable(id, () => parseTiming(clocks)) };
}

/** One game of a table, also an earlier one. */
export async function loadGame(store: Store, table: TableLog, no: number): Promise<OpenGame> {
  const { id, log } = table;
  const started = startOfGame(log, no);
  const [seed, events] = await Promise.all([
    sealedSeed(store, table, no),
    store.gameEvents(id, no),
  ]);
  if (started === null) throw new DamagedTable(id, `game ${no} was never started`);
  return checkTable(id, () =>
    restoreGame(no, started.config, chanceOf(seed, started.seats), events),
  );
}

/** The seed of a game that was started. Throws `DamagedTable` if it does not match its commitment. */
export async function sealedSeed(store: Store, { id, log }: TableLog, no: number): Promise<string> {
  const seed = await store.seed(id, no);
  return checkTable(id, () => {
    if (seed !== null && commitmentTo(seed) === commitmentFor(log, no)) return seed;
    throw new Error(`the seed of game ${no} is not the one that was sealed`);
  });
}
