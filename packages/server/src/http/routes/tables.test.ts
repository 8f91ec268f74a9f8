import { createdTable, invitation, type TableSummary, tableLists } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  failureOf,
  HttpClient,
  Person,
  startServer,
  TestClient,
  type TestServer,
  tableOptions,
} from "../../testing/index.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const arrive = (name?: string) => Person.arrive(server.site, name);

describe("tables", { timeout: 60_000 }, () => {
  it("are made by someone, with an invitation", async () => {
    const host = await arrive("Ada");
    const response = await host.send("POST", "/api/tables", { options: tableOptions("card") });
    expect(response.status).toBe(201);
    const { table, key } = createdTable.parse(await response.json());
    const { summary } = invitation.parse(
      await new HttpClient(server.site).json("GET", `/api/invitations/${key}`),
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
    expect(await failureOf(response)).toEqual([400, "badMessage"]);
  });

  it("are listed for everybody only if they are meant to be, and for those who belong there", async () => {
    const host = await arrive("Ada");
    const open = await host.open(tableOptions("board", 4, { listed: true }));
    const hidden = await host.open(tableOptions());
    const lists = async (who: HttpClient) => {
      const { listed, mine } = tableLists.parse(await who.json("GET", "/api/tables"));
      const ids = (tables: readonly TableSummary[]) => tables.map(({ table }) => table);
      return { listed: ids(listed), mine: ids(mine) };
    };
    for (const who of [new HttpClient(server.site), await arrive()]) {
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
