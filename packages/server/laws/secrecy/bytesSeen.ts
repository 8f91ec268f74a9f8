import type { Seat, Viewer } from "@inkognito/engine/core";
import { SPECTATOR } from "@inkognito/engine/core";
import type { TableOptions } from "@inkognito/protocol";
import { WebSocket } from "ws";
import type {
  Script,
  TwinFactory,
  TwinTypes,
} from "../../../engine/laws/shared/twins/twinFactory.js";
import { fold } from "../../../engine/src/core/game.js";
import type { Wish } from "../../src/testing/client.js";
import { Person, readMetrics, tableOptions, Visitor } from "../../src/testing/index.js";
import type { Time } from "../../src/time/time.js";
import { hello } from "../hostile/mangledFrames.js";
import { planted as played } from "./plantedLeaks.js";

/** A game replayed over real sockets, and every byte that one viewer can get of it. */

/** One thing that came to the viewer. */
interface Received {
  readonly what: string;
  readonly text: string;
}

/** A socket that keeps the frames as they are, and folds nothing. */
class RawSocket {
  readonly frames: string[] = [];
  readonly #socket: WebSocket;
  #waits: { readonly re: string; resolve(frame: string): void }[] = [];

  constructor(site: string, cookie: string, first: object) {
    this.#socket = new WebSocket(`${site.replace("http", "ws")}/socket`, { headers: { cookie } });
    this.#socket.on("open", () => this.#socket.send(JSON.stringify(first)));
    this.#socket.on("message", (data) => this.#receive(data.toString()));
    this.#socket.on("error", () => undefined);
  }

  #receive(frame: string): void {
    this.frames.push(frame);
    const { type, re = type } = JSON.parse(frame) as { type: string; re?: string };
    const met = this.#waits.filter((wait) => wait.re === re);
    this.#waits = this.#waits.filter((wait) => wait.re !== re);
    for (const { resolve } of met) resolve(frame);
  }

  /** The answer with this id, or the first message of this type. */
  until(re: string): Promise<string> {
    return new Promise((resolve) => this.#waits.push({ re, resolve }));
  }

  async ask(wish: Wish, id: string): Promise<string> {
    const answer = this.until(id);
    this.#socket.send(JSON.stringify({ ...wish, id }));
    return answer;
  }

  async must(wish: Wish, id: string): Promise<void> {
    const answer = await this.ask(wish, id);
    if (!answer.startsWith('{"type":"done"')) throw new Error(`${JSON.stringify(wish)} ${answer}`);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#socket.once("close", () => resolve()));
    this.#socket.close();
    await closed;
  }
}

/** The time of the server stands still between two moments of the story. */
const BASE = Date.UTC(2030, 0, 1);
let now = BASE;
export const scriptTime: Time = {
  isSure: true,
  now: () => now,
  onBreak: () => undefined,
  at(when, ring) {
    const timer = setTimeout(ring, Math.max(0, when - now));
    return () => clearTimeout(timer);
  },
};

const SLOT = 1_000;
const WHISPER = 10;

export interface Seen {
  readonly looks: readonly Received[];
  readonly whispers: number;
  /** What the server counted meanwhile. */
  readonly counts: string;
  /** As the looks were before what differs by nature was taken out of them. */
  readonly bytes: number;
}

export interface Asked<T extends TwinTypes> {
  readonly site: string;
  readonly stage: TwinFactory<T>;
  readonly script: Script<T>;
  readonly viewer: Viewer;
  /** Requests that are refused to this viewer, whatever is hidden. */
  readonly probes: readonly unknown[];
}

