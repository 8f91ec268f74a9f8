import { type Hello, PROTOCOL_VERSION, seatOfPlayer } from "@inkognito/protocol";
import type { Connection } from "./connection.js";
import { isWelcome } from "./door.js";
import { type Held, peopleAt } from "./held.js";
import type { Inside } from "./inside.js";
import type { Keeper } from "./keeper.js";
import { clocksOf } from "./timing.js";
import { gameSoFar, sayBye, tell } from "./viewers.js";

/** Says `welcome`, and everybody hears who is here; or says `bye`. False: not let in. */
export async function admit(
  { id, options, viewers, names, keeper }: Inside,
  connection: Connection,
  { key, seen }: Hello,
): Promise<boolean> {
  const { store, time, limits } = options;
  const { player } = connection;
  const held = await holdFor(keeper, seen);
  const now = time.now();
  if (held === null || !(await isWelcome(store, id, held, { player, key }, now))) {
    sayBye(connection, "notHere");
    return false;
  }
  const { table, log, game, timing } = held;
  const seat = seatOfPlayer(table, player);
  const isStranger = seat === null && player !== table.host;
  if (isStranger && viewers.watchers >= limits.watchersPerTable) {
    sayBye(connection, "tooMany");
    return false;
  }
  const people = peopleAt(table);
  await names.learn(people);
  const notes = seat === null || game === null ? null : await store.notes(id, game.no, player);
  // Chairs do not change while a game is on; otherwise the numbers may be those of another chair.
  const isSameStream = table.phase.type === "playing" && seen.game === game?.no;
  const after = seen.table <= table.no ? seen.table : 0;
  tell(connection, {
    type: "welcome",
    version: PROTOCOL_VERSION,
    now,
    table: id,
    you: { player, seat },
    people: names.of(people),
    log: { after, events: log.slice(after) },
    game: gameSoFar(game, seat, isSameStream ? seen.told : 0),
    clocks: [...clocksOf(timing)],
    notes,
  });
  viewers.add(connection, seat);
  viewers.all(viewers.present());
  return true;
}

/** A page that knows more than is known here comes from a process that has moved on. */
async function holdFor(keeper: Keeper, seen: Hello["seen"]): Promise<Held | null> {
  const held = await keeper.hold();
  const isAhead = held !== null && (seen.table > held.table.no || seen.game > held.table.games);
  const told = held?.game?.no === seen.game ? Math.max(...held.game.told) : seen.told;
  if (!isAhead && seen.told <= told) return held;
  keeper.doubt();
  return keeper.hold();
}
