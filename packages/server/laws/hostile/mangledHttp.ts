import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { HTTP_ERRORS } from "@inkognito/protocol";
import { mangled, odd } from "../../../engine/laws/shared/mangle.js";
import { pick } from "../../../engine/laws/shared/moments.js";
import type { Below } from "../../../engine/src/core/chance.js";
import { seededBelow } from "../../../engine/src/testing/random.js";
import { Person, tableOptions } from "../../src/testing/index.js";
import { jsonOf, WORDS } from "./mangledFrames.js";
import type { Tally } from "./mangledSockets.js";

interface MangledRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const METHODS = [
  ...["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"],
  ...["TRACE", "PROPFIND", "MKCOL", "SEARCH", "LOCK", "REPORT"],
];

const ID = "A".repeat(12);
const KEY = "A".repeat(22);

/** All routes of the server, each with a valid body. */
const ROUTES: readonly (readonly [string, string, unknown])[] = [
  ["POST", "/api/me", { name: "Ada", language: "en" }],
  ["GET", "/api/me", null],
  ["PATCH", "/api/me", { name: "Ada" }],
  ["GET", "/api/me/export", null],
  ["POST", "/api/me/recovery", null],
  ["POST", "/api/me/move", null],
  ["DELETE", "/api/me/devices", null],
  ["PUT", `/api/me/relations/${"A".repeat(16)}`, { relation: "blocked" }],
  ["POST", "/api/recover", { code: "7F3K-0QZ9-7F3K-0QZ9-7F3K" }],
  ["POST", "/api/tables", { options: tableOptions("card") }],
  ["GET", "/api/tables", null],
  ["GET", `/api/invitations/${KEY}`, null],
  ["GET", `/api/tables/${ID}/games/1/game.json?key=${KEY}`, null],
  ["GET", "/api/key", null],
  ["GET", `/i/${KEY}`, null],
  ["GET", `/t/${ID}`, null],
  ["GET", "/health", null],
  ["GET", "/metrics", null],
  ["GET", "/", null],
  ["GET", "/assets/none.js", null],
  ["GET", "/socket", null],
];

const PARTS = [
  ...["%00", "%ff", "%", "%zz", "..", "%2e%2e%2f", "..%5c", "%F0%9F%98%80", "__proto__", "a;b"],
  ...[
    "constructor",
    "1e9",
    "-1",
    "x".repeat(70),
    "x".repeat(4_000),
    "?a[b]=c",
    "?key=a&key=b",
    "//",
  ],
  ...["?__proto__[key]=1", "?key=%c0%80", "#", "*", "index.html", ".env", "games"],
];

const TYPES = [
  ...["application/json", "application/json; charset=utf-16", "text/plain", "text/html", "x", ""],
  ...[
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; a",
  ],
];

function mangledPath(path: string, below: Below): string {
  const parts = path.split("/");
  const at = 1 + below(parts.length);
  return parts.toSpliced(at, below(2), pick(PARTS, below)).join("/");
}

function mangledBody(good: unknown, below: Below): Buffer {
  switch (below(8)) {
    case 0:
      return Buffer.from(jsonOf(good).slice(0, -1));
    case 1:
      return Buffer.from('{"__proto__":{"name":"x"},"name":"y","language":"en"}');
    case 2:
      return Buffer.from('{"constructor":{"prototype":{"name":"x"}},"options":{}}');
    case 3:
      return Buffer.from([0x22, 0xc0, 0xff, 0x22]);
    case 4:
      return Buffer.from(`${"[".repeat(10_000)}${"]".repeat(10_000)}`);
    case 5:
      return Buffer.alloc(pick([32 * 1024 + 1, 200_000], below), 0x20);
    default:
      return Buffer.from(jsonOf(below(4) === 0 ? odd(below) : mangled(good, WORDS, below)));
  }
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { cookie: `inkognito=${"A".repeat(43)}` },
  { cookie: "inkognito=%; inkognito=x; =; ;;__proto__=1" },
  { cookie: `a=${"b".repeat(4_000)}` },
  { "accept-language": "de;q=1e999, *;q=-1, xx-".repeat(20) },
  { "x-forwarded-for": "1.2.3.4, ::1, %00", "x-forwarded-host": "a b", forwarded: "for=_x" },
  { "content-encoding": "gzip" },
  { range: "bytes=0-0,-1,99999999999999999999-" },
  { "if-none-match": '"'.repeat(100), "if-modified-since": "never" },
  { expect: "100-continue" },
  { host: "" },
  { host: "evil.example:99999" },
];

function randomRequest(cookie: string, below: Below): MangledRequest {
  const [method, path, good] = pick(ROUTES, below);
  const hasBody = good !== null || below(8) === 0;
  const body = hasBody ? mangledBody(good, below) : null;
  return {
    method: below(6) === 0 ? pick(METHODS, below) : method,
    path: below(3) === 0 ? mangledPath(path, below) : path,
    headers: {
      ...(below(4) === 0 ? {} : { cookie }),
      ...(body === null
        ? {}
        : { "content-type": below(5) === 0 ? pick(TYPES, below) : "application/json" }),
      ...(below(3) === 0 ? pick(HEADERS, below) : {}),
      // Node would send the body of a GET without its length.
      ...(body === null ? {} : { "content-length": String(body.length) }),
    },
    body,
  };
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Null: the server closed the connection while the request was being written. */
function send(site: string, ask: MangledRequest): Promise<Answered | null> {
  const { method, path, headers, body } = ask;
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const read = async (answer: IncomingMessage): Promise<void> => {
      let text = "";
      for await (const part of answer) text += part;
      resolve({
        status: answer.statusCode ?? 0,
        type: answer.headers["content-type"] ?? "",
        body: text,
      });
    };
    const asked = request({ hostname, port, method, path, headers, agent }, (answer) => {
      read(answer).catch(() => resolve(null));
    });
    asked.on("error", (error) => {
      const code = "code" in error ? error.code : null;
      // An idle connection may be closed just when it is used again.
      if (code === "ECONNRESET" && asked.reusedSocket) resolve(send(site, ask));
      else if (code === "ECONNRESET" || code === "EPIPE") resolve(null);
      else reject(error);
    });
    asked.end(body ?? undefined);
  });
}

