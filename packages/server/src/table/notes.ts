import {
  type ClientRequest,
  type PlayerId,
  seatOfPlayer,
  type TableId,
  type TableRefusalCode,
  type TableState,
} from "@inkognito/protocol";
import type { Store } from "../store/store.js";

/** So many are remembered, so that one that comes twice does not undo a later one. */
const KEPT = 64;

/** Everybody's own pencil marks at one table. Nobody and nothing else here reads them. */
export class Notes {
  readonly #table: TableId;
  readonly #store: Store;
  readonly #written: string[] = [];

  constructor(table: TableId, store: Store) {
    this.#table = table;
    this.#store = store;
  }

  of = (player: PlayerId, game: number): Promise<string | null> =>
    this.#store.notes(this.#table, game, player);

  /** False: this was written before. */
  async write(
    player: PlayerId,
    { id, game, text }: Extract<ClientRequest, { readonly type: "note" }>,
  ): Promise<boolean> {
    const key = `${player} ${id}`;
    if (this.#written.includes(key)) return false;
    await this.#store.setNotes(this.#table, game, player, text);
    this.#written.push(key);
    if (this.#written.length > KEPT) this.#written.shift();
    return true;
  }
}

/** Notes are for those who play the game they are about; null: they may be written. */
export function notesRefusal(
  table: TableState,
  player: PlayerId,
  game: number,
): TableRefusalCode | null {
  if (seatOfPlayer(table, player) === null) return "notSeated";
  return game === 0 || game !== table.games ? "noSuchGame" : null;
}
