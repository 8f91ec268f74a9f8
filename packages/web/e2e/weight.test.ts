import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, it } from "vitest";
import { atTable, browsing, visit } from "./visit.js";

browsing();

/** What the page has fetched so far, packed, in kB; fonts and pictures apart. */
async function weigh(sources: readonly (() => Promise<Buffer>)[]): Promise<number> {
  const bodies = await Promise.all(sources.map((body) => body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

it("home is light, and so is a table", async () => {
  const scripts: (() => Promise<Buffer>)[] = [];
  const page = await visit({ path: "#/settings" });
  page.on("response", (response) => {
    if (/\.(js|css)$/.test(response.url())) scripts.push(() => response.body());
  });
  await page.goto(page.url().replace("settings", ""));
  await page.reload();
  await page.getByRole("button", { name: "Play now" }).waitFor();
  expect(await weigh(scripts)).toBeLessThanOrEqual(60);
  await page.getByRole("button", { name: "Play now" }).click();
  await atTable(page);
  expect(await weigh(scripts)).toBeLessThanOrEqual(150);
});

it("has no compiler of messages: they are compiled when the page is built", () => {
  const SIGN = "Plural offset must be set before cases";
  expect(() => compileMessageOrThrow("{n, plural, one {a} offset:1 other {b}}")).toThrow(SIGN);
  const { INKOGNITO_PAGE: page = fileURLToPath(new URL("../dist", import.meta.url)) } = process.env;
  const scripts = readdirSync(`${page}/assets`).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  const texts = scripts.map((file) => readFileSync(`${page}/assets/${file}`, "utf8"));
  expect(texts.filter((text) => text.includes(SIGN))).toEqual([]);
});
