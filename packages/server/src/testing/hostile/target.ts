import type { PlayerId, StampedEvent, TableId } from "@inkognito/protocol";
import { newId } from "../../people/secret.js";
import { LIMITS } from "../../settings/limits.js";
import { openSqliteStore } from "../../store/sqlite/sqliteStore.js";
import { hashOf } from "../../store/store.js";
import { openRegistry } from "../../tables/runtime/tableRegistry.js";
import { tableOptions } from "../options.js";
import { SimulatedTime } from "../time.js";

/** What hostile clients know of a server: some people that they are, and a table with a long log. */
export interface Target {
  readonly port: number;
  /** By hostile person. */
  readonly cookies: readonly string[];
  readonly table: TableId;
  readonly key: string;
}

const PEOPLE = 12;

/** Longer than a table gets today, but not than tables were once allowed to get. */
const TALK = 3000;

/** Writes the people and the table into a folder in which no server runs yet. */
export async function prepareTarget(dataDir: string): Promise<Omit<Target, "port">> {
  const store = await openSqliteStore({ dataDir });
  const people: { readonly id: PlayerId; readonly secret: string }[] = [];
  for (let i = 0; i < PEOPLE; i += 1) {
    const [id, secret] = [newId(12), newId(32)];
    people.push({ id, secret });
    await store.createPlayer({ id, name: `Eve ${i}`, language: "en", created: 0 }, hashOf(secret));
  }
  const [host] = people;
  if (host === undefined) throw new Error("a table without a host");
  const log = { warn: () => undefined, error: () => undefined };
  const time = new SimulatedTime(Date.now());
  const registry = await openRegistry({ store, limits: LIMITS, shared: false, time, log });
  const created = await registry.create(
    host.id,
    tableOptions("board", 4, { listed: true }),
    "192.0.2.1",
  );
  if (!created.ok) throw new Error(`no table: ${created.error}`);
  await registry.drain();
  const { table, key } = created.value;
  const stored = await store.table(table);
  if (stored === null) throw new Error("the table is not there");
  const at = time.now();
  const said = Array.from(
    { length: TALK },
    (_, i): StampedEvent => ({
      no: stored.log.length + i + 1,
      at,
      event: { type: "said", player: host.id, text: "🎭".repeat(150) },
    }),
  );
  await store.commit({
    ...{ table, expected: stored.version, at, log: said },
    ...{ game: null, seed: null, request: null },
    row: { wake: null, clocks: stored.clocks, awaited: [], lasting: null },
  });
  await store.close();
  return { table, key, cookies: people.map(({ secret }) => `inkognito=${secret}`) };
}
