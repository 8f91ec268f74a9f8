import { type Socket as Tcp, connect as tcpConnect } from "node:net";
import { REFUSAL_CODES as BOARD_CODES } from "@inkognito/engine/board";
import { REFUSAL_CODES as CARD_CODES } from "@inkognito/engine/card";
import { BYE_CODES, type ServerMessage } from "@inkognito/protocol";
import { WebSocket } from "ws";
import { pick } from "../../../engine/laws/shared/moments.js";
import type { Below } from "../../../engine/src/core/chance.js";
import { seededBelow } from "../../../engine/src/testing/random.js";
import { ClientState } from "../../src/testing/clientState.js";
import { Person, tableOptions } from "../../src/testing/index.js";
import {
  BLAMES,
  type Expected,
  expectedFor,
  hello,
  jsonOf,
  type Payload,
  REQUESTS,
  randomFirstPayload,
  randomPayload,
} from "./mangledFrames.js";

const KNOWN_CODES: ReadonlySet<string> = new Set([...BLAMES, ...BOARD_CODES, ...CARD_CODES]);
const BYES: ReadonlySet<number> = new Set(Object.values(BYE_CODES));

/** The number of payloads that are sent before the client waits for answers. */
const BURST = 24;

/** A connection that sends nonsense. It folds what it is told, so that the nonsense nearly fits. */
class AbusiveClient extends ClientState {
  readonly answers = new Map<string, string[]>();
  code: number | null = null;
  welcomed = false;
  /** False after a `hello` that claims to have seen what it has not: the next events cannot be folded. */
  isHonest = true;
  readonly #socket: WebSocket;
  #tcp: Tcp | null = null;
  #check: () => void = () => undefined;

  constructor(site: string, cookie: string) {
    super();
    this.#socket = new WebSocket(`${site.replace("http", "ws")}/socket`, {
      headers: { cookie },
      createConnection: ((options: { readonly host: string; readonly port: number }) => {
        this.#tcp = tcpConnect({ host: options.host, port: options.port });
        return this.#tcp;
      }) as never,
    });
    this.#socket.on("message", (data) => this.#receive(JSON.parse(data.toString())));
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", (code) => {
      this.code = code;
      this.#check();
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === "welcome") this.welcomed = true;
    if (message.type === "done" || message.type === "refused") {
      const answer = message.type === "done" ? "done" : message.refusal.code;
      this.answers.set(message.re, [...(this.answers.get(message.re) ?? []), answer]);
    }
    if (this.isHonest || message.type === "bye") this.take(message);
    this.#check();
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.once("open", resolve);
      this.#socket.once("close", (code) => reject(new Error(`not let in: ${code}`)));
    });
  }

  /** Checked after every message, and when the connection is closed. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#check = () => (holds() || this.code !== null ? resolve() : undefined);
      this.#check();
    });
  }

  sendPayload(payload: Payload): void {
    if (payload.type === "text") this.#socket.send(payload.text);
    else if (payload.type === "bytes") this.#socket.send(payload.bytes, { binary: payload.binary });
    else this.#tcp?.write(payload.bytes);
  }

  close(): void {
    this.#socket.close();
  }
}

export interface Tally {
  /** Payloads that were answered, or have ended the connection. */
  frames: number;
  done: number;
  refused: number;
  ended: number;
  readonly faults: string[];
}

export const newTally = (): Tally => ({ frames: 0, done: 0, refused: 0, ended: 0, faults: [] });

/** One person sends nonsense to a table of their own, connection after connection. */
export async function sendMangledFrames(
  site: string,
  seed: number,
  tally: Tally,
  goesOn: () => boolean,
): Promise<void> {
  const below = seededBelow(seed);
  const game = seed % 2 === 0 ? "card" : "board";
  const host = await Person.arrive(site, "Abusive");
  let table = "";
  for (let connection = 0; goesOn(); connection += 1) {
    if (connection % 40 === 0) table = (await host.open(tableOptions(game, 3))).table;
    const client = new AbusiveClient(site, host.cookie);
    await client.opened();
    if (below(6) === 0) {
      await sayBadHello(client, table, below, tally);
      continue;
    }
    client.sendPayload({ type: "text", text: jsonOf(hello(table)) });
    await client.until(() => client.welcomed);
    if (connection % 40 === 0) await begin(client);
    for (let burst = 0; client.code === null && burst < 40 && goesOn(); burst += 1) {
      await sendBurst(client, `${seed}-${connection}-${burst}`, below, tally);
    }
    client.close();
    if (client.faults.length > 0) tally.faults.push(...client.faults);
  }
}

