import type { Seat } from "@inkognito/engine/core";
import type { GameConfig } from "@inkognito/engine/games";
import { toldTo } from "@inkognito/engine/host";
import {
  evolveTable,
  type PlayerId,
  type StampedEvent,
  seatOfPlayer,
  type TableEvent,
  type TableId,
  type TableState,
} from "@inkognito/protocol";
import type { Store } from "../../../store/store.js";
import type { Millis } from "../../../time/time.js";
import type { ToldEvent } from "../../rules/game/game.js";
import { endOfGame } from "../../rules/table/gamesInLog.js";
import { loadGame } from "../cache/loadTable.js";

/** A game as one of its players may export it. */
export interface OwnGame {
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

/** All games in which this person had a seat, also at tables they have left. */
export async function ownGames(store: Store, player: PlayerId): Promise<readonly OwnGame[]> {
  const games: OwnGame[] = [];
  for (const table of await store.tablesEver(player)) {
    const stored = await store.table(table);
    if (stored !== null)
      games.push(...(await ownGamesAt(store, { table, log: stored.log }, player)));
  }
  return games;
}

async function ownGamesAt(
  store: Store,
  { table, log }: { readonly table: TableId; readonly log: readonly StampedEvent[] },
  player: PlayerId,
): Promise<readonly OwnGame[]> {
  const state = log.reduce<TableState | null>(evolveTable, null);
  const chair = state === null ? null : seatOfPlayer(state, player);
  const games: OwnGame[] = [];
  for (const { at, event } of log) {
    if (event.type !== "started") continue;
    const seat = seatIn(event, player);
    if (seat === null) continue;
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