export async function bytesSeen<T extends TwinTypes>(asked: Asked<T>): Promise<Seen> {
  const { site, stage, script, viewer, probes } = asked;
  const config = script.opening.config;
  const seats = config.seats.map((_: unknown, at: number) => at as Seat);
  now = BASE;
  played.chance = script.chance;
  const before = await countsOf(site);
  // Some lists are in the order of the ids, which are random: so are the chairs.
  const arrived = await Promise.all([...seats, null].map(() => Person.arrive(site)));
  const people = arrived.sort((a, b) => (a.id < b.id ? -1 : 1));
  const [host] = people as [Person];
  const options: TableOptions = {
    ...tableOptions("card"),
    config: config as unknown as TableOptions["config"],
    pace: { type: "live", seconds: 300 },
    botPace: "human",
    listed: true,
  };
  const { table, key } = await host.open(options);
  const wires: RawSocket[] = [];
  for (const { cookie } of people) {
    const wire = new RawSocket(site, cookie, hello(table, { key }));
    wires.push(wire);
    await wire.until("present");
  }
  const wireOf = (seat: Seat): RawSocket => wires[seat] as RawSocket;
  for (const seat of seats) {
    await wireOf(seat).must({ type: "sit", seat }, `sit-${seat}`);
  }
  const at = viewer === SPECTATOR ? seats.length : viewer;
  const [mine, me] = [wires[at], people[at]] as [RawSocket, Person];

  const looks: Received[] = [];
  let seen = 0;
  const look = (what: string, text: string): unknown => looks.push({ what, text });
  /** Whatever has been sent to the viewer has come when the answer to this has. */
  const hear = async (what: string): Promise<void> => {
    await mine.ask({ type: "ping" }, "ping");
    const frames = mine.frames.slice(seen);
    seen = mine.frames.length;
    for (const [i, frame] of frames.entries()) look(`${what}, frame ${i}`, frame);
  };
  const get = async (who: Visitor, what: string, path: string): Promise<void> => {
    const response = await who.fetch(path);
    const headers = [...response.headers].filter(([name]) => name !== "date");
    look(`${what} ${path}`, JSON.stringify([response.status, headers, await response.text()]));
  };

  await hear("before");
  await wireOf(0).must({ type: "start" }, "start");
  let state = fold(stage.game, stage.begin(script.opening, script.chance));
  const make = async (seat: Seat, act: T["Act"], id: string): Promise<void> => {
    const action = stage.numbered(state, act) as { type: string };
    const decided = stage.game.decide(state, seat, action, script.chance);
    if (!decided.ok) throw new Error(`the script does not work: ${JSON.stringify(decided.error)}`);
    state = fold(stage.game, decided.value, state);
    await wireOf(seat).must({ type: "act", game: 1, action }, id);
  };
  for (const [slot, { move, whispers }] of script.slots.entries()) {
    now = BASE + (slot + 1) * SLOT;
    if (move !== null) await make(move.seat, move.act, `move-${slot}`);
    for (const [i, whisper] of whispers.entries()) {
      now += WHISPER;
      await make(whisper.seat, whisper.act, `whisper-${slot}-${i}`);
    }
    await hear(`slot ${slot}`);
    await get(me, `slot ${slot}`, "/api/tables");
  }

  now = BASE + (script.slots.length + 1) * SLOT;
  for (const [i, probe] of probes.entries()) {
    const action = probe as { type: string };
    look(`probe ${i}`, await mine.ask({ type: "act", game: 1, action }, `probe-${i}`));
  }
  await hear("probes");
  const again = new RawSocket(site, me.cookie, hello(table, { key }));
  await again.until("present");
  look("a new welcome", again.frames.join("\n"));
  const nobody = new Visitor(site);
  const paths = [
    ...["/api/tables", `/api/invitations/${key}`, `/t/${table}`, `/i/${key}`],
    ...["", `?key=${key}`].map((query) => `/api/tables/${table}/games/1/game.json${query}`),
  ];
  for (const path of paths) {
    await get(me, "me", path);
    await get(nobody, "nobody", path);
  }
  await get(me, "me", "/api/me/export");
  const after = await countsOf(site);
  // With the last one the table closes, and is in nobody's list any more.
  for (const seat of [...seats].reverse()) await wireOf(seat).must({ type: "leave" }, "leave");
  await Promise.all([...wires, again].map((wire) => wire.close()));
  played.chance = null;
  return {
    looks: looks.map((each) => plain(each, table, key, people)),
    whispers: script.slots.flatMap(({ whispers }) => whispers).length,
    counts: [...after]
      .map(([name, count]) => `${name} ${count - (before.get(name) ?? 0)}`)
      .join("\n"),
    bytes: sizeOf(looks),
  };
}

/** Everything in the metrics that counts something and does not measure time. */
async function countsOf(site: string): Promise<ReadonlyMap<string, number>> {
  const text = await readMetrics(site);
  const counted = /^(inkognito_\w+_(?:total|count)\S*) (\d+)$/gm;
  return new Map([...text.matchAll(counted)].map(([, name = "", count]) => [name, Number(count)]));
}

const sizeOf = (looks: readonly Received[]): number =>
  looks.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

/**
 * All that differs by nature, and nothing else: the ids of the table and of the people, the key of the
 * link, and the promise of the table's log to a seed that is random. Their lengths stay.
 */
function plain(
  { what, text }: Received,
  table: string,
  key: string,
  people: readonly Person[],
): Received {
  const names: readonly (readonly [string, string])[] = [
    [table, "T".repeat(table.length)],
    [key, "K".repeat(key.length)],
    ...people.map(({ id }, i) => [id, `${i}`.repeat(id.length)] as const),
  ];
  const without = (from: string): string =>
    names
      .reduce((rest, [name, plainName]) => rest.replaceAll(name, plainName), from)
      .replaceAll(/("type":"sealed","commitment":")[0-9a-f]{64}/g, `$1${"0".repeat(64)}`)
      .replaceAll(/(inkognito=)[\w-]{43}/g, `$1${"S".repeat(43)}`);
  return { what: without(what), text: without(text) };
}

/** Where the viewer could have told the one from the other; null: nowhere. */
export function differenceOf(one: Seen, other: Seen): string | null {
  for (let i = 0; i < Math.max(one.looks.length, other.looks.length); i += 1) {
    const [a, b] = [one.looks[i], other.looks[i]];
    if (a?.what === b?.what && a?.text === b?.text) continue;
    const from = [...(a?.text ?? "")].findIndex((char, at) => char !== b?.text[at]);
    const around = (text = ""): string => text.slice(Math.max(0, from - 100), from + 100);
    return `${a?.what} | ${b?.what}\n  ${around(a?.text)}\n  ${around(b?.text)}`;
  }
  if (one.bytes !== other.bytes) return `${one.bytes} bytes, ${other.bytes} bytes`;
  // The operator's numbers know of every frame, a whisper's too.
  const isCounted = one.whispers === other.whispers && one.counts !== other.counts;
  return isCounted ? `${one.counts}\n\n${other.counts}` : null;
}
