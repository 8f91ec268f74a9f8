import type { PlayerId, TableId } from "@inkognito/protocol";
import type { Listed, Quota, Store } from "../../../src/store/store.js";
import { compare, drop, key, type MemoryData, type MemoryTable, refuseIf } from "./memoryData.js";

function reseat(data: MemoryData, id: TableId, players: readonly PlayerId[]): void {
  data.everSeated.set(id, new Set([...(data.everSeated.get(id) ?? []), ...players]));
  data.chairs.set(id, new Set(players));
}

/** Does this table count for that quota? */
function countsFor(data: MemoryData, id: TableId, of: Quota["of"], counted: string): boolean {
  const { lasting, listedFrom } = data.tables.get(id) as MemoryTable;
  if (!lasting.open) return false;
  if (of === "chair") return data.chairs.get(id)?.has(counted) === true;
  return lasting.listed && (of === "listedBy" ? lasting.listedBy : listedFrom) === counted;
}

function eventCount({ gameEvents }: MemoryData, id: TableId, game: number): number {
  const own = `${key(id, game)} `;
  return [...gameEvents.keys()].filter((each) => each.startsWith(own)).length;
}

const listed = (table: TableId, { row, lasting, at }: MemoryTable): Listed => ({
  table,
  summary: lasting.summary,
  awaited: row.awaited,
  at,
});

const latestFirst = (tables: readonly (readonly [TableId, MemoryTable])[]): readonly Listed[] =>
  tables
    .map(([id, table]) => listed(id, table))
    .sort((a, b) => b.at - a.at || compare(b.table, a.table));

/** Tables, their games, and the lists of them. */
export const memoryTables = (data: MemoryData) =>
  ({
    async commit(commit) {
      const { table: id, expected, log, game, seed, request, row, at, quotas = [] } = commit;
      const asked = request === null ? null : key(id, request.player, request.id);
      if (asked !== null && data.requests.has(asked)) return "repeated";
      const before = data.tables.get(id);
      if ((before?.version ?? 0) !== expected) return "conflict";
      const isTooMany = ({ of, key: counted, most }: Quota): boolean => {
        const tables = [...data.tables.keys()].filter((each) => countsFor(data, each, of, counted));
        return !tables.includes(id) && tables.length >= most;
      };
      if (quotas.some(isTooMany)) return "tooMany";
      const events = game?.events.map((event, i) => [key(id, game.game, game.from + i), event]);
      const logged = before?.log.size ?? 0;
      refuseIf(log.some(({ no }, i) => no !== logged + i + 1));
      const played = game === null ? 0 : eventCount(data, id, game.game);
      refuseIf(game !== null && game.events.length > 0 && game.from !== played + 1);
      refuseIf(seed !== null && data.seeds.has(key(id, seed.game)));
      const lasting = row.lasting ?? before?.lasting;
      if (lasting === undefined) throw new Error("this cannot be stored");
      for (const [each = "", event = ""] of events ?? []) data.gameEvents.set(each, event);
      if (seed !== null) data.seeds.set(key(id, seed.game), seed.seed);
      if (asked !== null) data.requests.add(asked);
      if (row.lasting !== null) reseat(data, id, row.lasting.players);
      const whole = new Map([
        ...(before?.log ?? []),
        ...log.map((each) => [each.no, each] as const),
      ]);
      const listedFrom =
        lasting.listed && lasting.open
          ? (row.lasting?.listedFrom ?? before?.listedFrom)
          : undefined;
      data.tables.set(id, { version: expected + 1, at, row, lasting, listedFrom, log: whole });
      return "done";
    },

    async table(id) {
      const table = data.tables.get(id);
      if (table === undefined) return null;
      const log = [...table.log.values()].sort((a, b) => a.no - b.no);
      return { version: table.version, log, clocks: table.row.clocks };
    },

    async version(id) {
      return data.tables.get(id)?.version ?? null;
    },

    async versions(ids) {
      return [...new Set(ids)].flatMap((table) => {
        const version = data.tables.get(table)?.version;
        return version === undefined ? [] : [{ table, version }];
      });
    },

    async gameEvents(table, game) {
      const all = [...data.gameEvents].map(([each, event]) => ({ each: each.split(" "), event }));
      return all
        .filter(({ each }) => each[0] === table && each[1] === String(game))
        .sort((a, b) => Number(a.each[2]) - Number(b.each[2]))
        .map(({ event }) => event);
    },

    async seed(table, game) {
      return data.seeds.get(key(table, game)) ?? null;
    },

    async wasDone(table, player, id) {
      return data.wasDone(table, { player, id });
    },

    async wakes(until, most) {
      return [...data.tables]
        .flatMap(([table, { row }]) => (row.wake === null ? [] : [{ table, wake: row.wake }]))
        .filter(({ wake }) => wake <= until)
        .sort((a, b) => a.wake - b.wake || compare(a.table, b.table))
        .slice(0, most);
    },

    async summary(id) {
      const table = data.tables.get(id);
      return table === undefined ? null : listed(id, table);
    },

    async logWithoutTalk(id) {
      return [...(data.tables.get(id)?.log.values() ?? [])]
        .filter(({ event }) => event.type !== "said")
        .sort((a, b) => a.no - b.no);
    },

    async listed(most) {
      return latestFirst(
        [...data.tables].filter(([, { lasting }]) => lasting.listed && lasting.open),
      ).slice(0, most);
    },

    async tablesOf(player, most) {
      const mine = data.tablesWithChair(player);
      const open = mine.filter(([, { lasting }]) => lasting.open);
      const closed = mine.filter(([, { lasting }]) => !lasting.open);
      return [...latestFirst(open), ...latestFirst(closed)].slice(0, most);
    },

    async deleteClosedTables(before, most) {
      const ids = [...data.tables]
        .filter(([, { lasting, at }]) => !lasting.open && at < before)
        .sort(([a, one], [b, other]) => one.at - other.at || compare(a, b))
        .slice(0, most)
        .map(([id]) => id);
      for (const id of ids) {
        const isOfIt = (each: string): boolean => each.startsWith(`${id} `);
        for (const map of [data.tables, data.chairs, data.everSeated, data.invitations]) {
          map.delete(id);
        }
        for (const map of [data.gameEvents, data.seeds]) drop(map, isOfIt);
        drop(data.notes, isOfIt);
        for (const each of data.requests) if (isOfIt(each)) data.requests.delete(each);
      }
      return ids;
    },
  }) satisfies Partial<Store>;
