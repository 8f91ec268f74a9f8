/** Plain data as it comes out of a file. Numbers are whole: a game needs no others. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** What is wrong with a file, and where: `events[3].type`. */
export interface RecordError {
  readonly path: string;
  readonly reason: string;
}

/** Thrown and caught inside the reader, which returns a `Result`. */
export class BadRecord extends Error {
  readonly error: RecordError;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.error = { path, reason };
  }
}

/** Longer than any game: twenty thousand decisions at random are about four million characters. */
export const MAX_CHARACTERS = 16_000_000;
const MAX_DEPTH = 12;

/** Names by which an object's prototype can be reached. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** RFC 8785: keys sorted by their UTF-16 units, no white space. Of whole numbers, JSON has one form. */
export function canonical(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(",")}]`;
  const fields = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`);
  return `{${fields.join(",")}}`;
}

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Text into plain data. White space is free; but for that the text must be canonical, so a key that
 * stands there twice, which every program would read its own way, is noticed.
 */
export function parseJson(text: string): Json {
  if (text.length > MAX_CHARACTERS) throw new BadRecord("file", "too large for a game");
  const value = plain(parsed(text), "file", 0);
  if (packed(text) !== canonical(value)) {
    throw new BadRecord("file", "not canonical: keys are sorted, each stands once, 7 is not 7.0");
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRecord("file", "not JSON");
  }
}

/** Without white space outside of strings. The text is JSON already. */
const packed = (text: string): string =>
  text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|\s+/g, (found) => (found.startsWith('"') ? found : ""));

function plain(value: unknown, path: string, depth: number): Json {
  if (depth > MAX_DEPTH) throw new BadRecord(path, "nested too deep");
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new BadRecord(path, "not a whole number");
    return value;
  }
  if (typeof value === "string") {
    if (isBroken(value)) throw new BadRecord(path, "half a character");
    return value;
  }
  if (Array.isArray(value)) return value.map((each, i) => plain(each, `${path}[${i}]`, depth + 1));
  const fields = Object.entries(value as object).map(([key, each]) => {
    if (FORBIDDEN.has(key) || isBroken(key)) throw new BadRecord(path, "a key that is not allowed");
    return [key, plain(each, inside(path, key), depth + 1)] as const;
  });
  return Object.fromEntries(fields);
}

/** Half of a pair cannot be written as UTF-8, so it has no digest. */
const isBroken = (text: string): boolean => /\p{Cs}/u.test(text);

const inside = (path: string, key: string): string => {
  const name = /^\w{1,40}$/.test(key) ? key : "…";
  return path === "file" ? name : `${path}.${name}`;
};
