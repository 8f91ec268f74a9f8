import type { StampedEvent } from "@inkognito/protocol";
import { expect, it } from "vitest";
import { ada, ben, campo, cleo, commit, NOON, ponte, rialto, row, tableId } from "./samples.js";
import type { StoreUnderTest } from "./storeContract.js";

/** Tables as they are found without reading their logs. */
export function listsContract(at: StoreUnderTest): void {
  it("wakes are the due ones, the most urgent first", async () => {
    await at.store.commit(commit({ table: campo, row: row({ wake: NOON + 2 }) }));
    await at.store.commit(commit({ table: rialto, row: row({ wake: NOON + 1 }) }));
    await at.store.commit(commit({ table: ponte, row: row({ wake: null }) }));
    expect(await at.store.wakes(NOON, 9)).toEqual([]);
    expect(await at.store.wakes(NOON + 1, 9)).toEqual([{ table: rialto, wake: NOON + 1 }]);
    const both = [
      { table: rialto, wake: NOON + 1 },
      { table: campo, wake: NOON + 2 },
    ];
    expect(await at.store.wakes(NOON + 2, 9)).toEqual(both);
    expect(await at.store.wakes(NOON + 2, 1)).toEqual(both.slice(0, 1));
  });

  it("tells the versions of many tables at once, and leaves out those that are not there", async () => {
    await at.store.commit(commit({ table: campo }));
    await at.store.commit(commit({ table: campo, expected: 1 }));
    await at.store.commit(commit({ table: rialto }));
    const found = await at.store.versions([rialto, ponte, campo]);
    expect(new Map(found.map(({ table, version }) => [table, version]))).toEqual(
      new Map([
        [campo, 2],
        [rialto, 1],
      ]),
    );
    expect(found).toHaveLength(2);
    expect(await at.store.versions([])).toEqual([]);
  });

  it("lists have open public tables, and a person's own, the latest first", async () => {
    const put = (table: string, when: number, change: object) =>
      at.store.commit(
        commit({
          table,
          at: NOON + when,
          row: row({ summary: `"${table}"`, awaited: [ben], ...change }),
        }),
      );
    const listed = (table: string, when: number) => ({
      table,
      summary: `"${table}"`,
      awaited: [ben],
      at: NOON + when,
    });
    const [closed, hidden] = [tableId("closed"), tableId("hidden")];
    await put(campo, 1, { listed: true, players: [ada, ben] });
    await put(rialto, 2, { listed: true, players: [ben] });
    await put(closed, 3, { listed: true, open: false, players: [ada] });
    await put(hidden, 0, { players: [ada] });
    expect(await at.store.summary(campo)).toEqual(listed(campo, 1));
    expect(await at.store.summary(closed)).toEqual(listed(closed, 3));
    expect(await at.store.summary(ponte)).toBeNull();
    expect(await at.store.listed(9)).toEqual([listed(rialto, 2), listed(campo, 1)]);
    expect(await at.store.listed(1)).toEqual([listed(rialto, 2)]);
    expect(await at.store.tablesOf(ada, 9)).toEqual([
      listed(campo, 1),
      listed(hidden, 0),
      listed(closed, 3),
    ]);
    expect(await at.store.tablesOf(ada, 1)).toEqual([listed(campo, 1)]);
    await at.store.commit(commit({ expected: 1, at: NOON + 9, row: row({ players: [cleo] }) }));
    expect((await at.store.tablesOf(ada, 9)).map(({ table }) => table)).toEqual([hidden, closed]);
    expect((await at.store.tablesOf(cleo, 9)).map(({ table }) => table)).toEqual([campo]);
  });

  it("a log can be had without what was said", async () => {
    const ended = { type: "ended", game: 1, winners: [0], match: null } as const;
    const events = [{ type: "said", player: ada, text: '{"type":"paused"}' }, ended] as const;
    const log = events.map((event, i) => ({ no: i + 1, at: NOON, event: { ...event } }));
    await at.store.commit(commit({ log: log as StampedEvent[] }));
    expect(await at.store.logWithoutTalk(campo)).toEqual([{ no: 2, at: NOON, event: ended }]);
    expect(await at.store.logWithoutTalk(ponte)).toEqual([]);
  });
}
