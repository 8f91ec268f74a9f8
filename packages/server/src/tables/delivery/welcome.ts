import { type Hello, type PlayerId, PROTOCOL_VERSION, seatOfPlayer } from "@inkognito/protocol";
import type { TableLimits } from "../../settings/limits.js";
import { type Held, peopleAt } from "../rules/decide/loadedTable.js";
import { toldCount, viewerAt } from "../rules/game/game.js";
import { accessOf, isWelcome, opens } from "../rules/table/access.js";
import { horizonOf, peopleShown, shownLog } from "../rules/table/horizon.js";
import { writtenLog } from "../rules/table/talk.js";
import { clocksOf } from "../rules/time/timing.js";
import type { Keeper } from "../runtime/cache/tableCache.js";
import type { Inside } from "../runtime/handlers/context.js";
import type { Connection } from "./connection.js";
import { gameSoFar, sayBye, sayWelcome, type Viewers } from "./viewers.js";

/** Says `welcome`, and everybody hears who is here; or says `bye`. False: not let in. */
export async function admit(
  { id, options, viewers, names, keeper }: Inside,
  connection: Connection,
  { key, seen }: Hello,
): Promise<boolean> {
  const { store, time, limits } = options;
  const { player } = connection;
  const held = await holdFor(keeper, seen, player);
  const now = time.now();
  if (held === null || !(await isWelcome(store, id, accessOf(held.table), { player, key }, now))) {
    sayBye(connection, "notHere");
    return false;
  }
  const { table, log, timing } = held;
  const seat = seatOfPlayer(table, player);
  const isMember = seat !== null || player === table.host;
  const isInvited = !isMember && (await opens(store, id, key, now));
  if (!isMember && isCrowded(viewers, connection, isInvited, limits)) {
    sayBye(connection, "tooMany");
    return false;
  }
  await names.learn(peopleAt(table));
  const horizon = horizonOf(log, player);
  const game = held.game !== null && held.game.no > horizon.games ? held.game : null;
  const notes = seat === null || game === null ? null : await store.notes(id, game.no, player);
  // Chairs do not change while a game is on; otherwise the numbers may be those of another chair.
  const isSameStream = table.phase.type === "playing" && seen.game === game?.no;
  const after = seen.table <= table.no && seen.table >= horizon.no ? seen.table : 0;
  sayWelcome(
    connection,
    { after, events: writtenLog(shownLog(log, horizon), after) },
    {
      type: "welcome",
      version: PROTOCOL_VERSION,
      now,
      table: id,
      you: { player, seat },
      people: names.of(peopleShown(held, horizon, peopleAt(table))),
      game: gameSoFar(game, seat, isSameStream ? seen.told : 0),
      clocks: [...clocksOf(timing)],
      notes,
    },
  );
  viewers.add(connection, table, { invited: isMember || isInvited, horizon });
  viewers.tellPresent();
  return true;
}

/**
 * Are there too many who watch? People with the key count for themselves: those who found the table
 * in the list cannot keep out invited players, and one address cannot keep out all others.
 */
function isCrowded(
  viewers: Viewers,
  { player, address }: Connection,
  isInvited: boolean,
  limits: TableLimits,
): boolean {
  const others = viewers.watchingBy(isInvited).filter((each) => each.player !== player);
  // Other processes say of all together how many they are.
  const everywhere = countPeople(others) + viewers.watchersElsewhere;
  if (isInvited) return everywhere >= limits.invitedPerTable;
  const fromHere = countPeople(others.filter((each) => each.address === address));
  return everywhere >= limits.watchersPerTable || fromHere >= limits.watchersPerAddress;
}

const countPeople = (connections: readonly Connection[]): number =>
  new Set(connections.map(({ player }) => player)).size;

/** A page that knows more than is known here comes from a process that has moved on. */
async function holdFor(
  keeper: Keeper,
  seen: Hello["seen"],
  player: PlayerId,
): Promise<Held | null> {
  const held = await keeper.hold();
  const isAhead = held !== null && (seen.table > held.table.no || seen.game > held.table.games);
  if (!isAhead && seen.told <= toldTo(held, seen, player)) return held;
  keeper.doubt();
  return keeper.hold();
}

/** How much this person was told of the game that the page knows; others may have been told more. */
function toldTo(held: Held | null, seen: Hello["seen"], player: PlayerId): number {
  if (held?.game?.no !== seen.game) return seen.told;
  const viewer = viewerAt(held.game, seatOfPlayer(held.table, player));
  return viewer === null ? seen.told : toldCount(held.game, viewer);
}
