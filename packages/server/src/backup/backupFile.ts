import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, link, open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { MIGRATIONS } from "../store/sql/migrations.js";
import { BackupError, type Content, type Row, type Rows, TABLES } from "./content.js";

/**
 * A backup is a line of JSON that says what it is, the content as JSON lines in gzip, and the SHA-256 of
 * all bytes before it. A line of the content is `{"table":…,"columns":…}` or a row of the last table named.
 */
const FORMAT = "inkognito-backup";
const VERSION = 1;
const SUM_LENGTH = 32;
/** The first line is much shorter. */
const MOST_HEADER = 1000;

interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly schema: number;
}

/** Writes all of it or nothing, and replaces no file. Returns its length in bytes. */
export async function writeBackupFile(path: string, content: Content): Promise<number> {
  await refuseExisting(path);
  // Cookies' hashes, seeds and the signing key are in it, so only its owner may read it.
  const partial = `${path}.${randomBytes(6).toString("hex")}.partial`;
  const file = await open(partial, "wx", 0o600);
  try {
    const length = await write(file, content).finally(() => file.close());
    await publish(partial, path);
    return length;
  } finally {
    await rm(partial, { force: true });
  }
}

async function refuseExisting(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found !== null) throw new BackupError(`${path} already exists; nothing is replaced`);
}

async function write(file: FileHandle, content: Content): Promise<number> {
  const sum = createHash("sha256");
  let length = 0;
  const add = async (bytes: Buffer): Promise<void> => {
    sum.update(bytes);
    length += bytes.length;
    await file.writeFile(bytes);
  };
  const header: Header = { format: FORMAT, version: VERSION, schema: content.schema };
  await add(Buffer.from(`${JSON.stringify(header)}\n`));
  await pipeline(Readable.from(linesOf(content.rows)), createGzip(), async (packed) => {
    for await (const bytes of packed as AsyncIterable<Buffer>) await add(bytes);
  });
  await file.writeFile(sum.digest());
  await file.sync();
  return length + SUM_LENGTH;
}

async function* linesOf(content: Content["rows"]): AsyncGenerator<string> {
  let last: string | null = null;
  for await (const { table, columns, rows } of content) {
    const head = last === table ? [] : [{ table, columns }];
    last = table;
    yield [...head, ...rows].map((each) => `${JSON.stringify(each)}\n`).join("");
  }
}

/** A link fails if there is a file by now; not every file system has links. */
async function publish(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path);
  } catch {
    await refuseExisting(path);
    await rename(partial, path);
  }
  await syncFolder(dirname(resolve(path)));
}

/** Without it a new name may be gone after a power cut. Some systems cannot, and need not. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    await folder.sync().finally(() => folder.close());
  } catch {
    // Windows.
  }
}

/** Throws `BackupError` unless the file is complete and as it was written. */
export async function openBackupFile(path: string): Promise<Content> {
  const { header, from, to } = await readEnds(path);
  if (header.version > VERSION) throw newer(path, "format", header.version, VERSION);
  if (header.schema > MIGRATIONS.length) {
    throw newer(path, "schema", header.schema, MIGRATIONS.length);
  }
  await verifySum(path, to);
  return { schema: header.schema, rows: rowsIn(path, from, to) };
}

interface Ends {
  readonly header: Header;
  /** Where the content begins, and the checksum behind it. */
  readonly from: number;
  readonly to: number;
}

async function readEnds(path: string): Promise<Ends> {
  const file = await open(path, "r");
  try {
    const bytes = Buffer.alloc(MOST_HEADER);
    const { bytesRead } = await file.read(bytes, 0, MOST_HEADER, 0);
    const end = bytes.subarray(0, bytesRead).indexOf("\n");
    const header = end < 0 ? null : parseHeader(bytes.toString("utf8", 0, end));
    if (header === null) throw new BackupError(`${path} is not a backup of Inkognito`);
    const { size } = await file.stat();
    return { header, from: end + 1, to: Math.max(end + 1, size - SUM_LENGTH) };
  } finally {
    await file.close();
  }
}

function parseHeader(line: string): Header | null {
  try {
    const { format, version, schema } = JSON.parse(line) as Partial<Header>;
    const isOurs = format === FORMAT && isCount(version) && isCount(schema);
    return isOurs ? { format, version, schema } : null;
  } catch {
    return null;
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

const newer = (path: string, what: string, theirs: number, ours: number): BackupError =>
  new BackupError(
    `${path} was made by a newer version of this program (its ${what} is ${theirs}, ours is ${ours})`,
  );

async function verifySum(path: string, to: number): Promise<void> {
  const sum = createHash("sha256");
  for await (const bytes of createReadStream(path, { end: to - 1 })) sum.update(bytes as Buffer);
  const written: Buffer[] = [];
  for await (const bytes of createReadStream(path, { start: to })) written.push(bytes as Buffer);
  if (!sum.digest().equals(Buffer.concat(written))) {
    throw new BackupError(`${path} is damaged or incomplete: its checksum is wrong`);
  }
}

/** So many rows at a time. */
const TOGETHER = 1000;

async function* rowsIn(path: string, from: number, to: number): AsyncGenerator<Rows> {
  const unpacked = createGunzip();
  const packed = createReadStream(path, { start: from, end: to - 1 });
  packed.on("error", (error) => unpacked.destroy(error));
  let head: Omit<Rows, "rows"> | null = null;
  let rows: Row[] = [];
  for await (const line of linesIn(packed.pipe(unpacked))) {
    const found = JSON.parse(line) as Row | Omit<Rows, "rows">;
    const isRow = Array.isArray(found);
    if (isRow) rows.push(found as Row);
    if (head !== null && rows.length > 0 && (!isRow || rows.length === TOGETHER)) {
      yield { ...head, rows };
      rows = [];
    }
    if (!isRow) head = checked(found as Omit<Rows, "rows">);
  }
  if (head !== null && rows.length > 0) yield { ...head, rows };
}

/** Its names become part of statements. */
function checked({ table, columns }: Omit<Rows, "rows">): Omit<Rows, "rows"> {
  const isKnown = TABLES.includes(table) && columns.every((each) => /^[a-z_]{1,40}$/.test(each));
  if (!isKnown) throw new BackupError(`the backup has a table "${table}", which is not known`);
  return { table, columns };
}

/** By \n only: a text may contain everything else that is taken for the end of a line. */
async function* linesIn(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of text) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
