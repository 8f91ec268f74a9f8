import { toldCount } from "@inkognito/engine/host";
import { type Hello, knowsAll, type PlayerId, seatOfPlayer } from "@inkognito/protocol";
import type { Connection } from "../../delivery/connection.js";
import { sendBye } from "../../delivery/send.js";
import { isCrowded, welcome } from "../../delivery/welcome.js";
import type { LoadedTable } from "../../rules/decide/loadedTable.js";
import { viewerAt } from "../../rules/game/game.js";
import { accessOf } from "../../rules/table/access.js";
import type { TableCache } from "../cache/tableCache.js";
import { isKeyOf, isWelcome } from "../queries/access.js";
import type { TableContext } from "./context.js";

/** Sends `welcome`, and tells all who is here; or sends `bye`. False: not let in. */
export async function handleEnter(
  context: TableContext,
  connection: Connection,
  { key, seen, knows, legal = false }: Hello,
): Promise<boolean> {
  const { id, store, time, limits, viewers, cache } = context;
  const { player } = connection;
  const loaded = await loadFor(cache, seen, player);
  const now = time.now();
  if (
    loaded === null ||
    !(await isWelcome({ store, now }, { id, ...accessOf(loaded.table) }, { player, key }))
  ) {
    sendBye(connection, "notHere");
    return false;
  }
  const { table } = loaded;
  const isMember = seatOfPlayer(table, player) !== null || player === table.host;
  const isInvited = !isMember && (await isKeyOf({ store, now }, id, key));
  if (!isMember && isCrowded(viewers, connection, isInvited, limits)) {
    sendBye(connection, "tooMany");
    return false;
  }
  const invited = isMember || isInvited;
  await welcome(context, connection, {
    ...{ id, loaded, seen, knowsAll: knowsAll(knows), wantsLegal: legal, invited, now },
  });
  return true;
}

/** A page that has seen more than this process knows comes from a process that is ahead: load again. */
async function loadFor(
  cache: TableCache,
  seen: Hello["seen"],
  player: PlayerId,
): Promise<LoadedTable | null> {
  const loaded = await cache.load();
  const isAhead =
    loaded !== null && (seen.table > loaded.table.no || seen.game > loaded.table.games);
  if (!isAhead && seen.told <= toldSoFar(loaded, seen, player)) return loaded;
  cache.markStale();
  return cache.load();
}

/** How many events this player was told of the game that the page has seen. */
function toldSoFar(loaded: LoadedTable | null, seen: Hello["seen"], player: PlayerId): number {
  if (loaded?.game?.no !== seen.game) return seen.told;
  const viewer = viewerAt(loaded.game, seatOfPlayer(loaded.table, player));
  return viewer === null ? seen.told : toldCount(loaded.game, viewer);
}
