import type { Seat } from "@inkognito/engine/core";
import type { GameConfig } from "@inkognito/engine/games";
import { toldTo } from "@inkognito/engine/host";
import {
  evolveTable,
  type PlayerId,
  seatOfPlayer,
  type TableEvent,
  type TableId,
  type TableState,
} from "@inkognito/protocol";
import { DamagedTable, type Store } from "../../../store/store.js";
import type { Millis } from "../../../time/time.js";
import type { ToldEvent } from "../../rules/game/game.js";
import { endOfGame } from "../../rules/table/gamesInLog.js";
import type { DamagedTables } from "../cache/damagedTables.js";
import { loadGame } from "../cache/loadTable.js";

/** A game as one of its players may export it. */
interface OwnGame {
  readonly table: TableId;
  readonly game: number;
  readonly seat: Seat;
  readonly config: GameConfig;
  readonly started: Millis;
  /** Null: it goes on, or was broken off. */
  readonly winners: readonly Seat[] | null;
  /**
   * What this seat was told, its own moves among it. Null: the chair is no longer this player's, and
   * the game has not ended.
   */
  readonly told: readonly ToldEvent["event"][] | null;
}

export interface OwnGames {
  readonly games: readonly OwnGame[];
  /** Tables of which nothing is said, because their data are damaged. */
  readonly damaged: readonly TableId[];
}

/** All games in which this person had a seat, also at tables they have left. */
export async function ownGames(
  store: Store,
  damaged: DamagedTables,
  player: PlayerId,
): Promise<OwnGames> {
  const games: OwnGame[] = [];
  const unread: TableId[] = [];
  for (const table of await store.tablesEver(player)) {
    try {
      games.push(...(await damaged.watch(ownGamesAt(store, table, player))));
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error;
      unread.push(table);
    }
  }
  return { games, damaged: unread };
}

async function ownGamesAt(
  store: Store,
  table: TableId,
  player: PlayerId,
): Promise<readonly OwnGame[]> {
  const { log = [] } = (await store.table(table)) ?? {};
  const state = log.reduce<TableState | null>(evolveTable, null);
  const chair = state === null ? null : seatOfPlayer(state, player);
  const games: OwnGame[] = [];
  for (const { at, event } of log) {
    if (event.type !== "started") continue;
    const seat = seatIn(event, player);
    if (seat === null) continue;
    // A game is replayed to say what its seat was told: other requests come between two of them.
    await new Promise((resolve) => setImmediate(resolve));
    const { game, config } = event;
    const end = endOfGame(log, game);
    const isOpen = end !== null || (game === state?.games && seat === chair);
    const told = isOpen ? toldTo(await loadGame(store, { id: table, log }, game), seat) : [];
    games.push({
      table,
      game,
      seat,
      config,
      started: at,
      winners: end?.winners ?? null,
      told: isOpen ? told.map((each) => each.event) : null,
    });
  }
  return games;
}

function seatIn(
  { seats }: Extract<TableEvent, { type: "started" }>,
  player: PlayerId,
): Seat | null {
  const at = seats.findIndex((sitter) => sitter.type === "player" && sitter.player === player);
  return at < 0 ? null : (at as Seat);
}
