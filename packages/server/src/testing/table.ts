import type { Seat } from "@inkognito/engine/core";
import type { Level } from "@inkognito/mind/levels";
import type { TableId, TableOptions } from "@inkognito/protocol";
import { TestClient } from "./client.js";
import { Person } from "./httpClient.js";
import { tableOptions } from "./options.js";

export interface TestTable {
  readonly table: TableId;
  readonly key: string;
  /** By seat; the host first. */
  readonly people: readonly Person[];
  readonly clients: readonly TestClient[];
  close(): Promise<void>;
}

/** A table with a player in every chair; the first one is the host. No game has started. */
export async function seatTable(
  site: string,
  options: TableOptions = tableOptions(),
  { persistent = false }: { readonly persistent?: boolean } = {},
): Promise<TestTable> {
  const seats = options.config.seats.map((_, at) => at as Seat);
  const people = await Promise.all(seats.map((seat) => Person.arrive(site, `Player ${seat}`)));
  const [host] = people;
  if (host === undefined) throw new Error("a table without chairs");
  const { table, key } = await host.open(options);
  const clients = await Promise.all(
    people.map(({ cookie }) => TestClient.join({ site, cookie, table, key, persistent })),
  );
  for (const seat of seats) await clients[seat]?.sit(seat);
  return {
    table,
    key,
    people,
    clients,
    async close() {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

/** The host starts the first game; for every later one all agree. */
export async function beginGame({ clients }: TestTable): Promise<void> {
  if (clients[0]?.table?.games === 0) {
    await clients[0].ask({ type: "start" });
    return;
  }
  const yes = { type: "vote", ballot: { type: "next" }, wanted: true } as const;
  for (const client of clients) await client.ask(yes);
}

/** Starts a game; all play it to its end. Rejected if a connection is closed before. */
export async function playGame(table: TestTable, level: Level = "random"): Promise<void> {
  const { clients, table: seed } = table;
  const game = (clients[0]?.table?.games ?? 0) + 1;
  for (const client of clients) client.play(level, seed);
  await beginGame(table);
  await Promise.all(clients.map((client) => client.untilEnded(game)));
}
