import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameName } from "@inkognito/engine/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadGame } from "../../src/tables/runtime/cache/loadTable.js";
import {
  HttpClient,
  Person,
  readMetrics,
  seatTable,
  type TestTable,
  tableOptions,
} from "../../src/testing/index.js";
import { openSite, type Site } from "../support/site.js";

/** All that leaves the server while games are on, looked through for what must not be in it. */

let site: Site;
const tables: TestTable[] = [];
const lines: string[] = [];
/** By where it was got. */
const dumps = new Map<string, string>();
/** By what it is: shown to one person once, or to no one. */
const secrets = new Map<string, string>();
/** Cards of others, as a seat's own line would tell them; by table. */
const deals: string[] = [];

const secretOf = ({ cookie }: HttpClient): string => cookie.split("=")[1] ?? "";

/** Enough moves that cards have been shown; few enough that a game at random mostly still goes on. */
const MOVES = 15;

/** False: it has ended, and its secrets with it. */
async function playAWhile({ clients }: TestTable): Promise<boolean> {
  for (const client of clients) client.play("random", "dumps");
  await clients[0]?.ask({ type: "start" });
  const acts = () => clients.reduce((sum, { counts }) => sum + counts.acts, 0);
  await Promise.race(
    clients.map((client) => client.until(() => acts() >= MOVES || client.hasEnded(1))),
  );
  for (const client of clients) client.stopPlaying();
  // What was asked before that has been answered when this has.
  await Promise.all(clients.map((client) => client.ask({ type: "pause", wanted: true })));
  return clients.every((client) => !client.hasEnded(1));
}

async function runningTable(game: GameName): Promise<TestTable> {
  for (;;) {
    const table = await seatTable(site.site, tableOptions(game, 4, { listed: true }));
    if (await playAWhile(table).catch(() => false)) return table;
    await table.close();
  }
}

/** What was dealt: long enough words that nothing else looks like them. */
async function remember(table: TestTable): Promise<void> {
  const stored = await site.store.table(table.table);
  if (stored === null) throw new Error("the table has gone");
  const game = await loadGame(site.store, { id: table.table, log: stored.log }, 1);
  const { own } = game.state as { readonly own: readonly { readonly hand?: unknown }[] };
  for (const { hand } of own) if (hand != null) deals.push(JSON.stringify(hand));
  for (const no of [1, 2]) {
    secrets.set(`seed ${no} of ${table.table}`, (await site.store.seed(table.table, no)) ?? "none");
  }
}

beforeAll(async () => {
  site = await openSite({ logLevel: "trace", log: { write: (line) => void lines.push(line) } });
  for (const game of ["card", "board"] as const) {
    const table = await runningTable(game);
    tables.push(table);
    await remember(table);
    secrets.set(`the key of ${table.table}`, table.key);
    const { key = "" } = (await table.clients[0]?.ask({ type: "invite", renew: true })) ?? {};
    secrets.set(`the second key of ${table.table}`, key);
    for (const [seat, person] of table.people.entries()) {
      await table.clients[seat]?.ask({ type: "note", game: 1, text: `suspicion ${seat} ${game}` });
      secrets.set(`the cookie of ${seat} at ${table.table}`, secretOf(person));
      const recovery = await person.json<{ code: string }>("POST", "/api/me/recovery");
      const moving = await person.json<{ code: string }>("POST", "/api/me/move");
      secrets.set(`the recovery code of ${seat} at ${table.table}`, recovery.code);
      secrets.set(`the moving code of ${seat} at ${table.table}`, moving.code);
    }
    const paths = [
      ...["/api/tables", "/api/me", "/metrics", "/health", `/t/${table.table}`, `/i/${key}`],
      ...[
        `/api/invitations/${key}`,
        `/api/tables/${table.table}/games/1/game.json`,
        "/api/me/export",
      ],
    ];
    const stranger = await Person.arrive(site.site, "Stranger");
    for (const [who, visitor] of [...table.people, stranger, new HttpClient(site.site)].entries()) {
      for (const path of paths) {
        dumps.set(`${who} ${path}`, await (await visitor.fetch(path)).text());
      }
    }
  }
  dumps.set("the metrics", await readMetrics(site.site));
  dumps.set("the log", lines.join(""));
}, 120_000);
afterAll(async () => {
  await Promise.all(tables.map((table) => table.close()));
  await site.close();
});

