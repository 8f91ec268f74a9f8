import { rmSync } from "node:fs";
import { join } from "node:path";
import { BYE_CODES, PROTOCOL_VERSION } from "@inkognito/protocol";
import Libsql from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HttpClient } from "../../../testing/httpClient.js";
import { tableOptions } from "../../../testing/options.js";
import { newFolder, startServer } from "../../../testing/server.js";
import { Simulation, TestPage } from "../../../testing/simulation.js";
import { seatTable } from "../../../testing/table.js";
import { openSocket } from "../../../testing/testSocket.js";

describe("a table whose data is damaged", { timeout: 60_000 }, () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = newFolder("damaged");
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const harm = (statement: string) => {
    const file = new Libsql(join(dataDir, "inkognito.db"));
    file.exec(statement);
    file.close();
  };
  const loseEvent = (table: string) =>
    harm(`delete from table_event where table_id = '${table}' and no = 2`);

  it("is not served and said to be so, once; all others go on", async () => {
    const simulation = await Simulation.open({ dataDir });
    const [one, other] = [
      await simulation.seated(tableOptions("card", 3), 3),
      await simulation.seated(tableOptions("card", 3), 3),
    ];
    await simulation.restart();
    loseEvent(one.table);
    for (const _ of [1, 2]) {
      const [page] = one.pages;
      const visitor = await new TestPage(page?.player ?? "").enter(simulation.registry, one.table);
      expect([visitor.isIn, visitor.bye, visitor.closedWith]).toEqual([false, "trouble", 4500]);
    }
    expect(simulation.registry.damaged).toBe(1);
    expect(simulation.logged.filter((line) => line.startsWith("a table is damaged"))).toEqual([
      expect.stringContaining(`"table":"${one.table}","why":"event 3 of the table follows 1"`),
    ]);
    const [host] = other.pages;
    const page = await new TestPage(host?.player ?? "").enter(simulation.registry, other.table);
    expect(await page.ask({ type: "start" })).toMatchObject({ type: "done" });
    await simulation.close();
  });

  it("is left out of what a player takes along, which has all the rest", async () => {
    const simulation = await Simulation.open({ dataDir });
    const one = await simulation.seated(tableOptions("card", 3), 2);
    const { table: other, key, pages } = await simulation.seated(tableOptions("card", 3), 1);
    const [host, guest] = one.pages;
    const page = new TestPage(guest?.player ?? "");
    await page.enter(simulation.registry, other, key);
    await pages[0]?.ask({ type: "clear", seat: 1 });
    await page.ask({ type: "sit", seat: 1 });
    for (const each of [host, pages[0]]) await each?.ask({ type: "start" });
    await guest?.ask({ type: "note", game: 1, text: "hm" });
    await simulation.restart();
    loseEvent(one.table);
    harm(`update note set text = '"' where table_id = '${one.table}'`);
    harm(`update game_table set summary = '{' where id = '${one.table}'`);
    expect(await simulation.registry.queries.ownGames(page.player)).toMatchObject({
      games: [{ table: other, game: 1 }],
      damaged: [one.table],
    });
    expect(simulation.registry.damaged).toBe(1);
    const kept = await simulation.store.exportPlayer(page.player);
    expect(kept).toMatchObject({
      tables: expect.arrayContaining([
        expect.objectContaining({ table: one.table, summary: null }),
        expect.objectContaining({ table: other, summary: expect.objectContaining({ players: 3 }) }),
      ]),
      notes: [{ table: one.table, text: null }],
    });
    await simulation.close();
  });

  it("is so, too, if notes or due times there are unreadable", async () => {
    const simulation = await Simulation.open({ dataDir });
    const tables = [
      await simulation.seated(tableOptions("card", 3), 2),
      await simulation.seated(tableOptions("card", 3), 2),
    ];
    for (const { pages } of tables) await pages[0]?.ask({ type: "start" });
    const [one, other] = tables;
    await one?.pages[0]?.ask({ type: "note", game: 1, text: "hm" });
    await simulation.restart();
    harm("update note set text = '\"'");
    harm(`update game_table set clocks = '{}' where id = '${other?.table}'`);
    for (const { table, pages } of tables) {
      const visitor = await new TestPage(pages[0]?.player ?? "").enter(simulation.registry, table);
      expect(visitor.bye).toBe("trouble");
    }
    expect(simulation.registry.damaged).toBe(2);
    await simulation.close();
  });

  it("and is in no list, if its summary is: all others stay there, and nobody comes in by it", async () => {
    const before = await startServer({ dataDir });
    const options = tableOptions("card", 3, { listed: true });
    const [one, other] = [
      await seatTable(before.site, options),
      await seatTable(before.site, options),
    ];
    await one.close();
    await other.close();
    await before.stop();
    harm(`update game_table set summary = replace(summary, '"listed":true', '"listed":!rue')
      where id = '${one.table}'`);
    const server = await startServer({ dataDir });
    const visitor = new HttpClient(server.site, one.people[0]?.cookie);
    const lists = await visitor.fetch("/api/tables");
    expect([lists.status, await lists.json()]).toMatchObject([
      200,
      { listed: [{ table: other.table }], mine: [] },
    ]);
    const health = await visitor.fetch("/health");
    expect(await health.json()).toEqual({ status: "damaged", damaged: 1 });
    const { socket, closed } = await openSocket(server.site, {
      cookie: one.people[0]?.cookie ?? "",
    });
    const seen = { table: 0, game: 0, told: 0 };
    const hello = { type: "hello", version: PROTOCOL_VERSION, table: one.table, key: null, seen };
    socket.send(JSON.stringify(hello));
    expect(await closed).toBe(BYE_CODES.trouble);
    await server.stop();
  });

  it("is counted by /health, which stays well: others are served", async () => {
    const before = await startServer({ dataDir });
    const { table, people, close } = await seatTable(before.site, tableOptions("card", 3));
    await close();
    await before.stop();
    loseEvent(table);
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const server = await startServer({ dataDir, log });
    const [host] = people;
    const visitor = new HttpClient(server.site, host?.cookie);
    const health = async () => {
      const response = await visitor.fetch("/health");
      return [response.status, await response.json()];
    };
    expect(await health()).toEqual([200, { status: "ok" }]);
    const { socket, closed } = await openSocket(server.site, { cookie: host?.cookie ?? "" });
    const seen = { table: 0, game: 0, told: 0 };
    socket.send(
      JSON.stringify({ type: "hello", version: PROTOCOL_VERSION, table, key: null, seen }),
    );
    expect(await closed).toBe(BYE_CODES.trouble);
    await expect
      .poll(health, { timeout: 20_000 })
      .toEqual([200, { status: "damaged", damaged: 1 }]);
    expect(lines.filter((line) => line.includes("a table is damaged"))).toHaveLength(1);
    await server.stop();
  });
});
