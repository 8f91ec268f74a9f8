import { randomBytes } from "node:crypto";
import type { Seat } from "@inkognito/engine/core";
import type { MessageId } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { randomFrom } from "../../../engine/laws/shared/twins/random.js";
import { newId } from "../../src/people/secret.js";
import { TestClient } from "../../src/testing/client.js";
import { tableOptions } from "../../src/testing/options.js";
import { startServer, type TestServer } from "../../src/testing/server.js";
import { playGame, seatTable } from "../../src/testing/table.js";
import { fileData } from "../support/serverData.js";
import { TableHistory } from "../support/tableHistory.js";
import { RetryingPlayer } from "./retryingPlayer.js";

/** INKOGNITO_SEED repeats a run. */
const { INKOGNITO_SEED = randomBytes(4).toString("hex") } = process.env;
const GAMES = size("retried", { short: 2, full: 12 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 120_000);
afterAll(() => server.stop());

describe("what is sent again", () => {
  it.each(Array.from({ length: GAMES }, (_, i) => i))(
    `acts once, through a whole game on bad connections, %d [seed ${INKOGNITO_SEED}]`,
    async (number) => {
      const { below } = randomFrom(`${INKOGNITO_SEED} ${number}`);
      const options = tableOptions(number % 2 === 0 ? "card" : "board", 3 + (number % 3));
      const table = await seatTable(server.site, options);
      const players: RetryingPlayer[] = [];
      for (const seat of table.clients.keys()) {
        players.push(await RetryingPlayer.at(table, seat as Seat, below));
      }
      await players[0]?.sendRepeatedly({ type: "start" });
      await Promise.all(players.map((player) => player.play()));

      const history = new TableHistory(table.table);
      const check = async () => {
        for (const { answers, faults } of players) {
          expect(faults).toEqual([]);
          // A request was done for every copy of it, or refused for every copy.
          const kinds = [...answers.values()].map((all) => new Set(all.map(({ type }) => type)));
          expect(kinds.filter(({ size }) => size !== 1)).toEqual([]);
        }
        await fileData(server.dataDir).read((query) => history.verify(query, players, true));
      };
      await check();
      const { version } = history;
      for (const player of players) await player.repeatAll();
      await check();
      expect(history.version).toBe(version);
      expect(history.state?.games).toBe(1);
      const sum = (of: (player: RetryingPlayer) => number) =>
        players.reduce((all, each) => all + of(each), 0);
      expect(sum(({ copies }) => copies)).toBeGreaterThan(sum(({ done }) => done.length));
      expect(sum(({ breaks }) => breaks)).toBeGreaterThan(0);
      for (const player of players) await player.close();
      await table.close();
    },
  );

  it("does not start the next game, though that could be started now", async () => {
    const table = await seatTable(server.site, tableOptions("card", 3));
    const [host] = table.clients;
    const id = newId(9);
    for (const client of table.clients) client.play("random", table.table);
    await host?.ask({ type: "start" }, id);
    await Promise.all(table.clients.map((client) => client.untilEnded(1)));
    expect(await host?.request({ type: "start" }, id)).toEqual({ type: "done", re: id });
    await host?.ask({ type: "ping" });
    expect(host?.table).toMatchObject({ games: 1, phase: { type: "gathering" } });
    // A new request does.
    await playGame(table);
    expect(host?.table?.games).toBe(2);
    await table.close();
  });

  it("does not leave the chair that was taken again, nor take the one that was left", async () => {
    const table = await seatTable(server.site, tableOptions("board", 4));
    const [, guest] = table.clients;
    if (guest === undefined) throw new Error("a table without a guest");
    const sit = { type: "sit", seat: 1 } as const;
    const left = newId(9);
    const sat = newId(9);
    await guest.ask({ type: "leave" }, left);
    await guest.ask(sit, sat);
    await guest.ask({ type: "leave" }, left);
    expect(guest.table?.seats[1]).toMatchObject({ type: "player" });
    await guest.ask({ type: "leave" });
    await guest.ask(sit, sat);
    expect(guest.table?.seats[1]).toBeNull();
    expect(guest.log.filter(({ event }) => event.type === "left")).toHaveLength(2);
    await table.close();
  });

  it("is one request from two pages at once, but two from two people", async () => {
    const table = await seatTable(server.site, tableOptions("board", 3));
    const [one, two] = table.clients;
    const { cookie, site } = table.people[0] ?? { cookie: "", site: "" };
    const tab = await TestClient.join({ site, cookie, table: table.table });
    const id: MessageId = newId(9);
    const say = { type: "say", text: "once" } as const;
    const all = [one, tab, one, tab, two].map((client) => client?.request(say, id));
    for (const answer of await Promise.all(all.slice(-3))) expect(answer?.type).toBe("done");
    await two?.ask({ type: "ping" });
    const said = two?.table?.said.map(({ player }) => player);
    expect(said?.toSorted()).toEqual([one?.player, two?.player].toSorted());
    await tab.close();
    await table.close();
  });
});