function faultOf({ path, body: sent }: MangledRequest, answered: Answered | null): string | null {
  // The server may close the connection during a large body.
  if (answered === null) return sent === null || sent.length < 30_000 ? "no answer" : null;
  const { status, type, body } = answered;
  if (status >= 500 || status < 200) return `status ${status} ${body}`;
  const isError = status >= 400 && /^\/api\/[\w/?=&-]*$/.test(path) && body !== "";
  if (!isError) return null;
  const code = /^\{"error":\{"code":"(\w+)"\}\}$/.exec(body)?.[1];
  const isKnown = HTTP_ERRORS.some((each) => each === code) && type.startsWith("application/json");
  return isKnown ? null : `status ${status} with ${body.slice(0, 200)}`;
}

/** Bytes that no library would send. `cut`: the client disconnects in the middle of them. */
interface Raw {
  readonly bytes: string;
  readonly cut: boolean;
}

const POST = "POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
const GET = "GET /api/me HTTP/1.1\r\nhost: a\r\n";
const UPGRADE = "connection: upgrade\r\nupgrade: websocket\r\n";
const raw = (bytes: string): Raw => ({ bytes, cut: false });
const cut = (bytes: string): Raw => ({ bytes, cut: true });

const RAWS: readonly Raw[] = [
  raw("\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001"),
  raw("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  raw("GET /\r\n\r\n"),
  raw("BREW /api/me HTTP/1.1\r\nhost: a\r\n\r\n"),
  raw("GET /api/me HTTP/9.9\r\nhost: a\r\n\r\n"),
  raw("GET /api/me HTTP/1.1\r\n\r\n"),
  raw(`GET /${"a".repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`),
  raw(`${GET}a: \u0000\r\n\r\n`),
  raw(`${GET}a b: c\r\n\r\n`),
  raw(`${GET}connection: close\r\n${"x: y\r\n".repeat(3_000)}\r\n`),
  raw(
    `${GET}${Array.from({ length: 500 }, (_, i) => `x${i}: ${"y".repeat(100)}\r\n`).join("")}\r\n`,
  ),
  raw(`${GET}cookie: ${"a=b; ".repeat(8_000)}\r\n\r\n`),
  raw(`${POST}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
  raw(`${POST}transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n`),
  raw(`${POST}transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
  raw(`${POST}transfer-encoding: gzip\r\n\r\n{}`),
  raw(`${POST}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`),
  raw(`${POST}content-length: -1\r\n\r\n{}`),
  raw(`${POST}content-length: 99999999999\r\nconnection: close\r\n\r\n{}`),
  raw(`${POST}expect: nonsense\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}`),
  raw(`${GET}\r\n${GET}\r\n${GET}connection: close\r\n\r\n`),
  raw(`GET /socket HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n`),
  raw(
    `GET /socket HTTP/1.1\r\nhost: a\r\n${UPGRADE}sec-websocket-key: x\r\nsec-websocket-version: 13\r\n\r\n`,
  ),
  raw(`POST /socket HTTP/1.1\r\nhost: a\r\n${UPGRADE}content-length: 0\r\n\r\n`),
  raw(`GET /sockets HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n`),
  raw("GET /socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n"),
  cut(`${POST}transfer-encoding: chunked\r\n\r\n5\r\n{"n`),
  cut(`${POST}content-length: 100\r\n\r\n{"name":`),
  cut("POST /api/tables HTT"),
  cut(`${GET}x: `),
];

/** Returns all bytes up to the close of the connection. */
function sendRaw(site: string, { bytes, cut: goes }: Raw): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      text += part;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
    socket.write(bytes, "latin1", () => (goes ? socket.destroySoon() : undefined));
  });
}

function rawFault({ cut: goes }: Raw, text: string): string | null {
  if (goes && text === "") return null;
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((each) => Number(each[1]));
  if (statuses.length === 0) return `no answer: ${text.slice(0, 100)}`;
  return statuses.every((status) => status < 500) ? null : `status ${statuses}`;
}

/** One in so many requests is raw bytes. */
const RAW = 8;
const PER_PERSON = 200;

/** Sends mangled HTTP requests, one after the other. */
export async function sendMangledRequests(
  site: string,
  seed: number,
  tally: Tally,
  goesOn: () => boolean,
): Promise<void> {
  const below = seededBelow(seed);
  let cookie = "";
  for (let i = 0; goesOn(); i += 1) {
    if (i % PER_PERSON === 0) ({ cookie } = await Person.arrive(site, "Asker"));
    if (below(RAW) === 0) {
      const what = pick(RAWS, below);
      const fault = rawFault(what, await sendRaw(site, what));
      if (fault !== null) tally.faults.push(`${what.bytes.slice(0, 200)}: ${fault}`);
    } else {
      const what = randomRequest(cookie, below);
      const fault = await send(site, what).then(
        (answered) => faultOf(what, answered),
        (error: unknown) => String(error),
      );
      if (fault !== null) tally.faults.push(`${describeRequest(what)}: ${fault}`);
    }
    tally.frames += 1;
  }
}

const describeRequest = ({ method, path, headers, body }: MangledRequest): string =>
  `${method} ${path.slice(0, 100)} ${JSON.stringify(headers).slice(0, 200)} ${body?.subarray(0, 200)}`;
