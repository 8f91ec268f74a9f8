import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  HttpClient,
  Person,
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

  it.each([`/i/${"A".repeat(22)}`, "/i/x", "/i/x/", "/i/%22%3E", `/t/${"A".repeat(12)}`, "/t/x"])(
    "that leads nowhere is the page all the same: %s",
    async (path) => {
      expect(await titleOf(path)).toBe(NEUTRAL);
    },
  );
});
