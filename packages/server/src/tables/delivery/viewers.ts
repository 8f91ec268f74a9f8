import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import {
  BYE_CODES,
  type ByeCode,
  type Clock,
  type MessageId,
  type PlayerId,
  type ServerMessage,
  seatOfPlayer,
  type TableState,
} from "@inkognito/protocol";
import type { Here } from "../../peers/peerMessage.js";
import type { Millis } from "../../store/store.js";
import type { Time } from "../../time/time.js";
import type { Held } from "../rules/decide/loadedTable.js";
import type { Texts } from "../rules/game/eventTexts.js";
import { type OpenGame, type ToldEvent, toldOf, viewerAt } from "../rules/game/game.js";
import { type Horizon, peopleShown } from "../rules/table/horizon.js";
import type { Connection } from "./connection.js";
import type { Names } from "./names.js";
import { padded, paddedEnd, paddedLong } from "./padding.js";
import { Elsewhere } from "./remotePresence.js";

interface Guest {
  readonly connection: Connection;
  /** Came with the key of the link, or to a chair. */
  readonly invited: boolean;
  readonly horizon: Horizon;
  seat: Seat | null;
}

type Message<T extends ServerMessage["type"]> = Extract<ServerMessage, { readonly type: T }>;

/** What one person alone is told: its length would tell others about it. */
const PRIVATE: ReadonlySet<ServerMessage["type"]> = new Set(["seated", "notes"]);

/** Written once for however many get it. */
const written = (message: ServerMessage): string => {
  const text = JSON.stringify(message);
  return PRIVATE.has(message.type) ? paddedLong(text) : text;
};

export const tell = (connection: Connection, message: ServerMessage): void =>
  connection.send(written(message));

/** A welcome that is longer is put together from bytes. */
const LONG = 64 * 1024;

/** `events`: as JSON already, the same for many who come. */
export function sayWelcome(
  connection: Connection,
  { after, events }: { readonly after: number; readonly events: Buffer },
  welcome: Omit<Message<"welcome">, "log">,
): void {
  const front = `${JSON.stringify(welcome).slice(0, -1)},"log":{"after":${after},"events":`;
  if (events.length < LONG) {
    connection.send(paddedLong(`${front}${events.toString()}}}`));
    return;
  }
  const head = Buffer.from(front);
  connection.sendLong([head, events, paddedEnd("}}", head.length + events.length)]);
}

/** The most frequent answer of all. */
export const sayDone = (connection: Connection, re: MessageId): void =>
  connection.send(`{"type":"done","re":${JSON.stringify(re)}}`);

export function sayBye(connection: Connection, code: ByeCode): void {
  tell(connection, { type: "bye", code });
  connection.close(BYE_CODES[code]);
}

/** The game as one chair knows it, after the first `after` events it was told. */
export function gameSoFar(
  game: OpenGame | null,
  seat: Seat | null,
  after = 0,
): Message<"seated">["game"] {
  const viewer = game === null ? null : viewerAt(game, seat);
  if (game === null || viewer === null) return null;
  const events = toldOf(game, viewer, 0);
  return after > events.length
    ? { game: game.no, after: 0, events: [...events] }
    : { game: game.no, after, events: events.slice(after) };
}

/** A `told` message. What all are told alike is written once. */
function formatTold(game: number, told: readonly ToldEvent[], texts: Texts): string {
  let events = "";
  for (const { no, event } of told) {
    events += `${events === "" ? "" : ","}{"no":${no},"event":${texts.of(event)}}`;
  }
  return `{"type":"told","game":${game},"events":[${events}]}`;
}

const NO_CLOCKS = "[]";

