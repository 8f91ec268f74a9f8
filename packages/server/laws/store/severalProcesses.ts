import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/app/openStore.js";
import { openPostgres } from "../../src/store/postgres/postgresDatabase.js";
import { CannotOpen, StorageTrouble, type Store } from "../../src/store/store.js";
import { ask, type Postgres } from "../support/postgres.js";
import { opened } from "./contract/quotas.js";
import {
  ada,
  ben,
  campo,
  commit,
  hash,
  NOON,
  paused,
  person,
  playerId,
  ponte,
  rialto,
  row,
  said,
  tableId,
} from "./contract/samples.js";

/** What only several processes on one database can show, or one whose database goes away. */
export function severalProcessesLaws(postgres: () => Postgres): void {
  const open = (databaseUrl: string) => openStore({ dataDir: "", databaseUrl });

  /** So many stores on one new database. */
  async function withNodes(
    count: number,
    work: (stores: readonly Store[], address: string) => Promise<void>,
  ): Promise<void> {
    const address = await postgres().newDatabase();
    const stores = await Promise.all(Array.from({ length: count }, () => open(address)));
    try {
      await work(stores, address);
    } finally {
      for (const store of stores) await store.close();
      await postgres().dropDatabase(address);
    }
  }

  /** Everything a store hears of others, and a way to wait for it. */
  function listening(store: Store) {
    const heard: string[] = [];
    let look = () => {};
    store.onForeignChange((table, version) => {
      heard.push(`${table} ${version}`);
      look();
    });
    const until = (change: string) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (heard.includes(change)) resolve();
        };
        look();
      });
    return { heard, until };
  }

  describe("several processes on one PostgreSQL", () => {
    it("start at once on an empty database", async () => {
      await withNodes(4, async (stores) => {
        for (const [i, store] of stores.entries()) {
          expect(await store.commit(commit({ expected: i }))).toBe("done");
        }
      });
    });

    it("open at most 20 tables of one person, however many are asked for at each of them", async () => {
      await withNodes(3, async (stores) => {
        const [one] = stores;
        const answers = await Promise.all(
          Array.from({ length: 45 }, (_, i) => opened(stores[i % 3] as Store, `t${i}`, ada, 20)),
        );
        expect(answers.filter((each) => each === "done")).toHaveLength(20);
        expect(answers.filter((each) => each === "tooMany")).toHaveLength(25);
        expect(await one?.tablesOf(ada, 99)).toHaveLength(20);
      });
    });

    it("open no more connections than they may, and one to listen", async () => {
      const databaseUrl = await postgres().newDatabase();
      const store = await openStore({
        ...{ dataDir: "", databaseUrl },
        databaseConnections: 2,
      });
      await Promise.all(Array.from({ length: 50 }, () => store.table(campo)));
      const name = new URL(databaseUrl).pathname.slice(1);
      const [others] = await ask(
        databaseUrl,
        `select count(*)::int from pg_stat_activity
          where datname = '${name}' and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      expect(others).toEqual({ count: 3 });
      await store.close();
      await postgres().dropDatabase(databaseUrl);
    });

    it("sign with one key, whichever process offered it", async () => {
      await withNodes(4, async (stores) => {
        const kept = await Promise.all(stores.map((store, i) => store.signingKey(`key ${i}`)));
        expect(new Set(kept).size).toBe(1);
      });
    });

    it("sign browsers out that sign each other out: one stays, and no code brings in another", async () => {
      await withNodes(2, async (stores) => {
        for (let round = 0; round < 20; round += 1) {
          const [one, other] = stores;
          if (one === undefined || other === undefined) throw new Error("two are needed");
          const named = (name: string) => hash(`${name} ${round}`);
          const [phone, desk, thief] = [named("phone"), named("desk"), named("thief")];
          const player = playerId(`p${round}`);
          await one.createPlayer(person(player), phone);
          await one.setRecovery(player, named("recovery"));
          await one.redeem(named("recovery"), NOON, desk);
          await one.addMovingCode(player, named("moving"), NOON + 1);
          const [, ...kept] = await Promise.all([
            other.redeem(named("moving"), NOON, thief),
            one.keepOnlyToken(player, phone),
            other.keepOnlyToken(player, desk),
          ]);
          expect(kept.toSorted()).toEqual([false, true]);
          expect(await one.knownTokens([phone, desk, thief])).toEqual([kept[0] ? phone : desk]);
        }
      });
    });

    it("hear of each other's changes, and never of their own", async () => {
      await withNodes(2, async ([one, other]) => {
        if (one === undefined || other === undefined) throw new Error("two are needed");
        const [atOne, atOther] = [listening(one), listening(other)];
        await one.createPlayer(person(ada), hash("1"));
        await one.commit(commit({ log: [said(1, ada, "Ciao")] }));
        await atOther.until(`${campo} 1`);
        await one.deletePlayer(ada);
        await atOther.until(`${campo} 2`);
        await other.commit(commit({ table: rialto }));
        // Notices keep their order: by now its own would have come back to it.
        await atOne.until(`${rialto} 1`);
        expect(atOne.heard).toEqual([`${rialto} 1`]);
        expect(atOther.heard).toEqual([`${campo} 1`, `${campo} 2`]);
      });
    });

    it("hear where someone sits who has blocked someone, and of no other relation", async () => {
      await withNodes(2, async ([one, other]) => {
        if (one === undefined || other === undefined) throw new Error("two are needed");
        const { heard, until } = listening(other);
        for (const [id, token] of [
          [ada, "1"],
          [ben, "2"],
        ] as const) {
          await one.createPlayer(person(id), hash(token));
        }
        const players = [ada];
        await one.commit(commit({ row: row({ players }) }));
        await one.commit(commit({ table: ponte, row: row({ players, open: false }) }));
        await until(`${ponte} 1`);
        await one.setRelation(ada, ben, "muted");
        await one.setRelation(ben, ada, "blocked");
        await one.setRelation(ada, ben, "blocked");
        await one.commit(commit({ table: rialto }));
        await until(`${rialto} 1`);
        expect(heard).toEqual([`${campo} 1`, `${ponte} 1`, `${campo} 1`, `${rialto} 1`]);
      });
    });

    it("hear each other's words, hundreds in one moment, and never their own", async () => {
      await withNodes(3, async ([one, other, third]) => {
        if (one === undefined || other === undefined || third === undefined)
          throw new Error("three");
        const heard = [one, other].map((store) => {
          const words: string[] = [];
          const froms = new Set<string>();
          store.onPeerMessage((word, from) => {
            words.push(JSON.stringify(word));
            froms.add(from);
          });
          return { words, froms };
        });
        const players = Array.from({ length: 6 }, (_, i) => playerId(`p${i}`));
        const words = Array.from({ length: 200 }, (_, i) => ({
          type: "here" as const,
          table: tableId(`t${i}`),
          players,
          watchers: i,
        }));
        for (const word of words) one.sendToPeers(word);
        const last = { type: "renamed", player: ada } as const;
        const isHeard = ({ words }: { readonly words: readonly string[] }) =>
          words.includes(JSON.stringify(last));
        // Notices keep their order: by then its own would have come back to it.
        while (heard[1]?.words.length !== words.length)
          await new Promise((next) => setTimeout(next, 5));
        third.sendToPeers(last);
        while (!heard.every(isHeard)) await new Promise((next) => setTimeout(next, 5));
        expect(heard[0]?.words).toEqual([JSON.stringify(last)]);
        expect(heard[1]?.words).toEqual([...words, last].map((word) => JSON.stringify(word)));
        expect(heard.map(({ froms }) => froms.size)).toEqual([1, 2]);
      });
    });

    it("hear of hundreds of changes in one moment", async () => {
      await withNodes(2, async ([one, other]) => {
        if (one === undefined || other === undefined) throw new Error("two are needed");
        const { heard, until } = listening(other);
        const tables = Array.from({ length: 450 }, (_, i) => tableId(`t${i}`));
        await Promise.all(tables.map((table) => one.commit(commit({ table }))));
        await one.commit(commit({ table: campo }));
        await until(`${campo} 1`);
        for (const table of tables) await until(`${table} 1`);
        expect(heard).toHaveLength(451);
      });
    });

    it("listen again after the connection broke", async () => {
      await withNodes(2, async ([one, other], address) => {
        if (one === undefined || other === undefined) throw new Error("two are needed");
        const { heard } = listening(other);
        await ask(
          address,
          "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'",
        );
        for (let expected = 0; heard.length === 0; expected += 1) {
          expect(await one.commit(commit({ expected }))).toBe("done");
          await new Promise((next) => setTimeout(next, 20));
        }
        expect(heard[0]).toMatch(campo);
      });
    });

    it("race for every version of many tables: each is won once, and none waits for ever", async () => {
      await withNodes(2, async ([one, other]) => {
        if (one === undefined || other === undefined) throw new Error("two are needed");
        const tables = Array.from({ length: 30 }, (_, i) => tableId(`t${i}`));
        for (let expected = 0; expected < 8; expected += 1) {
          const attempt = (store: Store, who: string) => (table: string) =>
            store.commit(
              commit({
                table,
                expected,
                log: [said(expected + 1, ada, who)],
                request: { player: ada, id: `${who}${expected}` },
              }),
            );
          const [ours, theirs] = await Promise.all([
            Promise.all(tables.map(attempt(one, "one"))),
            Promise.all(tables.toReversed().map(attempt(other, "other"))),
          ]);
          for (const [i, table] of tables.entries()) {
            const answers = [ours[i], theirs[tables.length - 1 - i]];
            expect(answers.toSorted()).toEqual(["conflict", "done"]);
            const winner = answers[0] === "done" ? "one" : "other";
            expect((await one.table(table))?.log.at(-1)).toEqual(said(expected + 1, ada, winner));
            expect(await other.wasDone(table, ada, `${winner}${expected}`)).toBe(true);
          }
        }
      });
    });

    it("do one request once, whichever process gets it", async () => {
      await withNodes(2, async (stores) => {
        const request = { player: ada, id: "r" };
        await stores[0]?.commit(commit());
        const answers = await Promise.all(
          stores.map((store) => store.commit(commit({ expected: 1, request, log: [paused(1)] }))),
        );
        expect(answers).toContain("done");
        expect(answers.filter((each) => each === "done")).toHaveLength(1);
        for (const store of stores) {
          expect(await store.commit(commit({ expected: 2, request }))).toBe("repeated");
        }
      });
    });
  });

  describe("a PostgreSQL that refuses", () => {
    it("by being read-only stores nothing until it is well again", async () => {
      await withNodes(1, async ([store], address) => {
        if (store === undefined) throw new Error("one is needed");
        const name = new URL(address).pathname.slice(1);
        const elsewhere = address.replace(name, "postgres");
        const setReadOnly = async (to: string) => {
          await ask(elsewhere, `alter database ${name} set default_transaction_read_only = ${to}`);
          await ask(
            elsewhere,
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
          );
        };
        await store.commit(commit());
        await setReadOnly("on");
        await expect(store.commit(commit({ expected: 1 }))).rejects.toThrow(StorageTrouble);
        await expect(store.check()).rejects.toThrow(StorageTrouble);
        expect(await store.version(campo)).toBe(1);
        await setReadOnly("off");
        await well(store);
        expect(await store.commit(commit({ expected: 1 }))).toBe("done");
      });
    });

    it("by being away stores nothing, and works on when it is back", async () => {
      await withNodes(1, async ([store]) => {
        if (store === undefined) throw new Error("one is needed");
        await store.commit(commit());
        await postgres().stop();
        try {
          await expect(store.commit(commit({ expected: 1 }))).rejects.toThrow(StorageTrouble);
          await expect(store.table(campo)).rejects.toThrow(StorageTrouble);
          await expect(store.check()).rejects.toThrow(StorageTrouble);
        } finally {
          await postgres().start();
        }
        await well(store);
        expect(await store.commit(commit({ expected: 1 }))).toBe("done");
        expect(await store.version(campo)).toBe(2);
      });
    });

    it("by cutting a connection between two questions hurts only that transaction", async () => {
      const address = await postgres().newDatabase();
      const database = openPostgres({ databaseUrl: address });
      const cut = database.transaction(async (db) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        await ask(address, `select pg_terminate_backend(${rows[0]?.pid}, 10000)`);
        for (;;) await sql`select 1`.execute(db);
      });
      await expect(cut).rejects.toSatisfy(database.isTrouble);
      const { rows } = await database.transaction((db) => sql`select 1 as one`.execute(db));
      expect(rows).toEqual([{ one: 1 }]);
      await database.close();
      await postgres().dropDatabase(address);
    });

    it("from the start is said so, without the password", async () => {
      const refusal = await open("postgres://ada:geheim@127.0.0.1:9/none").catch(
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(CannotOpen);
      expect(String(refusal)).toMatch("the database of DATABASE_URL cannot be used");
      expect(String(refusal)).not.toMatch("geheim");
    });

    it.each(["", "mysql://host/name", "postgres//host", "/tmp/file.db"])(
      "because %j is no address is said so",
      async (address) => {
        await expect(open(address)).rejects.toThrow(/^DATABASE_URL takes an address like/);
      },
    );
  });
}

/** Connections that were cut are noticed one by one, as they are used. */
async function well(store: Store): Promise<void> {
  for (;;) {
    try {
      return await store.check();
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
    }
  }
}
