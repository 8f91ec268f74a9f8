import type { PlayerId } from "@inkognito/protocol";
import { type Hash, hashOf, type Store, type StoredPlayer } from "../store/store.js";
import type { Millis } from "../time/time.js";
import { isSecret, newCode, newId, newSecret, parseCode } from "./secret.js";

const MOVING_MILLIS = 10 * 60 * 1000;
const PLAYER_ID_BYTES = 12;
const DAY = 24 * 60 * 60 * 1000;
/** Beyond this many the cache is cleared, which costs one more write per guest. */
const MOST_SEEN = 10_000;

/** A player, with the secret for one browser. */
export interface Known {
  readonly player: StoredPlayer;
  /** For that browser's cookie; kept nowhere else. */
  readonly secret: string;
}

/** Guests: every visitor becomes a player, without an e-mail address or a password. */
export class People {
  readonly #store: Store;
  readonly #now: () => Millis;
  /** The day of the last visit, as far as this process has stored it. */
  #seen = new Map<PlayerId, Millis>();

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  async create(wanted: Pick<StoredPlayer, "name" | "language">): Promise<Known> {
    const player = { id: newId(PLAYER_ID_BYTES), ...wanted, created: this.#now() };
    const secret = newSecret();
    await this.#store.createPlayer(player, hashOf(secret));
    return { player, secret };
  }

  /** The player of a cookie; null: there is none. */
  async bySecret(secret: string | undefined): Promise<StoredPlayer | null> {
    if (secret === undefined || !isSecret(secret)) return null;
    const player = await this.#store.playerByToken(hashOf(secret));
    if (player !== null) await this.#saw(player.id);
    return player;
  }

  /** Stored once a day. If the store cannot write, the player is let in all the same. */
  async #saw(id: PlayerId): Promise<void> {
    const now = this.#now();
    const today = now - (now % DAY);
    if (this.#seen.get(id) === today) return;
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.set(id, today);
    await this.#store.sawPlayer(id, today).catch(() => this.#seen.delete(id));
  }

  /** Those of these tokens that still belong to a player. */
  knownTokens(tokens: readonly Hash[]): Promise<readonly Hash[]> {
    return this.#store.knownTokens(tokens);
  }

  /** Signs out all other browsers. Returns the token of this one; null: it is signed out itself. */
  async keepOnly(id: PlayerId, secret: string): Promise<Hash | null> {
    const token = hashOf(secret);
    return (await this.#store.keepOnlyToken(id, token)) ? token : null;
  }

  /** Shown once; the one before it no longer works. */
  async newRecoveryCode(id: PlayerId): Promise<string> {
    const code = newCode();
    await this.#store.setRecovery(id, hashOf(code));
    return code;
  }

  async newMovingCode(id: PlayerId): Promise<{ readonly code: string; readonly until: Millis }> {
    const code = newCode();
    const until = this.#now() + MOVING_MILLIS;
    await this.#store.addMovingCode(id, hashOf(code), until);
    return { code, until };
  }

  /** Makes a browser one more of that person's; what it was before is forgotten. Null: no such code. */
  async recover(typed: string, before: string | undefined): Promise<Known | null> {
    const code = parseCode(typed);
    if (code === null) return null;
    const secret = newSecret();
    const id = await this.#store.redeem(hashOf(code), this.#now(), hashOf(secret));
    const [player] = id === null ? [] : await this.#store.players([id]);
    if (player === undefined) return null;
    if (before === undefined || !isSecret(before)) return { player, secret };
    // A browser that is this person already stays what it is, and so do its open pages.
    const isSame = (await this.bySecret(before))?.id === player.id;
    await this.#store.removeToken(hashOf(isSame ? secret : before));
    return { player, secret: isSame ? before : secret };
  }
}
