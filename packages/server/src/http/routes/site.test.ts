import { networkInterfaces } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { networkAddresses } from "../../callers/networkAddresses.js";
import { HttpClient, startServer } from "../../testing/index.js";

async function asking(env: Readonly<Record<string, string>>) {
  const server = await startServer({ env });
  onTestFinished(() => server.stop());
  const port = Number(new URL(server.site).port);
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    new HttpClient(`http://127.0.0.1:${port}`)
      .fetch("/api/site", { headers })
      .then((response) => response.json());
  return { port, ask };
}

describe("the address of the site for others", { timeout: 60_000 }, () => {
  it("is that of the machine in its network, for a page on this machine", async () => {
    const { port, ask } = await asking({ HOST: "0.0.0.0" });
    const [address = null] = networkAddresses("0.0.0.0", port, networkInterfaces());
    expect(await ask()).toEqual({ address, pages: [] });
    // No one behind a proxy learns it.
    expect(await ask({ "x-forwarded-for": "198.51.100.7" })).toMatchObject({ address: null });
  });

  it("is none where the server listens on this machine only", async () => {
    const { ask } = await asking({ HOST: "127.0.0.1" });
    expect(await ask()).toMatchObject({ address: null });
  });

  it("is the one that is set", async () => {
    const { ask } = await asking({ INKOGNITO_ORIGIN: "https://play.example" });
    expect(await ask({ "x-forwarded-for": "198.51.100.7" })).toMatchObject({
      address: "https://play.example",
    });
  });
});
