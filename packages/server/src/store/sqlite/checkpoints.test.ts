import { copyFileSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newFolder } from "../../testing/server.js";
import { Checkpoints } from "./checkpoints.js";

const MEGABYTE = 1_000_000;
const MANY_COMMITS = 10_000;
const never = () => false;
/** Called when a thread has done its part. */
const finishing = (finish: () => void) => ({ finish, idle: never });

describe("checkpoints", () => {
  let folder: string;
  let path: string;
  let file: Libsql.Database;

  beforeEach(() => {
    folder = newFolder("checkpoints");
    path = join(folder, "test.db");
    file = new Libsql(path);
    file.pragma("journal_mode = wal");
    file.pragma("wal_autocheckpoint = 0");
    file.exec("create table filler (text text not null)");
    file.prepare("insert into filler (text) values (?)").run(["x".repeat(2 * MEGABYTE)]);
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("carry the log over into the file, in a thread, before the writer does the rest", async () => {
    expect(statSync(path).size).toBeLessThan(MEGABYTE);
    await new Promise<void>((resolve) => {
      new Checkpoints(path, finishing(resolve)).wrote(MANY_COMMITS);
    });
    expect(statSync(path).size).toBeGreaterThan(2 * MEGABYTE);
    file.close();
  });

  it("go on beside someone who is writing", async () => {
    file.exec("begin immediate");
    file.prepare("insert into filler (text) values (?)").run(["more"]);
    await new Promise<void>((resolve) => {
      new Checkpoints(path, finishing(resolve)).wrote(MANY_COMMITS);
    });
    expect(statSync(path).size).toBeGreaterThan(2 * MEGABYTE);
    file.exec("commit");
    expect(file.prepare("select count(*) as count from filler").get([])).toMatchObject({
      count: 2,
    });
    file.close();
  });

  it("are not made for little", async () => {
    const checkpoints = new Checkpoints(
      path,
      finishing(() => undefined),
    );
    for (let i = 0; i < 100; i += 1) checkpoints.wrote(1);
    await checkpoints.close();
    expect(statSync(path).size).toBeLessThan(MEGABYTE);
    file.close();
  });

  it("are finished by no one once they are closed, and leave the file as it was", async () => {
    let finished = 0;
    const checkpoints = new Checkpoints(
      path,
      finishing(() => {
        finished += 1;
      }),
    );
    checkpoints.wrote(MANY_COMMITS);
    await checkpoints.close();
    expect(finished).toBe(0);
    expect(file.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
    file.close();
  });

  it("are done without where there can be no thread, and with one as soon as there can be", async () => {
    const nowhere = join(folder, "nowhere");
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const checkpoints = new Checkpoints(join(nowhere, "test.db"), finishing(finish));
    checkpoints.wrote(MANY_COMMITS);
    checkpoints.wrote(MANY_COMMITS);
    await checkpoints.close();
    await checkpoints.close();
    checkpoints.wrote(MANY_COMMITS);
    file.close();
    mkdirSync(nowhere);
    copyFileSync(path, join(nowhere, "test.db"));
    // A thread that has failed ends some time later.
    const again = setInterval(() => checkpoints.wrote(MANY_COMMITS), 10);
    await finished;
    clearInterval(again);
    await checkpoints.close();
  });

  it("are made as soon as no one writes for a while, and again if the moment was bad", async () => {
    let asked = 0;
    await new Promise<void>((resolve) => {
      const idle = () => {
        asked += 1;
        if (asked === 2) resolve();
        return asked === 2;
      };
      new Checkpoints(path, { finish: () => {}, idle, idleMillis: 1 }).wrote(1);
    });
    expect(asked).toBe(2);
    file.close();
  });
});
