import type { Person, PlayerId } from "@inkognito/protocol";
import type { Store } from "../../store/store.js";

/** The names of the people at one table; null: the player was deleted. */
export class Names {
  readonly #store: Store;
  readonly #names = new Map<PlayerId, string | null>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Reads the names that are not known yet. */
  async load(ids: Iterable<PlayerId>): Promise<void> {
    const unknown = [...ids].filter((id) => !this.#names.has(id));
    if (unknown.length === 0) return;
    const found = await this.#store.players(unknown);
    for (const id of unknown) this.#names.set(id, null);
    for (const { id, name } of found) this.#names.set(id, name);
  }

  hasAll(ids: Iterable<PlayerId>): boolean {
    for (const id of ids) if (!this.#names.has(id)) return false;
    return true;
  }

  /** Everyone whose name was loaded. */
  get ids(): Iterable<PlayerId> {
    return this.#names.keys();
  }

  has = (id: PlayerId): boolean => this.#names.has(id);

  set(id: PlayerId, name: string | null): void {
    this.#names.set(id, name);
  }

  clear(): void {
    this.#names.clear();
  }

  of = (ids: Iterable<PlayerId>): Person[] =>
    [...ids].map((id) => ({ id, name: this.#names.get(id) ?? null }));
}
