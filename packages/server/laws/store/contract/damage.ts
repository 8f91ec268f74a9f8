import type { TableId } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { DamagedTable } from "../../../src/store/store.js";
import {
  ada,
  ben,
  campo,
  commit,
  hash,
  NOON,
  paused,
  person,
  row,
  said,
  tableId,
} from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

/** What another program does to the rows of a table, and what is said of it. */
const HARMS = {
  gap: ["delete from table_event where table_id = $ and no = 2", "event 3 of the table follows 1"],
  first: [
    "delete from table_event where table_id = $ and no = 1",
    "event 2 of the table follows 0",
  ],
  last: ["delete from table_event where table_id = $ and no = 3", "its log has 2 events of 3"],
  time: ["update table_event set at = at + 1 where table_id = $ and no = 1", "its log is not as"],
  word: [
    "update table_event set event = replace(event, 'sera', 'Sera') where table_id = $",
    "its log is not as it was written",
  ],
  json: ["update table_event set event = '{' where table_id = $ and no = 3", "its log is not as"],
  more: [
    "insert into table_event (table_id, no, at, event) values ($, 4, 0, '{}')",
    "its log has 4 events of 3",
  ],
  played: ["delete from game_event where table_id = $ and no = 2", "events of 2"],
  moved: [
    "update game_event set event = replace(event, 'b', 'c') where table_id = $",
    "game 1 is not as it was written",
  ],
  summary: ["update game_table set summary = '{}' where id = $", "its summary is not as"],
  heads: ["update game_table set heads = '3.x' where id = $", "the checksums are unreadable"],
} as const satisfies Readonly<Record<string, readonly [statement: string, why: string]>>;

const NAMES = Object.keys(HARMS) as (keyof typeof HARMS)[];

const harmTo = (name: keyof typeof HARMS): string =>
  HARMS[name][0].replace("$", `'${tableId(name)}'`);

const log = [paused(1), said(2, ada, "Buona sera"), said(3, ben, "Ciao")];
const game = { game: 1, from: 1, events: ['{"a":1}', '{"b":2}'] };

/** Of logs that are not what was stored, one table is not to be had: the one they are of. */
export function damageContract(at: StoreUnderTest): void {
  describe("a table", () => {
    const read = async (table: TableId): Promise<unknown> => {
      try {
        const stored = await at.store.table(table);
        return [stored?.log, await at.store.gameEvents(table, 1)];
      } catch (error) {
        return error;
      }
    };
    it("whose logs were changed by others is damaged, and no other one is", async () => {
      for (const name of [...NAMES, "right"]) {
        const table = tableId(name);
        await at.store.commit(commit({ table, log, row: row({ players: [ada] }) }));
        await at.store.commit(commit({ table, expected: 1, game }));
      }
      await at.change(NAMES.map(harmTo).join("; "));
      for (const name of NAMES) {
        const [, why] = HARMS[name];
        const error = await read(tableId(name));
        expect(error).toBeInstanceOf(DamagedTable);
        expect(error).toMatchObject({ table: tableId(name), why: expect.stringContaining(why) });
        const quiet = at.store.logWithoutTalk(tableId(name));
        // It has no word of the games.
        if (["played", "moved"].includes(name)) await expect(quiet).resolves.toHaveLength(1);
        else await expect(quiet).rejects.toMatchObject({ table: tableId(name) });
      }
      expect(await read(tableId("right"))).toEqual([log, game.events]);
    });

    it("whose summary was changed is found in lists without it, and not by itself", async () => {
      const names = ["summary", "heads", "right"] as const;
      for (const name of names) {
        const lasting = row({ summary: '{"a":1}', listed: true, players: [ada] });
        await at.store.commit(commit({ table: tableId(name), row: lasting }));
      }
      await at.change(`${harmTo("summary")}; ${harmTo("heads")}`);
      const right = { table: tableId("right"), summary: '{"a":1}', awaited: [], at: NOON };
      for (const list of [await at.store.listed(9), await at.store.tablesOf(ada, 9)]) {
        expect(list).toHaveLength(3);
        expect(list).toEqual(
          expect.arrayContaining([
            right,
            { table: tableId("heads"), damage: "the checksums are unreadable" },
            { table: tableId("summary"), damage: "its summary is not as it was written" },
          ]),
        );
      }
      for (const name of ["summary", "heads"]) {
        await expect(at.store.summary(tableId(name))).rejects.toBeInstanceOf(DamagedTable);
      }
      expect(await at.store.summary(right.table)).toEqual(right);
    });

    it("that was written before there were checksums is damaged if its summary is unreadable", async () => {
      await at.store.commit(commit({ row: row({ summary: "{}", players: [ada] }) }));
      await at.change("update game_table set heads = null");
      expect(await at.store.summary(campo)).toMatchObject({ summary: "{}" });
      await at.change("update game_table set summary = '{'");
      await expect(at.store.summary(campo)).rejects.toBeInstanceOf(DamagedTable);
      expect(await at.store.tablesOf(ada, 9)).toMatchObject([{ table: campo }]);
    });

    it("is right after a person is deleted who spoke there, and as damaged as before", async () => {
      await at.store.createPlayer(person(ada), hash("1"));
      for (const name of ["right", "word"]) {
        await at.store.commit(commit({ table: tableId(name), log, game }));
      }
      await at.change(harmTo("word"));
      await at.store.deletePlayer(ada);
      const gone = [paused(1), said(2, ada, ""), said(3, ben, "Ciao")];
      expect(await read(tableId("right"))).toEqual([gone, game.events]);
      expect(await read(tableId("word"))).toBeInstanceOf(DamagedTable);
      expect(await at.store.commit(commit({ table: tableId("right"), expected: 2 }))).toBe("done");
    });

    it("that was written before there were checksums is as it was, and has them from then on", async () => {
      for (const name of ["right", "gap"]) {
        await at.store.commit(commit({ table: tableId(name), log, game }));
      }
      await at.change("update game_table set heads = null");
      await at.change(harmTo("gap"));
      expect(await read(tableId("gap"))).toBeInstanceOf(DamagedTable);
      expect(await read(tableId("right"))).toEqual([log, game.events]);
      const next = { table: tableId("right"), expected: 1, log: [paused(4)] };
      expect(await at.store.commit(commit(next))).toBe("done");
      expect(await read(tableId("right"))).toEqual([[...log, paused(4)], game.events]);
      await at.change(`delete from table_event where table_id = '${tableId("right")}' and no = 4`);
      expect(await read(tableId("right"))).toBeInstanceOf(DamagedTable);
    });
  });
}
