import { randomBytes } from "node:crypto";
import type { Seat } from "@inkognito/engine/core";
import type { MessageId } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../src/people/secret.js";
import { TestClient } from "../../src/testing/client.js";
import { tableOptions } from "../../src/testing/options.js";
import { startServer, type TestServer } from "../../src/testing/server.js";
import { playGame, seatTable } from "../../src/testing/table.js";
import { belowFrom } from "../support/busyServer.js";
import { Ledger, type Promised, withFile } from "../support/tableHistory.js";
import { Nagger } from "./retryingPlayer.js";

/** INKOGNITO_RETRIED says more games; INKOGNITO_SEED repeats a run. */
const { INKOGNITO_RETRIED = "4", INKOGNITO_SEED = randomBytes(4).toString("hex") } = process.env;
const GAMES = Number(INKOGNITO_RETRIED);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 120_000);
afterAll(() => server.stop());

const look = (ledger: Ledger, promised: readonly Promised[]) =>
  withFile(server.dataDir, (ask) => ledger.look(ask, promised, true));

describe("what is sent again", () => {
  it.each(Array.from({ length: GAMES }, (_, i) => i))(
    `acts once, through a whole game on bad lines, %d [seed ${INKOGNITO_SEED}]`,
    async (number) => {
      const below = belowFrom(`${INKOGNITO_SEED} ${number}`);
      const options = tableOptions(number % 2 === 0 ? "card" : "board", 3 + (number % 3));
      const table = await seatTable(server.site, options);
      const naggers: Nagger[] = [];
      for (const seat of table.clients.keys()) {
        naggers.push(await Nagger.at(table, seat as Seat, below));
      }
      await naggers[0]?.nag({ type: "start" });
      await Promise.all(naggers.map((nagger) => nagger.play()));

      const ledger = new Ledger(table.table);
      const check = async () => {
        for (const { answers, faults } of naggers) {
          expect(faults).toEqual([]);
          // What was done once was done for every copy; what was refused never happened.
          const kinds = [...answers.values()].map((all) => new Set(all.map(({ type }) => type)));
          expect(kinds.filter(({ size }) => size !== 1)).toEqual([]);
        }
        await look(ledger, naggers);
      };
      await check();
      const { version } = ledger;
      for (const nagger of naggers) await nagger.repeatAll();
      await check();
      expect(ledger.version).toBe(version);
      expect(ledger.state?.games).toBe(1);
      const sum = (of: (nagger: Nagger) => number) => naggers.reduce((all, n) => all + of(n), 0);
      expect(sum(({ copies }) => copies)).toBeGreaterThan(sum(({ done }) => done.length));
      expect(sum(({ breaks }) => breaks)).toBeGreaterThan(0);
      for (const nagger of naggers) await nagger.close();
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
    // Another one does.
    await playGame(table);
    expect(host?.table?.games).toBe(2);
    await table.close();
  });

  it("does not leave the chair that was taken again, nor take the one that was left", async () => {
    const table = await seatTable(server.site, tableOptions("board", 4));
    const [, guest] = table.clients;
    if (guest === undefined) throw new Error("nobody there");
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
