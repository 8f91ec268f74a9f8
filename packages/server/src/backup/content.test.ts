import { rmSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { describe, expect, it } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqliteStore.js";
import { newFolder } from "../testing/server.js";
import { NOT_BACKED_UP, TABLES } from "./content.js";

describe("the content of a backup", () => {
  it("is every table of the database, except what it makes by itself", async () => {
    const dataDir = newFolder("backup");
    const store = await openSqliteStore({ dataDir });
    await store.close();
    const file = new Libsql(join(dataDir, "inkognito.db"));
    const found = file.prepare("select name from sqlite_schema where type = 'table'").all([]);
    file.close();
    rmSync(dataDir, { recursive: true });
    const names = (found as { readonly name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith("sqlite_")).sort()).toEqual(
      [...TABLES, ...NOT_BACKED_UP].sort(),
    );
  });
});
