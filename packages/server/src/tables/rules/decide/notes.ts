import {
  type PlayerId,
  seatOfPlayer,
  type TableRefusalCode,
  type TableState,
} from "@inkognito/protocol";

/** Notes are for those who play the game they are about; null: they may be written. */
export function notesRefusal(
  table: TableState,
  player: PlayerId,
  game: number,
): TableRefusalCode | null {
  if (seatOfPlayer(table, player) === null) return "notSeated";
  return game === 0 || game !== table.games ? "noSuchGame" : null;
}
