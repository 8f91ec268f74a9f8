import { rmSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newFolder } from "../../testing/server.js";
import { lockFolder } from "./lock.js";

describe("the lock of a data folder", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = newFolder("lock");
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const openDatabase = () => {
    const file = new Libsql(join(dataDir, "inkognito.db"));
    file.pragma("journal_mode = wal");
    file.exec("create table if not exists note (text text)");
    return file;
  };

  it("is not to be had while someone has the database open, though the lock was deleted", () => {
    const lock = lockFolder(dataDir);
    const file = openDatabase();
    rmSync(join(dataDir, "inkognito.lock"));
    expect(() => lockFolder(dataDir)).toThrow("is in use by another server");
    expect(() => lockFolder(dataDir)).toThrow("is in use by another server");
    file.close();
    lock.release();
  });

  it("is gone when it is released, and the database is free", () => {
    const unlocked = () => {
      const file = new Libsql(join(dataDir, "inkognito.db"));
      file.exec("pragma journal_mode = wal");
      file.exec("create table if not exists note (text text)");
      file.close();
    };
    unlocked();
    for (const _ of [1, 2]) {
      rmSync(join(dataDir, "inkognito.lock"), { force: true });
      lockFolder(dataDir).release();
      unlocked();
    }
  });

  it("leaves the log of a server that was killed as it is", () => {
    const file = openDatabase();
    file.exec("insert into note values ('there')");
    const found = () => file.prepare("select text from note").all([]).length;
    expect(() => lockFolder(dataDir)).toThrow("is in use");
    expect(found()).toBe(1);
    file.close();
    const again = openDatabase();
    expect(again.prepare("select text from note").all([])).toHaveLength(1);
    again.close();
  });
});
