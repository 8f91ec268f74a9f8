import type Libsql from "libsql";
import { SqliteCommits } from "./sqliteCommits.js";

/** What commits are put into, and the column that says of which table a row is. */
const KEYS = {
  game_table: "id",
  chair: "table_id",
  ever_seated: "table_id",
  table_event: "table_id",
  said: "table_id",
  game_event: "table_id",
  seed: "table_id",
  request: "table_id",
} as const;
const TABLES = Object.keys(KEYS) as (keyof typeof KEYS)[];
/** Small, and of no table or of few. */
const WHOLE = ["journal", "journal_head", "damaged_table"] as const;

/**
 * Reads as if every commit of the journal were in the tables, on a disk that is full: the tables
 * they belong to are copied into memory, and written there. A query that then names a table
 * gets those together with all others, because temporary names come first. (Settling in a transaction
 * that is rolled back would be simpler, but on a read-only disk no such transaction can begin.)
 */
export async function readWithJournal<T>(
  file: Libsql.Database,
  read: () => Promise<T>,
): Promise<T> {
  try {
    overlay(file);
    return await read();
  } finally {
    for (const [name, type] of temporary(file)) file.exec(`drop ${type} temp.${name}`);
  }
}

function overlay(file: Libsql.Database): void {
  file.pragma("temp_store = memory");
  for (const name of [...TABLES, ...WHOLE]) file.exec(temporaryLike(file, name));
  file.exec("create temp table behind (id text not null primary key)");
  for (const name of WHOLE) file.exec(`insert into ${name} select * from main.${name}`);
  file.exec(`insert into behind select distinct json_extract(each.value, '$[1]')
    from journal, json_each(case when json_valid(commits) then commits else '[]' end) as each`);
  for (const name of TABLES) {
    file.exec(`insert into ${name}
      select * from main.${name} where ${KEYS[name]} in (select id from behind)`);
  }
  new SqliteCommits(file).settle();
  for (const name of TABLES) {
    file.exec(`alter table temp.${name} rename to behind_${name}`);
    file.exec(`create temp view ${name} as
      select * from main.${name} where ${KEYS[name]} not in (select id from behind)
      union all select * from behind_${name}`);
  }
}

/** The statement that makes a table like this one, for as long as the connection lasts. */
function temporaryLike(file: Libsql.Database, name: string): string {
  const row = file
    .prepare("select sql from main.sqlite_schema where type = 'table' and name = ?")
    .get([name]);
  const { sql } = row as { readonly sql: string };
  return sql.replace(/^create table/i, "create temp table");
}

/** Views before the tables they look at. */
const temporary = (file: Libsql.Database): readonly (readonly [name: string, type: string])[] =>
  file
    .prepare(
      `select name, type from temp.sqlite_schema
        where type = 'view' or type = 'table' and name not like 'sqlite_%' order by type desc`,
    )
    .raw()
    .all([]) as unknown as readonly (readonly [string, string])[];
