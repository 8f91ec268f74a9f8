import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { MIGRATIONS } from "../store/sql/migrations.js";
import { newFolder } from "../testing/server.js";
import { openBackupFile, writeBackupFile } from "./backupFile.js";
import type { Content, Row, Rows } from "./content.js";

const folder = newFolder("backup");
const path = join(folder, "site.backup");
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const SCHEMA = MIGRATIONS.length;
const contentOf = (all: readonly Rows[], schema = SCHEMA): Content => ({
  schema,
  rows: (async function* () {
    yield* all;
  })(),
});

const SEEDS: Rows = {
  table: "seed",
  columns: ["table_id", "game", "seed"],
  rows: [
    ["t1", 1, "a\nb\u2028c\r🎭"],
    ["t1", 2, "\u0000\ud800"],
  ],
};

async function readAll(): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, Row[]>();
  for await (const { table, rows } of (await openBackupFile(path)).rows) {
    found.set(table, [...(found.get(table) ?? []), ...rows]);
  }
  return found;
}

/** The same file, changed, with a checksum that fits. */
function rewrite(change: (bytes: Buffer) => Buffer): void {
  const bytes = change(readFileSync(path).subarray(0, -32));
  writeFileSync(path, Buffer.concat([bytes, createHash("sha256").update(bytes).digest()]));
}

describe("a backup file", () => {
  it("contains every value as it was", async () => {
    const value = fc.oneof(fc.string({ unit: "binary" }), fc.maxSafeInteger(), fc.constant(null));
    const rows = fc.array(fc.tuple(value, value, value), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(rows, rows, async (some, more) => {
        rmSync(path, { force: true });
        await writeBackupFile(
          path,
          contentOf([
            { ...SEEDS, rows: some },
            { ...SEEDS, rows: more },
          ]),
        );
        expect((await readAll()).get("seed") ?? []).toEqual([...some, ...more]);
      }),
      { numRuns: 30 },
    );
  });

  it("is read some rows at a time", async () => {
    const rows = Array.from({ length: 2500 }, (_, at): Row => ["t", at, "s"]);
    await writeBackupFile(path, contentOf([{ ...SEEDS, rows }, SEEDS]));
    const lengths: number[] = [];
    for await (const each of (await openBackupFile(path)).rows) lengths.push(each.rows.length);
    expect(lengths).toEqual([1000, 1000, 502]);
  });

  it("is for its owner only, and replaces no file", async () => {
    await writeBackupFile(path, contentOf([SEEDS]));
    const before = readFileSync(path);
    await expect(writeBackupFile(path, contentOf([]))).rejects.toThrow("already exists");
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(folder)).toEqual(["site.backup"]);
  });

  it("is not there if the data could not be read to the end", async () => {
    const rows = (async function* () {
      yield SEEDS;
      throw new Error("the disk is gone");
    })();
    const written = writeBackupFile(path, { schema: SCHEMA, rows });
    await expect(written).rejects.toThrow("the disk is gone");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("that was cut anywhere, or has another byte anywhere, is refused", async () => {
    await writeBackupFile(path, contentOf([SEEDS]));
    const whole = readFileSync(path);
    for (let at = 0; at < whole.length; at += 1) {
      writeFileSync(path, whole.subarray(0, at));
      await expect(openBackupFile(path), `cut at ${at}`).rejects.toThrow(path);
      const flipped = Buffer.from(whole);
      flipped[at] = (whole[at] ?? 0) ^ 1;
      writeFileSync(path, flipped);
      await expect(openBackupFile(path), `another byte at ${at}`).rejects.toThrow(path);
    }
  });

  it.each([
    ["format", '"version":1', '"version":2', "its format is 2, ours is 1"],
    ["schema", `"schema":${SCHEMA}`, `"schema":99`, `its schema is 99, ours is ${SCHEMA}`],
  ])("with a newer %s is refused", async (_what, old, changed, message) => {
    await writeBackupFile(path, contentOf([SEEDS]));
    rewrite((bytes) => Buffer.from(bytes.toString("latin1").replace(old, changed), "latin1"));
    await expect(openBackupFile(path)).rejects.toThrow(message);
  });

  it("is not just any file", async () => {
    for (const text of ["", "{}\n", "hello", "x".repeat(5000), '{"format":"other"}\n', "null\n"]) {
      writeFileSync(path, text);
      await expect(openBackupFile(path)).rejects.toThrow("is not a backup of Inkognito");
    }
  });
});
