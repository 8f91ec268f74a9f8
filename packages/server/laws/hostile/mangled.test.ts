import type { GameName } from "@inkognito/engine/games";
import { parseRecord, replayRecord } from "@inkognito/engine/record";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import {
  type ChildServer,
  playGame,
  readMetrics,
  seatTable,
  startChild,
  tableOptions,
} from "../../src/testing/index.js";
import { sendMangledRequests } from "./mangledHttp.js";
import { newTally, sendMangledFrames, type Tally } from "./mangledSockets.js";

/** Frames and requests together. */
const COUNT = size("frames", { short: 4000, full: 20000 });
/** Three of ten go to HTTP. */
const REQUESTS = Math.floor(COUNT * 0.3);
const [FRAME_CLIENTS, HTTP_CLIENTS] = [6, 4];

/** How much the smallest memory sample may grow between the first third and the last. */
const MOST_GROWTH = 64 * 1024 * 1024;

let server: ChildServer;
let frames: Tally;
let requests: Tally;
/** Faults at tables where other clients play meanwhile, game after game. */
const noticed: string[] = [];
let games = 0;
const heap: number[] = [];

async function metric(name: string): Promise<number> {
  const text = await readMetrics(server.site);
  const value = new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
  if (value === undefined) throw new Error(`no metric ${name}`);
  return Number(value);
}

/** Plays a game of well-behaved clients, from the first move to its record. */
async function played(game: GameName, players: number): Promise<void> {
  const table = await seatTable(server.site, tableOptions(game, players));
  await playGame(table);
  const path = `/api/tables/${table.table}/games/1/game.json`;
  const file = parseRecord((await (await table.people[0]?.fetch(path))?.text()) ?? "");
  if (!file.ok || replayRecord(file.value).wrong !== null) {
    noticed.push(`the log of ${table.table} does not come to its end`);
  }
  noticed.push(...table.clients.flatMap(({ faults }) => faults));
  await table.close();
  games += 1;
}

beforeAll(async () => {
  server = await startChild();
  [frames, requests] = [newTally(), newTally()];
  const hasFailed = () => frames.faults.length + requests.faults.length >= 5;
  const moreFrames = () => frames.frames < COUNT - REQUESTS && !hasFailed();
  const moreRequests = () => requests.frames < REQUESTS && !hasFailed();
  const playedOn = async (): Promise<void> => {
    do {
      await played(games % 2 === 0 ? "card" : "board", 3 + (games % 3));
      heap.push(await metric("nodejs_heap_size_used_bytes"));
    } while (moreFrames() || moreRequests());
  };
  await Promise.all([
    ...Array.from({ length: FRAME_CLIENTS }, (_, i) =>
      sendMangledFrames(server.site, i, frames, moreFrames),
    ),
    ...Array.from({ length: HTTP_CLIENTS }, (_, i) =>
      sendMangledRequests(server.site, i, requests, moreRequests),
    ),
    playedOn(),
  ]);
}, 3_600_000);
afterAll(() => server.stop());

describe(`${COUNT} mangled frames and requests`, () => {
  it("every frame is answered, or closes its connection with a code that says why", () => {
    expect(frames.faults).toEqual([]);
    expect(frames.frames).toBeGreaterThanOrEqual(COUNT - REQUESTS);
  });

  it("all reactions occur: done, refused, and a close", () => {
    const { done, refused, ended } = frames;
    expect(Math.min(done, refused, ended)).toBeGreaterThan(COUNT / 100);
  });

  it("every HTTP request gets an answer, and none of them reports an error of the server", () => {
    expect(requests.faults).toEqual([]);
    expect(requests.frames).toBeGreaterThanOrEqual(REQUESTS);
  });

  it("the server still runs and has logged nothing but what to set behind a proxy", async () => {
    expect(server.process.exitCode).toBeNull();
    expect((await fetch(`${server.site}/health`)).status).toBe(200);
    const logged = server.output().split("\n").slice(1);
    expect(logged.filter((line) => !/set INKOGNITO_(ORIGIN|TRUST_PROXY)=/.test(line))).toEqual([]);
  });

  it("other tables are not affected: their games are played to the end, and the records replay", () => {
    expect(games).toBeGreaterThan(0);
    expect(noticed).toEqual([]);
  });

  it("nothing of closed connections stays in memory", async () => {
    // The last connections may still be closing.
    while ((await metric("inkognito_sockets")) > 0) await new Promise(setImmediate);
    expect(await metric("inkognito_visitors")).toBe(0);
    const least = (samples: readonly number[]) => Math.min(...samples);
    const third = Math.ceil(heap.length / 3);
    expect(least(heap.slice(-third)) - least(heap.slice(0, third))).toBeLessThan(MOST_GROWTH);
  });
});
