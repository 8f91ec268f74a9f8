import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import {
  HttpClient,
  Person,
  playGame,
  seatTable,
  startServer,
  type TestServer,
  type TestTable,
  tableOptions,
} from "../testing/index.js";

let server: TestServer;
let table: TestTable;
let elsewhere: TestTable;
let oldKey: string;
let stranger: Person;
let removed: Person;
let blocked: Person;

const NOWHERE = "A".repeat(12);
const NO_KEY = "A".repeat(22);

beforeAll(async () => {
  server = await startServer();
  const { site } = server;
  stranger = await Person.arrive(site, "Stranger");
  removed = await Person.arrive(site, "Removed");
  blocked = await Person.arrive(site, "Blocked");
  table = await seatTable(site, tableOptions("card"));
  elsewhere = await seatTable(site, tableOptions("card"));
  await playGame(table);
  const [host] = table.clients;
  if (host === undefined) throw new Error("no one there");
  // Someone who sat here and was shown out.
  await host.ask({ type: "clear", seat: 3 });
  removed.cookie = table.people[3]?.cookie ?? "";
  await table.people[0]?.json("PUT", `/api/me/relations/${blocked.id}`, { relation: "blocked" });
  // The first invitation no longer works.
  oldKey = table.key;
  await host.ask({ type: "invite", renew: true });
}, 60_000);
afterAll(async () => {
  await Promise.all([table.close(), elsewhere.close()]);
  await server.stop();
});

interface Came {
  readonly cookie: string;
  readonly table: string;
  readonly key: string | null;
  /** What a forger might add to be someone else. */
  readonly more?: object;
}

/** Everything that comes back for a hello, byte for byte, and how it was closed. */
async function knock({ cookie, table: id, key, more = {} }: Came): Promise<string> {
  const socket = new WebSocket(`${server.site.replace("http", "ws")}/socket`, {
    headers: cookie === "" ? {} : { cookie },
  });
  const frames: string[] = [];
  const seen = { table: 0, game: 0, told: 0 };
  socket.on("open", () =>
    socket.send(JSON.stringify({ type: "hello", version: 1, table: id, key, seen, ...more })),
  );
  socket.on("message", (data) => frames.push(data.toString()));
  return new Promise((resolve) =>
    socket.on("close", (code, reason) => resolve(JSON.stringify([...frames, code, `${reason}`]))),
  );
}

const WHO: readonly (readonly [string, () => Came])[] = [
  ["a browser without a person", () => ({ cookie: "", table: table.table, key: table.key })],
  [
    "a cookie that was made up",
    () => ({ cookie: `inkognito=${"A".repeat(43)}`, table: table.table, key: null }),
  ],
  ["a stranger without a key", () => ({ cookie: stranger.cookie, table: table.table, key: null })],
  [
    "a stranger with a wrong key",
    () => ({ cookie: stranger.cookie, table: table.table, key: NO_KEY }),
  ],
  [
    "a stranger with an old link",
    () => ({ cookie: stranger.cookie, table: table.table, key: oldKey }),
  ],
  [
    "a stranger with another table's key",
    () => ({ cookie: stranger.cookie, table: table.table, key: elsewhere.key }),
  ],
  [
    "another table's player",
    () => ({ cookie: elsewhere.people[0]?.cookie ?? "", table: table.table, key: elsewhere.key }),
  ],
  [
    "a former player with an old link",
    () => ({ cookie: removed.cookie, table: table.table, key: oldKey }),
  ],
  [
    "a blocked person with an old link",
    () => ({ cookie: blocked.cookie, table: table.table, key: oldKey }),
  ],
  [
    "a forged seat",
    () => ({
      cookie: stranger.cookie,
      table: table.table,
      key: null,
      more: { seat: 0, you: { seat: 0 }, player: table.people[0]?.id },
    }),
  ],
  [
    "a stranger with half a key",
    () => ({ cookie: stranger.cookie, table: table.table, key: NO_KEY.slice(11) }),
  ],
  [
    "half the name of a table",
    () => ({ cookie: stranger.cookie, table: table.table.slice(6), key: null }),
  ],
  ["a table that does not exist", () => ({ cookie: stranger.cookie, table: NOWHERE, key: null })],
  [
    "a table that does not exist, with a key",
    () => ({ cookie: stranger.cookie, table: NOWHERE, key: elsewhere.key }),
  ],
];

describe("a person who may not come in learns nothing from the difference", () => {
  it.each(WHO)("at the socket: %s", async (_who, came) => {
    expect(await knock(came())).toBe('["{\\"type\\":\\"bye\\",\\"code\\":\\"notHere\\"}",4004,""]');
  });

  it.each(WHO)("asking for a game that has ended: %s", async (_who, came) => {
    const { cookie, table: id, key } = came();
    const query = key === null ? "" : `?key=${key}`;
    const response = await new HttpClient(server.site, cookie).fetch(
      `/api/tables/${id}/games/1/game.json${query}`,
    );
    const headers = [...response.headers].filter(([name]) => name !== "date");
    const nothing = await new HttpClient(server.site).fetch("/api/tables/x/games/y/game.json");
    expect(headers).toEqual([...nothing.headers].filter(([name]) => name !== "date"));
    expect([response.status, await response.text()]).toEqual([404, '{"error":{"code":"notHere"}}']);
  });

  it("a running game is not there either, not even for those who play it", async () => {
    await elsewhere.clients[0]?.ask({ type: "start" });
    const path = `/api/tables/${elsewhere.table}/games/`;
    const answers = await Promise.all(
      ["1", "2", "0", "-1", "1e3", "x", "9999999"].map(async (no) => {
        const response = await elsewhere.people[0]?.fetch(`${path}${no}/game.json`);
        return [response?.status, await response?.text()];
      }),
    );
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify([404, '{"error":{"code":"notHere"}}'])]),
    );
  });

  it("an invitation that has ended is one that never was", async () => {
    const ask = async (key: string) => {
      const response = await stranger.fetch(`/api/invitations/${key}`);
      return [response.status, await response.text()];
    };
    const never = [404, '{"error":{"code":"notHere"}}'];
    expect(await ask(oldKey)).toEqual(never);
    expect(await ask(NO_KEY)).toEqual(never);
    expect(await ask("x")).toEqual(never);
  });

  it("people who may come in are let in", async () => {
    expect(
      await knockIn({ cookie: table.people[0]?.cookie ?? "", table: table.table, key: null }),
    ).toBe("welcome");
    const done = await table.clients[0]?.ask({ type: "invite" });
    const key = done?.key ?? "";
    expect(await knockIn({ cookie: stranger.cookie, table: table.table, key })).toBe("welcome");
    // The new link is no use to those who were shown out or are not wanted.
    for (const { cookie } of [removed, blocked]) {
      expect(await knockIn({ cookie, table: table.table, key })).toBe("bye");
    }
  });
});

/** The type of the first message. */
async function knockIn({ cookie, table: id, key }: Came): Promise<string> {
  const socket = new WebSocket(`${server.site.replace("http", "ws")}/socket`, {
    headers: { cookie },
  });
  const seen = { table: 0, game: 0, told: 0 };
  socket.on("open", () =>
    socket.send(JSON.stringify({ type: "hello", version: 1, table: id, key, seen })),
  );
  const type = await new Promise<string>((resolve) =>
    socket.once("message", (data) => resolve(JSON.parse(data.toString()).type)),
  );
  socket.close();
  return type;
}
