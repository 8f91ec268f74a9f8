import { type Seat, SPECTATOR, seedFromText, type Viewer } from "@inkognito/engine/core";
import { GAMES, type GameConfig, type GameName } from "@inkognito/engine/games";
import type { BotLevel, TableOptions } from "@inkognito/protocol";
import type { Thinking } from "../../src/bots/pool.js";
import type { Question } from "../../src/bots/think.js";
import { hashOf } from "../../src/store/store.js";
import { tableOptions } from "../../src/testing/options.js";
import { Simulation, TestPage } from "../../src/testing/simulation.js";
import type { Millis } from "../../src/time/time.js";
import { memoryStore } from "../support/memoryStore/memoryStore.js";

/** Plays a game of bots and stand-ins on simulated time and records which frames each page got when. */

/** An action without the number of its decision, or with it. */
export type Act = { readonly type: string };

/** The acts of each seat, in order. */
export type Acts = readonly (readonly Act[])[];

interface Frame {
  readonly at: Millis;
  readonly text: string;
}

export interface Timeline {
  /** The frames of the viewer. */
  readonly seen: readonly Frame[];
  /** Times and sizes of the frames of each other page: what an eavesdropper can measure. */
  readonly measured: readonly (readonly string[])[];
  /** What each seat has decided. */
  readonly acts: Acts;
}

export interface Play {
  readonly name: string;
  readonly config: GameConfig;
  readonly botPace: TableOptions["botPace"];
  readonly viewer: Viewer;
  readonly decide: (question: Question) => Act | null;
  /** The first bot has this one of the levels, the next ones those after it. */
  readonly levelFrom: number;
}

export const LEVELS: readonly BotLevel[] = ["agent", "master", "novice", "random"];

/** How long a person thinks. */
const PERSON: Millis = 730;
/** The game is over after so much time without a frame. */
const SILENCE: Millis = 15_000;

/** Thinks for a time that depends on everything the seat was told. */
class SlowThinking implements Thinking {
  simulation: Simulation | null = null;
  readonly #decide: Play["decide"];
  readonly #waiting = new Set<(error: Error) => void>();
  #isClosed = false;

  constructor(decide: Play["decide"]) {
    this.#decide = decide;
  }

  get open(): number {
    return this.#waiting.size;
  }

  async think(question: Question): Promise<unknown> {
    if (this.#isClosed) throw new Error("closed");
    await this.#slowly(Number.parseInt(hashOf(question.told).slice(0, 6), 16) % 20);
    const act = this.#decide(question);
    // The script is over. A bot that is asked out of its turn may say nothing (B10.1).
    if (act === null && question.about === "turn") await this.#slowly(null);
    return act;
  }

  #slowly(millis: Millis | null): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      const { time } = this.simulation ?? {};
      if (millis === null || time === undefined) return;
      time.at(time.now() + millis, () => {
        this.#waiting.delete(reject);
        resolve();
      });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const reject of this.#waiting) reject(new Error("closed"));
  }
}

class TimedPage extends TestPage {
  readonly frames: Frame[] = [];
  simulation: Simulation | null = null;

  override send(text: string): void {
    this.frames.push({ at: this.simulation?.time.now() ?? 0, text });
    super.send(text);
  }
}

