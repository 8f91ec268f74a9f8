import { LEVELS } from "@inkognito/mind/levels";
import { BYE_CODES, PROTOCOL_VERSION, TABLE_REFUSALS } from "@inkognito/protocol";
import { mangled, odd, type Vocabulary } from "../../../engine/laws/shared/mangle.js";
import { pick } from "../../../engine/laws/shared/moments.js";
import type { Below } from "../../../engine/src/core/chance.js";
import { LIMITS } from "../../src/settings/limits.js";
import { tableOptions } from "../../src/testing/index.js";

/** What an abusive client sends. */
export type Payload =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "bytes"; readonly bytes: Buffer; readonly binary: boolean }
  /** Written past the client's library: no frame at all, or a forbidden one. */
  | { readonly type: "raw"; readonly bytes: Buffer };

const CARD = tableOptions("card");
const BOARD = tableOptions("board", 5);

/** One valid request of each type, to be mangled. */
export const REQUESTS: readonly Readonly<Record<string, unknown>>[] = [
  { type: "sit", seat: 1 },
  { type: "mix", commitment: "0".repeat(64), entropy: "0".repeat(32) },
  { type: "placeBot", seat: 2, level: "random" },
  { type: "clear", seat: 2 },
  { type: "handOver", to: "A".repeat(16) },
  { type: "takeOver" },
  { type: "configure", options: CARD },
  { type: "configure", options: { ...BOARD, pace: { type: "live", seconds: 30 } } },
  { type: "start" },
  { type: "start", without: ["A".repeat(16)] },
  { type: "vote", ballot: { type: "next" }, wanted: true },
  { type: "vote", ballot: { type: "standIn", seat: 1 }, wanted: true },
  { type: "standIn", seat: 1 },
  { type: "return" },
  { type: "pause", wanted: true },
  { type: "say", text: "Buona sera" },
  { type: "note", game: 1, text: "somebody" },
  { type: "act", game: 1, action: { type: "locate", location: "rialto", decision: 1 } },
  { type: "act", game: 1, action: { type: "choose", choice: { type: "pass" }, decision: 2 } },
  { type: "act", game: 1, action: { type: "gesture", tic: "F", to: 1 } },
  { type: "act", game: 1, action: { type: "move", steps: [], decision: 3 } },
  { type: "legal" },
  { type: "legal", steps: [{ ball: "white", piece: "red-tall", to: 3 }] },
  { type: "view" },
  { type: "invite" },
  { type: "invite", renew: true },
  { type: "ping" },
];

export const WORDS: Vocabulary = {
  fields: [
    ...[
      "type",
      "id",
      "seat",
      "entropy",
      "commitment",
      "renew",
      "level",
      "to",
      "options",
      "config",
      "game",
      "ballot",
      "without",
      "action",
      "legal",
      "steps",
    ],
    ...["text", "wanted", "decision", "choice", "cards", "seats", "pace", "version", "table"],
    ...["__proto__", "constructor", "prototype", "toString", "toJSON", "then", "length"],
  ],
  words: [
    ...["hello", "sit", "leave", "act", "start", "pause", "say", "card", "board", "ping", "none"],
    ...[
      "__proto__",
      "constructor",
      "valueOf",
      "\u0000",
      "\ud800",
      "\u202e",
      "👩‍👩‍👧",
      "'; drop table --",
    ],
    ...LEVELS,
  ],
  numbers: 7,
};

