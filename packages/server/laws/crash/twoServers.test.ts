import { rmSync } from "node:fs";
import type { Seat } from "@inkognito/engine/core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { TestClient } from "../../src/testing/client.js";
import { Person } from "../../src/testing/httpClient.js";
import { tableOptions } from "../../src/testing/options.js";
import { newPage } from "../../src/testing/server.js";
import { Player } from "../support/player.js";
import { type Postgres, startPostgres } from "../support/postgres.js";
import { postgresData } from "../support/serverData.js";
import { killAll, startServerProcess } from "../support/serverProcess.js";
import { TableHistory } from "../support/tableHistory.js";

/** One of the servers is killed while this game is played. */
const GAME = size("matches", { short: 1, full: 2 });
/** Messages of that game until the kill. The shortest card game has more. */
const BUSY = 8;

let postgres: Postgres;
let databaseUrl: string;
const page = newPage();
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newDatabase();
}, 300_000);
afterEach(killAll);
afterAll(async () => {
  await postgres.remove();
  rmSync(page, { recursive: true, force: true });
});

const start = () => startServerProcess({ DATABASE_URL: databaseUrl, INKOGNITO_PAGE: page });

describe("two servers on one database", () => {
  /** One game shows it; the other one is for the soak. */
  for (const [game, tags] of [
    ["board", ["soak"]],
    ["card", []],
  ] as const) {
    it(`serve one table (${game}): all play to the end, also when one server is killed`, {
      tags: [...tags],
    }, async () => {
      const servers = [start(), start()] as const;
      const sites = await Promise.all(servers.map(({ served }) => served));
      const [here = "", there = ""] = sites;
      const options = tableOptions(game, 4);
      const persons = await Promise.all(
        [here, there, here].map((site, at) => Person.arrive(site, `Player ${at}`)),
      );
      const [host] = persons;
      const { table, key } = (await host?.open(options)) ?? { table: "", key: "" };
      const players: Player[] = [];
      for (const [at, { id, cookie, site }] of persons.entries()) {
        const client = await TestClient.join({ site, cookie, table, key });
        const player = new Player(client, id, at as Seat, "plays");
        await player.ask({ type: "sit", seat: at as Seat });
        players.push(player);
      }
      await players[0]?.ask({ type: "placeBot", seat: 3, level: "random" });
      for (const player of players) void player.play();

      // The games before on both servers, to their ends; the host begins the next one.
      const isInPlay = ({ client }: Player) =>
        client.game > GAME || (client.game === GAME && client.numbers.told > BUSY);
      await Promise.all(players.map((each) => each.client.until(() => isInPlay(each))));
      for (const { client } of players) expect(client.hasEnded(GAME - 1)).toBe(GAME > 1);

      await servers[0].end("SIGKILL");
      await Promise.all(players.map((player) => moveTo(player, there)));
      await Promise.all(players.map(({ client }) => client.until(() => client.hasEnded(GAME))));
      await Promise.all(players.map((player) => player.stop()));
      // The host has begun another game: without a server no process writes while it is read.
      expect(await servers[1].end("SIGTERM")).toBe(0);

      const history = new TableHistory(table);
      await postgresData(databaseUrl).read((query) => history.verify(query, players, true));
      expect(players.flatMap(({ client, refused }) => [...client.faults, ...refused])).toEqual([]);
      for (const { chair } of [...players, { chair: 3 }]) {
        expect(history.moves.some(({ seat }) => seat === chair)).toBe(true);
      }
    });
  }
});

/** Only players of the killed server connect to the other one. */
async function moveTo(player: Player, site: string): Promise<void> {
  if (player.client.site === site) return;
  await player.client.untilClosed();
  expect(await player.reconnect(site)).toBe(true);
}
