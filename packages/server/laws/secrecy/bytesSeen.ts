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
import { HttpClient, Person, readMetrics, tableOptions } from "../../src/testing/index.js";
import type { Time } from "../../src/time/time.js";
import { hello } from "../hostile/mangledFrames.js";
import { planted } from "./plantedLeaks.js";

/** Replays a game over real sockets and collects every byte that one viewer can get of it. */

/** A frame or a response that the viewer received, and where. */
interface Received {
  readonly what: string;
  readonly text: string;
}

/** A socket that stores the frames as they are, without folding them. */
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

/** The clock of the server stands still between two slots of the script. */
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

export interface SeenBytes {
  readonly received: readonly Received[];
  readonly whispers: number;
  /** What the server counted meanwhile. */
  readonly counts: string;
  /** The size of all of it, before random ids were replaced. */
  readonly bytes: number;
}

export interface SeenOptions<T extends TwinTypes> {
  readonly site: string;
  readonly twins: TwinFactory<T>;
  readonly script: Script<T>;
  readonly viewer: Viewer;
  /** Requests that are refused to this viewer, whatever the secrets are. */
  readonly probes: readonly unknown[];
}

export async function bytesSeen<T extends TwinTypes>(asked: SeenOptions<T>): Promise<SeenBytes> {
  const { site, twins, script, viewer, probes } = asked;
  const config = script.opening.config;
  const seats = config.seats.map((_: unknown, at: number) => at as Seat);
  now = BASE;
  planted.chance = script.chance;
  const before = await countsOf(site);
  // Some lists are sorted by the ids, which are random: seat the people in that order.
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
    const wire = new RawSocket(site, cookie, hello(table, { key, legal: true }));
    wires.push(wire);
    await wire.until("present");
  }
  const wireOf = (seat: Seat): RawSocket => wires[seat] as RawSocket;
  for (const seat of seats) {
    await wireOf(seat).must({ type: "sit", seat }, `sit-${seat}`);
  }
  const at = viewer === SPECTATOR ? seats.length : viewer;
  const [mine, me] = [wires[at], people[at]] as [RawSocket, Person];

  const received: Received[] = [];
  let seen = 0;
  const note = (what: string, text: string): unknown => received.push({ what, text });
  /** The answer to the ping comes after everything that was sent to the viewer before. */
  const hear = async (what: string): Promise<void> => {
    await mine.ask({ type: "ping" }, "ping");
    const frames = mine.frames.slice(seen);
    seen = mine.frames.length;
    for (const [i, frame] of frames.entries()) note(`${what}, frame ${i}`, frame);
  };
  const get = async (who: HttpClient, what: string, path: string): Promise<void> => {
    const response = await who.fetch(path);
    const headers = [...response.headers].filter(([name]) => name !== "date");
    note(`${what} ${path}`, JSON.stringify([response.status, headers, await response.text()]));
  };

  await hear("before");
  await wireOf(0).must({ type: "start" }, "start");
  let state = fold(twins.game, twins.begin(script.opening, script.chance));
  const make = async (seat: Seat, act: T["Act"], id: string): Promise<void> => {
    const action = twins.numbered(state, act) as { type: string };
    const decided = twins.game.decide(state, seat, action, script.chance);
    if (!decided.ok) throw new Error(`the script does not work: ${JSON.stringify(decided.error)}`);
    state = fold(twins.game, decided.value, state);
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
    note(`probe ${i}`, await mine.ask({ type: "act", game: 1, action }, `probe-${i}`));
  }
  await mine.ask({ type: "legal" }, "legal");
  await mine.ask({ type: "view" }, "view");
  await hear("probes");
  const again = new RawSocket(site, me.cookie, hello(table, { key, legal: true }));
  await again.until("present");
  note("a new welcome", again.frames.join("\n"));
  const stranger = new HttpClient(site);
  const paths = [
    ...["/api/tables", `/api/invitations/${key}`, `/t/${table}`, `/i/${key}`],
    ...["", `?key=${key}`].map((query) => `/api/tables/${table}/games/1/game.json${query}`),
  ];
  for (const path of paths) {
    await get(me, "me", path);
    await get(stranger, "stranger", path);
  }
  await get(me, "me", "/api/me/export");
  const after = await countsOf(site);
  // The table closes with the last player and leaves all lists.
  for (const seat of [...seats].reverse()) await wireOf(seat).must({ type: "leave" }, "leave");
  await Promise.all([...wires, again].map((wire) => wire.close()));
  planted.chance = null;
  return {
    received: received.map((each) => plain(each, table, key, people)),
    whispers: script.slots.flatMap(({ whispers }) => whispers).length,
    // A counter that is there and one that is not yet say the same: nothing happened.
    counts: [...after]
      .map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count}`)
      .join("\n"),
    bytes: sizeOf(received),
  };
}

/** All counters of the metrics, without those that measure time. */
async function countsOf(site: string): Promise<ReadonlyMap<string, number>> {
  const text = await readMetrics(site);
  const counted = /^(inkognito_\w+_(?:total|count)\S*) (\d+)$/gm;
  return new Map([...text.matchAll(counted)].map(([, name = "", count]) => [name, Number(count)]));
}

const sizeOf = (received: readonly Received[]): number =>
  received.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

/**
 * Replaces what is random in every game, and nothing else: the ids of the table and of the people, the
 * key of the link, cookies, and the commitment to the seed. Their lengths stay.
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

/** The first place where the viewer could tell one game from the other; null: there is none. */
export function differenceOf(one: SeenBytes, other: SeenBytes): string | null {
  for (let i = 0; i < Math.max(one.received.length, other.received.length); i += 1) {
    const [a, b] = [one.received[i], other.received[i]];
    if (a?.what === b?.what && a?.text === b?.text) continue;
    const from = [...(a?.text ?? "")].findIndex((char, at) => char !== b?.text[at]);
    const around = (text = ""): string => text.slice(Math.max(0, from - 100), from + 100);
    return `${a?.what} | ${b?.what}\n  ${around(a?.text)}\n  ${around(b?.text)}`;
  }
  if (one.bytes !== other.bytes) return `${one.bytes} bytes, ${other.bytes} bytes`;
  // The operator's counters count every frame, also a whisper's.
  const isCounted = one.whispers === other.whispers && one.counts !== other.counts;
  return isCounted ? `${one.counts}\n\n${other.counts}` : null;
}
