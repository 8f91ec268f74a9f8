import { BYE_CODES } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { openStore } from "../../src/app/openStore.js";
import { newId } from "../../src/people/secret.js";
import type { TableRegistry } from "../../src/tables/runtime/tableRegistry.js";
import { tableOptions } from "../../src/testing/options.js";
import { playOn, type Simulation, TestPage } from "../../src/testing/simulation.js";
import { differingClocksLaws } from "../clock/differingClocks.js";
import { type Postgres, startPostgres } from "../support/postgres.js";
import { type OpenSimulation, openSimulation, staysRight } from "./tableLaw.js";

/** The number of sessions at a table. */
const SESSIONS = Math.ceil(size("sessions", { short: 40, full: 60 }) / 8);

let postgres: Postgres;
let open: OpenSimulation;
let simulation: Simulation;
let here: TableRegistry;
let there: TableRegistry;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  open = await openSimulation(() => openStore({ dataDir: "", databaseUrl }));
  ({ simulation } = open);
  ({ registry: here } = simulation);
  there = await simulation.neighbour();
}, 300_000);
afterAll(async () => {
  await there.drain();
  await simulation.close();
  await postgres.remove();
}, 120_000);

/** Waits for something that comes from the other process. */
const until = async (page: TestPage, holds: () => boolean): Promise<void> => {
  while (!holds()) {
    await new Promise((next) => setImmediate(next));
    if (page.faults.length > 0) throw new Error(page.faults.join());
  }
};

/** A game with one person, whose two pages are at two processes. */
async function divided(elsewhere = there) {
  const { table, key, pages } = await simulation.seated(tableOptions("card", 3), 1);
  const [one] = pages as [TestPage];
  const other = await new TestPage(one.player).enter(elsewhere, table);
  await one.ask({ type: "start" });
  await playOn(simulation, pages, 3);
  return { table, key, one, other };
}