/** Where this stands in what was handed out; the second key is in the address of one's own link. */
const placesOf = (secret: string): readonly string[] =>
  [...dumps]
    .filter(([where, text]) => text.includes(secret) && !where.includes("/i/"))
    .map(([at]) => at);

describe("while games are on", () => {
  it("there is something to find", () => {
    expect(secrets.size).toBe(2 * (2 + 2 + 3 * 4));
    expect(deals.length).toBe(8);
    expect([...secrets.values(), ...deals].filter((secret) => secret.length < 20)).toEqual([]);
    expect(lines.length).toBeGreaterThan(100);
    expect(Math.min(...[...dumps.values()].map(({ length }) => length))).toBeGreaterThan(0);
  });

  it("no seed, key, cookie or code stands in anything that is handed out, logs at level trace included", () => {
    const found = [...secrets].map(([name, secret]) => [name, placesOf(secret)] as const);
    expect(found.filter(([, places]) => places.length > 0)).toEqual([]);
  });

  it("no hand stands in it, nor any word for cards, but for one's own in one's export", () => {
    const isExport = (where: string): boolean => where.endsWith("/api/me/export");
    const hands = deals.flatMap((hand) => placesOf(hand).filter((where) => !isExport(where)));
    const words = /"(hand|hands|cards|identity|build|mission|number|arrested|sheet|action)"/;
    const told = [...dumps]
      .filter(([where, text]) => !isExport(where) && words.test(text))
      .map(([where]) => where);
    expect([hands, told]).toEqual([[], []]);
  });

  it("an export has what one's own seat was told of a game that goes on, and nothing more", () => {
    const [, board] = tables;
    const own = board?.clients.map(({ known }) => JSON.stringify(known?.told)) ?? [];
    for (const [who, told] of own.entries()) {
      const text = JSON.stringify(JSON.parse(dumps.get(`${who} /api/me/export`) ?? "null"));
      expect(text).toContain(`"told":${told}`);
      const others = deals.slice(-4).filter((_, seat) => seat !== who);
      expect(others.filter((hand) => text.includes(hand))).toEqual([]);
    }
  });

  it("an export has one's own notes and no one else's", () => {
    const [, board] = tables;
    const text = dumps.get(`1 /api/me/export`) ?? "";
    expect(text).toContain("suspicion 1 board");
    expect(text).not.toMatch(/suspicion [023]/);
    expect(text).toContain(board?.table ?? "none");
  });

  it("the search does find: a seat is told its own hand on its own line", () => {
    const told = tables.flatMap(({ clients }) =>
      clients.map(({ known }) => JSON.stringify(known?.told)),
    );
    expect(deals.every((hand) => told.some((text) => text.includes(hand)))).toBe(true);
  });
});

describe("what is stored", () => {
  const stored = (): string =>
    readdirSync(site.dataDir)
      .map((file) => readFileSync(join(site.dataDir, file)).toString("latin1"))
      .join("\n");

  it("is the hash of a cookie and a code, never they themselves", () => {
    const text = stored();
    const kept = [...secrets].filter(([name]) => /^the (?:cookie|\w+ code) /.test(name));
    expect(kept).toHaveLength(2 * 3 * 4);
    expect(kept.filter(([, secret]) => text.includes(secret))).toEqual([]);
    // Typed without its dashes, a code is the same code.
    expect(kept.filter(([, secret]) => text.includes(secret.replaceAll("-", "")))).toEqual([]);
  });

  it("is really looked through: the seeds are there, which the server needs", () => {
    const text = stored();
    const seeds = [...secrets].filter(([name]) => name.startsWith("seed"));
    expect(seeds.filter(([, seed]) => !text.includes(seed))).toEqual([]);
  });
});
