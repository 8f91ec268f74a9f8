import { boardGame } from "@inkognito/engine/board/rules";
import { commitmentTo, fold } from "@inkognito/engine/core";
import {
  createdTable,
  gameRecord,
  httpError,
  invitation,
  type TableSummary,
  tableLists,
} from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  Person,
  playGame,
  seatTable,
  startServer,
  TestClient,
  type TestServer,
  tableOptions,
  Visitor,
} from "../testing/index.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const arrive = (name?: string) => Person.arrive(server.site, name);

async function failure(response: Response): Promise<readonly [number, string]> {
  return [response.status, httpError.parse(await response.json()).error.code];
}

describe("tables", { timeout: 60_000 }, () => {
  it("are made by somebody, with an invitation", async () => {
    const host = await arrive("Ada");
    const response = await host.send("POST", "/api/tables", { options: tableOptions("card") });
    expect(response.status).toBe(201);
    const { table, key } = createdTable.parse(await response.json());
    const { summary } = invitation.parse(
      await new Visitor(server.site).json("GET", `/api/invitations/${key}`),
    );
    expect(summary).toMatchObject({
      table,
      game: "card",
      players: 4,
      host: "Ada",
      phase: "gathering",
      listed: false,
      yours: false,
    });
  });

  it.each([
    {},
    { options: null },
    { options: { ...tableOptions(), config: { game: "chess" } } },
    { options: { ...tableOptions(), pace: { type: "live", seconds: 1 } } },
    { options: { ...tableOptions(), chat: "yes" } },
  ])("cannot be anything: %j", async (body) => {
    const response = await (await arrive()).send("POST", "/api/tables", body);
    expect(await failure(response)).toEqual([400, "badMessage"]);
  });

  it("are listed for everybody only if they are meant to be, and for those who belong there", async () => {
    const host = await arrive("Ada");
    const open = await host.open(tableOptions("board", 4, { listed: true }));
    const hidden = await host.open(tableOptions());
    const lists = async (who: Visitor) => {
      const { listed, mine } = tableLists.parse(await who.json("GET", "/api/tables"));
      const ids = (tables: readonly TableSummary[]) => tables.map(({ table }) => table);
      return { listed: ids(listed), mine: ids(mine) };
    };
    for (const who of [new Visitor(server.site), await arrive()]) {
      const { listed, mine } = await lists(who);
      expect(listed).toContain(open.table);
      expect(listed).not.toContain(hidden.table);
      expect(mine).toEqual([]);
    }
    const client = await TestClient.join({ site: server.site, cookie: host.cookie, ...hidden });
    await client.sit(0);
    expect((await lists(host)).mine).toContain(hidden.table);
    await client.close();
  });

  it("are not made without end", async () => {
    const limited = await startServer({ limits: { tablesPerPlayer: 2 } });
    const host = await Person.arrive(limited.site);
    const made: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const response = await host.send("POST", "/api/tables", { options: tableOptions() });
      made.push(response.status);
      if (response.status !== 201) continue;
      const { table, key } = createdTable.parse(await response.json());
      const client = await TestClient.join({ site: limited.site, cookie: host.cookie, table, key });
      await client.sit(0);
      await client.close();
    }
    expect(made).toEqual([201, 201, 429]);
    await limited.stop();
  });
});

describe("a game that has ended", { timeout: 60_000 }, () => {
  it("is there whole, for whoever may look at the table; before that for nobody", async () => {
    const table = await seatTable(server.site);
    const path = `/api/tables/${table.table}/games/1`;
    const [host] = table.people;
    const [client] = table.clients;
    if (host === undefined || client === undefined) throw new Error("nobody there");
    await client.ask({ type: "start" });
    expect(await failure(await host.fetch(path))).toEqual([404, "notHere"]);
    for (const each of table.clients) each.play("random", "record");
    await Promise.all(table.clients.map((each) => each.untilEnded(1)));

    const record = gameRecord.parse(await host.json("GET", path));
    expect(record).toMatchObject({ table: table.table, no: 1, game: "board" });
    expect(record.people.map(({ name }) => name)).toEqual([
      "Player 0",
      "Player 1",
      "Player 2",
      "Player 3",
    ]);
    // The seed is the one that was sealed before anybody sat down.
    const sealed = client.log.find(({ event }) => event.type === "sealed")?.event;
    expect(sealed).toEqual({ type: "sealed", commitment: commitmentTo(record.seed) });
    const state = fold(boardGame, record.events as never);
    expect(boardGame.outcome(state)).not.toBeNull();

    const stranger = await arrive();
    expect((await stranger.fetch(`${path}?key=${table.key}`)).status).toBe(200);
    expect(await failure(await stranger.fetch(path))).toEqual([404, "notHere"]);
    await table.close();
  });

  it("can be played again", async () => {
    const table = await seatTable(server.site, tableOptions("card"));
    await playGame(table);
    await playGame(table);
    for (const no of [1, 2]) {
      const record = await table.people[1]?.json("GET", `/api/tables/${table.table}/games/${no}`);
      expect(gameRecord.parse(record)).toMatchObject({ no, game: "card" });
    }
    expect(table.clients.flatMap(({ faults }) => faults)).toEqual([]);
    await table.close();
  });
});
