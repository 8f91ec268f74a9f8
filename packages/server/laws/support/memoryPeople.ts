import type { PlayerId, Relation } from "@inkognito/protocol";
import type { Hash } from "../../src/store/hash.js";
import type { StoredPlayer } from "../../src/store/store.js";
import type { Millis } from "../../src/time/time.js";

/** The part of the memory store about players: browsers, codes, relations, visits. */
export class MemoryPeople {
  protected readonly byId = new Map<PlayerId, StoredPlayer>();
  protected readonly seen = new Map<PlayerId, Millis>();
  protected readonly tokens = new Map<Hash, PlayerId>();
  protected readonly recoveryCodes = new Map<Hash, PlayerId>();
  protected readonly movingCodes = new Map<Hash, { readonly player: PlayerId; until: Millis }>();
  protected readonly relationOf = new Map<string, Exclude<Relation, "none">>();

  async createPlayer(player: StoredPlayer, token: Hash): Promise<void> {
    refuseIf(this.byId.has(player.id) || this.tokens.has(token));
    this.byId.set(player.id, player);
    this.seen.set(player.id, player.created);
    this.tokens.set(token, player.id);
  }

  async playerByToken(token: Hash): Promise<StoredPlayer | null> {
    return this.byId.get(this.tokens.get(token) ?? "") ?? null;
  }

  async players(ids: readonly PlayerId[]): Promise<readonly StoredPlayer[]> {
    return [...new Set(ids)].flatMap((id) => this.byId.get(id) ?? []);
  }

  async changePlayer(
    id: PlayerId,
    change: Partial<Pick<StoredPlayer, "name" | "language">>,
  ): Promise<void> {
    const player = this.byId.get(id);
    if (player !== undefined) this.byId.set(id, { ...player, ...change });
  }

  async countTokens(id: PlayerId): Promise<number> {
    return [...this.tokens.values()].filter((each) => each === id).length;
  }

  async knownTokens(tokens: readonly Hash[]): Promise<readonly Hash[]> {
    return [...this.tokens.keys()].filter((each) => tokens.includes(each));
  }

  async removeToken(token: Hash): Promise<void> {
    this.tokens.delete(token);
  }

  async keepOnlyToken(id: PlayerId, token: Hash): Promise<boolean> {
    if (this.tokens.get(token) !== id) return false;
    drop(this.tokens, (each, player) => player === id && each !== token);
    drop(this.movingCodes, (_, { player }) => player === id);
    return true;
  }

  async setRecovery(id: PlayerId, code: Hash): Promise<void> {
    refuseIf(!this.byId.has(id) || (this.recoveryCodes.get(code) ?? id) !== id);
    drop(this.recoveryCodes, (_, player) => player === id);
    this.recoveryCodes.set(code, id);
  }

  async addMovingCode(id: PlayerId, code: Hash, until: Millis): Promise<void> {
    refuseIf(!this.byId.has(id) || this.movingCodes.has(code));
    this.movingCodes.set(code, { player: id, until });
  }

  async redeem(code: Hash, now: Millis, token: Hash): Promise<PlayerId | null> {
    const moving = this.movingCodes.get(code);
    const inTime = moving !== undefined && moving.until > now ? moving.player : undefined;
    const player = inTime ?? this.recoveryCodes.get(code);
    refuseIf(player !== undefined && this.tokens.has(token));
    drop(this.movingCodes, (each, { until }) => until <= now || each === code);
    if (player === undefined) return null;
    this.tokens.set(token, player);
    return player;
  }

  async setRelation(player: PlayerId, other: PlayerId, relation: Relation): Promise<void> {
    if (relation === "none") {
      this.relationOf.delete(key(player, other));
      return;
    }
    refuseIf(!this.byId.has(player));
    this.relationOf.set(key(player, other), relation);
  }

  async relations(player: PlayerId) {
    return [...this.relationOf].flatMap(([each, relation]) => {
      const [by, other = ""] = each.split(" ");
      return by === player ? [{ player: other, relation }] : [];
    });
  }

  async isBlocked(by: readonly PlayerId[], player: PlayerId): Promise<boolean> {
    return by.some((each) => this.relationOf.get(key(each, player)) === "blocked");
  }

  async sawPlayer(id: PlayerId, now: Millis): Promise<void> {
    const before = this.seen.get(id);
    if (before !== undefined) this.seen.set(id, Math.max(before, now));
  }

  async unseenPlayers(before: Millis, most: number): Promise<readonly PlayerId[]> {
    return [...this.seen]
      .filter(([, seen]) => seen < before)
      .sort(([a, one], [b, other]) => one - other || compare(a, b))
      .slice(0, most)
      .map(([id]) => id);
  }

  /** What is stored of a player beside the tables; null: there is no such player. */
  protected async exportPerson(id: PlayerId) {
    const player = this.byId.get(id);
    if (player === undefined) return null;
    return {
      player: { ...player, seen: this.seen.get(id) ?? null },
      browsers: await this.countTokens(id),
      hasRecoveryCode: [...this.recoveryCodes.values()].includes(id),
      movingCodes: [...this.movingCodes.values()]
        .filter(({ player }) => player === id)
        .map(({ until }) => ({ until })),
      relations: await this.relations(id),
    };
  }

  protected deletePerson(id: PlayerId): void {
    this.byId.delete(id);
    this.seen.delete(id);
    drop(this.tokens, (_, player) => player === id);
    drop(this.recoveryCodes, (_, player) => player === id);
    drop(this.movingCodes, (_, { player }) => player === id);
    drop(this.relationOf, (each) => each.split(" ").includes(id));
  }

  protected movePeopleTimes(by: Millis): void {
    for (const each of this.movingCodes.values()) each.until += by;
    for (const [id, seen] of this.seen) this.seen.set(id, seen + by);
  }
}

export const key = (...parts: readonly (string | number)[]): string => parts.join(" ");

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function drop<K, V>(map: Map<K, V>, goes: (key: K, value: V) => boolean): void {
  for (const [each, value] of map) if (goes(each, value)) map.delete(each);
}

export function refuseIf(broken: boolean): void {
  if (broken) throw new Error("this cannot be stored");
}
