import type { Millis } from "../../time/time.js";
import type { LoadedTable } from "../rules/decide/loadedTable.js";
import type { EventTexts, OpenGame } from "../rules/game/game.js";
import { gameShownTo } from "../rules/table/gamesInLog.js";
import { namedPeople } from "../rules/table/members.js";
import { clocksOf } from "../rules/time/timing.js";
import { sendLegal } from "./choices.js";
import type { Connection } from "./connection.js";
import type { Names } from "./names.js";
import { gameSoFar, send } from "./send.js";
import type { Viewers } from "./viewers.js";

/** How far the pages of a table have been told. */
export interface Progress {
  readonly version: number;
  /** The last number of the table log. */
  readonly no: number;
  /** 0: none. */
  readonly game: number;
  /** Of that game: how many events each seat was told, and at the end a spectator. */
  readonly told: readonly number[];
}

/** What has become durable and has to be sent. */
export interface Update {
  readonly since: Progress;
  readonly loaded: LoadedTable;
  /** The game that was on at `since`, if another one has begun since. */
  readonly before: OpenGame | null;
  /** The events that were formatted for the store. */
  readonly texts: EventTexts;
}

interface Audience {
  readonly viewers: Viewers;
  readonly names: Names;
}

/**
 * Sends an update to all pages, to each what it may know. Null: it was sent; otherwise names have to be
 * loaded first.
 */
export function broadcast(
  update: Update,
  { viewers, names }: Audience,
  now: Millis,
): Promise<void> | null {
  if (!names.hasAll(namedPeople(update.loaded.table))) {
    return broadcastWithNames(update, { viewers, names }, now);
  }
  if (viewers.size > 0) sendUpdate(update, viewers, now);
  return null;
}

async function broadcastWithNames(
  update: Update,
  { viewers, names }: Audience,
  now: Millis,
): Promise<void> {
  const people = namedPeople(update.loaded.table);
  // What is durable has to be sent; a name can come later.
  await names.load(people).catch(() => undefined);
  if (viewers.size === 0) return;
  viewers.sendNames(update.loaded, names, people);
  sendUpdate(update, viewers, now);
}

function sendUpdate({ since, loaded, before, texts }: Update, viewers: Viewers, now: Millis): void {
  const { table, game, log } = loaded;
  const { host } = viewers;
  const moved = new Map(viewers.updateSeats(table).map((page) => [page.connection, page]));
  const stays = (connection: Connection): boolean => !moved.has(connection);
  // The end of a game is sent before the table's event about it, its beginning after it.
  const isSame = game !== null && game.no === since.game;
  if (isSame) viewers.sendTold(game, since.told, texts, stays);
  if (before !== null) viewers.sendTold(before, since.told, texts, stays);
  if (table.no > since.no) viewers.sendTable(log.slice(since.no), table.host);
  if (game !== null && !isSame) viewers.sendTold(game, [], texts, stays);
  for (const [connection, { seat, horizon, wantsLegal }] of moved) {
    const shown = gameShownTo(loaded, horizon, { player: connection.player, seat });
    send(connection, { type: "seated", seat, game: gameSoFar(shown, seat) });
    if (wantsLegal) sendLegal(connection, shown, seat);
  }
  viewers.sendClocks(clocksOf(loaded.timing), now);
  if (moved.size > 0 || viewers.host !== host) viewers.presence.broadcast();
}
