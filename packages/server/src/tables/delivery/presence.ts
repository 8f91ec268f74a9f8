import type { PlayerId, ServerMessage } from "@inkognito/protocol";
import type { Present } from "../../peers/peerMessage.js";
import type { Millis, Time } from "../../time/time.js";
import type { Connection } from "./connection.js";
import { RemotePresence } from "./remotePresence.js";
import { formatMessage, type Message } from "./send.js";

/** The pages of one table in this process. */
interface LocalPages {
  readonly size: number;
  readonly present: readonly PlayerId[];
  readonly watching: readonly PlayerId[];
  of(player: PlayerId): readonly Connection[];
  sendToAll(message: ServerMessage): void;
}

/** Who is present at one table, in this process and in others, and since when players are away. */
export class Presence {
  readonly #pages: LocalPages;
  readonly #time: Time;
  readonly #announce: (present: Present) => void;
  readonly #remote = new RemotePresence();
  readonly #began: Millis;
  /** When the last page of a player with a chair, or of the host, was closed. */
  readonly #gone = new Map<PlayerId, Millis>();

  /** `announce` sends who is here to other processes that serve the table. */
  constructor(pages: LocalPages, time: Time, announce: (present: Present) => void) {
    this.#pages = pages;
    this.#time = time;
    this.#announce = announce;
    this.#began = time.now();
  }

  /** Has this player a page open at this table, in any process? */
  isHere = (player: PlayerId): boolean =>
    this.#pages.of(player).length > 0 || this.#remote.players.has(player);

  /** How long a player has had no page open, as far as this process knows: since it loaded the table. */
  awayFor = (player: PlayerId): Millis =>
    this.isHere(player) ? 0 : this.#time.now() - (this.#gone.get(player) ?? this.#began);

  /** A page of this player was opened here. */
  arrived(player: PlayerId): void {
    this.#gone.delete(player);
  }

  /** The last page of this player here was closed. */
  left(player: PlayerId): void {
    this.#gone.set(player, this.#time.now());
  }

  get remoteWatchers(): number {
    return this.#remote.watchers;
  }

  /** Tells all pages, and other processes, who is here. */
  broadcast(): void {
    this.#pages.sendToAll(this.#message());
    this.announce();
  }

  /** Tells other processes who is here. */
  announce(): void {
    const { present, watching } = this.#pages;
    this.#announce({ players: present, watchers: watching.length });
  }

  /** Another process reports who is there. At its first report it may not know who is here. */
  hear(from: string, present: Present): void {
    const isNew = !this.#remote.knows(from);
    this.#change(() => this.#remote.hear(from, present, this.#time.now()));
    if (isNew && this.#remote.knows(from) && this.#pages.size > 0) this.announce();
  }

  /** Reports again who is here. Processes that have reported nothing since then are gone with their pages. */
  renew(since: Millis): void {
    this.#change(() => this.#remote.forgetSilent(since));
    if (this.#pages.size > 0) this.announce();
  }

  #change(change: () => void): void {
    const [before, were] = [formatMessage(this.#message()), this.#remote.players];
    change();
    const are = this.#remote.players;
    for (const player of were) if (!are.has(player)) this.left(player);
    const message = this.#message();
    if (formatMessage(message) !== before) this.#pages.sendToAll(message);
  }

  #message(): Message<"present"> {
    const { present, watching } = this.#pages;
    const players = [...new Set([...present, ...this.#remote.players])].sort();
    return { type: "present", players, watchers: watching.length + this.#remote.watchers };
  }
}