/** Who is connected to a room, and at which chair. */
export class Viewers {
  readonly #time: Time;
  readonly #say: (here: Here) => void;
  readonly #elsewhere = new Elsewhere();
  readonly #began: Millis;
  readonly #guests = new Map<Connection, Guest>();
  /** When the last page of somebody who sat here, or of the host, was closed. */
  readonly #gone = new Map<PlayerId, Millis>();
  #host: PlayerId | null = null;
  /** As they were told last. */
  #clocks = NO_CLOCKS;
  /** The one for which the chairs were looked at last. */
  #table: TableState | null = null;

  /** `say`: to whoever serves the same table elsewhere. */
  constructor(time: Time, say: (here: Here) => void) {
    this.#time = time;
    this.#say = say;
    this.#began = time.now();
  }

  get size(): number {
    return this.#guests.size;
  }

  get host(): PlayerId | null {
    return this.#host;
  }

  add(connection: Connection, table: TableState, coming: Pick<Guest, "invited" | "horizon">): void {
    const { player } = connection;
    this.#guests.set(connection, { connection, ...coming, seat: seatOfPlayer(table, player) });
    this.#gone.delete(player);
    this.#host = table.host;
  }

  /** False: it was not here. */
  remove(connection: Connection): boolean {
    const guest = this.#guests.get(connection);
    if (guest === undefined) return false;
    this.#guests.delete(connection);
    const { player } = connection;
    const isKnown = guest.seat !== null || player === this.#host;
    if (isKnown && this.of(player).length === 0) this.#gone.set(player, this.#time.now());
    return true;
  }

  /** How long somebody has had no page open at this table, as far as this room knows: since it was opened. */
  awayFor = (player: PlayerId): Millis => {
    return this.isHere(player) ? 0 : this.#time.now() - (this.#gone.get(player) ?? this.#began);
  };

  /** Has this person a page open at this table, in any process? */
  isHere = (player: PlayerId): boolean =>
    this.of(player).length > 0 || this.#elsewhere.players.has(player);

  has = (connection: Connection): boolean => this.#guests.has(connection);

