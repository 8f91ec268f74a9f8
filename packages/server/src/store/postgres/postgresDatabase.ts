import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from "kysely";
import pg from "pg";
import { openPostgresNotices } from "../../peers/postgresNotices.js";
import { sqlStore } from "../queries/sqlStore.js";
import type { Database } from "../sql/database.js";
import { migrate } from "../sql/migrate.js";
import type { Schema } from "../sql/schema.js";
import { CannotOpen, type Store } from "../store.js";
import { commitToPostgres } from "./postgresCommits.js";

interface PostgresOptions {
  readonly databaseUrl: string;
  /** At most, beside the one that listens. */
  readonly connections?: number | undefined;
}

/** The connection broke, or there is none to be had: the database itself said nothing. */
class Away extends Error {}

const CONNECTIONS = 10;
const INT8 = 20;

/** Counts and times are far below 2^53. */
export const NUMBER_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
};

export function openPostgres({
  databaseUrl,
  connections = CONNECTIONS,
}: PostgresOptions): Database {
  const pool = new pg.Pool({
    ...connectionOptions(databaseUrl),
    max: connections,
    // A process that hangs must not keep its tables from the others for ever.
    statement_timeout: 10_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: 15_000,
    types: NUMBER_TYPES,
  });
  // A connection that breaks is replaced when one is needed. Queries that wait for an
  // answer are rejected; without listeners the error would end the process as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: careful(pool) }) });
  return {
    dialect: "postgres",
    together: 500,
    reader: db,
    remarks: [],
    check: () => {},
    transaction: (work) =>
      db.connection().execute(async (connection) => {
        await sql`begin`.execute(connection);
        try {
          const result = await work(connection);
          await sql`commit`.execute(connection);
          return result;
        } catch (error) {
          if (!(error instanceof Away)) await sql`rollback`.execute(connection);
          throw error;
        }
      }),
    commitAll: commitToPostgres,
    hasPending: false,
    settle: () => {},
    readWithJournal: (read) => read(db),
    checkpoint: () => {},
    scrub: () => {},
    isTrouble,
    isRace,
    close: () => pool.end(),
  };
}

/** The same for the pool and for the one that listens. */
export function connectionOptions(databaseUrl: string): pg.ClientConfig {
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new CannotOpen("DATABASE_URL takes an address like postgres://user:password@host/name");
  }
  return { connectionString: databaseUrl, connectionTimeoutMillis: 5000, keepAlive: true };
}

function careful(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => new CarefulClient(await away(pool.connect())),
    end: () => pool.end(),
  };
}

/** A connection that did not answer may still be busy with the query: it is not used again. */
class CarefulClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #broken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== "string") throw new Error("nothing here is read through a cursor");
    return this.#ask(text, values);
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      const { command, rowCount, rows } = await away(this.#client.query(text, [...values]));
      // Kysely knows fewer commands than there are.
      const known = command as PostgresQueryResult<R>["command"];
      return { command: known, rowCount: rowCount ?? 0, rows };
    } catch (error) {
      this.#broken ||= error instanceof Away;
      throw error;
    }
  }
}

async function away<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    throw new Away(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Classes of SQLSTATE that speak of the server and not of what was asked: connection, login, missing
 * database, resources, operator, system, configuration, internal; then read-only, a lock not to be
 * had, and sessions ended for idling.
 */
const TROUBLE = /^(?:08|28|3D|53|57|58|F0|XX|25006|55P03|25P0[34])/;
/** Serialization failure, deadlock. */
const RACE = /^(?:40001|40P01)$/;

function isTrouble(error: unknown): boolean {
  return error instanceof Away || hasState(error, TROUBLE);
}

function isRace(error: unknown): boolean {
  return hasState(error, RACE);
}

const hasState = (error: unknown, states: RegExp): boolean =>
  error instanceof pg.DatabaseError && states.test(error.code ?? "");

export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const database = openPostgres(options);
  try {
    await migrate(database);
    return sqlStore(database, await openPostgresNotices(connectionOptions(options.databaseUrl)));
  } catch (error) {
    await database.close();
    if (error instanceof CannotOpen) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(`the database of DATABASE_URL cannot be used: ${why}`);
  }
}
