import { type Hello, PROTOCOL_VERSION, seatOfPlayer, type TableId } from "@inkognito/protocol";
import type { TableLimits } from "../../settings/limits.js";
import type { Store } from "../../store/store.js";
import type { Millis } from "../../time/time.js";
import type { LoadedTable } from "../rules/decide/loadedTable.js";
import { gameShownTo } from "../rules/table/gamesInLog.js";
import { horizonOf, logFor, peopleShown, shownLog } from "../rules/table/horizon.js";
import { namedPeople } from "../rules/table/members.js";
import { formatLog } from "../rules/table/talk.js";
import { clocksOf } from "../rules/time/timing.js";
import { sendLegal } from "./choices.js";
import type { Connection } from "./connection.js";
import type { Names } from "./names.js";
import { gameSoFar, sendWelcome } from "./send.js";
import type { Viewers } from "./viewers.js";

interface Arrival {
  readonly id: TableId;
  readonly loaded: LoadedTable;
  readonly seen: Hello["seen"];
  readonly wantsLegal: boolean;
  /** The page folds all kinds of table events. */
  readonly knowsAll: boolean;
  /** The page came with the key of the link, or its player is a member. */
  readonly invited: boolean;
  readonly now: Millis;
}

/** Sends `welcome` to a page that may come in, and tells all others who is here. */
export async function welcome(
  {
    store,
    viewers,
    names,
  }: { readonly store: Store; readonly viewers: Viewers; readonly names: Names },
  connection: Connection,
  { id, loaded, seen, wantsLegal, knowsAll, invited, now }: Arrival,
): Promise<void> {
  const { player } = connection;
  const { table, log, timing } = loaded;
  const seat = seatOfPlayer(table, player);
  await names.load(namedPeople(table));
  const horizon = horizonOf(log, player);
  const game = gameShownTo(loaded, horizon, { player, seat });
  const notes =
    seat === null || game === null ? null : await store.notes({ table: id, game: game.no, player });
  // Chairs do not change during a game; at other times the numbers may belong to another chair.
  const isSameStream = table.phase.type === "playing" && seen.game === game?.no;
  const after = seen.table <= table.no && seen.table >= horizon.no ? seen.table : 0;
  sendWelcome(
    connection,
    { after, events: formatLog(logFor(shownLog(log, horizon), knowsAll), after) },
    {
      type: "welcome",
      version: PROTOCOL_VERSION,
      now,
      table: id,
      you: { player, seat },
      people: names.of(peopleShown(loaded, horizon, namedPeople(table))),
      game: gameSoFar(game, seat, isSameStream ? seen.told : 0),
      clocks: [...clocksOf(timing)],
      notes,
    },
  );
  if (wantsLegal) sendLegal(connection, game, seat);
  viewers.add(connection, table, { invited, horizon, wantsLegal, knowsAll });
  viewers.presence.broadcast();
}

/**
 * Are there too many watchers? People with the key are counted apart: those who found the table in the
 * list cannot keep out invited players, and one address cannot keep out all others.
 */
export function isCrowded(
  viewers: Viewers,
  { player, address }: Connection,
  isInvited: boolean,
  limits: TableLimits,
): boolean {
  const others = viewers.watchingBy(isInvited).filter((each) => each.player !== player);
  // Other processes report one number for both kinds.
  const everywhere = countPeople(others) + viewers.presence.remoteWatchers;
  if (isInvited) return everywhere >= limits.invitedPerTable;
  const fromHere = countPeople(others.filter((each) => each.address === address));
  return everywhere >= limits.watchersPerTable || fromHere >= limits.watchersPerAddress;
}

const countPeople = (connections: readonly Connection[]): number =>
  new Set(connections.map(({ player }) => player)).size;
