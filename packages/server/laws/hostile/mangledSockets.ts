import { type Socket as Tcp, connect as tcpConnect } from "node:net";
import { REFUSAL_CODES as BOARD_CODES } from "@inkognito/engine/board";
import { REFUSAL_CODES as CARD_CODES } from "@inkognito/engine/card";
import { BYE_CODES, type ServerMessage } from "@inkognito/protocol";
import { WebSocket } from "ws";
import { pick, seededBelow } from "../../../engine/laws/shared/moments.js";
import { Person, tableOptions } from "../../src/testing/index.js";
import { Seen } from "../../src/testing/seen.js";
import {
  type Below,
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

/** So many shots go out before anything is waited for. */
const BURST = 24;

/** One line of somebody who sends nonsense: folds what it is told, so as to send nonsense that nearly fits. */
class AbusiveClient extends Seen {
  readonly answers = new Map<string, string[]>();
  code: number | null = null;
  welcomed = false;
  /** Whoever said to have seen what they have not cannot fold what comes after it. */
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
      const describePayload = message.type === "done" ? "done" : message.refusal.code;
      this.answers.set(message.re, [...(this.answers.get(message.re) ?? []), describePayload]);
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

  /** Looked at after every message, and when the line is closed. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#check = () => (holds() || this.code !== null ? resolve() : undefined);
      this.#check();
    });
  }

  sendPayload(shot: Payload): void {
    if (shot.type === "text") this.#socket.send(shot.text);
    else if (shot.type === "bytes") this.#socket.send(shot.bytes, { binary: shot.binary });
    else this.#tcp?.write(shot.bytes);
  }

  close(): void {
    this.#socket.close();
  }
}

export interface Tally {
  /** Shots that have been seen to be answered, or to end the line. */
  frames: number;
  done: number;
  refused: number;
  ended: number;
  readonly faults: string[];
}

export const newTally = (): Tally => ({ frames: 0, done: 0, refused: 0, ended: 0, faults: [] });

/** Somebody with a table of their own at which nonsense is asked for, line after line. */
export async function sendMangledFrames(
  site: string,
  seed: number,
  tally: Tally,
  goesOn: () => boolean,
): Promise<void> {
  const below = seededBelow(seed);
  const game = seed % 2 === 0 ? "card" : "board";
  const host = await Person.arrive(site, "Nuisance");
  let table = "";
  for (let line = 0; goesOn(); line += 1) {
    if (line % 40 === 0) table = (await host.open(tableOptions(game, 3))).table;
    const nuisance = new AbusiveClient(site, host.cookie);
    await nuisance.opened();
    if (below(6) === 0) {
      await sayBadHello(nuisance, table, below, tally);
      continue;
    }
    nuisance.sendPayload({ type: "text", text: jsonOf(hello(table)) });
    await nuisance.until(() => nuisance.welcomed);
    if (line % 40 === 0) await begin(nuisance);
    for (let salvo = 0; nuisance.code === null && salvo < 40 && goesOn(); salvo += 1) {
      await sendBurst(nuisance, `${seed}-${line}-${salvo}`, below, tally);
    }
    nuisance.close();
    if (nuisance.faults.length > 0) tally.faults.push(...nuisance.faults);
  }
}

/** A game with bots is on: what is mangled may be legal there. */
async function begin(nuisance: AbusiveClient): Promise<void> {
  const wishes = [
    { type: "sit", seat: 0, id: "a" },
    { type: "placeBot", seat: 1, level: "random", id: "b" },
    { type: "placeBot", seat: 2, level: "random", id: "c" },
    { type: "start", id: "d" },
  ];
  for (const wish of wishes) nuisance.sendPayload({ type: "text", text: JSON.stringify(wish) });
  await nuisance.until(() => nuisance.answers.has("d"));
}

async function sayBadHello(
  nuisance: AbusiveClient,
  table: string,
  below: Below,
  tally: Tally,
): Promise<void> {
  const shot = randomFirstPayload(table, below);
  nuisance.isHonest = false;
  nuisance.sendPayload(shot);
  await nuisance.until(() => nuisance.welcomed);
  tally.frames += 1;
  const { code, bye, welcomed } = nuisance;
  const byLibrary = code === 1002 || code === 1006 || code === 1007 || code === 1009;
  if (code !== null) tally.ended += 1;
  const isRight = welcomed || byLibrary || (code !== null && BYES.has(code) && bye !== null);
  if (!isRight || bye === "trouble" || bye === "tooFast") {
    tally.faults.push(`at first ${said(shot)}: ${code} ${bye}`);
  }
  nuisance.close();
}

async function sendBurst(
  nuisance: AbusiveClient,
  name: string,
  below: Below,
  tally: Tally,
): Promise<void> {
  const dues: { readonly shot: Payload; readonly due: Expected }[] = [];
  const answered = () =>
    dues.every(({ due }) => due.type === "end" || nuisance.answers.has(due.id));
  for (let i = 0; i < BURST && dues.at(-1)?.due.type !== "end"; i += 1) {
    const shot = randomPayload(`${name}-${i}`, baseAt(nuisance, below), below);
    const due = expectedFor(shot);
    // What ends the line would end it for the answers that are on their way, too.
    if (due.type === "end") await nuisance.until(answered);
    dues.push({ shot, due });
    nuisance.sendPayload(shot);
  }
  await nuisance.until(() => dues.at(-1)?.due.type !== "end" && answered());
  for (const { shot, due } of dues) {
    tally.frames += 1;
    const fault =
      due.type === "end" ? endFault(nuisance, due.codes) : answerFault(nuisance, due.id);
    if (fault !== null) tally.faults.push(`${name} ${said(shot)}: ${fault}`);
    if (due.type === "end") tally.ended += 1;
    else tally[nuisance.answers.get(due.id)?.[0] === "done" ? "done" : "refused"] += 1;
  }
  nuisance.answers.clear();
}

/** An action that would be legal now, some of the time. */
function baseAt({ known, isAwaited, game }: AbusiveClient, below: Below): object {
  if (known === null || !isAwaited || below(4) > 0) return pick(REQUESTS, below);
  return { type: "act", game, action: known.choose("random", `${below(1e9)}`) };
}

function endFault({ code, bye }: AbusiveClient, codes: readonly number[]): string | null {
  if (code === null) return "the line is open";
  const hasSaidSo = !BYES.has(code) || (bye !== null && BYE_CODES[bye] === code);
  return codes.includes(code) && hasSaidSo ? null : `closed with ${code} ${bye}, not ${codes}`;
}

function answerFault({ answers, code }: AbusiveClient, id: string): string | null {
  const [answer, ...more] = answers.get(id) ?? [];
  if (answer === undefined) return `no answer, closed with ${code}`;
  // The same id in two messages is answered for each.
  if (more.length > 0 && /^\d+-/.test(id)) return `${more.length + 1} answers`;
  return answer === "done" || KNOWN_CODES.has(answer) ? null : `refused with ${answer}`;
}

const said = (shot: Payload): string =>
  shot.type === "text"
    ? shot.text.slice(0, 300)
    : `${shot.type} ${shot.bytes.subarray(0, 60).toString("hex")}`;
