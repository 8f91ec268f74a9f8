import { cpSync, existsSync, rmSync } from "node:fs";
import type { TableId } from "@inkognito/protocol";
import { expect } from "vitest";
import { DamagedTable } from "../src/store/damaged.js";
import { openSqliteStore } from "../src/store/sqliteStore.js";
import { CannotOpen, type Store } from "../src/store/store.js";
import { DamagedTables } from "../src/table/damagedTables.js";
import { load } from "../src/table/held.js";
import { newFolder } from "../src/testing/server.js";
import type { Below } from "./support/evening.js";
import type { Acknowledged } from "./support/fixture.js";
import { filesIn, type Harm } from "./support/harms.js";

/** The data of a server that was killed, and what it had promised. */
export interface Killed {
  readonly dataDir: string;
  readonly tables: readonly TableId[];
  readonly acknowledged: readonly Acknowledged[];
}

/** What a table comes to; null: it is damaged, and said to be. */
type Found = string | null;

/** Everything at a table that anybody was promised. */
async function lookAt(
  store: Store,
  table: TableId,
  killed: Killed,
  isPastOnly: boolean,
): Promise<string> {
  const held = await load(store, table);
  const games = Array.from({ length: held?.table.games ?? 0 }, (_, i) => i + 1);
  const own = killed.acknowledged.filter((each) => each.table === table);
  const past = {
    log: held?.log,
    games: await Promise.all(games.map((game) => store.gameEvents(table, game))),
    seeds: await Promise.all(games.map((game) => store.seed(table, game))),
  };
  if (isPastOnly) return JSON.stringify(past);
  return JSON.stringify({
    ...past,
    clocks: held?.timing,
    done: await Promise.all(own.map(({ player, id }) => store.wasDone(table, player, id))),
    notes: await Promise.all(own.map(({ player }) => store.notes(table, 1, player))),
  });
}

/** What the folder comes to; "refused": the server does not start, and says why in one line. */
async function open(
  dataDir: string,
  killed: Killed,
  isPastOnly = false,
): Promise<readonly Found[] | "refused"> {
  let store: Store;
  try {
    store = await openSqliteStore({ dataDir, durability: "relaxed" });
  } catch (error) {
    expect(error).toBeInstanceOf(CannotOpen);
    expect(String(error)).not.toContain("\n");
    return "refused";
  }
  try {
    const logged: string[] = [];
    const note = (fields: object) => void logged.push(JSON.stringify(fields));
    const damaged = new DamagedTables({ warn: note, error: note });
    const found: Found[] = [];
    const others: unknown[] = [];
    for (const table of killed.tables) {
      const look = damaged.noting(lookAt(store, table, killed, isPastOnly));
      found.push(
        await look.catch((error: unknown) => {
          if (!(error instanceof DamagedTable)) others.push(error);
          return null;
        }),
      );
    }
    expect(logged.length).toBe(damaged.size);
    // What cannot be read, and is not one table's fault, is the health of the whole.
    const health = await store.check().catch(() => "trouble");
    if (health === undefined) expect(others).toEqual([]);
    return found;
  } finally {
    await store.close();
  }
}

export type Outcome = "harmless" | "refused" | "quarantined" | "silent";

/** What becomes of a harm: everything is there, or the server refuses, or tables are left out. */
export class DamageLaw {
  readonly #killed: Killed;
  readonly #truth: readonly Found[];
  /** Without what has no checksum: keys of requests, notes, due times. */
  readonly #past: readonly Found[];

  private constructor(killed: Killed, truth: readonly Found[], past: readonly Found[]) {
    this.#killed = killed;
    this.#truth = truth;
    this.#past = past;
  }

  static async of(killed: Killed): Promise<DamageLaw> {
    const truth = await onCopy(killed, (dataDir) => open(dataDir, killed));
    const past = await onCopy(killed, (dataDir) => open(dataDir, killed, true));
    if (truth === "refused" || truth.includes(null) || past === "refused") {
      throw new Error("it was damaged already");
    }
    return new DamageLaw(killed, truth, past);
  }

  async outcomeOf({ harm, isPastOnly = false }: Harm, below: Below): Promise<Outcome> {
    const killed = this.#killed;
    const truth = isPastOnly ? this.#past : this.#truth;
    return onCopy(killed, async (dataDir) => {
      harm(filesIn(dataDir), below);
      const found = await open(dataDir, killed, isPastOnly);
      if (found === "refused") return "refused";
      const isRight = found.every((each, i) => each === null || each === truth[i]);
      if (!isRight) return "silent";
      return found.includes(null) ? "quarantined" : "harmless";
    });
  }
}

async function onCopy<T>({ dataDir }: Killed, work: (dataDir: string) => Promise<T>): Promise<T> {
  const copy = newFolder("harmed");
  try {
    cpSync(dataDir, copy, { recursive: true });
    if (!existsSync(filesIn(copy).shm)) throw new Error("the data was put in order already");
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
