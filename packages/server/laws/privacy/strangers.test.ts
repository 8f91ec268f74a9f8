import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import {
  HttpClient,
  Person,
  playGame,
  seatTable,
  TestClient,
  type TestTable,
  tableOptions,
} from "../../src/testing/index.js";
import { hello } from "../hostile/mangledFrames.js";
import { openSite, type Site } from "../support/site.js";

/** A person who is not let in gets the same bytes, whatever the reason is and whatever goes on inside. */

const NOWHERE = "A".repeat(12);
const NO_KEY = "A".repeat(22);

/** What goes on at the table that is not theirs. */
const STATES = ["gathering", "playing", "between games", "closed"] as const;
type State = (typeof STATES)[number];

/** One table and everybody who is not wanted at it. */
interface Scene {
  readonly table: TestTable;
  readonly key: string;
  readonly oldKey: string;
  readonly former: Person;
  readonly removed: Person;
  readonly blocked: Person;
  readonly unloved: Person;
}

let site: Site;
let elsewhere: TestTable;
let stranger: Person;
let deleted: string;
const scenes = new Map<State, Scene>();
let listed: Scene;

/** Fills the chairs, shows one person out, lets another go, blocks two, and changes the link. */
async function sceneOf(state: State, options = tableOptions("card", 3)): Promise<Scene> {
  const table = await seatTable(site.site, options);
  const [host, second, third] = table.clients as [TestClient, TestClient, TestClient];
  const [removed, former] = [table.people[1], table.people[2]] as [Person, Person];
  await third.ask({ type: "leave" });
  await host.ask({ type: "clear", seat: 1 });
  await second.untilClosed();
  await third.close();
  for (const seat of [1, 2] as const) await host.ask({ type: "placeBot", seat, level: "random" });
  if (state === "playing") await host.ask({ type: "start" });
  if (state === "between games") await playGame({ ...table, clients: [host] });
  const [blocked, unloved] = [await arrive("Blocked"), await arrive("Unloved")];
  await block(table.people[0], blocked);
  await block(table.people[0], unloved);
  const oldKey = table.key;
  const { key = "" } = await host.ask({ type: "invite", renew: true });
  if (state === "closed") await host.ask({ type: "close" });
  return { table, key, oldKey, former, removed, blocked, unloved };
}

const arrive = (name: string): Promise<Person> => Person.arrive(site.site, name);

const block = async (by: Person | undefined, other: Person): Promise<unknown> =>
  by?.json("PUT", `/api/me/relations/${other.id}`, { relation: "blocked" });

beforeAll(async () => {
  site = await openSite();
  stranger = await arrive("Stranger");
  const gone = await arrive("Gone");
  deleted = gone.cookie;
  await gone.fetch("/api/me", { method: "DELETE" });
  elsewhere = await seatTable(site.site, tableOptions("card", 3));
  for (const state of STATES) scenes.set(state, await sceneOf(state));
  listed = await sceneOf("playing", tableOptions("card", 3, { listed: true }));
}, 120_000);
afterAll(async () => {
  await Promise.all([...scenes.values(), listed].map(({ table }) => table.close()));
  await elsewhere.close();
  await site.close();
});

/** What someone asks with. */
interface Credentials {
  readonly cookie: string;
  readonly key: string | null;
  /** What a forger adds to be someone else. */
  readonly more?: object;
}

type Way = (scene: Scene) => Credentials;

const WAYS: Readonly<Record<string, Way>> = {
  "a browser without a person": ({ key }) => ({ cookie: "", key }),
  "a made-up cookie": () => ({ cookie: `inkognito=${"A".repeat(43)}`, key: null }),
  "someone who was deleted": ({ key }) => ({ cookie: deleted, key }),
  "a stranger without a key": () => ({ cookie: stranger.cookie, key: null }),
  "a stranger with a wrong key": () => ({ cookie: stranger.cookie, key: NO_KEY }),
  "a stranger with a replaced link": ({ oldKey }) => ({ cookie: stranger.cookie, key: oldKey }),
  "a stranger with another table's link": () => ({
    cookie: stranger.cookie,
    key: elsewhere.key,
  }),
  "another table's player": () => ({ cookie: elsewhere.people[1]?.cookie ?? "", key: null }),
  "a former player without a key": ({ former }) => ({ cookie: former.cookie, key: null }),
  "a former player with a replaced link": ({ former, oldKey }) => ({
    cookie: former.cookie,
    key: oldKey,
  }),
  "a removed player": ({ removed }) => ({ cookie: removed.cookie, key: null }),
  "a removed player with a good link": ({ removed, key }) => ({ cookie: removed.cookie, key }),
  "a blocked person with a good link": ({ blocked, key }) => ({ cookie: blocked.cookie, key }),
  "another blocked person": ({ unloved, key }) => ({ cookie: unloved.cookie, key }),
  "a forged seat": ({ table }) => ({
    cookie: stranger.cookie,
    key: null,
    more: { seat: 0, you: { player: table.people[0]?.id, seat: 0 }, player: table.people[0]?.id },
  }),
};

