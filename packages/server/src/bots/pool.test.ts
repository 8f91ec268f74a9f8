import { Worker } from "node:worker_threads";
import { boardConfig } from "@inkognito/engine/board";
import { redactLog, type Seat, seededChance, seedFromText } from "@inkognito/engine/core";
import { RULES } from "@inkognito/engine/games/rules";
import { afterEach, describe, expect, it } from "vitest";
import { BotPool } from "./pool.js";
import { type Question, think } from "./think.js";

const config = boardConfig({ players: 4, placement: "random" });
if (!config.ok) throw new Error("no table");
const opening = RULES.board.setup(config.value, seededChance(seedFromText("pool")));
const state = opening.reduce(RULES.board.evolve, RULES.board.initial);
const [first = 0] = RULES.board.awaited(RULES.board.viewOf(state, "spectator"));

const questionAt = (seat: Seat, thinker: Question["thinker"] = "agent"): Question => ({
  game: "board",
  thinker,
  seat,
  told: JSON.stringify(redactLog(RULES.board, opening, seat).map(({ event }) => event)),
  seed: "a seed",
});

const real = (): Worker => new Worker(new URL("./thread.js", import.meta.url), { execArgv: [] });
/** A thread that ends over whatever it is asked. */
const broken = (): Worker =>
  new Worker('require("node:worker_threads").parentPort.once("message", () => process.exit(1))', {
    eval: true,
  });

/** A thread that never comes to an end. */
const endless = (): Worker =>
  new Worker('require("node:worker_threads").parentPort.once("message", () => { for (;;); })', {
    eval: true,
  });

let pool: BotPool | null = null;
afterEach(() => pool?.close());

describe("the bots' threads", () => {
  it("think what would be thought here, each question for itself", async () => {
    pool = new BotPool({ threads: 2 });
    const thinkers = ["random", "novice", "agent", "master", "standIn"] as const;
    const thoughts = await Promise.all(
      thinkers.map((thinker) => pool?.think(questionAt(first, thinker))),
    );
    expect(thoughts).toEqual(thinkers.map((thinker) => think(questionAt(first, thinker))));
    expect(pool.open).toBe(0);
  }, 30_000);

  it("give an action that the rules allow", async () => {
    pool = new BotPool();
    const action = await pool.think(questionAt(first));
    expect(RULES.board.check(RULES.board.viewOf(state, first), action)).toBeNull();
  }, 30_000);

  it("say so when a bot finds nothing, and think on", async () => {
    pool = new BotPool();
    const other = ((first + 1) % 4) as Seat;
    await expect(pool.think(questionAt(other))).rejects.toThrow("nothing was awaited");
    await expect(pool.think(questionAt(first))).resolves.toBeDefined();
  }, 30_000);

  it("are ended when one thinks for ever, and the others think on", async () => {
    const starts = [endless, real];
    pool = new BotPool({ threads: 1, patience: 200, start: () => (starts.shift() ?? real)() });
    const stuck = pool.think(questionAt(first));
    const next = pool.think(questionAt(first));
    await expect(stuck).rejects.toThrow("a bot's thread has ended over it");
    await Promise.allSettled([next]);
    // On a busy machine a real thread may need longer than that to start.
    expect(starts).toEqual([]);
    expect(pool.open).toBe(0);
  }, 30_000);

  it("are replaced when one ends, and the question is asked again", async () => {
    const starts = [broken, real];
    pool = new BotPool({ threads: 1, start: () => (starts.shift() ?? real)() });
    const [one, other] = await Promise.all([
      pool.think(questionAt(first)),
      pool.think(questionAt(first, "random")),
    ]);
    expect(one).toEqual(think(questionAt(first)));
    expect(other).toEqual(think(questionAt(first, "random")));
    expect(starts).toEqual([]);
  }, 30_000);

  it("do not end one after the other over the same question", async () => {
    let started = 0;
    const start = (): Worker => {
      started += 1;
      return started <= 2 ? broken() : real();
    };
    pool = new BotPool({ threads: 1, start });
    const bad = pool.think(questionAt(first));
    const good = pool.think(questionAt(first, "random"));
    await expect(bad).rejects.toThrow("thread has ended");
    await expect(good).resolves.toEqual(think(questionAt(first, "random")));
    expect(started).toBe(3);
  }, 30_000);

  it("leave no question open when they go", async () => {
    pool = new BotPool();
    const asked = [pool.think(questionAt(first)), pool.think(questionAt(first))];
    const settled = Promise.allSettled(asked);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(pool.think(questionAt(first))).rejects.toThrow("have gone");
  }, 30_000);
});
