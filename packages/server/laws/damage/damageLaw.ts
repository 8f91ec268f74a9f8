import { cpSync, existsSync, rmSync, truncateSync } from "node:fs";
import type { TableId } from "@inkognito/protocol";
import { expect } from "vitest";
import type { Random } from "../../../engine/laws/shared/twins/random.js";
import { openSqliteStore } from "../../src/store/sqlite/sqliteStore.js";
import { readWalIndex } from "../../src/store/sqlite/walFile.js";
import { CannotOpen, DamagedTable, type Store } from "../../src/store/store.js";
import { DamagedTables } from "../../src/tables/runtime/cache/damagedTables.js";
import { loadTable, sealedSeed } from "../../src/tables/runtime/cache/loadTable.js";
import { TableQueries } from "../../src/tables/runtime/queries/tableQueries.js";
import { HttpClient } from "../../src/testing/httpClient.js";
import { newFolder, newPage } from "../../src/testing/server.js";
import { SimulatedTime } from "../../src/testing/time.js";
import type { Acknowledged } from "../oldVersions/fixture.js";
import { startServerProcess } from "../support/serverProcess.js";
import { type Files, FRAME, filesIn, type Harm, WAL_HEADER } from "./harms.js";

/** The data of a server that was killed, and the requests it had acknowledged. */
export interface KilledServer {
  readonly dataDir: string;
  readonly tables: readonly TableId[];
  readonly acknowledged: readonly Acknowledged[];
}

/** The content of a table; null: the server reports it as damaged. */
type Found = string | null;

/** What the registry reads tables with. */
interface Reading {
  readonly store: Store;
  readonly queries: TableQueries;
}

/** Everything at a table that was acknowledged to a player, also as lists and visitors find it. */
async function readTable(
  { store, queries }: Reading,
  table: TableId,
  killed: KilledServer,
  isPastOnly: boolean,
): Promise<string> {
  const loaded = await loadTable(store, table);
  const log = loaded?.log ?? [];
  const games = Array.from({ length: loaded?.table.games ?? 0 }, (_, i) => i + 1);
  const own = killed.acknowledged.filter((each) => each.table === table);
  const player = own[0]?.player ?? null;
  const seen = await queries.find(table, { player, key: null });
  const past = {
    log,
    summary: seen?.stored,
    games: await Promise.all(games.map((game) => store.gameEvents(table, game))),
    seeds: await Promise.all(games.map((game) => sealedSeed(store, { id: table, log }, game))),
  };
  if (isPastOnly) return JSON.stringify(past);
  const { listed, mine } = await queries.lists(player);
  const isListed = (each: { readonly table: TableId }) => each.table === table;
  return JSON.stringify({
    ...past,
    at: seen?.at,
    awaited: seen?.awaited,
    listed: [listed.some(isListed), mine.find(isListed)],
    clocks: loaded?.timing,
    done: await Promise.all(own.map(({ player, id }) => store.wasDone(table, player, id))),
    notes: await Promise.all(own.map(({ player }) => store.notes({ table, game: 1, player }))),
  });
}

/** The content of all tables; "refused": the server does not start, and says why in one line. */
async function readAll(
  dataDir: string,
  killed: KilledServer,
  isPastOnly: boolean,
  recover = false,
): Promise<readonly Found[] | "refused"> {
  let store: Store;
  try {
    store = await openSqliteStore({ dataDir, recover });
  } catch (error) {
    expect(error).toBeInstanceOf(CannotOpen);
    expect(String(error)).not.toContain("\n");
    return "refused";
  }
  try {
    const logged: string[] = [];
    const note = (fields: object) => void logged.push(JSON.stringify(fields));
    const damaged = new DamagedTables({ warn: note, error: note });
    const queries = new TableQueries(store, new SimulatedTime(Date.now()), damaged);
    const reading = { store, queries };
    const found: Found[] = [];
    const others: unknown[] = [];
    for (const table of killed.tables) {
      const look = damaged.watch(readTable(reading, table, killed, isPastOnly));
      found.push(
        await look.catch((error: unknown) => {
          if (!(error instanceof DamagedTable)) others.push(error);
          return null;
        }),
      );
    }
    expect(logged.length).toBe(damaged.size);
    // An error that is not one table's damage must show in the health check.
    const health = await store.check().catch(() => "trouble");
    if (health === undefined) expect(others).toEqual([]);
    return found;
  } finally {
    await store.close();
  }
}

/** What each table may contain: with the change that was being made when the server was killed, or without. */
type Truth = readonly (readonly Found[])[];

async function truthOf(killed: KilledServer, isPastOnly: boolean): Promise<Truth> {
  const found: (readonly Found[])[] = [];
  for (const isTrimmed of [false, true]) {
    const truth = await withCopy(killed, (dataDir) => {
      if (isTrimmed) trimWal(filesIn(dataDir));
      return readAll(dataDir, killed, isPastOnly);
    });
    if (truth === "refused" || truth.includes(null))
      throw new Error("the data were damaged before the test");
    found.push(truth);
  }
  return killed.tables.map((_, i) => found.map((truth) => truth[i] ?? null));
}

/** Removes changes that were not answered yet: the index is written before the answer. */
function trimWal({ wal, shm }: Files): void {
  const { last = 0 } = readWalIndex(shm) ?? {};
  truncateSync(wal, WAL_HEADER + last * FRAME);
}

export type Outcome = "harmless" | "refused" | "quarantined" | "silent";

/** The outcome of a harm: all data are there, the server refuses to start, or it leaves tables out. */
export class DamageLaw {
  readonly #killed: KilledServer;
  readonly #whole: Truth;
  readonly #past: Truth;

  private constructor(killed: KilledServer, whole: Truth, past: Truth) {
    this.#killed = killed;
    this.#whole = whole;
    this.#past = past;
  }

  static async of(killed: KilledServer): Promise<DamageLaw> {
    return new DamageLaw(killed, await truthOf(killed, false), await truthOf(killed, true));
  }

  /** What `/health` says of a real server, or what such a server says before it exits. */
  async serve({ harm }: Harm, below: Random["below"]): Promise<string> {
    return withCopy(this.#killed, async (dataDir) => {
      harm(filesIn(dataDir), below);
      const page = newPage();
      const server = startServerProcess({ INKOGNITO_DATA: dataDir, INKOGNITO_PAGE: page });
      try {
        const health = await new HttpClient(await server.served).fetch("/health");
        return `${health.status} ${await health.text()}`;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      } finally {
        await server.end("SIGKILL");
        rmSync(page, { recursive: true, force: true });
      }
    });
  }

  /** `recover`: the server serves what it finds, without the checks. */
  async outcomeOf(
    { harm, isPastOnly = false }: Harm,
    below: Random["below"],
    recover = false,
  ): Promise<Outcome> {
    const killed = this.#killed;
    const truth = isPastOnly ? this.#past : this.#whole;
    return withCopy(killed, async (dataDir) => {
      harm(filesIn(dataDir), below);
      const found = await readAll(dataDir, killed, isPastOnly, recover);
      if (found === "refused") return "refused";
      const isRight = found.every((each, i) => each === null || truth.at(i)?.includes(each));
      if (!isRight) return "silent";
      return found.includes(null) ? "quarantined" : "harmless";
    });
  }
}

async function withCopy<T>(
  { dataDir }: KilledServer,
  work: (dataDir: string) => Promise<T>,
): Promise<T> {
  const copy = newFolder("harmed");
  try {
    cpSync(dataDir, copy, { recursive: true });
    if (!existsSync(filesIn(copy).shm))
      throw new Error("the server was not killed: it closed its files");
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
