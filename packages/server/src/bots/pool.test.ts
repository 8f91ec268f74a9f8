import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { boardConfig } from "@inkognito/engine/board";
import { redactLog, type Seat, seededChance, seedFromText } from "@inkognito/engine/core";
import { RULES } from "@inkognito/engine/games/rules";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { BotPool } from "./pool.js";
import { type Question, think } from "./think.js";

const config = boardConfig({ players: 4, placement: "random" });
if (!config.ok) throw new Error("no table");
const opening = RULES.board.setup(config.value, seededChance(seedFromText("pool")));
const state = opening.reduce(RULES.board.evolve, RULES.board.initial);
const [first = 0] = RULES.board.awaited(RULES.board.viewOf(state, "spectator"));

const questionAt = (seat: Seat, thinker: Question["thinker"] = "agent"): Question => ({
  game: "board",
  about: "turn",
  thinker,
  seat,
  told: JSON.stringify(redactLog(RULES.board, opening, seat).map(({ event }) => event)),
  seed: "a seed",
});
const question = questionAt(first);

/** A thread that does as the seed says: `exit` ends it, `exit once` the first time only, `loop` never ends. */
const folder = mkdtempSync(join(tmpdir(), "inkognito-pool-"));
const thread = pathToFileURL(join(folder, "thread.mjs"));
const real = new URL("./thread.js", import.meta.url).href;
writeFileSync(
  thread,
  `import { existsSync, writeFileSync } from "node:fs";
  import answer from ${JSON.stringify(real)};
  const marker = ${JSON.stringify(join(folder, "exited"))};
  export default (asked) => {
    const { seed } = asked.question;
    if (seed === "exit" || (seed === "exit once" && !existsSync(marker))) {
      writeFileSync(marker, "");
      process.exit(1);
    }
    const answered = answer(asked);
    while (seed === "loop");
    return answered;
  };`,
);
afterAll(() => rmSync(folder, { recursive: true }));

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
    pool = new BotPool({ threads: 1, patience: 200, thread });
    const stuck = pool.think({ ...question, seed: "loop" });
    const next = pool.think({ ...question, thinker: "random" });
    await expect(stuck).rejects.toThrow("a bot's thread has ended over it");
    await expect(next).resolves.toEqual(think({ ...question, thinker: "random" }));
    expect(pool.open).toBe(0);
  }, 30_000);

  it("do not count the time that a question waits, or that a thread needs to start", async () => {
    pool = new BotPool({ threads: 1, patience: 1000, thread });
    const stuck = Array.from({ length: 2 }, () => pool?.think({ ...question, seed: "loop" }));
    const settled = Promise.allSettled(stuck);
    await expect(pool.think(question)).resolves.toEqual(think(question));
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  }, 30_000);

  it("are replaced when one ends, and the question is asked again", async () => {
    pool = new BotPool({ threads: 1, thread });
    const [one, other] = await Promise.all([
      pool.think({ ...question, seed: "exit once" }),
      pool.think({ ...question, thinker: "random" }),
    ]);
    expect(one).toEqual(think({ ...question, seed: "exit once" }));
    expect(other).toEqual(think({ ...question, thinker: "random" }));
  }, 30_000);

  it("do not end one after the other over the same question", async () => {
    pool = new BotPool({ threads: 1, thread });
    const bad = pool.think({ ...question, seed: "exit" });
    const good = pool.think({ ...question, thinker: "random" });
    await expect(bad).rejects.toThrow("thread has ended");
    await expect(good).resolves.toEqual(think({ ...question, thinker: "random" }));
  }, 30_000);

  it("say so when they cannot be started", async () => {
    pool = new BotPool({ thread: new URL("missing.mjs", thread) });
    await expect(pool.think(question)).rejects.toThrow("thread has ended");
    expect(pool.open).toBe(0);
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
