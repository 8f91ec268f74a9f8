import type { PlayerId } from "@inkognito/protocol";
import { expect } from "vitest";
import { TestClient } from "../../src/testing/client.js";
import type { BusyServer, BusyTable } from "../support/busyServer.js";
import { Player } from "../support/player.js";
import type { Query, ServerData } from "../support/serverData.js";
import { startServerProcess } from "../support/serverProcess.js";
import { type Asked, type Promised, TableHistory } from "../support/tableHistory.js";

/** How many requests of each player the server had answered. */
export type Answered = ReadonlyMap<PlayerId, number>;

export const answeredNow = ({ players }: BusyServer): Answered =>
  new Map(players.map(({ player, done }) => [player, done.length]));

/** So many moves are made after it. */
const MOVES = 30;

/**
 * Checks a copy of the data of a busy server, whose players have stopped: it has all that was answered
 * before, no request without those before it, and games that follow from their seeds. Then plays on.
 */
export async function verifyRestored(
  busy: BusyServer,
  data: ServerData,
  before: Answered,
): Promise<void> {
  const kept = await data.read(async (query) => {
    const found = new Map<PlayerId, readonly Asked[]>();
    for (const { table, players } of busy.tables) {
      for (const player of players) found.set(player.player, await keptOf(query, table, player));
    }
    return found;
  });
  for (const [player, done] of kept) {
    expect(done.length, "what was answered before").toBeGreaterThanOrEqual(before.get(player) ?? 0);
  }
  const histories = busy.tables.map(({ table }) =>
    Object.assign(new TableHistory(table), { starts: 2 }),
  );
  const verify = (more: ReadonlyMap<PlayerId, readonly Asked[]>) =>
    data.read(async (query) => {
      for (const [at, { players }] of busy.tables.entries()) {
        const promised = players.map(
          ({ player, seat }): Promised => ({
            ...{ player, seat, since: [] },
            done: [...(kept.get(player) ?? []), ...(more.get(player) ?? [])],
          }),
        );
        await histories[at]?.verify(query, promised, true);
      }
    });
  await verify(new Map());
  await verify(await playOn(busy, data));
}

/** Those of a player's requests that are stored: the first ones, with none missing among them. */
async function keptOf(
  query: Query,
  table: string,
  { player, done, since }: Player,
): Promise<readonly Asked[]> {
  const rows = await query(
    `select id from request where table_id = '${table}' and player = '${player}'`,
  );
  const stored = new Set(rows.map(({ id }) => String(id)));
  const all = [...done, ...since];
  const kept = all.slice(0, stored.size);
  expect(kept.map(({ id }) => id).filter((id) => !stored.has(id))).toEqual([]);
  return kept;
}

/** The same people at the same tables, on another server. */
async function playOn(
  busy: BusyServer,
  data: ServerData,
): Promise<ReadonlyMap<PlayerId, readonly Asked[]>> {
  const server = startServerProcess({ ...data.env, INKOGNITO_PAGE: busy.page });
  const site = await server.served;
  const players: Player[] = [];
  try {
    const playing = busy.tables.filter(({ behaviour }) => behaviour === "plays");
    for (const each of playing) players.push(...(await arrive(site, each)));
    const moves = () => players.reduce((sum, { done }) => sum + done.length, 0);
    for (const player of players) void player.play();
    await expect.poll(moves, { timeout: 60_000, interval: 50 }).toBeGreaterThan(MOVES);
  } finally {
    await Promise.all(players.map((player) => player.stop()));
    await server.end("SIGTERM");
  }
  expect(players.flatMap(({ client, refused }) => [...client.faults, ...refused])).toEqual([]);
  const all = (player: Player) => [...player.done, ...player.since];
  // The last request of a player who left may have been done without an answer.
  return data.read(async (query) => {
    const rows = await query("select id from request");
    const stored = new Set(rows.map(({ id }) => String(id)));
    return new Map(
      players.map((each) => [each.player, all(each).filter(({ id }) => stored.has(id))]),
    );
  });
}

const arrive = (site: string, { table, players }: BusyTable): Promise<readonly Player[]> =>
  Promise.all(
    players.map(async ({ player, chair, client: { options } }) => {
      const client = await TestClient.join({ site, cookie: options.cookie, table });
      return new Player(client, player, chair, "plays");
    }),
  );
