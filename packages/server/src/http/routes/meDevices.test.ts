import { BYE_CODES, type Me } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashOf } from "../../store/store.js";
import {
  failureOf,
  HttpClient,
  Person,
  startServer,
  TestClient,
  type TestServer,
  tableOptions,
} from "../../testing/index.js";
import { siteWith } from "../../testing/siteWith.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const DEVICES = "/api/me/devices";
const arrive = (name?: string) => Person.arrive(server.site, name);
const NOBODY = [401, "nobody"];

/** Another browser of the same person, by a link. */
async function deviceOf(person: Person): Promise<HttpClient> {
  const { code } = await person.json<{ code: string }>("POST", "/api/me/move");
  const device = new HttpClient(server.site);
  await device.json("POST", "/api/recover", { code });
  return device;
}

const devicesAt = async (visitor: HttpClient): Promise<number | undefined> =>
  (await visitor.json<Me | null>("GET", "/api/me"))?.devices;

describe("devices", () => {
  it("are counted, by whichever of them", async () => {
    const person = await arrive();
    expect(await devicesAt(person)).toBe(1);
    const [phone, desk] = [await deviceOf(person), await deviceOf(person)];
    for (const each of [person, phone, desk]) expect(await devicesAt(each)).toBe(3);
    expect(await devicesAt(await arrive())).toBe(1);
  });

  it("count no more once they are someone else", async () => {
    const [person, other] = [await arrive(), await arrive()];
    const phone = await deviceOf(person);
    const { code } = await other.json<{ code: string }>("POST", "/api/me/recovery");
    await phone.json("POST", "/api/recover", { code });
    expect([await devicesAt(person), await devicesAt(other)]).toEqual([1, 2]);
  });

  it("but one are signed out; that one goes on", async () => {
    const person = await arrive("Ada");
    const lost = [await deviceOf(person), await deviceOf(person)];
    const kept = await person.json<Me>("DELETE", DEVICES);
    expect(kept).toMatchObject({ id: person.id, name: "Ada", devices: 1 });
    expect(await person.json("GET", "/api/me")).toEqual(kept);
    for (const each of lost) {
      expect(await each.json("GET", "/api/me")).toBeNull();
      expect(await failureOf(await each.send("PATCH", "/api/me", { name: "Eve" }))).toEqual(NOBODY);
      expect(await failureOf(await each.send("DELETE", DEVICES))).toEqual(NOBODY);
    }
    expect(await devicesAt(person)).toBe(1);
  });

  it("take a link along that no one has used, and leave the recovery code", async () => {
    const [person, other] = [await arrive(), await arrive()];
    const { code: written } = await person.json<{ code: string }>("POST", "/api/me/recovery");
    const { code: link } = await person.json<{ code: string }>("POST", "/api/me/move");
    const { code: theirs } = await other.json<{ code: string }>("POST", "/api/me/move");
    await person.json("DELETE", DEVICES);
    const recover = async (code: string) =>
      (await new HttpClient(server.site).send("POST", "/api/recover", { code })).status;
    expect(await recover(link)).toBe(404);
    expect(await recover(written)).toBe(200);
    expect(await recover(theirs)).toBe(200);
    expect(await devicesAt(person)).toBe(2);
  });

  it.each([
    ["no cookie", ""],
    ["a cookie that was made up", `inkognito=${"A".repeat(43)}`],
    ["a cookie that cannot be one", "inkognito=x"],
  ])("are refused alike to strangers: %s", async (_what, cookie) => {
    const person = await arrive();
    await deviceOf(person);
    const response = await new HttpClient(server.site, cookie).send("DELETE", DEVICES);
    expect(await failureOf(response)).toEqual(NOBODY);
    expect(await devicesAt(person)).toBe(2);
  });

  it("that sign each other out at once leave one of them", async () => {
    const person = await arrive();
    const all = [person, await deviceOf(person), await deviceOf(person)];
    const answers = await Promise.all(all.map((each) => each.send("DELETE", DEVICES)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401, 401]);
    for (const [i, each] of all.entries()) {
      expect(await devicesAt(each)).toBe(statuses[i] === 200 ? 1 : undefined);
    }
  });

  it.each([
    ["move", "addMovingCode"],
    ["recovery", "setRecovery"],
  ] as const)(
    "that are signed out while they ask for a code are told none: %s",
    async (path, call) => {
      let lost: string | null = null;
      const app = await siteWith((store) => ({
        [call]: async (...args: never[]) => {
          await (store[call] as (...args: never[]) => Promise<void>)(...args);
          if (lost !== null) await store.removeToken(hashOf(lost));
        },
      }));
      const payload = { name: "Ada", language: "en" };
      const created = await app.inject({ method: "POST", url: "/api/me", payload });
      const [{ value: secret = "" } = {}] = created.cookies;
      const ask = () =>
        app.inject({ method: "POST", url: `/api/me/${path}`, cookies: { inkognito: secret } });
      expect((await ask()).json()).toHaveProperty("code");
      lost = secret;
      expect((await ask()).statusCode).toBe(401);
    },
  );

  it("lose their pages at the tables; all others keep theirs", async () => {
    const [person, other] = [await arrive("Ada"), await arrive("Bea")];
    const lost = await deviceOf(person);
    const table = await person.open(tableOptions());
    const join = ({ cookie }: HttpClient) =>
      TestClient.join({ site: server.site, cookie, ...table });
    const [own, theirs, stolen] = [await join(person), await join(other), await join(lost)];
    await own.sit(0);
    await person.json("DELETE", DEVICES);
    expect(await stolen.untilClosed()).toBe(BYE_CODES.notHere);
    await expect(stolen.connect()).rejects.toThrow();
    for (const each of [own, theirs]) {
      expect(await each.request({ type: "ping" })).toMatchObject({ type: "done" });
      expect(each.closed).toBeNull();
      await each.close();
    }
  });
});
