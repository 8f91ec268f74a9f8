import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../../../src/store/store.js";
import { commitsContract } from "./commits.js";
import { damageContract } from "./damage.js";
import { leavingContract } from "./leaving.js";
import { listsContract } from "./lists.js";
import { notesContract } from "./notes.js";
import { peopleContract } from "./people.js";
import { quotasContract } from "./quotas.js";
import { retentionContract } from "./retention.js";
import { campo, commit, paused } from "./samples.js";
import { signingKeyContract } from "./signingKey.js";
import { timeContract } from "./time.js";

/** A place for data that begins empty. */
export interface EmptyDatabase {
  /** The data there, as a process that starts finds it. */
  open(): Promise<Store>;
  /** Another program changes them while no process has them open. */
  change(statement: string): Promise<void>;
  remove(): Promise<void>;
}

/** A place of its own for every test. */
export interface StoreUnderTest {
  readonly store: Store;
  /** As after the end of the process. */
  reopen(): Promise<void>;
  /** The same, with this statement in between. */
  change(statement: string): Promise<void>;
}

/** What every store promises, on whatever it is built. */
export function storeContract(name: string, newSite: () => Promise<EmptyDatabase>): void {
  describe(name, () => {
    let site: EmptyDatabase;
    let store: Store;
    beforeEach(async () => {
      site = await newSite();
      store = await site.open();
    });
    afterEach(async () => {
      await store.close();
      await site.remove();
    });
    const at: StoreUnderTest = {
      get store() {
        return store;
      },
      reopen: async () => {
        await store.close();
        store = await site.open();
      },
      change: async (statement) => {
        await store.close();
        await site.change(statement);
        store = await site.open();
      },
    };
    peopleContract(at);
    commitsContract(at);
    quotasContract(at);
    listsContract(at);
    notesContract(at);
    leavingContract(at);
    retentionContract(at);
    signingKeyContract(at);
    timeContract(at);
    damageContract(at);
    endingContract(at);
  });
}

function endingContract(at: StoreUnderTest): void {
  it("writes when asked whether it can", async () => {
    await expect(at.store.check()).resolves.toBeUndefined();
  });

  it("ends what was begun before it closes", async () => {
    const begun = Array.from({ length: 50 }, (_, i) =>
      at.store.commit(commit({ expected: i, log: [paused(i + 1)] })),
    );
    await at.reopen();
    expect(new Set(await Promise.all(begun))).toEqual(new Set(["done"]));
    expect(await at.store.version(campo)).toBe(50);
  });

  it("may be closed twice", async () => {
    await Promise.all([at.store.close(), at.store.close()]);
    await at.store.close();
  });
}