/** Everything in the memory store happens before the next turn of the event loop. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export async function timelineOf(toPlay: Play): Promise<Timeline> {
  const { name, config, botPace, viewer, levelFrom } = toPlay;
  const acts: Act[][] = config.seats.map(() => []);
  const decide: Play["decide"] = (question) => {
    const act = toPlay.decide(question);
    if (act !== null) acts[question.seat]?.push(act);
    return act;
  };
  const thinking = new SlowThinking(decide);
  let seeds = 0;
  const simulation = await Simulation.open({
    thinking,
    newStore: async () => memoryStore(),
    newSeed: () => seedFromText(`${name} ${++seeds}`),
  });
  thinking.simulation = simulation;
  const options = { ...tableOptions(config.game, config.seats.length), config, botPace };
  const pages = await seat(simulation, options, viewer, levelFrom);
  const viewing = pages.find(({ player }) => player === "viewer");
  if (viewing === undefined) throw new Error("the viewer is not there");
  const [host] = pages;
  await host?.post({ type: "start", id: "start" });
  await settled();
  for (const page of pages) {
    const isOther = page.seat !== null && page !== viewing;
    if (isOther) await page.post({ type: "standIn", seat: page.seat as Seat, id: "standIn" });
  }
  await play(simulation, viewing, decide);
  await simulation.registry.drain();
  return {
    seen: viewing.frames.map(({ at, text }) => ({ at, text: withoutIds(text) })),
    measured: pages
      .filter((page) => page !== viewing)
      .map(({ frames }) => frames.map(({ at, text }) => `${at} ${Buffer.byteLength(text)}`)),
    acts,
  };
}

/** The viewer, two people for whom bots stand in, and bots of every level. */
async function seat(
  simulation: Simulation,
  options: TableOptions,
  viewer: Viewer,
  levelFrom: number,
): Promise<readonly TimedPage[]> {
  const seats = options.config.seats.map((_, at) => at as Seat);
  const others = seats.filter((each) => each !== viewer);
  const [first, second] = others;
  const people = [viewer === SPECTATOR ? null : viewer, first, second];
  const ids = ["viewer", "alba", "bruno"];
  // In bytes such names are longer than in characters.
  const names = ["Viewer", "Ålba", "브루노"];
  for (const [i, id] of ids.entries()) {
    const player = { id, name: names[i] ?? id, language: "en", created: 0 } as const;
    await simulation.store.createPlayer(player, hashOf(id));
  }
  const { table, key } = await simulation.table(options, "alba");
  const pages: TimedPage[] = [];
  for (const [i, at] of people.entries()) {
    const page = new TimedPage(ids[i] ?? "");
    page.simulation = simulation;
    page.legal = true;
    pages.push(await page.enter(simulation.registry, table, key));
    if (at !== null && at !== undefined) await page.ask({ type: "sit", seat: at }, `sit-${i}`);
  }
  const host = pages[1] as TimedPage;
  for (const [i, at] of others.slice(2).entries()) {
    const level = LEVELS[(levelFrom + i) % LEVELS.length] as BotLevel;
    await host.ask({ type: "placeBot", seat: at, level }, `bot-${at}`);
  }
  return [host, ...pages.filter((page) => page !== host)];
}

async function play(
  simulation: Simulation,
  viewing: TimedPage,
  decide: Play["decide"],
): Promise<void> {
  const { time } = simulation;
  let pending = false;
  for (let last = time.now(); time.now() < last + SILENCE && !viewing.hasEnded(1); ) {
    await settled();
    last = Math.max(last, viewing.frames.at(-1)?.at ?? 0);
    if (viewing.isAwaited && !pending) {
      pending = true;
      time.at(time.now() + PERSON, () => {
        const act = actOf(viewing, decide);
        if (act === null) return;
        pending = false;
        const id = `act-${viewing.frames.length}`;
        void viewing.post({ type: "act", game: 1, action: act, id });
      });
    }
    const { next } = time;
    if (next === null) break;
    time.goTo(next);
  }
}

function actOf({ known, seat, table }: TimedPage, decide: Play["decide"]): Act | null {
  if (known === null || seat === null || table === null) return null;
  const told = JSON.stringify(known.told);
  const { game } = table.config;
  return decide({ game, thinker: "random", about: "turn", seat, told, seed: "viewer" });
}

/** The id of the table is random. */
const withoutIds = (text: string): string => text.replace(/"table":"[\w-]{12}"/, '"table":"-"');

/** Plays these acts, each with the number of the open decision. */
export function scripted(acts: Acts): Play["decide"] {
  const left = acts.map((own) => [...own]);
  return ({ game, about, seat, told }) => {
    // Every turn of its own begins with another act.
    if (about === "offTurn" && left[seat]?.[0]?.type !== "announce") return null;
    const act = left[seat]?.shift();
    if (act === undefined) return null;
    if (act.type === "gesture" || act.type === "seal") return act;
    return { ...act, decision: decisionIn(game, seat, told) } as Act;
  };
}

function decisionIn(game: GameName, seat: Seat, told: string): number {
  const { blankView, evolveView } = GAMES[game] as (typeof GAMES)["board"];
  const events = JSON.parse(told) as Parameters<typeof evolveView>[1][];
  return events.reduce(evolveView, blankView(seat)).table.decision;
}

/** The first difference that a viewer, or an eavesdropper, could see; null: there is none. */
export function differenceOf(one: Timeline, other: Timeline): string | null {
  const [mine, others] = [one, other].map(({ seen }) =>
    seen.map(({ at, text }) => `${at} ${text}`),
  );
  return (
    firstDifference("the viewer", mine ?? [], others ?? []) ??
    one.measured
      .map((frames, i) => firstDifference(`page ${i}`, frames, other.measured[i] ?? []))
      .find((found) => found !== null) ??
    null
  );
}

function firstDifference(
  who: string,
  one: readonly string[],
  other: readonly string[],
): string | null {
  const at = one.findIndex((each, i) => each !== other[i]);
  if (at < 0 && one.length === other.length) return null;
  const place = at < 0 ? one.length : at;
  return `${who}, frame ${place}:\n${one[place] ?? "nothing"}\n${other[place] ?? "nothing"}`;
}
