import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { newFolder, startServer } from "@inkognito/server/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { atTable, browsing, visit } from "./visit.js";

browsing();

const BUILT_PAGE = fileURLToPath(new URL("../dist", import.meta.url));
const VERSION = "2026-11-18";
const file = (part: "server" | "web", name: string): Buffer =>
  readFileSync(new URL(`../../${part}/fixtures/${VERSION}/${name}`, import.meta.url));

const addresses: Readonly<Record<"replay" | "board" | "card", string>> = JSON.parse(
  file("web", "addresses.json").toString("utf8"),
);

/** A server of today on the data of that version. */
async function serveOldData(): Promise<string> {
  const dataDir = newFolder("old");
  for (const name of ["inkognito.db", "inkognito.db-wal"]) {
    writeFileSync(join(dataDir, name), gunzipSync(file("server", `${name}.gz`)));
  }
  const { INKOGNITO_PAGE: page = BUILT_PAGE } = process.env;
  const server = await startServer({ dataDir, page });
  onTestFinished(() => server.stop());
  return server.site;
}

describe("an address that an earlier version gave out", () => {
  it("leads to the replay of the game, to its end", async () => {
    const site = await serveOldData();
    const page = await visit({ site, path: addresses.replay });
    const slider = page.getByRole("slider", { name: "Position" });
    await slider.waitFor();
    await slider.press("End");
    await page.locator(".end").waitFor();
    expect(await slider.inputValue()).toBe(await slider.getAttribute("max"));
  });

  it.each(["board", "card"] as const)("begins the %s game it describes", async (game) => {
    const page = await visit({ path: addresses[game], settings: { speed: "instant" } });
    await atTable(page);
  });
});
