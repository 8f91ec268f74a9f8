import { replayRecord } from "@inkognito/engine/record";
import { expect } from "vitest";
import { endedRecord } from "../../src/record/endedRecord.js";
import { hashOf, type Store } from "../../src/store/store.js";
import { loadTable } from "../../src/tables/runtime/cache/loadTable.js";
import { Simulation, TestPage } from "../../src/testing/simulation.js";
import { Replay } from "../support/replay.js";
import type { Fixture, FixturePerson, FixtureTable } from "./fixture.js";

const MINUTE = 60_000;
/** A human pace of bots is a few seconds a move. */
const MOST_MINUTES = 60;

class OldData {
  readonly #fixture: Fixture;
  readonly #simulation: Simulation;

  constructor(fixture: Fixture, simulation: Simulation) {
    this.#fixture = fixture;
    this.#simulation = simulation;
  }

  #person(name: string): FixturePerson {
    const person = this.#fixture.people[name];
    if (person === undefined) throw new Error(`no ${name} in the fixture`);
    return person;
  }

  #table(name: string): FixtureTable {
    const table = this.#fixture.tables[name];
    if (table === undefined) throw new Error(`no table ${name} in the fixture`);
    return table;
  }

  #enter(who: string, name: string, key: string | null = null): Promise<TestPage> {
    const page = new TestPage(this.#person(who).id);
    return page.enter(this.#simulation.registry, this.#table(name).id, key);
  }

  async keepsPromises(): Promise<void> {
    const { store } = this.#simulation;
    for (const [name, { id, cookie }] of Object.entries(this.#fixture.people)) {
      const token = hashOf(cookie.split("=")[1] ?? "");
      expect(await store.playerByToken(token)).toMatchObject({ id, name });
    }
    const { acknowledged } = this.#fixture;
    const done = await Promise.all(
      acknowledged.map(({ table, player, id }) => store.wasDone(table, player, id)),
    );
    expect(done.filter((each) => !each)).toEqual([]);
    expect(done.length).toBeGreaterThan(50);
  }

  /** Every event is what the rules and the seed make of a player's action. Returns how many games ended. */
  async verifies(): Promise<number> {
    const { store, registry } = this.#simulation;
    let ended = 0;
    for (const { id: table } of Object.values(this.#fixture.tables)) {
      const loaded = await loadTable(store, table);
      for (const { event } of loaded?.log ?? []) {
        if (event.type !== "started") continue;
        const { game, config, seats } = event;
        const seed = (await store.seed(table, game)) ?? "";
        const entropy = seats.flatMap((each) =>
          each.type === "player" ? (each.entropy ?? []) : [],
        );
        new Replay(config, seed, entropy).follow(await store.gameEvents(table, game));
        const caller = { player: this.#person("Ada").id, key: null };
        const file = await registry.queries.endedGame(caller, table, game);
        const record = file === null ? null : endedRecord(file, new Map());
        if (record === null) continue;
        expect(replayRecord(record).wrong).toBeNull();
        ended += 1;
      }
    }
    return ended;
  }

  /** One more move of a person at a running game. */
  async goesOn(name: string): Promise<void> {
    const page = await this.#enter("Ada", name);
    expect(page.table?.phase.type).toBe("playing");
    const ben = name === "board" ? await this.#enter("Ben", name) : null;
    for (let minute = 0; !page.isAwaited; minute++) {
      if (minute > MOST_MINUTES) throw new Error(`no one is awaited at ${name}`);
      if (ben?.isAwaited === true) await ben.act();
      await this.#simulation.pass(MINUTE);
    }
    expect(await page.act()).toMatchObject({ type: "done" });
    expect(await page.ask({ type: "say", text: "after all" })).toMatchObject({ type: "done" });
    expect([...page.faults, ...(ben?.faults ?? [])]).toEqual([]);
  }

  async keepsPapers(): Promise<void> {
    const page = await this.#enter("Ada", "board");
    expect(page.notes).toBe("Ben moves oddly");
    expect(page.table?.said.map(({ text }) => text)).toContain("Still there");
    const closed = await this.#enter("Ada", "closed");
    expect(closed.table?.phase.type).toBe("closed");
    const standIn = await this.#enter("Ada", "standIn");
    expect(standIn.table?.standIns[0]).not.toBeNull();
    expect(await standIn.ask({ type: "return" })).toMatchObject({ type: "done" });
  }

  async letsIn(): Promise<void> {
    const page = await this.#enter("Cleo", "gathering", this.#table("gathering").key);
    expect(await page.ask({ type: "sit", seat: 3 })).toMatchObject({ type: "done" });
    const { mine } = await this.#simulation.registry.queries.lists(this.#person("Ada").id);
    expect(mine).toHaveLength(Object.keys(this.#fixture.tables).length);
  }
}

/** This version serves the data of that one, and nothing it promised is lost. */
export async function servesOldData(
  fixture: Fixture,
  newStore: () => Promise<Store>,
  dataDir: string,
): Promise<void> {
  const simulation = await Simulation.open({ dataDir, newStore, startsAt: fixture.at + MINUTE });
  try {
    const data = new OldData(fixture, simulation);
    await data.keepsPromises();
    expect(await data.verifies()).toBeGreaterThan(0);
    await data.keepsPapers();
    await data.letsIn();
    await data.goesOn("board");
    await data.goesOn("match");
    await data.keepsPromises();
    expect(await data.verifies()).toBeGreaterThan(0);
    expect(simulation.logged).toEqual([]);
  } finally {
    await simulation.close();
  }
}