/** Everything that comes back for a hello, byte for byte, and how the line was closed. */
function knock({ cookie, key, more = {} }: Credentials, table: string): Promise<string> {
  const socket = new WebSocket(`${site.site.replace("http", "ws")}/socket`, {
    headers: cookie === "" ? {} : { cookie },
  });
  const frames: string[] = [];
  socket.on("open", () => socket.send(JSON.stringify(hello(table, { key, ...more }))));
  socket.on("message", (data) => frames.push(data.toString()));
  return new Promise((resolve) =>
    socket.on("close", (code, reason) => resolve(JSON.stringify([...frames, code, `${reason}`]))),
  );
}

/** Status, headers and body. The page repeats its own address, and answers have a date. */
async function get(cookie: string, path: string, name: string): Promise<string> {
  const response = await new HttpClient(site.site, cookie).fetch(path);
  const headers = [...response.headers].filter(([header]) => header !== "date");
  const body = await response.text();
  return JSON.stringify([response.status, headers, body.replaceAll(name, "A".repeat(name.length))]);
}

const NOT_HERE = '["{\\"type\\":\\"bye\\",\\"code\\":\\"notHere\\"}",4004,""]';

const withQuery = (key: string | null): string => (key === null ? "" : `?key=${key}`);

const sceneAt = (state: State): Scene => scenes.get(state) as Scene;

describe.each(STATES)("a table that is none of one's business, %s", (state) => {
  it.each(Object.entries(WAYS))("is no table at the socket, for %s", async (_who, way) => {
    const came = way(sceneAt(state));
    const answers = [await knock(came, sceneAt(state).table.table), await knock(came, NOWHERE)];
    expect(answers).toEqual([NOT_HERE, NOT_HERE]);
  });

  it.each(Object.entries(WAYS))("is no table over HTTP, for %s", async (_who, way) => {
    const scene = sceneAt(state);
    const { cookie, key } = way(scene);
    // A browser without a person may still read with a good link; that is another test's business.
    const isNobody = cookie === "" || cookie === deleted;
    const query = isNobody ? "" : withQuery(key);
    const parts = ["1", "2"].flatMap((no) => [`${no}/game.json`, `${no}/address`]);
    for (const path of [
      ...parts.map((part) => (table: string) => `/api/tables/${table}/games/${part}${query}`),
      // Who knows the table does not know the address of its game.
      (table: string) => `/api/games/${table}${NO_KEY}1/game.json`,
      (table: string) => `/g/${table}${NO_KEY}1`,
    ]) {
      const { table } = scene.table;
      expect(await get(cookie, path(table), table)).toBe(await get(cookie, path(NOWHERE), NOWHERE));
    }
    const { table } = scene.table;
    expect(await get(cookie, `/t/${table}`, table)).toBe(
      await get(cookie, `/t/${NOWHERE}`, NOWHERE),
    );
    if (key === null || isNobody || key === elsewhere.key) return;
    for (const path of ["/api/invitations/", "/i/"]) {
      expect(await get(cookie, path + key, key)).toBe(await get(cookie, path + NO_KEY, NO_KEY));
    }
  });

  it("is not in anyone's lists", async () => {
    const { former, removed, blocked } = sceneAt(state);
    for (const { cookie } of [stranger, former, removed, blocked]) {
      const lists = await new HttpClient(site.site, cookie).fetch("/api/tables");
      expect(await lists.text()).not.toContain(sceneAt(state).table.table);
    }
  });
});