  of(player: PlayerId): readonly Connection[] {
    return [...this.#guests.keys()].filter((each) => each.player === player);
  }

  /** People without a chair. */
  get watching(): readonly PlayerId[] {
    const watching = [...this.#guests.values()].filter(({ seat }) => seat === null);
    return [...new Set(watching.map(({ connection }) => connection.player))];
  }

  /** People without a chair in this process, by whether they came with the key. */
  watchingBy(invited: boolean): readonly Connection[] {
    const watching = [...this.#guests.values()].filter(
      (guest) =>
        guest.seat === null && guest.invited === invited && guest.connection.player !== this.#host,
    );
    return watching.map(({ connection }) => connection);
  }

  /** Who watches without the key, on no page with it. */
  get uninvited(): readonly PlayerId[] {
    const invited = new Set(this.watchingBy(true).map(({ player }) => player));
    const players = new Set(this.watchingBy(false).map(({ player }) => player));
    return [...players].filter((player) => !invited.has(player));
  }

  /** In all processes. */
  get watchersElsewhere(): number {
    return this.#elsewhere.watchers;
  }

  /** In all processes. */
  get watchers(): number {
    return this.watching.length + this.#elsewhere.watchers;
  }

  /** Closes all pages of a person, as if there were nothing here. False: there were none. */
  shut(player: PlayerId): boolean {
    const connections = this.of(player);
    for (const connection of connections) {
      this.remove(connection);
      sayBye(connection, "notHere");
    }
    return connections.length > 0;
  }

  /** The same to everybody. */
  all(message: ServerMessage): void {
    const text = written(message);
    for (const connection of this.#guests.keys()) connection.send(text);
  }

  /** The names of these people, to each page those it may be told. */
  people(held: Held, names: Names, people: Iterable<PlayerId>): void {
    const texts = new Map<number, string>();
    for (const { connection, horizon } of this.#guests.values()) {
      const known = texts.get(horizon.no);
      const text =
        known ?? written({ type: "people", people: names.of(peopleShown(held, horizon, people)) });
      texts.set(horizon.no, text);
      connection.send(text);
    }
  }

  /** Only where they have changed. */
  clocks(clocks: readonly Clock[], now: Millis): void {
    if (clocks.length === 0 && this.#clocks === NO_CLOCKS) return;
    const text = JSON.stringify(clocks);
    if (text === this.#clocks) return;
    this.#clocks = text;
    this.all({ type: "clocks", now, clocks: [...clocks] });
  }

  /** To all pages of one person but this one. */
  others(than: Connection, message: ServerMessage): void {
    const text = written(message);
    for (const each of this.of(than.player)) if (each !== than) each.send(text);
  }

  /** Somebody has come or gone, or sits elsewhere: everybody hears of it. */
  tellPresent(): void {
    this.all(this.#present());
    this.sayHere();
  }

  /** Other processes hear who is here. */
  sayHere(): void {
    this.#say({ players: this.#here(), watchers: this.watching.length });
  }

  /** Another process says who is there. True: it had said of nobody before, and may know of nobody. */
  hear(from: string, here: Here): boolean {
    const isNew = !this.#elsewhere.knows(from);
    this.#change(() => this.#elsewhere.hear(from, here, this.#time.now()));
    return isNew && this.#elsewhere.knows(from);
  }

  /** Processes that have said nothing since then have gone, and their pages with them. */
  forgetSilent(since: Millis): void {
    this.#change(() => this.#elsewhere.forgetSilent(since));
  }

  #change(change: () => void): void {
    const [before, were] = [written(this.#present()), this.#elsewhere.players];
    change();
    const are = this.#elsewhere.players;
    for (const player of were) if (!are.has(player)) this.#gone.set(player, this.#time.now());
    const present = this.#present();
    if (written(present) !== before) this.all(present);
  }

  /** Everybody with a chair, and the host also without one; a host without one watches as well. */
  #here(): readonly PlayerId[] {
    const known = [...this.#guests.values()].filter(
      ({ seat, connection }) => seat !== null || connection.player === this.#host,
    );
    return [...new Set(known.map(({ connection }) => connection.player))];
  }

  #present(): Message<"present"> {
    const players = [...new Set([...this.#here(), ...this.#elsewhere.players])].sort();
    return { type: "present", players, watchers: this.watchers };
  }

  /** To each what its chair is told of a game beyond its first `from` events. */
  told(game: OpenGame, from: number, texts: Texts, isFor = (_: Connection): boolean => true): void {
    const open = toldOf(game, SPECTATOR, from);
    const openLength = open.length === 0 ? 0 : formatTold(game.no, open, texts).length;
    // What is told to one is mostly told to others as well: then it is the same list.
    const known = new Map<readonly ToldEvent[], string>();
    for (const { connection, seat } of this.#guests.values()) {
      const viewer = viewerAt(game, seat);
      if (viewer === null || !isFor(connection)) continue;
      const told = toldOf(game, viewer, from);
      if (told.length === 0) continue;
      let text = known.get(told);
      if (text === undefined) {
        text = padded(formatTold(game.no, told, texts), openLength);
        known.set(told, text);
      }
      connection.send(text);
    }
  }

  /** Who sits elsewhere than before. They have to be told everything anew. */
  reseated(table: TableState): readonly Guest[] {
    const moved: Guest[] = [];
    // Most actions change the game and not the table.
    if (table === this.#table) return moved;
    this.#table = table;
    this.#host = table.host;
    for (const guest of this.#guests.values()) {
      const seat = seatOfPlayer(table, guest.connection.player);
      if (seat === guest.seat) continue;
      guest.seat = seat;
      moved.push(guest);
    }
    return moved;
  }

  /** Everybody has to go. */
  dismiss(code: ByeCode): void {
    const all = [...this.#guests.keys()];
    this.#guests.clear();
    for (const connection of all) sayBye(connection, code);
  }
}
