import { SEED_BYTES, type Seat, seedFromText } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { isPassed, peopleOf, type Setup } from "../../setup/setup.js";
import {
  act,
  actForBot,
  adviceFor,
  begin,
  canTakeBack,
  hasEnded,
  isShownTo,
  nextGame,
  nextInFront,
  type OpenGame,
  restore,
  seenBy,
  summaryOf,
  takeBack,
  toldTo,
} from "./host.js";
import { lockSaves } from "./lock.js";
import type { FromWorker, Opened, Opening, SoloSetup, ToWorker } from "./protocol.js";
import { fetchRules, gameIn } from "./rules/fetchRules.js";
import { openSaves, TakenOver } from "./saves.js";

type AnyGame = OpenGame<GameName>;

/** Runs engine, bots and saves off the page's thread. Messages are handled one at a time. */
const saveStore = openSaves();
saveStore.catch(() => {}); // Each use of it reports the failure.
let game: AnyGame | null = null;
/** Whether the game is saved; a lesson is not. */
let saves = true;
/** What to open once this tab owns the saves. */
let wanted: Opening = { type: "resume" };
let locked = false;
/** The seat whose person is in front of the device; null: the curtain is down. Only this seat is told anything. */
let front: Seat | null = null;
/** The person in front has nothing to decide, but still looks at cards they were shown. */
let lingering = false;
/** By seat: how many events its person has been sent. */
let sent = new Map<Seat, number>();
let queue: Promise<void> = Promise.resolve();

class StorageFailure extends Error {}

const post = (message: FromWorker): void => self.postMessage(message);

self.onmessage = ({ data, ports: [port] }: MessageEvent<ToWorker>): void => {
  queue = queue.then(() => (port === undefined ? handle(data) : answer(data, port))).catch(stop);
};

const answer = (message: ToWorker, port: MessagePort): void | Promise<void> =>
  message.type === "record" ? record(port) : advise(port);

/** Only of a game that has ended: before that the log holds the secrets of all players. */
async function record(port: MessagePort): Promise<void> {
  if (game === null || !hasEnded(game)) return port.postMessage(null);
  const { recordOf } = await import("./record.js");
  port.postMessage(recordOf(game));
}

/** The coach knows what the person in front was told, and nothing else. */
const advise = (port: MessagePort): void =>
  port.postMessage(game === null || front === null ? null : adviceFor(game, front));

/** The page never shows unsaved events: after a failure the game is opened again from its save. */
function stop(error: unknown): void {
  game = null;
  if (error instanceof TakenOver) {
    lose();
  } else if (error instanceof StorageFailure) {
    post({ type: "failed", code: "storage" });
  } else {
    console.error(error);
    post({ type: "failed", code: "crashed" });
  }
}

function lose(): void {
  game = null;
  locked = false;
  wanted = { type: "resume" };
  post({ type: "elsewhere" });
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "new":
    case "resume":
      wanted = message;
      return openWanted({ steal: false });
    case "takeOver":
      return openWanted({ steal: true });
    case "practice":
      saves = false;
      return open(message.setup);
    case "takeBack": {
      const before = game === null ? null : takeBack(game);
      if (before !== null) await show(await keep(before));
      return;
    }
    case "nextGame": {
      const next = game === null ? null : nextGame(game, seedFor);
      if (next !== null) await show(await keep(next));
      return;
    }
    case "here":
      if (game !== null && nextInFront(game, null) === message.seat) {
        tellAll(game, message.seat);
      }
      return;
    case "advise":
    case "record":
      return;
    case "act": {
      if (game === null || front === null) return;
      const acted = act(game, front, message.action);
      if (!acted.ok) return post({ type: "refused", refusal: acted.error });
      tellMore(await keep(acted.value));
      await playBots();
      return passOn();
    }
  }
}

