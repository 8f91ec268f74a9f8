import { err, type Result } from "@inkognito/engine/core";
import {
  type PlayerId,
  seatOfPlayer,
  type TableRefusal,
  type TableRefusalCode,
  type TableState,
} from "@inkognito/protocol";

/** A refusal of the table, not of the game: it has no rule. */
export const tableRefusal = (code: TableRefusalCode): TableRefusal => ({ code, rule: null });

export const refuse = (code: TableRefusalCode): Result<never, TableRefusal> =>
  err(tableRefusal(code));

/** Only players of a game write notes about it; null: they may be written. */
export function notesRefusal(
  table: TableState,
  player: PlayerId,
  game: number,
): TableRefusalCode | null {
  if (seatOfPlayer(table, player) === null) return "notSeated";
  return game === 0 || game !== table.games ? "noSuchGame" : null;
}

/** Players with a chair may pass the link on; only the host may replace it. Null: allowed. */
export function inviteRefusal(
  table: TableState,
  player: PlayerId,
  renew: boolean,
): TableRefusalCode | null {
  if (table.phase.type === "closed") return "notNow";
  if (player === table.host) return null;
  if (renew) return "notHost";
  return seatOfPlayer(table, player) === null ? "notSeated" : null;
}
