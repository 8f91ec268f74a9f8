import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import { toldCount, toldTo } from "@inkognito/engine/host";
import {
  type ByeCode,
  bytesOf,
  type Clock,
  eventFor,
  type PlayerId,
  type ServerMessage,
  type StampedEvent,
  seatOfPlayer,
  type TableState,
} from "@inkognito/protocol";
import type { Present } from "../../peers/peerMessage.js";
import type { Millis, Time } from "../../time/time.js";
import type { LoadedTable } from "../rules/decide/loadedTable.js";
import { type EventTexts, type OpenGame, type ToldEvent, viewerAt } from "../rules/game/game.js";
import { type Horizon, peopleShown } from "../rules/table/horizon.js";
import { LegalTexts } from "./choices.js";
import type { Connection } from "./connection.js";
import type { Names } from "./names.js";
import { padded } from "./padding.js";
import { Presence } from "./presence.js";
import { formatMessage, formatTold, sendBye } from "./send.js";

/** One page at the table. */
export interface Page {
  readonly connection: Connection;
  /** It came with the key of the link, or its player has a chair. */
  readonly invited: boolean;
  readonly horizon: Horizon;
  /** A program: it is sent `legal` with everything its seat is told. */
  readonly wantsLegal: boolean;
  /** It folds all kinds of table events. */
  readonly knowsAll: boolean;
  seat: Seat | null;
}

const NO_CLOCKS = "[]";

/** The pages at one table in this process, with the chair of each: sends to some or all of them. */
export class Viewers {
  readonly presence: Presence;
  readonly #pages = new Map<Connection, Page>();
  #host: PlayerId | null = null;
  /** The clocks that were sent last. */
  #clocks = NO_CLOCKS;
  /** The table by which the chairs were set last. */
  #table: TableState | null = null;

  constructor(time: Time, announce: (present: Present) => void) {
    this.presence = new Presence(this, time, announce);
  }

  get size(): number {
    return this.#pages.size;
  }

  get host(): PlayerId | null {
    return this.#host;
  }

  add(connection: Connection, table: TableState, page: Omit<Page, "connection" | "seat">): void {
    const { player } = connection;
    this.#pages.set(connection, { connection, ...page, seat: seatOfPlayer(table, player) });
    this.presence.arrived(player);
    this.#host = table.host;
  }