/** As JSON; values that JSON does not have are replaced. */
export function jsonOf(value: unknown): string {
  try {
    const text = JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}` : part));
    return text ?? "null";
  } catch {
    return "null";
  }
}

const nested = (depth: number, below: Below): string =>
  below(2) === 0
    ? `${"[".repeat(depth)}${"]".repeat(depth)}`
    : `${'{"a":'.repeat(depth)}0${"}".repeat(depth)}`;

const NUMBERS = ["1e999", "-1e999", "1e-999", "-0", "9007199254740993", `1${"0".repeat(400)}`];

/** A message with a valid id and little else that is valid: it has to be answered. */
function answerable(id: string, base: object, below: Below): string {
  const named = `"id":"${id}"`;
  switch (below(9)) {
    case 0:
      return `{${named},"type":"act","game":1,"action":{"type":"show","cards":${nested(below(12_000), below)}}}`;
    case 1:
      return `{${named},"type":"placeBot","level":"random","seat":${pick(NUMBERS, below)}}`;
    case 2:
      return `{"__proto__":{"type":"close"},"constructor":{"prototype":{"id":1}},"type":"say","text":"a",${named}}`;
    case 3:
      return `{"type":"ping","id":"first","id":7,"type":"fly",${named}}`;
    case 4:
      return jsonOf({ type: "note", game: 1, text: "😀".repeat(below(7_000)), id });
    case 5:
      return `{${named},"type":${jsonOf(odd(below))},"action":${jsonOf(odd(below))}}`;
    default: {
      const once = mangled(base, WORDS, below);
      const twice = below(2) === 0 ? once : mangled(once, WORDS, below);
      const rest = typeof twice === "object" && twice !== null ? twice : { type: twice };
      return jsonOf({ ...rest, toJSON: undefined, id });
    }
  }
}

/** A payload for which the server may close the connection. */
function mayClose(base: object, below: Below): Payload {
  const text = (value: string): Payload => ({ type: "text", text: value });
  const good = jsonOf({ ...base, id: "x" });
  switch (below(14)) {
    case 0:
      return text(good.slice(0, below(good.length)));
    case 1:
      return text(nested(below(40_000), below));
    case 2:
      return text("a".repeat(LIMITS.frame + below(3)));
    case 3:
      return text(jsonOf(odd(below)));
    case 4:
      return { type: "bytes", bytes: Buffer.from(good), binary: true };
    case 5:
      return { type: "bytes", bytes: Buffer.from([0xff, 0xfe, below(256)]), binary: true };
    case 6: {
      // One byte that is invalid in UTF-8, in a valid message.
      const bytes = Buffer.from(good);
      bytes[below(bytes.length)] = 0xc0 + below(2);
      return { type: "bytes", bytes, binary: false };
    }
    case 7:
      return { type: "raw", bytes: pick(FORBIDDEN, below) };
    case 8:
      return text(jsonOf(hello("A".repeat(12), { version: pick([0, 2, 1e9, -1], below) })));
    case 9:
      return text(jsonOf(mangled(hello("A".repeat(12)), WORDS, below)));
    case 10:
      return text(jsonOf({ ...base, id: odd(below) }));
    case 11:
      return text(`\ufeff${good}`);
    case 12:
      return text(jsonOf([{ ...base, id: "x" }]));
    default:
      return text(jsonOf(mangled({ ...base, id: "x" }, WORDS, below)));
  }
}

const mask = Buffer.from([0, 0, 0, 0]);

/** Frames that RFC 6455 forbids. */
const FORBIDDEN: readonly Buffer[] = [
  // Without a mask.
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
  // Reserved bits, a reserved opcode.
  Buffer.concat([Buffer.from([0xf1, 0x80]), mask]),
  Buffer.concat([Buffer.from([0x83, 0x80]), mask]),
  // A ping in two parts, a ping that is too long, a continuation of nothing.
  Buffer.concat([Buffer.from([0x09, 0x80]), mask]),
  Buffer.concat([Buffer.from([0x89, 0xfe, 0x00, 0x7e]), mask]),
  Buffer.concat([Buffer.from([0x80, 0x80]), mask]),
  // A length of 2^63, a close frame with one byte and with a reserved code.
  Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(8, 0xff), mask]),
  Buffer.concat([Buffer.from([0x88, 0x81]), mask, Buffer.from([3])]),
  Buffer.concat([Buffer.from([0x88, 0x82]), mask, Buffer.from([0x03, 0xec])]),
  Buffer.from("GET / HTTP/1.1\r\n\r\n"),
];

export const hello = (table: string, more: object = {}): Readonly<Record<string, unknown>> => ({
  type: "hello",
  version: PROTOCOL_VERSION,
  table,
  key: null,
  seen: { table: 0, game: 0, told: 0 },
  legal: true,
  ...more,
});

/** One in so many payloads may close the connection. */
const MAY_CLOSE = 7;
const HUGE = 2_000;

export function randomPayload(id: string, base: object, below: Below): Payload {
  if (below(HUGE) === 0) return { type: "text", text: "a".repeat(10_000_000) };
  if (below(MAY_CLOSE) === 0) return mayClose(base, below);
  return { type: "text", text: answerable(id, base, below) };
}

/** A first message that is no `hello`, or nearly one. */
export const randomFirstPayload = (table: string, below: Below): Payload =>
  below(2) === 0
    ? { type: "text", text: jsonOf(mangled(hello(table), WORDS, below)) }
    : mayClose(hello(table), below);

/** The expected reaction: an answer with this id, or a close with one of these codes. */
export type Expected =
  | { readonly type: "answer"; readonly id: string }
  | { readonly type: "end"; readonly codes: readonly number[] };

const end = (...codes: readonly number[]): Expected => ({ type: "end", codes });

/** Close codes of the library: a broken rule of RFC 6455, invalid UTF-8, too long, none. */
const [BROKEN, NO_TEXT, TOO_LONG, NO_CODE] = [1002, 1007, 1009, 1006] as const;

/** The rules of docs/api.md for a connection that has been welcomed, implemented a second time. */
export function expectedFor(payload: Payload): Expected {
  switch (payload.type) {
    case "raw":
      return end(BROKEN, TOO_LONG, NO_CODE);
    case "bytes":
      return payload.binary ? end(BYE_CODES.badMessage) : end(NO_TEXT);
    case "text": {
      const size = Buffer.byteLength(payload.text);
      // A client that is still writing when the connection is closed may miss the code.
      if (size > LIMITS.frame) return size > 1e6 ? end(TOO_LONG, NO_CODE) : end(TOO_LONG);
      return expectedForText(payload.text);
    }
  }
}

function expectedForText(text: string): Expected {
  const bad = end(BYE_CODES.badMessage);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad;
  }
  if (typeof value !== "object" || value === null) return bad;
  const { type, version, id } = value as Readonly<Record<string, unknown>>;
  if (type === "hello") {
    const isOther = Number.isInteger(version) && version !== PROTOCOL_VERSION;
    return isOther ? end(BYE_CODES.version) : bad;
  }
  return typeof id === "string" && /^[\w-]{1,36}$/.test(id) ? { type: "answer", id } : bad;
}

/** The table's refusals that a client can cause. */
export const BLAMES: ReadonlySet<string> = new Set(
  TABLE_REFUSALS.filter((code) => code !== "storage" && code !== "tooFast" && code !== "tooMany"),
);
