import { type Me, me, movingCode, recoveryCode } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  failureOf,
  HttpClient,
  Person,
  startServer,
  type TestServer,
} from "../../testing/index.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const WANTED = { name: "Ada", language: "de" };
const arrive = (name?: string) => Person.arrive(server.site, name);
const visitor = () => new HttpClient(server.site);

describe("who one is", () => {
  it("is no one at first", async () => {
    const response = await visitor().fetch("/api/me");
    expect([response.status, await response.json()]).toEqual([200, null]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("is someone after saying a name", async () => {
    const newcomer = visitor();
    const response = await newcomer.send("POST", "/api/me", WANTED);
    const created = me.parse(await response.json());
    expect(response.status).toBe(201);
    expect(created).toMatchObject({ ...WANTED, relations: [] });
    expect(await newcomer.json("GET", "/api/me")).toEqual(created);
  });

  it("is kept in a cookie that no script and no other site gets", async () => {
    const response = await visitor().send("POST", "/api/me", WANTED);
    const [cookie = ""] = response.headers.getSetCookie();
    const [pair, ...attributes] = cookie.split("; ");
    expect(pair).toMatch(/^inkognito=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Lax"]);
  });

  it("is begun anew with every visit", async () => {
    const response = await (await arrive()).fetch("/api/me");
    expect(response.headers.getSetCookie()[0]).toContain("Max-Age=34560000");
  });

  it("is not known by a cookie that was made up, or by its hash", async () => {
    const forged = ["", "x", "A".repeat(43), "0".repeat(64), "%00", "a=b; inkognito=c"];
    for (const value of forged) {
      expect(
        await new HttpClient(server.site, `inkognito=${value}`).json("GET", "/api/me"),
      ).toBeNull();
    }
  });

  it("stays the same person when asked twice", async () => {
    const person = await arrive();
    const again = await person.json<Me>("POST", "/api/me", { name: "Bea", language: "en" });
    expect(again).toMatchObject({ id: person.id, name: "Bea" });
  });

  it.each([
    [{}, 400],
    [{ name: "", language: "en" }, 400],
    [{ name: "a".repeat(21), language: "en" }, 400],
    [{ name: "a\u202eb", language: "en" }, 400],
    [{ name: "a", language: "xx" }, 400],
    [{ name: { toString: "a" }, language: "en" }, 400],
    [null, 400],
  ])("cannot be %j", async (body, status) => {
    const response = await visitor().send("POST", "/api/me", body);
    expect(await failureOf(response)).toEqual([status, "badMessage"]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("can change", async () => {
    const person = await arrive("Ada");
    expect(await person.json("PATCH", "/api/me", { name: "Bea" })).toMatchObject({
      name: "Bea",
      language: "en",
    });
    expect(await person.json("PATCH", "/api/me", { language: "ko" })).toMatchObject({
      name: "Bea",
      language: "ko",
    });
    expect(await person.json("GET", "/api/me")).toMatchObject({ name: "Bea", language: "ko" });
  });

  it.each([
    ["PATCH", "/api/me"],
    ["DELETE", "/api/me"],
    ["DELETE", "/api/me/devices"],
    ["GET", "/api/me/export"],
    ["POST", "/api/me/recovery"],
    ["POST", "/api/me/move"],
    ["PUT", "/api/me/relations/abcdefghijklmnop"],
    ["POST", "/api/tables"],
  ])("has to be said before %s %s", async (method, path) => {
    const body = method === "GET" ? undefined : {};
    expect(await failureOf(await visitor().send(method, path, body))).toEqual([401, "nobody"]);
  });
});

describe("own data", () => {
  it("can be taken along", async () => {
    const person = await arrive("Ada");
    const response = await person.fetch("/api/me/export");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="inkognito.json"',
    );
    const text = await response.text();
    expect(text).toContain(person.id);
    expect(text).toContain("Ada");
    expect(text).not.toContain(person.cookie.split("=")[1]);
  });

  it("can be deleted, with everything that led to them", async () => {
    const person = await arrive("Ada");
    const { cookie } = person;
    const { code } = await person.json<{ code: string }>("POST", "/api/me/recovery");
    const response = await person.send("DELETE", "/api/me");
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^inkognito=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/,
    );
    expect(await new HttpClient(server.site, cookie).json("GET", "/api/me")).toBeNull();
    const recovered = await visitor().send("POST", "/api/recover", { code });
    expect(await failureOf(recovered)).toEqual([404, "notHere"]);
  });
});

describe("codes", () => {
  it("bring the same person to another browser", async () => {
    const person = await arrive("Ada");
    const { code } = recoveryCode.parse(await person.json("POST", "/api/me/recovery"));
    const other = visitor();
    const recovered = await other.json<Me>("POST", "/api/recover", { code: code.toLowerCase() });
    expect(recovered).toMatchObject({ id: person.id, name: "Ada" });
    expect(other.cookie).not.toBe(person.cookie);
    // Both browsers are that person now.
    for (const each of [person, other]) {
      expect(await each.json("GET", "/api/me")).toMatchObject({ id: person.id });
    }
  });

  it("to write down work more than once; a new one replaces the old one", async () => {
    const person = await arrive();
    const first = await person.json<{ code: string }>("POST", "/api/me/recovery");
    for (const _time of [1, 2]) {
      expect((await visitor().send("POST", "/api/recover", first)).status).toBe(200);
    }
    const second = await person.json<{ code: string }>("POST", "/api/me/recovery");
    expect((await visitor().send("POST", "/api/recover", first)).status).toBe(404);
    expect((await visitor().send("POST", "/api/recover", second)).status).toBe(200);
  });

  it("for a link work once, for ten minutes", async () => {
    const person = await arrive();
    const { code, until } = movingCode.parse(await person.json("POST", "/api/me/move"));
    // The server's clock and this one may drift apart a little.
    expect(Math.abs(until - Date.now() - 600_000)).toBeLessThan(10_000);
    expect((await visitor().send("POST", "/api/recover", { code })).status).toBe(200);
    expect((await visitor().send("POST", "/api/recover", { code })).status).toBe(404);
  });

  it("leave nothing of the guest that this browser was before", async () => {
    const [person, guest] = [await arrive(), await arrive()];
    const { code } = await person.json<{ code: string }>("POST", "/api/me/recovery");
    const before = guest.cookie;
    await guest.json("POST", "/api/recover", { code });
    expect(await new HttpClient(server.site, before).json("GET", "/api/me")).toBeNull();
  });

  it("change nothing for a browser that is this person already", async () => {
    const person = await arrive();
    const { code } = await person.json<{ code: string }>("POST", "/api/me/move");
    const { cookie } = person;
    await person.json("POST", "/api/recover", { code });
    expect(person.cookie).toBe(cookie);
    expect(await person.json("GET", "/api/me")).toMatchObject({ id: person.id, devices: 1 });
  });

  it.each(["", "x", "0000-0000-0000-0000-0000", "\0"])("that are none: %j", async (code) => {
    const response = await visitor().send("POST", "/api/recover", { code });
    expect(await failureOf(response)).toEqual([404, "notHere"]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("other people", () => {
  it("can be muted, blocked, and neither", async () => {
    const [ada, bea] = [await arrive("Ada"), await arrive("Bea")];
    for (const relation of ["muted", "blocked"]) {
      const { relations } = await ada.json<Me>("PUT", `/api/me/relations/${bea.id}`, { relation });
      expect(relations).toEqual([{ player: bea.id, name: "Bea", relation }]);
    }
    await ada.json("PUT", `/api/me/relations/${bea.id}`, { relation: "none" });
    expect(await ada.json("GET", "/api/me")).toMatchObject({ relations: [] });
    expect(await bea.json("GET", "/api/me")).toMatchObject({ relations: [] });
  });

  it("are other people, and there", async () => {
    const ada = await arrive("Ada");
    for (const player of [ada.id, "abcdefghijklmnop", "x", "..%2f"]) {
      const response = await ada.send("PUT", `/api/me/relations/${player}`, { relation: "muted" });
      expect(await failureOf(response)).toEqual([404, "notHere"]);
    }
  });
});