/** Starts a game with bots, in which a mangled action may be legal. */
async function begin(client: AbusiveClient): Promise<void> {
  const wishes = [
    { type: "sit", seat: 0, id: "a" },
    { type: "placeBot", seat: 1, level: "random", id: "b" },
    { type: "placeBot", seat: 2, level: "random", id: "c" },
    { type: "start", id: "d" },
  ];
  for (const wish of wishes) client.sendPayload({ type: "text", text: JSON.stringify(wish) });
  await client.until(() => client.answers.has("d"));
}

async function sayBadHello(
  client: AbusiveClient,
  table: string,
  below: Below,
  tally: Tally,
): Promise<void> {
  const payload = randomFirstPayload(table, below);
  client.isHonest = false;
  client.sendPayload(payload);
  await client.until(() => client.welcomed);
  tally.frames += 1;
  const { code, bye, welcomed } = client;
  const byLibrary = code === 1002 || code === 1006 || code === 1007 || code === 1009;
  if (code !== null) tally.ended += 1;
  const isRight = welcomed || byLibrary || (code !== null && BYES.has(code) && bye !== null);
  if (!isRight || bye === "trouble" || bye === "tooFast") {
    tally.faults.push(`first message ${describePayload(payload)}: ${code} ${bye}`);
  }
  client.close();
}

async function sendBurst(
  client: AbusiveClient,
  name: string,
  below: Below,
  tally: Tally,
): Promise<void> {
  const sent: { readonly payload: Payload; readonly expected: Expected }[] = [];
  const answered = () =>
    sent.every(({ expected }) => expected.type === "end" || client.answers.has(expected.id));
  for (let i = 0; i < BURST && sent.at(-1)?.expected.type !== "end"; i += 1) {
    const payload = randomPayload(`${name}-${i}`, baseAt(client, below), below);
    const expected = expectedFor(payload);
    // Ending the connection would also lose the answers that have not arrived yet.
    if (expected.type === "end") await client.until(answered);
    sent.push({ payload, expected });
    client.sendPayload(payload);
  }
  await client.until(() => sent.at(-1)?.expected.type !== "end" && answered());
  for (const { payload, expected } of sent) {
    tally.frames += 1;
    const fault =
      expected.type === "end" ? endFault(client, expected.codes) : answerFault(client, expected.id);
    if (fault !== null) tally.faults.push(`${name} ${describePayload(payload)}: ${fault}`);
    if (expected.type === "end") tally.ended += 1;
    else tally[client.answers.get(expected.id)?.[0] === "done" ? "done" : "refused"] += 1;
  }
  client.answers.clear();
}

/** A request to mangle; sometimes an action that is legal now. */
function baseAt({ known, isAwaited, game }: AbusiveClient, below: Below): object {
  if (known === null || !isAwaited || below(4) > 0) return pick(REQUESTS, below);
  return { type: "act", game, action: known.choose("random", `${below(1e9)}`) };
}

function endFault({ code, bye }: AbusiveClient, codes: readonly number[]): string | null {
  if (code === null) return "the connection is open";
  const hasSaidSo = !BYES.has(code) || (bye !== null && BYE_CODES[bye] === code);
  return codes.includes(code) && hasSaidSo ? null : `closed with ${code} ${bye}, not ${codes}`;
}

function answerFault({ answers, code }: AbusiveClient, id: string): string | null {
  const [answer, ...more] = answers.get(id) ?? [];
  if (answer === undefined) return `no answer, closed with ${code}`;
  // Two messages with the same id get two answers.
  if (more.length > 0 && /^\d+-/.test(id)) return `${more.length + 1} answers`;
  return answer === "done" || KNOWN_CODES.has(answer) ? null : `refused with ${answer}`;
}

const describePayload = (payload: Payload): string =>
  payload.type === "text"
    ? payload.text.slice(0, 300)
    : `${payload.type} ${payload.bytes.subarray(0, 60).toString("hex")}`;