  /** False: it was not here. */
  remove(connection: Connection): boolean {
    const page = this.#pages.get(connection);
    if (page === undefined) return false;
    this.#pages.delete(connection);
    const { player } = connection;
    if (this.#isMember(page) && this.of(player).length === 0) this.presence.left(player);
    return true;
  }

  #isMember = ({ seat, connection }: Page): boolean =>
    seat !== null || connection.player === this.#host;

  has = (connection: Connection): boolean => this.#pages.has(connection);

  of(player: PlayerId): readonly Connection[] {
    return [...this.#pages.keys()].filter((each) => each.player === player);
  }

  #peopleWhere(isWanted: (page: Page) => boolean): readonly PlayerId[] {
    const pages = [...this.#pages.values()].filter(isWanted);
    return [...new Set(pages.map(({ connection }) => connection.player))];
  }

  /** Players with a chair, and the host. A host without a chair counts as a watcher as well. */
  get present(): readonly PlayerId[] {
    return this.#peopleWhere(this.#isMember);
  }

  /** People without a chair. */
  get watching(): readonly PlayerId[] {
    return this.#peopleWhere(({ seat }) => seat === null);
  }

  /** Connections of people without a chair, by whether they came with the key; not the host's. */
  watchingBy(invited: boolean): readonly Connection[] {
    return [...this.#pages.values()]
      .filter((page) => !this.#isMember(page) && page.invited === invited)
      .map(({ connection }) => connection);
  }

  /** People who watch without the key on all of their pages. */
  get uninvited(): readonly PlayerId[] {
    const invited = new Set(this.watchingBy(true).map(({ player }) => player));
    const players = new Set(this.watchingBy(false).map(({ player }) => player));
    return [...players].filter((player) => !invited.has(player));
  }

  /** Closes all pages of a player, as if the table did not exist. False: there were none. */
  closePagesOf(player: PlayerId): boolean {
    const connections = this.of(player);
    for (const connection of connections) {
      this.remove(connection);
      sendBye(connection, "notHere");
    }
    return connections.length > 0;
  }

  closeAll(code: ByeCode): void {
    const all = [...this.#pages.keys()];
    this.#pages.clear();
    for (const connection of all) sendBye(connection, code);
  }

  sendToAll(message: ServerMessage): void {
    const text = formatMessage(message);
    for (const connection of this.#pages.keys()) connection.send(text);
  }

  /** New events of the table log; to pages of an earlier version in the form that they can fold. */
  sendTable(events: readonly StampedEvent[], host: PlayerId): void {
    const text = formatMessage({ type: "table", events: [...events] });
    let older: string | null = null;
    for (const { connection, knowsAll } of this.#pages.values()) {
      if (knowsAll) {
        connection.send(text);
        continue;
      }
      older ??= formatMessage({
        type: "table",
        events: events.map((stamped) => eventFor(stamped, host)),
      });
      connection.send(older);
    }
  }

  /** To all other pages of the same player. */
  sendToOtherPages(than: Connection, message: ServerMessage): void {
    const text = formatMessage(message);
    for (const each of this.of(than.player)) if (each !== than) each.send(text);
  }

  /** The names of these people, to each page those it may know. */
  sendNames(loaded: LoadedTable, names: Names, people: Iterable<PlayerId>): void {
    const texts = new Map<number, string>();
    for (const { connection, horizon } of this.#pages.values()) {
      const text =
        texts.get(horizon.no) ??
        formatMessage({ type: "people", people: names.of(peopleShown(loaded, horizon, people)) });
      texts.set(horizon.no, text);
      connection.send(text);
    }
  }

  /** Only if they have changed. */
  sendClocks(clocks: readonly Clock[], now: Millis): void {
    if (clocks.length === 0 && this.#clocks === NO_CLOCKS) return;
    const text = JSON.stringify(clocks);
    if (text === this.#clocks) return;
    this.#clocks = text;
    this.sendToAll({ type: "clocks", now, clocks: [...clocks] });
  }

  /** To each page what its chair is told of a game, beyond the numbers of events already told. */
  sendTold(
    game: OpenGame,
    before: readonly number[],
    texts: EventTexts,
    isFor = (_: Connection): boolean => true,
  ): void {
    const open = toldTo(game, SPECTATOR, toldCount({ told: before }, SPECTATOR));
    const openLength = open.length === 0 ? 0 : bytesOf(formatTold(game.no, open, texts));
    // Viewers who are told the same share one list.
    const known = new Map<readonly ToldEvent[], string>();
    let legal: LegalTexts | null = null;
    for (const { connection, seat, wantsLegal } of this.#pages.values()) {
      const viewer = viewerAt(game, seat);
      if (viewer === null || !isFor(connection)) continue;
      const told = toldTo(game, viewer, toldCount({ told: before }, viewer));
      if (told.length === 0) continue;
      let text = known.get(told);
      if (text === undefined) {
        text = padded(formatTold(game.no, told, texts), openLength);
        known.set(told, text);
      }
      connection.send(text);
      if (!wantsLegal || seat === null) continue;
      legal ??= new LegalTexts(game);
      connection.send(legal.of(seat));
    }
  }

  /** Sets the chair of each page by the table. Returns the pages whose chair has changed. */
  updateSeats(table: TableState): readonly Page[] {
    const moved: Page[] = [];
    // Most actions change the game and not the table.
    if (table === this.#table) return moved;
    this.#table = table;
    this.#host = table.host;
    for (const page of this.#pages.values()) {
      const seat = seatOfPlayer(table, page.connection.player);
      if (seat === page.seat) continue;
      page.seat = seat;
      moved.push(page);
    }
    return moved;
  }
}
