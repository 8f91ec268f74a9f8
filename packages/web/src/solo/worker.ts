import { SEED_BYTES } from "@inkognito/engine/core";
import {
  act,
  actForBot,
  begin,
  canTakeBack,
  type OpenGame,
  restore,
  spineOf,
  takeBack,
  toldTo,
} from "./host.js";
import { lockShelf } from "./lock.js";
import type { FromWorker, Opening, ToWorker } from "./protocol.js";
import { openShelf, TakenOver } from "./shelf.js";

/** Engine, bots and the shelf live here, off the page's thread. One message is done at a time. */
const shelf = openShelf();
shelf.catch(() => {}); // Whoever uses it hears of it.
let game: OpenGame | null = null;
/** What to open once the shelf is ours. */
let wanted: Opening = { type: "resume" };
let locked = false;
let sent = 0;
let queue: Promise<void> = Promise.resolve();

class StorageFailure extends Error {}

const post = (message: FromWorker): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  queue = queue.then(() => handle(data)).catch(stop);
};

/** Nothing is shown that is not kept: after a failure the game is opened anew from the shelf. */
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
    case "takeBack": {
      const before = game === null ? null : takeBack(game);
      if (before !== null) await show(await keep(before));
      return;
    }
    case "act": {
      if (game === null) return;
      const acted = act(game, game.saved.setup.seat, message.action);
      if (!acted.ok) return post({ type: "refused", refusal: acted.error });
      tellMore(await keep(acted.value));
      return playBots();
    }
  }
}

async function openWanted({ steal }: { readonly steal: boolean }): Promise<void> {
  locked ||= await lockShelf({ steal, onLost: lose });
  if (!locked) return post({ type: "elsewhere" });
  await stored(async () => (await shelf).claim());
  if (wanted.type === "new") {
    const began = begin(wanted.setup, wanted.setup.seed ?? systemSeed());
    if (!began.ok) return post({ type: "failed", code: began.error });
    return show(await keep(began.value));
  }
  const saved = await stored(async () => (await shelf).load());
  if (saved === undefined) return post({ type: "nothingToResume" });
  const restored = restore(saved);
  return restored.ok ? show(restored.value) : post({ type: "failed", code: restored.error });
}

/** Durable first, told afterwards: what the page has seen is never lost. */
async function keep(now: OpenGame): Promise<OpenGame> {
  await stored(async () => (await shelf).save(now.saved, spineOf(now)));
  game = now;
  return now;
}

function stored<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    throw error instanceof TakenOver ? error : new StorageFailure();
  });
}

function show(now: OpenGame): Promise<void> {
  game = now;
  const told = toldTo(now);
  sent = told.length;
  post({ type: "opened", setup: now.saved.setup, told, canTakeBack: canTakeBack(now) });
  return playBots();
}

function tellMore(now: OpenGame): void {
  const told = toldTo(now, sent);
  sent += told.length;
  post({ type: "told", told, canTakeBack: canTakeBack(now) });
}

async function playBots(): Promise<void> {
  while (game !== null) {
    const next = actForBot(game);
    if (next === null) return;
    tellMore(await keep(next));
  }
}

function systemSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
