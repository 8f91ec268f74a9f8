import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import type { TestClient } from "../../src/testing/client.js";
import { tableOptions } from "../../src/testing/options.js";
import { newPage } from "../../src/testing/server.js";
import { beginGame, seatTable } from "../../src/testing/table.js";
import { fileData } from "../support/serverData.js";
import { killAll, startServerProcess } from "../support/serverProcess.js";
import { Coverage, INSPECTED } from "./coverage.js";

afterAll(killAll);

/** So many, at the most, between the socket of the player who acts and those of all at the table. */
const MOST_FILES = 40;
const MOVES = 9;

/** The files that the README lists, as it calls them: `socket/frame`. */
function listedFiles(): readonly string[] {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const [, path = ""] = readme.split("## The path of one action\n");
  const [list = ""] = path.split("\n## ");
  const found = [...list.matchAll(/(\d+)\.\s`([\w/]+)`/g)].map(
    ([, no, name]) => [no, name] as const,
  );
  expect(found.map(([no]) => Number(no))).toEqual(found.map((_, at) => at + 1));
  return found.map(([, name]) => name ?? "");
}

/** The rules of the games are no part of the path; a schema has no function of its own that is called. */
const isOnPath = (file: string): boolean => !file.startsWith("engine/");
const isSchema = (name: string): boolean => name === "protocol/client";

it("an action passes through the files that the README lists, and through no others", async () => {
  const data = fileData();
  const server = startServerProcess({ ...data.env, ...INSPECTED, INKOGNITO_PAGE: newPage() });
  const table = await seatTable(await server.served, tableOptions("board", 4));
  const { clients } = table;
  await beginGame(table);
  await rest(clients);
  const coverage = await Coverage.of(server);
  const passed = new Map<string, number>();
  for (let move = 0; move < MOVES; move += 1) {
    await coverage.take();
    await moveOnce(clients);
    await rest(clients);
    for (const file of (await coverage.take()).filter(isOnPath)) {
      passed.set(file, (passed.get(file) ?? 0) + 1);
    }
  }
  coverage.close();
  // What a timer does meanwhile, such as the keeping of the lock, is no part of an action.
  const files = [...passed.keys()].filter((file) => (passed.get(file) ?? 0) > MOVES / 2);
  const listed = listedFiles();
  const nameOf = (file: string): string =>
    listed.find((name) => `/${file.replace("/src/", "/")}`.endsWith(`/${name}`)) ?? file;
  expect(files.map(nameOf).sort()).toEqual(listed.filter((name) => !isSchema(name)).sort());
  expect(listed.length).toBeLessThanOrEqual(MOST_FILES);
  await table.close();
  await server.end("SIGTERM");
  await data.remove();
});

/** A player who is awaited makes a move. */
async function moveOnce(clients: readonly TestClient[]): Promise<void> {
  const awaited = clients.find((client) => client.isAwaited);
  if (awaited?.known == null) throw new Error("the game waits for no player");
  const action = awaited.known.choose("random", "path");
  await awaited.ask({ type: "act", game: awaited.game, action });
}

/** All that the server has sent so far has arrived. */
const rest = (clients: readonly TestClient[]) =>
  Promise.all(clients.map((client) => client.ask({ type: "ping" })));