describe("a public table", () => {
  const unwanted = ["removed", "blocked", "unloved"] as const;

  it.each(unwanted)("is none for a person who is %s", async (who) => {
    const { [who]: person, table, key } = listed;
    for (const each of [null, key]) {
      expect(await knock({ cookie: person.cookie, key: each }, table.table)).toBe(NOT_HERE);
    }
    const path = (id: string) => `/api/tables/${id}/games/1/game.json`;
    expect(await get(person.cookie, path(table.table), table.table)).toBe(
      await get(person.cookie, path(NOWHERE), NOWHERE),
    );
    const lists = await person.fetch("/api/tables");
    expect(await lists.text()).not.toContain(table.table);
  });

  it("is there for everybody else, so the test does see a difference", async () => {
    const { table } = listed;
    expect(await (await stranger.fetch("/api/tables")).text()).toContain(table.table);
    const client = await TestClient.join({
      site: site.site,
      cookie: stranger.cookie,
      table: table.table,
    });
    expect(client.table?.phase.type).toBe("playing");
    await client.close();
  });
});

describe("a link", () => {
  const until = async (millis: number): Promise<string> => {
    const { table, key } = sceneAt("playing");
    await site.store.setInvitation(table.table, { key, until: Date.now() + millis }, null);
    return key;
  };

  it("that has expired is one that never was", async () => {
    const key = await until(-1);
    const { table } = sceneAt("playing").table;
    const { cookie } = stranger;
    expect(await knock({ cookie, key }, table)).toBe(NOT_HERE);
    for (const path of ["/api/invitations/", "/i/"]) {
      expect(await get(cookie, path + key, key)).toBe(await get(cookie, path + NO_KEY, NO_KEY));
    }
    const game = (id: string) => `/api/tables/${id}/games/1/game.json?key=${key}`;
    expect(await get(cookie, game(table), table)).toBe(await get(cookie, game(NOWHERE), NOWHERE));
  });

  it("that has not expired lets a stranger in, so the test does see a difference", async () => {
    const key = await until(60_000);
    const { table } = sceneAt("playing").table;
    const { cookie } = stranger;
    expect(await get(cookie, `/api/invitations/${key}`, key)).toContain("[200,");
    const client = await TestClient.join({ site: site.site, cookie, table, key });
    await client.close();
  });
});

describe("a connection that is open already", () => {
  it("of someone who is shown out ends like one that never began", async () => {
    const table = await seatTable(site.site, tableOptions("card", 3));
    const [host, guest] = table.clients as [TestClient, TestClient];
    await host.ask({ type: "clear", seat: 1 });
    expect([await guest.untilClosed(), guest.bye]).toEqual([4004, "notHere"]);
    const after = guest.received.length;
    await host.ask({ type: "say", text: "secret" });
    expect(guest.received.length).toBe(after);
    await table.close();
  });

  it("of someone who is blocked while watching ends like one that never began", async () => {
    const table = await seatTable(site.site, tableOptions("card", 3, { listed: true }));
    const unwanted = await arrive("Unwanted");
    const { cookie } = unwanted;
    const where = { site: site.site, cookie, table: table.table };
    const lines = [
      await TestClient.join(where),
      await TestClient.join({ ...where, key: table.key }),
    ];
    await block(table.people[1], unwanted);
    for (const line of lines) {
      expect([await line.untilClosed(), line.bye]).toEqual([4004, "notHere"]);
    }
    expect(await knock({ cookie, key: table.key }, table.table)).toBe(NOT_HERE);
    await table.close();
  });

  it("of someone who only watches moves nothing", async () => {
    const { table } = listed;
    const { cookie } = stranger;
    const client = await TestClient.join({ site: site.site, cookie, table: table.table });
    const act = { type: "act", game: 1, action: { type: "locate", location: "rialto" } } as const;
    const codes: string[] = [];
    for (const wish of [
      act,
      { type: "note", game: 1, text: "a" } as const,
      { type: "leave" } as const,
      { type: "pause", wanted: true } as const,
      { type: "return" } as const,
      { type: "takeOver" } as const,
      { type: "start" } as const,
      { type: "invite" } as const,
      { type: "invite", renew: true } as const,
      { type: "mix", commitment: client.table?.commitment ?? "", entropy: "0".repeat(32) } as const,
      { type: "close" } as const,
      { type: "clear", seat: 0 } as const,
    ]) {
      const answer = await client.request(wish);
      codes.push(answer.type === "done" ? `${wish.type} done` : answer.refusal.code);
    }
    expect(new Set(codes)).toEqual(new Set(["notSeated", "notHost"]));
    await client.close();
  });
});
