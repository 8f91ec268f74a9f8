import { seatOfPlayer } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StorageTrouble, type Store } from "../../store/store.js";
import { tableOptions } from "../../testing/options.js";
import { SIMULATION_LIMITS, Simulation, TestPage } from "../../testing/simulation.js";
import { loadTable } from "./cache/loadTable.js";
import { openRegistry, type TableRegistry } from "./tableRegistry.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
});
afterAll(() => simulation.close());

const done = expect.objectContaining({ type: "done" });
const FULL = async (): Promise<never> => {
  throw new StorageTrouble("the disk is full");
};

/** The real store, some of it behaving otherwise. */
interface Otherwise {
  store: Partial<Store>;
}

async function withStore(otherwise: Otherwise): Promise<TableRegistry> {
  const store = new Proxy(simulation.store, {
    get:
      (target, name: keyof Store) =>
      (...args: never[]) =>
        ((otherwise.store[name] ?? target[name]) as (...args: never[]) => unknown)(...args),
  });
  return openRegistry({
    store,
    limits: SIMULATION_LIMITS,
    shared: false,
    log: { warn: () => undefined, error: () => undefined },
    time: simulation.time,
    thinking: simulation.bots,
  });
}

/** A host with a chair at one table, who looks on at another. */
async function seated(registry: TableRegistry) {
  const [{ host, table }, other] = [
    await simulation.table(tableOptions()),
    await simulation.table(tableOptions()),
  ];
  const page = await new TestPage(host).enter(registry, table);
  await page.ask({ type: "sit", seat: 0 });
  const looking = await new TestPage(host).enter(registry, other.table, other.key);
  return { host, table, page, looking, elsewhere: other.table };
}

const chairOf = async (player: string, table: string) => {
  const loaded = await loadTable(simulation.store, table);
  return loaded === null ? null : seatOfPlayer(loaded.table, player);
};

describe("someone who wants to be deleted", () => {
  it.each([
    ["nothing at first", { commit: FULL, check: FULL }, 0],
    ["nothing in the end", { deletePlayer: FULL }, null],
  ] as const)("stays when the disk takes %s", async (_what, store, chair) => {
    const otherwise: Otherwise = { store: {} };
    const registry = await withStore(otherwise);
    const { host, table, page, looking } = await seated(registry);
    otherwise.store = store;
    await expect(registry.deletePlayer(host)).rejects.toThrow(StorageTrouble);
    expect(await chairOf(host, table)).toBe(chair);
    expect(await simulation.store.players([host])).toHaveLength(1);
    otherwise.store = {};
    for (const each of [page, looking]) expect(await each.ask({ type: "ping" })).toEqual(done);
    await registry.deletePlayer(host);
    for (const each of [page, looking]) expect(each.bye).toBe("notHere");
    expect(await simulation.store.players([host])).toEqual([]);
    await registry.drain();
  });

  it("is shown out once that is durable, not before", async () => {
    const seen: unknown[] = [];
    const otherwise: Otherwise = { store: {} };
    const registry = await withStore(otherwise);
    const { host, page, looking } = await seated(registry);
    otherwise.store = {
      deletePlayer: async (id) => {
        await simulation.store.deletePlayer(id);
        seen.push(page.bye, looking.bye);
      },
    };
    await registry.deletePlayer(host);
    seen.push(page.bye, looking.bye);
    expect(seen).toEqual([null, null, "notHere", "notHere"]);
    await registry.drain();
  });

  it("leaves a table, too, at which they were just sitting down", async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const otherwise: Otherwise = { store: {} };
    const registry = await withStore(otherwise);
    const { host, looking, elsewhere } = await seated(registry);
    otherwise.store = {
      commit: async (commit) => {
        await gate;
        return simulation.store.commit(commit);
      },
    };
    const sitting = looking.post({ type: "sit", seat: 2, id: "late" });
    const forgetting = registry.deletePlayer(host);
    // By then it would have been asked at which tables they sit, had it not waited.
    await simulation.store.check();
    open();
    await Promise.all([sitting, forgetting]);
    expect(looking.answersTo("late")).toEqual([done]);
    expect(await chairOf(host, elsewhere)).toBeNull();
    await registry.drain();
  });

  it("is not kept by a table that is broken", async () => {
    const otherwise: Otherwise = { store: {} };
    const registry = await withStore(otherwise);
    const { host, page } = await seated(registry);
    otherwise.store = { commit: async () => Promise.reject(new Error("a bug")) };
    await registry.deletePlayer(host);
    expect(page.bye).toBe("notHere");
    expect(await simulation.store.players([host])).toEqual([]);
    await registry.drain();
  });
});
