import type { PlayerId, TableId } from "@inkognito/protocol";
import type { Store } from "../../../src/store/store.js";
import { compare, drop, key, type MemoryData, refuseIf } from "./memoryData.js";

const countTokens = ({ tokens }: MemoryData, id: PlayerId): number =>
  [...tokens.values()].filter((each) => each === id).length;

const relationsOf = ({ relations }: MemoryData, player: PlayerId) =>
  [...relations].flatMap(([each, relation]) => {
    const [by, other = ""] = each.split(" ");
    return by === player ? [{ player: other, relation }] : [];
  });

/** Players, how they are recognised, and their relations. */
export const memoryPeople = (data: MemoryData) =>
  ({
    async createPlayer(player, token) {
      refuseIf(data.players.has(player.id) || data.tokens.has(token));
      data.players.set(player.id, player);
      data.seen.set(player.id, player.created);
      data.tokens.set(token, player.id);
    },

    async playerByToken(token) {
      return data.players.get(data.tokens.get(token) ?? "") ?? null;
    },

    async players(ids) {
      return [...new Set(ids)].flatMap((id) => data.players.get(id) ?? []);
    },

    async changePlayer(id, change) {
      const player = data.players.get(id);
      if (player !== undefined) data.players.set(id, { ...player, ...change });
    },

    countTokens: async (id) => countTokens(data, id),

    async knownTokens(tokens) {
      return [...data.tokens.keys()].filter((each) => tokens.includes(each));
    },

    async removeToken(token) {
      data.tokens.delete(token);
    },

    async keepOnlyToken(id, token) {
      if (data.tokens.get(token) !== id) return false;
      drop(data.tokens, (each, player) => player === id && each !== token);
      drop(data.moving, (_, { player }) => player === id);
      return true;
    },

    async setRecovery(id, code) {
      refuseIf(!data.players.has(id) || (data.recovery.get(code) ?? id) !== id);
      drop(data.recovery, (_, player) => player === id);
      data.recovery.set(code, id);
    },

    async addMovingCode(id, code, until) {
      refuseIf(!data.players.has(id) || data.moving.has(code));
      data.moving.set(code, { player: id, until });
    },

    async redeem(code, now, token) {
      const moving = data.moving.get(code);
      const inTime = moving !== undefined && moving.until > now ? moving.player : undefined;
      const player = inTime ?? data.recovery.get(code);
      refuseIf(player !== undefined && data.tokens.has(token));
      drop(data.moving, (each, { until }) => until <= now || each === code);
      if (player === undefined) return null;
      data.tokens.set(token, player);
      return player;
    },

    async setRelation(player, other, relation) {
      if (relation === "none") {
        data.relations.delete(key(player, other));
        return;
      }
      refuseIf(!data.players.has(player));
      data.relations.set(key(player, other), relation);
    },

    relations: async (player) => relationsOf(data, player),

    async isBlocked(by, player) {
      return by.some((each) => data.relations.get(key(each, player)) === "blocked");
    },

    async sawPlayer(id, now) {
      const before = data.seen.get(id);
      if (before !== undefined) data.seen.set(id, Math.max(before, now));
    },

    async unseenPlayers(before, most) {
      return [...data.seen]
        .filter(([, seen]) => seen < before)
        .sort(([a, one], [b, other]) => one - other || compare(a, b))
        .slice(0, most)
        .map(([id]) => id);
    },

    async tablesEver(player) {
      const isOf = (id: TableId): boolean => data.everSeated.get(id)?.has(player) === true;
      return [...data.tables.keys()].filter(isOf).sort(compare);
    },

    async exportPlayer(id) {
      const player = data.players.get(id);
      if (player === undefined) return null;
      return {
        player: { ...player, seen: data.seen.get(id) ?? null },
        browsers: countTokens(data, id),
        hasRecoveryCode: [...data.recovery.values()].includes(id),
        movingCodes: [...data.moving.values()]
          .filter(({ player }) => player === id)
          .map(({ until }) => ({ until })),
        relations: relationsOf(data, id),
        tables: data.tablesWithChair(id).map(([table, { at, lasting }]) => ({
          table,
          at,
          summary: JSON.parse(lasting.summary),
        })),
        notes: [...data.notes].flatMap(([each, { text }]) => {
          const [table, game, by] = each.split(" ");
          return by === id ? [{ table, game: Number(game), text }] : [];
        }),
        said: [...data.tables].flatMap(([table, { log }]) =>
          [...log.values()].flatMap(({ no, at, event }) =>
            event.type === "said" && event.player === id && event.text !== ""
              ? [{ table, no, at, text: event.text }]
              : [],
          ),
        ),
      };
    },

    async deletePlayer(id) {
      data.players.delete(id);
      data.seen.delete(id);
      drop(data.tokens, (_, player) => player === id);
      drop(data.recovery, (_, player) => player === id);
      drop(data.moving, (_, { player }) => player === id);
      drop(data.relations, (each) => each.split(" ").includes(id));
      drop(data.notes, (each) => each.endsWith(` ${id}`));
      for (const map of [data.chairs, data.everSeated]) {
        for (const chairs of map.values()) chairs.delete(id);
      }
      for (const table of data.tables.values()) {
        const said = [...table.log.values()].filter(
          ({ event }) => event.type === "said" && event.player === id && event.text !== "",
        );
        for (const { no, at } of said) {
          table.log.set(no, { no, at, event: { type: "said", player: id, text: "" } });
        }
        if (said.length > 0) table.version += 1;
      }
    },
  }) satisfies Partial<Store>;
