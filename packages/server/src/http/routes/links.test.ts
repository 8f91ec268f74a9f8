import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  HttpClient,
  Person,
  playGame,
  seatTable,
  startServer,
  type TestServer,
  tableOptions,
} from "../../testing/index.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const NEUTRAL = "Inkognito Online";

async function titleOf(path: string, language = "en"): Promise<string | undefined> {
  const headers = { "accept-language": language };
  const response = await new HttpClient(server.site).fetch(path, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain("<title>page</title>");
  expect(html).not.toContain("<script");
  return /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
}

describe("the front page", () => {
  it("has a preview in the language of the visitor, and may be listed by search engines", async () => {
    const headers = { "accept-language": "it" };
    const response = await new HttpClient(server.site).fetch("/", { headers });
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const html = await response.text();
    expect(html).toContain(`<meta property="og:title" content="${NEUTRAL}" />`);
    expect(html).toContain("spie mascherate a Venezia");
    expect(html).toContain(`<meta property="og:url" content="${server.site}/" />`);
    expect(html).not.toContain("noindex");
  });
});

describe("a link", () => {
  it("leads to the page, and says who invites", async () => {
    const host = await Person.arrive(server.site, "Ada <b>&");
    const { key } = await host.open(tableOptions());
    expect(await titleOf(`/i/${key}`)).toBe(
      "Ada &lt;b&gt;&amp; invites you: Inkognito, the board game",
    );
    expect(await titleOf(`/i/${key}`, "de-CH")).toBe(
      "Ada &lt;b&gt;&amp; lädt dich ein: Inkognito, das Brettspiel",
    );
  });

  it("may end with a slash, or with what stood after it in a sentence", async () => {
    const host = await Person.arrive(server.site, "Ada");
    const { table, key } = await host.open(tableOptions("card", 4, { listed: true }));
    for (const path of [`/i/${key}/`, `/t/${table}/`, `/i/${key}).`, `/t/${table}%C2%BB`]) {
      expect(await titleOf(path)).toBe("Ada invites you: Inkognito, the card game");
    }
  });

  it("to a listed table says so; to any other it does not", async () => {
    const host = await Person.arrive(server.site, "Ada");
    const listed = await host.open(tableOptions("card", 4, { listed: true }));
    const hidden = await host.open(tableOptions());
    expect(await titleOf(`/t/${listed.table}`)).toBe("Ada invites you: Inkognito, the card game");
    expect(await titleOf(`/t/${hidden.table}`)).toBe(NEUTRAL);
  });

  it("to an ended game names the game, and one that is wrong does not", async () => {
    const table = await seatTable(server.site, tableOptions("card", 3));
    await playGame(table);
    const { address } = await (table.people[0] as Person).json<{ address: string }>(
      "GET",
      `/api/tables/${table.table}/games/1/address`,
    );
    expect(await titleOf(`/g/${address}?at=3`)).toBe("Inkognito, the card game");
    expect(await titleOf(`/g/${address}).`, "sv")).toBe("Inkognito, kortspelet");
    expect(await titleOf(`/g/${address.replace(/1$/, "2")}`)).toBe(NEUTRAL);
    await table.close();
  });

  it.each([
    `/i/${"A".repeat(22)}`,
    "/i/x",
    "/i/x/",
    "/i/%22%3E",
    `/t/${"A".repeat(12)}`,
    "/t/x",
    "/g/x",
  ])("that leads nowhere is the page all the same: %s", async (path) => {
    expect(await titleOf(path)).toBe(NEUTRAL);
  });
});