describe("two processes on one PostgreSQL", () => {
  it("keep a table consistent under any requests, in any order, at either of them", () =>
    staysRight(open, SESSIONS));

  it("let a bot think in one of them", async () => {
    const { one, other } = await divided();
    simulation.bots.asked.length = 0;
    await playOn(simulation, [one], 10);
    await until(other, () => other.numbers.told === one.numbers.told);
    const asked = simulation.bots.asked.map(({ seat, told }) => `${seat} ${told}`);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("take one of two actions for one decision, and refuse the other by the rules", async () => {
    for (let races = 0; races < 3; ) {
      const { table, one, other } = await divided();
      await until(other, () => other.numbers.told === one.numbers.told);
      // Some games are over by now.
      if (!one.isAwaited) continue;
      races += 1;
      const before = (await simulation.store.version(table)) ?? 0;
      const answers = await Promise.all([one.act("random", "one"), other.act("random", "other")]);
      expect(answers.map(({ type }) => type).toSorted()).toEqual(["done", "refused"]);
      expect(answers.find(({ type }) => type === "refused")).toMatchObject({
        refusal: { rule: expect.stringMatching(/^[A-Z]/) },
      });
      await Promise.all([here.settled(), there.settled()]);
      expect(await simulation.store.version(table)).toBeGreaterThan(before);
      await until(other, () => other.numbers.told === one.numbers.told);
      expect(other.known?.told).toEqual(one.known?.told);
    }
  });

  it("do once what comes to both with one id, and say to both that it is done", async () => {
    const { table, one, other } = await divided();
    const say = { type: "say", text: "once", id: newId(9) } as const;
    await Promise.all([one.post(say), other.post(say), one.post(say), other.post(say)]);
    for (const page of [one, other]) {
      expect(page.answersTo(say.id).map(({ type }) => type)).toEqual(["done", "done"]);
    }
    const stored = await simulation.store.table(table);
    expect(stored?.log.filter(({ event }) => event.type === "said")).toHaveLength(1);
  });

  it("write notes and make links once, whichever of them gets the request again", async () => {
    const { table, one, other } = await divided();
    await one.ask({ type: "note", game: 1, text: "early" }, "early");
    await other.ask({ type: "note", game: 1, text: "late" });
    expect(await other.ask({ type: "note", game: 1, text: "early" }, "early")).toMatchObject({
      type: "done",
    });
    expect(await simulation.store.notes({ table, game: 1, player: one.player })).toBe("late");
    const renew = { type: "invite", renew: true } as const;
    const keys = await Promise.all([one, other].map((page) => page.ask(renew, "renewed")));
    expect(keys[0]).toEqual(keys[1]);
    expect(await other.ask({ type: "invite" })).toMatchObject({
      key: keys[0]?.type === "done" ? keys[0].key : "",
    });
  });

  it("tell what happened at the other one, without being asked", async () => {
    const { one, other } = await divided();
    await one.ask({ type: "say", text: "over there?" });
    await until(other, () => other.table?.said.at(-1)?.text === "over there?");
    expect(other.faults).toEqual([]);
  });

  it("tell who is connected to the other one, their names and their own notes", async () => {
    const { table, key, one, other } = await divided();
    const watcher = await new TestPage(await simulation.person()).enter(there, table, key);
    for (const page of [one, other]) await until(page, () => page.present?.watchers === 1);
    for (const page of [one, other]) page.leave();
    await until(watcher, () => watcher.present?.players.length === 0);
    await one.enter(simulation.registry, table);
    await until(watcher, () => watcher.present?.players[0] === one.player);
    await other.enter(there, table);
    await one.ask({ type: "note", game: 1, text: "from over there" });
    await until(other, () => other.notes === "from over there");
    await simulation.store.changePlayer(one.player, { name: "Donna" });
    simulation.registry.rename(one.player, "Donna");
    await until(watcher, () => watcher.people.get(one.player) === "Donna");
  });

  it("disconnect at one a player who was deleted at the other", async () => {
    const { other } = await divided();
    await simulation.registry.deletePlayer(other.player);
    await until(other, () => other.closedWith !== null);
    expect([other.bye, other.closedWith]).toEqual(["notHere", BYE_CODES.notHere]);
  });

  it("disconnect at one a person who is blocked at the other", async () => {
    const { table, key, one } = await divided();
    const watcher = await new TestPage(await simulation.person()).enter(there, table, key);
    await simulation.store.setRelation(one.player, watcher.player, "blocked");
    await until(watcher, () => watcher.closedWith !== null);
    expect([watcher.bye, watcher.closedWith]).toEqual(["notHere", BYE_CODES.notHere]);
  });
});

describe("a process that no notice reaches", () => {
  let deaf: TableRegistry;
  beforeAll(async () => {
    deaf = await simulation.neighbour({ deaf: true });
  });
  afterAll(() => deaf.drain());

  it("finds with its next periodic check what it was not told, all of it and in order", async () => {
    const { table, key, one, other } = await divided(deaf);
    const watcher = await new TestPage(await simulation.person()).enter(deaf, table, key);
    await one.ask({ type: "say", text: "anybody?" });
    await simulation.store.setRelation(one.player, watcher.player, "blocked");
    await deaf.settled();
    expect(other.table?.said).toEqual([]);
    expect(watcher.closedWith).toBeNull();
    await simulation.pass(6_000);
    await deaf.settled();
    expect(other.table?.said.at(-1)?.text).toBe("anybody?");
    expect(other.known?.told).toEqual(one.known?.told);
    expect(other.faults).toEqual([]);
    expect([watcher.bye, watcher.closedWith]).toEqual(["notHere", BYE_CODES.notHere]);
  });

  it("decides on what is stored, not on what it has in memory", async () => {
    const { one, other } = await divided(deaf);
    expect(other.numbers.told).toBeLessThan(one.numbers.told);
    // In its memory the game has not been started yet.
    expect(other.table?.phase).toEqual({ type: "gathering" });
    expect(await other.ask({ type: "start" })).toMatchObject({ refusal: { code: "notNow" } });
    expect(other.table?.games).toBe(1);
    await other.ask({ type: "say", text: "late" });
    expect(other.known?.told).toEqual(one.known?.told);
    expect(other.table?.said.at(-1)?.text).toBe("late");
    expect(other.faults).toEqual([]);
  });
});

differingClocksLaws(() => postgres);
