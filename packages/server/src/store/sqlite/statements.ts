import type { SqliteDatabase, SqliteStatement } from "kysely";
import type Libsql from "libsql";

const MOST_REMEMBERED = 200;
/** Longer ones insert many rows and hardly come again in the same length. */
const LONGEST_REMEMBERED = 1500;

/** Prepares each statement once: the same few come over and over. */
export function rememberStatements(file: Libsql.Database): SqliteDatabase {
  const remembered = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const known = remembered.get(text);
      if (known !== undefined) return known;
      const statement = prepare(file, text);
      if (text.length <= LONGEST_REMEMBERED) {
        if (remembered.size === MOST_REMEMBERED) remembered.clear();
        remembered.set(text, statement);
      }
      return statement;
    },
    close: () => {
      remembered.clear();
      file.close();
    },
  };
}

function prepare(file: Libsql.Database, text: string): SqliteStatement {
  const statement = file.prepare(text);
  return {
    reader: statement.reader,
    all: (parameters) => statement.all([...parameters]),
    run: (parameters) => statement.run([...parameters]),
    iterate: (parameters) => statement.iterate([...parameters]),
  };
}
