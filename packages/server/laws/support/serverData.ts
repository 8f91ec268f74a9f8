import { rmSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import pg from "pg";
import { SqliteCommits } from "../../src/store/sqlite/sqliteCommits.js";
import { newFolder } from "../../src/testing/server.js";
import { ask } from "./postgres.js";
import { type Reader, withFile } from "./tableHistory.js";

/** Where a server keeps its data, and how to look at them past it. */
export interface Ground {
  /** What the server has to be told of it. */
  readonly env: Readonly<Record<string, string>>;
  /** All questions of `read` are answered as of one moment, whatever the server writes meanwhile. */
  look<T>(read: (ask: Reader) => Promise<T>): Promise<T>;
  /** Changes them, while no server is there to notice. */
  change(text: string): Promise<void>;
  remove(): Promise<void>;
}

/** A file in a folder of its own. */
export function fileGround(dataDir = newFolder("evening")): Ground {
  return {
    env: { INKOGNITO_DATA: dataDir },
    look: (read) => withFile(dataDir, read),
    change: async (text) => {
      const file = new Libsql(join(dataDir, "inkognito.db"));
      try {
        file.exec("begin");
        // What waits in the journal would be put over it.
        new SqliteCommits(file).settle();
        file.exec(text);
        file.exec("commit");
      } finally {
        file.close();
      }
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A database that somebody else makes and drops. */
export const databaseGround = (databaseUrl: string): Ground => ({
  env: { DATABASE_URL: databaseUrl },
  look: async (read) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query("begin isolation level repeatable read read only");
      // The moment is that of the first question.
      await client.query("select no from table_event limit 1");
      return await read(async (text) => (await client.query(text)).rows);
    } finally {
      await client.end();
    }
  },
  change: async (text) => void (await ask(databaseUrl, text)),
  remove: async () => {},
});