async function openWanted({ steal }: { readonly steal: boolean }): Promise<void> {
  locked ||= await lockSaves({ steal, onLost: lose });
  if (!locked) return post({ type: "elsewhere" });
  await withStorage(async () => (await saveStore).claim());
  if (wanted.type === "new") return open(wanted.setup);
  const saved = await withStorage(async () => (await saveStore).load());
  if (saved === undefined) return post({ type: "nothingToResume" });
  await fetchRules(gameIn((saved as { readonly setup?: unknown } | null)?.setup));
  const restored = restore(saved);
  return restored.ok ? show(restored.value) : post({ type: "failed", code: restored.error });
}

async function open(setup: Setup | SoloSetup): Promise<void> {
  await fetchRules(gameIn(setup));
  const began = begin(setup as Setup, setup.seed ?? systemSeed());
  if (!began.ok) return post({ type: "failed", code: began.error });
  return show(await keep(began.value));
}

/** Saves the game before the page is told: what the page has shown is never lost. */
async function keep(now: AnyGame): Promise<AnyGame> {
  if (saves) await withStorage(async () => (await saveStore).save(now.saved, summaryOf(now)));
  game = now;
  return now;
}

function withStorage<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    throw error instanceof TakenOver ? error : new StorageFailure();
  });
}

/** Shows a game that was just opened: to one person at once, to several only when the next has come. */
async function show(now: AnyGame): Promise<void> {
  game = now;
  front = null;
  lingering = false;
  const people = peopleOf(now.saved.setup);
  const [only = 0] = people;
  if (!isPassed(now.saved.setup)) {
    sent = new Map([[only, toldTo(now, only).length]]);
    tellAll(now, only);
    return playBots();
  }
  sent = new Map(people.map((seat) => [seat, seenBy(now, seat)]));
  await playBots();
  return passOn();
}

const sentTo = (seat: Seat): number => sent.get(seat) ?? 0;

/** Sends the whole game to the seat that is in front from now on. */
function tellAll(now: AnyGame, seat: Seat): void {
  front = seat;
  lingering = false;
  const told = toldTo(now, seat);
  const seen = sentTo(seat);
  sent.set(seat, told.length);
  const setup = tellable(now.saved.setup);
  const opened = { setup, seat, told, seen, canTakeBack: canTakeBack(now) };
  post({ type: "opened", game: setup.config.game, ...opened } as Opened);
}

/** Where the device is passed round, new events wait until it is known which seat is in front. */
function tellMore(now: AnyGame): void {
  if (!isPassed(now.saved.setup)) tellFront(now);
}

function tellFront(now: AnyGame): void {
  if (front === null) return;
  const told = toldTo(now, front, sentTo(front));
  sent.set(front, sentTo(front) + told.length);
  post({ type: "told", told, canTakeBack: canTakeBack(now) });
}

async function playBots(): Promise<void> {
  while (game !== null) {
    const next = actForBot(game);
    if (next === null) return;
    tellMore(await keep(next));
  }
}

/** If another person has to decide now, the curtain falls. */
function passOn(): void {
  if (game === null || !isPassed(game.saved.setup)) return;
  const next = nextInFront(game, front);
  if (next === front) {
    tellFront(game);
    return;
  }
  // When the game has ended there are no secrets left.
  if (hasEnded(game)) {
    sent.set(next, toldTo(game, next).length);
    tellAll(game, next);
    return;
  }
  lingering ||= front !== null && hasSeenCards(game, front, sentTo(front));
  if (lingering) tellFront(game);
  else front = null;
  const setup = tellable(game.saved.setup);
  post({ type: "curtain", setup, seat: next, linger: lingering });
}

const hasSeenCards = (now: AnyGame, seat: Seat, since: number): boolean =>
  toldTo(now, seat, since).some(({ event }) => isShownTo(event, seat));

/** The setup without its secrets: the hands of a scenario, and the seed. */
function tellable(setup: Setup): Setup {
  const { config, seats, assistant } = setup;
  const told = { config, seats, ...(assistant === undefined ? {} : { assistant }) };
  return ("match" in setup ? { ...told, match: setup.match } : told) as Setup;
}

/** C9: each game of a match has its own; a match with fixed chance has it fixed all through. */
const seedFor = (fixed: string | undefined, games: number): string =>
  fixed === undefined ? systemSeed() : seedFromText(`${fixed} ${games}`);

function systemSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
