import type { Seat } from "@inkognito/engine/core";
import type { PlayerId, TableState } from "@inkognito/protocol";
import type { OpenGame } from "../game/game.js";

/** Computes a value once for each table state: most actions change the game and not the table. */
function oncePerTable<T extends object | string>(
  compute: (table: TableState) => T,
): (table: TableState) => T {
  const computed = new WeakMap<TableState, T>();
  return (table) => {
    const known = computed.get(table) ?? compute(table);
    computed.set(table, known);
    return known;
  };
}

export const playersOf = ({ seats }: TableState): readonly PlayerId[] =>
  seats.flatMap((sitter) => (sitter?.type === "player" ? [sitter.player] : []));

/** The host, with or without a chair, and every player who has one. */
export const membersOf = oncePerTable((table): readonly PlayerId[] => [
  ...new Set([table.host, ...playersOf(table)]),
]);

/** The members, and all whose chat messages the table shows: their names are needed. */
export const namedPeople = oncePerTable(
  (table): ReadonlySet<PlayerId> =>
    new Set([...membersOf(table), ...table.said.map(({ player }) => player)]),
);

/** The seats of people who play themselves, without a stand-in; none while no game is on. */
export const playingSeats = oncePerTable(({ phase, seats, standIns }): readonly Seat[] => {
  if (phase.type !== "playing") return [];
  return seats.flatMap((sitter, seat) =>
    sitter?.type === "player" && standIns[seat] === null ? [seat as Seat] : [],
  );
});

/** The players whose decision is awaited, without bots and stand-ins. */
export function awaitedPeople(table: TableState, game: OpenGame | null): readonly PlayerId[] {
  if (table.phase.type !== "playing" || game === null) return [];
  const awaited: PlayerId[] = [];
  for (const seat of game.awaited) {
    const sitter = table.seats[seat];
    if (sitter?.type === "player" && table.standIns[seat] === null) awaited.push(sitter.player);
  }
  return awaited;
}
