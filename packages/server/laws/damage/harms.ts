import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import type { Random } from "../../../engine/laws/shared/twins/random.js";
import { readWalIndex } from "../../src/store/sqlite/walFile.js";
import { newFolder } from "../../src/testing/server.js";

const PAGE = 4096;
export const FRAME = 24 + PAGE;
export const WAL_HEADER = 32;
/** Damage to files by disks, by hand and by copying; and to rows by other programs. */
export interface Harm {
  readonly name: string;
  /** The outcome that the law excludes: some harms are never harmless, others are never reported. */
  readonly never?: "harmless" | "reported";
  /** It may hit data without a checksum: ids of requests, notes, due times. Logs, games and seeds have one. */
  readonly isPastOnly?: boolean;
  harm(files: Files, below: Random["below"]): void;
}

/** A copy of the data of a server that was killed. */
export interface Files {
  readonly dataDir: string;
  readonly db: string;
  readonly wal: string;
  readonly shm: string;
}

export const filesIn = (dataDir: string): Files => {
  const db = join(dataDir, "inkognito.db");
  return { dataDir, db, wal: `${db}-wal`, shm: `${db}-shm` };
};

const sizeOf = (path: string): number => statSync(path).size;

function overwrite(path: string, at: number, bytes: Uint8Array): void {
  const file = openSync(path, "r+");
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

function flip(path: string, at: number): void {
  overwrite(path, at, Uint8Array.of((readFileSync(path)[at] ?? 0) ^ 0x10));
}

const noise = (length: number, below: Random["below"]): Uint8Array =>
  Uint8Array.from({ length }, () => below(256));

/** The number of committed frames of the log, by its index; uncommitted ones may follow. */
const framesOf = (shm: string): number => readWalIndex(shm)?.last ?? 0;

/** Another program changes rows; when it closes the file, SQLite merges the log into it. */
function sql(db: string, ...statements: readonly string[]): void {
  const file = new Libsql(db);
  try {
    for (const statement of statements) file.exec(statement);
  } finally {
    file.close();
  }
}

/** A condition that selects one random row of this table. */
const rowOf = (table: string, below: Random["below"], db: string, where = "true"): string => {
  const file = new Libsql(db);
  try {
    const keys = KEYS[table] ?? "no";
    const rows = file.prepare(`select ${keys} from ${table} where ${where}`).raw().all([]);
    const row = rows[below(rows.length)] as unknown as readonly (string | number)[] | undefined;
    if (row === undefined) throw new Error(`${table} has no row to damage`);
    const values = row.map((each) => (typeof each === "number" ? each : `'${each}'`));
    return `(${keys}) = (${values.join(", ")})`;
  } finally {
    file.close();
  }
};
const KEYS: Readonly<Record<string, string>> = {
  table_event: "table_id, no",
  game_event: "table_id, game, no",
  seed: "table_id, game",
  game_table: "id",
};

/** Replaces one character in the middle by another one. */
const smudge = (column: string, table: string, where: string): string =>
  `update ${table} set ${column} = substr(${column}, 1, length(${column}) / 2)
    || char(unicode(substr(${column}, length(${column}) / 2 + 1, 1)) + 1)
    || substr(${column}, length(${column}) / 2 + 2) where ${where}`;

const LAST_EVENT =
  "no = (select max(no) from table_event as e where e.table_id = table_event.table_id)";
const LAST_OF_GAME = `no = (select max(no) from game_event as e
  where e.table_id = game_event.table_id and e.game = game_event.game)`;
const INNER = "no > (select min(no) from journal) and no < (select max(no) from journal)";

/** Harms to the log (WAL), its index, the database file, its rows, and copies. */
export const HARMS: readonly Harm[] = [
  { name: "nothing", never: "reported", harm: () => {} },
  { name: "the log lacks its last byte", harm: ({ wal }) => truncateSync(wal, sizeOf(wal) - 1) },
  {
    name: "the log lacks the end of its last frame",
    never: "harmless",
    harm: ({ wal, shm }) => truncateSync(wal, WAL_HEADER + framesOf(shm) * FRAME - 1),
  },
  {
    name: "the log is cut in half",
    never: "harmless",
    harm: ({ wal, shm }) => truncateSync(wal, Math.floor((WAL_HEADER + framesOf(shm) * FRAME) / 2)),
  },
  {
    name: "a byte of the log is flipped",
    never: "harmless",
    harm: ({ wal, shm }, below) => flip(wal, WAL_HEADER + below(framesOf(shm) * FRAME)),
  },
  { name: "the log is empty", never: "harmless", harm: ({ wal }) => truncateSync(wal) },
  { name: "the log is deleted", never: "harmless", harm: ({ wal }) => rmSync(wal) },
  {
    name: "the header of the log is flipped",
    never: "harmless",
    harm: ({ wal }, below) => flip(wal, below(WAL_HEADER)),
  },
  {
    name: "the log is that of another server",
    never: "harmless",
    harm: ({ wal }) => copyFileSync(otherLog(), wal),
  },
  {
    name: "the index of the log is noise",
    never: "reported",
    harm: ({ shm }, below) => writeFileSync(shm, noise(sizeOf(shm), below)),
  },
  { name: "the index of the log is deleted", never: "reported", harm: ({ shm }) => rmSync(shm) },
  {
    name: "log and index are deleted",
    never: "harmless",
    harm: ({ wal, shm }) => {
      rmSync(wal);
      rmSync(shm);
    },
  },
  { name: "the database is empty", never: "harmless", harm: ({ db }) => truncateSync(db) },
  {
    name: "the database is empty, and its log is deleted",
    never: "harmless",
    harm: ({ db, wal }) => {
      truncateSync(db);
      rmSync(wal);
    },
  },
  { name: "the database is deleted", never: "harmless", harm: ({ db }) => rmSync(db) },
  {
    name: "the header of the database is flipped",
    harm: ({ db }, below) => flip(db, below(16)),
  },
  {
    name: "the database is cut in half",
    never: "harmless",
    harm: ({ db }) => truncateSync(db, Math.floor(sizeOf(db) / 2)),
  },
  {
    name: "the database lacks its last page",
    harm: ({ db }) => truncateSync(db, sizeOf(db) - PAGE),
  },
  {
    name: "a byte of page 1 is flipped",
    harm: ({ db }, below) => flip(db, 100 + below(PAGE - 100)),
  },
  {
    name: "40 bytes of the database are flipped",
    isPastOnly: true,
    harm: ({ db }, below) => {
      for (let i = 0; i < 40; i += 1) flip(db, PAGE + below(sizeOf(db) - PAGE));
    },
  },
  {
    name: "a page of the database is zero",
    harm: ({ db }, below) => {
      const page = 1 + below(sizeOf(db) / PAGE - 1);
      overwrite(db, page * PAGE, new Uint8Array(PAGE));
    },
  },
  {
    name: "the schema is one of the future",
    never: "harmless",
    harm: ({ db }) => sql(db, "insert into migration (number, name) values (999, 'later')"),
  },
  {
    name: "the commits of a row of the journal are smudged",
    never: "harmless",
    harm: ({ db }, below) => sql(db, smudge("commits", "journal", rowOf("journal", below, db))),
  },
  {
    name: "the texts of a row of the journal are smudged",
    never: "harmless",
    harm: ({ db }, below) => sql(db, smudge("texts", "journal", rowOf("journal", below, db))),
  },
  {
    name: "the tables of a row of the journal are smudged",
    never: "reported",
    harm: ({ db }, below) => sql(db, smudge("tables", "journal", rowOf("journal", below, db))),
  },
  {
    name: "a row in the middle of the journal is missing",
    never: "harmless",
    harm: ({ db }, below) =>
      sql(db, `delete from journal where ${rowOf("journal", below, db, INNER)}`),
  },
  {
    name: "the first row of the journal is missing",
    never: "harmless",
    harm: ({ db }) => sql(db, "delete from journal where no = (select min(no) from journal)"),
  },
  {
    name: "the last row of the journal is missing, after an idle second",
    never: "harmless",
    harm: ({ db }) =>
      sql(
        db,
        "update journal_head set seen = (select max(no) from journal)",
        "delete from journal where no = (select max(no) from journal)",
      ),
  },
  {
    name: "an event of a table is missing",
    never: "harmless",
    harm: ({ db }, below) =>
      sql(db, `delete from table_event where ${rowOf("table_event", below, db)}`),
  },
  {
    name: "the last event of a table is missing",
    never: "harmless",
    harm: ({ db }, below) =>
      sql(db, `delete from table_event where ${rowOf("table_event", below, db, LAST_EVENT)}`),
  },
  {
    name: "an event of a table is smudged",
    never: "harmless",
    harm: ({ db }, below) =>
      sql(db, smudge("event", "table_event", rowOf("table_event", below, db))),
  },
  {
    name: "events of a game are missing",
    never: "harmless",
    harm: ({ db }, below) =>
      sql(db, `delete from game_event where ${rowOf("game_event", below, db)}`),
  },
  {
    name: "the last events of a game are missing",
    never: "harmless",
    harm: ({ db }, below) =>
      sql(db, `delete from game_event where ${rowOf("game_event", below, db, LAST_OF_GAME)}`),
  },
  {
    name: "events of a game are smudged",
    never: "harmless",
    harm: ({ db }, below) => sql(db, smudge("event", "game_event", rowOf("game_event", below, db))),
  },
  {
    name: "the seed of a game is smudged",
    never: "harmless",
    harm: ({ db }, below) => sql(db, smudge("seed", "seed", rowOf("seed", below, db, "game = 1"))),
  },
  {
    name: "the summary of a table is smudged",
    harm: ({ db }, below) =>
      sql(db, smudge("summary", "game_table", rowOf("game_table", below, db))),
  },
  {
    name: "the checksums of a table are smudged",
    never: "harmless",
    harm: ({ db }, below) =>
      sql(db, smudge("heads", "game_table", rowOf("game_table", below, db, "heads is not null"))),
  },
  {
    name: "the database is a copy of that file alone",
    never: "harmless",
    harm: ({ wal, shm, dataDir }) => {
      for (const file of [wal, shm, join(dataDir, "inkognito.lock")]) rmSync(file, { force: true });
    },
  },
];

/** A valid log (WAL) of another database. */
function otherLog(): string {
  const { db, wal } = filesIn(newFolder("other"));
  const file = new Libsql(db);
  file.pragma("journal_mode = wal");
  file.exec("create table other (text text)");
  copyFileSync(wal, `${wal}.copy`);
  file.close();
  return `${wal}.copy`;
}
