import { seatOfPlayer } from "@inkognito/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StorageTrouble, type Store } from "../../store/store.js";
import { tableOptions } from "../../testing/options.js";
import { HALL_LIMITS, TestHall, TestPage } from "../../testing/simulation.js";
import { load } from "../rules/decide/loadedTable.js";
import { type Hall, openHall } from "./tableRegistry.js";

let house: TestHall;
beforeAll(async () => {
  house = await TestHall.open();
});
afterAll(() => house.close());

const done = expect.objectContaining({ type: "done" });
const FULL = async (): Promise<never> => {
  throw new StorageTrouble("the disk is full");
};

/** The real store, some of it behaving otherwise. */
interface Otherwise {
  store: Partial<Store>;
}

async function withStore(otherwise: Otherwise): Promise<Hall> {
  const store = new Proxy(house.store, {
    get:
      (target, name: keyof Store) =>
      (...args: never[]) =>
        ((otherwise.store[name] ?? target[name]) as (...args: never[]) => unknown)(...args),
  });
  return openHall({
    store,
    limits: HALL_LIMITS,
    shared: false,
    log: { warn: () => undefined, error: () => undefined },
    time: house.time,
    thinking: house.bots,
  });
}

/** A host with a chair at one table, who looks on at another. */
async function seated(hall: Hall) {
  const [{ host, table }, other] = [
    await house.table(tableOptions()),
    await house.table(tableOptions()),
  ];
  const page = await new TestPage(host).enter(hall, table);
  await page.ask({ type: "sit", seat: 0 });
  const looking = await new TestPage(host).enter(hall, other.table, other.key);
  return { host, table, page, looking, elsewhere: other.table };
}

const chairOf = async (player: string, table: string) => {
  const held = await load(house.store, table);
  return held === null ? null : seatOfPlayer(held.table, player);
};

describe("somebody who wants to be deleted", () => {
  it.each([
    ["nothing at first", { commit: FULL, check: FULL }, 0],
    ["nothing in the end", { deletePlayer: FULL }, null],
  ] as const)("stays when the disk takes %s", async (_what, store, chair) => {
    const otherwise: Otherwise = { store: {} };
    const hall = await withStore(otherwise);
    const { host, table, page, looking } = await seated(hall);
    otherwise.store = store;
    await expect(hall.forget(host)).rejects.toThrow(StorageTrouble);
    expect(await chairOf(host, table)).toBe(chair);
    expect(await house.store.players([host])).toHaveLength(1);
    otherwise.store = {};
    for (const each of [page, looking]) expect(await each.ask({ type: "ping" })).toEqual(done);
    await hall.forget(host);
    for (const each of [page, looking]) expect(each.bye).toBe("notHere");
    expect(await house.store.players([host])).toEqual([]);
    await hall.drain();
  });

  it("is shown out once that is durable, not before", async () => {
    const seen: unknown[] = [];
    const otherwise: Otherwise = { store: {} };
    const hall = await withStore(otherwise);
    const { host, page, looking } = await seated(hall);
    otherwise.store = {
      deletePlayer: async (id) => {
        await house.store.deletePlayer(id);
        seen.push(page.bye, looking.bye);
      },
    };
    await hall.forget(host);
    seen.push(page.bye, looking.bye);
    expect(seen).toEqual([null, null, "notHere", "notHere"]);
    await hall.drain();
  });

  it("leaves a table, too, at which they were just sitting down", async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const otherwise: Otherwise = { store: {} };
    const hall = await withStore(otherwise);
    const { host, looking, elsewhere } = await seated(hall);
    otherwise.store = {
      commit: async (commit) => {
        await gate;
        return house.store.commit(commit);
      },
    };
    const sitting = looking.post({ type: "sit", seat: 2, id: "late" });
    const forgetting = hall.forget(host);
    // By then it would have been asked at which tables they sit, had it not waited.
    await house.store.check();
    open();
    await Promise.all([sitting, forgetting]);
    expect(looking.answersTo("late")).toEqual([done]);
    expect(await chairOf(host, elsewhere)).toBeNull();
    await hall.drain();
  });

  it("is not kept by a table that is broken", async () => {
    const otherwise: Otherwise = { store: {} };
    const hall = await withStore(otherwise);
    const { host, page } = await seated(hall);
    otherwise.store = { commit: async () => Promise.reject(new Error("a bug")) };
    await hall.forget(host);
    expect(page.bye).toBe("notHere");
    expect(await house.store.players([host])).toEqual([]);
    await hall.drain();
  });
});
