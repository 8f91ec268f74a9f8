import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Seat } from "@inkognito/engine/core";
import type { TableId, TableOptions } from "@inkognito/protocol";
import { newId } from "../../src/people/secret.js";
import { DIALECTS, MIGRATIONS } from "../../src/store/sql/migrations.js";
import { TestClient, type Wish } from "../../src/testing/client.js";
import { Person } from "../../src/testing/httpClient.js";
import { tableOptions } from "../../src/testing/options.js";
import { newFolder, newPage } from "../../src/testing/server.js";
import { ask, startPostgres } from "../support/postgres.js";
import { killAll, startServerProcess } from "../support/serverProcess.js";
import type { Acknowledged, Fixture, FixturePerson, FixtureTable } from "./fixture.js";

/** Writes the data of this version's server, killed while it serves: see fixtures/README.md. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder to write to");

const NAMES = ["Ada", "Ben", "Cleo"] as const;
const MOVES_BEFORE = 6;
const MOVES_AFTER = 3;

class Story {
  readonly people: Record<string, FixturePerson> = {};
  readonly tables: Record<string, FixtureTable> = {};
  readonly acknowledged: Acknowledged[] = [];
  #site = "";
  #clients: TestClient[] = [];

  async begin(site: string): Promise<void> {
    this.#site = site;
    for (const name of NAMES) {
      const person = await Person.arrive(site, name);
      this.people[name] = { id: person.id, cookie: person.cookie };
    }
    const seated = { listed: true, chat: true } as const;
    await this.#open("board", tableOptions("board", 4, { ...seated, botPace: "human" }), 2);
    await this.#open("match", tableOptions("card", 3, { match: true }), 1);
    await this.#open("standIn", tableOptions("board", 3, { botPace: "human" }), 1);
    await this.#open("closed", tableOptions("card", 3), 1);
    await this.#open("gathering", tableOptions("card", 5, { listed: true }), 1);
    await this.#ask("gathering", 0, { type: "say", text: "Who else? 🎭" });
    for (const name of ["board", "match", "standIn", "closed"]) await this.#start(name);
    await this.#play("match", 500);
    await this.#ask("match", 0, { type: "start" });
    await this.#play("board", MOVES_BEFORE);
    await this.#ask("board", 0, { type: "say", text: "Buonasera" });
    await this.#ask("board", 1, { type: "say", text: "Hello, Ada" });
    await this.#ask("board", 0, { type: "note", game: 1, text: "Ben moves oddly" });
    await this.#ask("board", 0, { type: "invite", renew: true });
    await this.#ask("standIn", 0, { type: "standIn", seat: 0 });
    await this.#ask("closed", 0, { type: "close" });
    await this.#leave();
  }

  /** What a server that started again has not put in its place when it is killed. */
  async goOn(site: string): Promise<void> {
    this.#site = site;
    for (const name of ["board", "match"]) {
      const count = name === "board" ? 2 : 1;
      for (const who of NAMES.slice(0, count)) await this.#join(name, who);
    }
    await this.#play("board", MOVES_AFTER);
    await this.#play("match", MOVES_AFTER);
    await this.#ask("board", 1, { type: "say", text: "Still there" });
  }

  async #join(name: string, who: string): Promise<TestClient> {
    const { cookie = "" } = this.people[who] ?? {};
    const { id: table = "", key = null } = this.tables[name] ?? {};
    const client = await TestClient.join({ site: this.#site, cookie, table, key });
    this.#clients.push(client);
    return client;
  }

  async #open(name: string, options: TableOptions, people: number): Promise<void> {
    const { Ada: host } = this.people;
    const response = await fetch(`${this.#site}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: host?.cookie ?? "" },
      body: JSON.stringify({ options }),
    });
    const { table, key } = (await response.json()) as { table: TableId; key: string };
    this.tables[name] = { id: table, key };
    for (const [seat, who] of NAMES.slice(0, people).entries()) {
      const client = await this.#join(name, who);
      await this.#request(client, { type: "sit", seat: seat as Seat });
      await client.mix();
    }
    if (name === "gathering") return;
    for (const seat of options.config.seats.keys()) {
      if (seat < people) continue;
      const level = seat === 2 ? "agent" : "random";
      await this.#ask(name, 0, { type: "placeBot", seat: seat as Seat, level });
    }
  }

  async #start(name: string): Promise<void> {
    await this.#ask(name, 0, { type: "start" });
  }

  #at(name: string): readonly TestClient[] {
    return this.#clients.filter(({ options }) => options.table === this.tables[name]?.id);
  }

  async #ask(name: string, at: number, wish: Wish): Promise<void> {
    const client = this.#at(name)[at];
    if (client === undefined) throw new Error(`${name} has no one at ${at}`);
    const key = await this.#request(client, wish);
    if (key !== null) this.tables[name] = { id: client.options.table, key };
  }

  /** The key, where one was asked for. */
  async #request(client: TestClient, wish: Wish): Promise<string | null> {
    const id = newId(9);
    for (;;) {
      const answer = await client.request(wish, id);
      if (answer.type === "done") {
        const { table } = client.options;
        // The last text of a note counts: its requests are not stored.
        if (wish.type !== "note") {
          this.acknowledged.push({ table, player: client.player ?? "", id });
        }
        return answer.key ?? null;
      }
      if (answer.refusal.code !== "tooFast") throw new Error(JSON.stringify(answer));
      await pause(200);
    }
  }

  /** So many moves of people, or the whole game. */
  async #play(name: string, most: number): Promise<void> {
    const clients = this.#at(name);
    const game = clients[0]?.table?.games ?? 1;
    const isOver = () => clients.every((client) => client.hasEnded(game));
    for (let moves = 0; moves < most && !isOver(); moves++) {
      const isReady = () => isOver() || clients.some(({ isAwaited }) => isAwaited);
      await Promise.race(clients.map((client) => client.until(isReady)));
      const client = clients.find(({ isAwaited }) => isAwaited);
      if (client?.known == null) continue;
      const action = client.known.choose("random", `${name} ${moves}`);
      await this.#request(client, { type: "act", game: client.game, action });
    }
  }

  async #leave(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
    this.#clients = [];
  }

  facts(at: number): Fixture {
    const { people, tables, acknowledged } = this;
    return { at, schema: MIGRATIONS.length, people, tables, acknowledged };
  }
}

async function tell(env: Readonly<Record<string, string>>): Promise<Fixture> {
  const page = newPage();
  const story = new Story();
  const first = startServerProcess({ ...env, INKOGNITO_PAGE: page });
  await story.begin(await first.served);
  await first.end("SIGTERM");
  const second = startServerProcess({ ...env, INKOGNITO_PAGE: page });
  await story.goOn(await second.served);
  await second.end("SIGKILL");
  rmSync(page, { recursive: true });
  return story.facts(Date.now());
}

const write = (name: string, content: string | Buffer): void =>
  writeFileSync(join(folder, name), content);

async function onSqlite(): Promise<void> {
  const dataDir = newFolder("fixture");
  const facts = await tell({ INKOGNITO_DATA: dataDir });
  for (const file of ["inkognito.db", "inkognito.db-wal"]) {
    write(`${file}.gz`, gzipSync(readFileSync(join(dataDir, file)), { level: 9 }));
  }
  write("sqlite.json", JSON.stringify(facts));
  rmSync(dataDir, { recursive: true });
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const address = await postgres.newDatabase();
    const facts = await tell({ DATABASE_URL: address });
    const found = await ask(
      address,
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid",
    );
    const rows: Record<string, readonly unknown[]> = {};
    for (const { name } of found as { name: string }[]) {
      rows[name] = await ask(address, `select * from "${name}"`);
    }
    const schema = MIGRATIONS.flatMap(({ statements }) => statements(DIALECTS.postgres));
    const dump = JSON.stringify({ schema, rows });
    write("postgres.dump.json.gz", gzipSync(dump, { level: 9 }));
    write("postgres.json", JSON.stringify(facts));
  } finally {
    await postgres.remove();
  }
}

mkdirSync(folder, { recursive: true });
try {
  await onSqlite();
  await onPostgres();
} finally {
  await killAll();
}
