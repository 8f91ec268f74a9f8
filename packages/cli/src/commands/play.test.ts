import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BoardAction, BoardViewEvent } from "@inkognito/engine/board";
import type { CardViewEvent } from "@inkognito/engine/card";
import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { act, hasEnded, momentOf } from "@inkognito/engine/host";
import { parseRecord, replayRecord } from "@inkognito/engine/record";
import { randomFrom } from "@inkognito/mind";
import { afterAll, describe, expect, it } from "vitest";
import { boardTerminal } from "../games/board/terminalGame.js";
import { cardTerminal } from "../games/card/terminalGame.js";
import type { Moment } from "../games/shared/terminalGame.js";
import { beginGame, beginNext, botsTurn, type OpenGame } from "../play/host.js";
import { parseSaved } from "../play/saves.js";
import { type PlayValues, parsePlay, seedFor } from "../play/setup.js";

const MAIN = fileURLToPath(new URL("../main.js", import.meta.url));

const FIXTURES = fileURLToPath(new URL("../../fixtures/", import.meta.url));
const OLD_SAVES = readdirSync(FIXTURES, { recursive: true, encoding: "utf8" })
  .filter((file) => /play-\w+\.json$/.test(file))
  .sort();

const folder = mkdtempSync(join(tmpdir(), "inkognito-play-"));
const running = new Set<ChildProcessWithoutNullStreams>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const freshSave = (): string => join(mkdtempSync(join(folder, "save-")), "play.json");

/** `inkognito play` at the other end of two pipes. */
class Run {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  out = "";
  err = "";
  /** How much of the output has been answered. */
  #answered = 0;

  constructor(save: string, ...options: readonly string[]) {
    const args = [MAIN, "play", "--save", save];
    this.child = spawn(process.execPath, [...args, ...options], { stdio: "pipe" });
    running.add(this.child);
    this.child.stdout.setEncoding("utf8").on("data", (text) => {
      this.out += text;
    });
    this.child.stderr.setEncoding("utf8").on("data", (text) => {
      this.err += text;
    });
    this.child.stdin.on("error", () => {});
    this.ended = once(this.child, "close").then(([code]) => code as number | null);
  }

  /** The output without its line breaks: sentences may be long. */
  get said(): string {
    return this.out.replace(/\s+/g, " ");
  }

  /** What was written since the last answer, up to the prompt; null: it has ended. */
  async asked(): Promise<string | null> {
    for (;;) {
      const text = this.out.slice(this.#answered);
      if (/(^|\n)([a-z ]+> |sure\? |.*\[Y\/n\] )$/.test(text)) return text;
      const over = await Promise.race([
        once(this.child.stdout, "data").then(() => false),
        this.ended.then(() => true),
      ]);
      if (over) return null;
    }
  }

  type(text: string): void {
    this.#answered = this.out.length;
    this.child.stdin.write(`${text}\n`);
  }

  /** Types these, one at each prompt. */
  async answer(...lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      expect(await this.asked(), this.err).not.toBeNull();
      this.type(line);
    }
  }

  /** To the end of the game, with this player's answers; returns their number. */
  async finish(player: (asked: string) => string): Promise<number> {
    for (let answers = 0; ; answers += 1) {
      const asked = await this.asked();
      if (asked === null) return answers;
      this.type(player(asked));
    }
  }
}

/** The same games without a terminal: the coach's suggestion at every prompt leads to this end. */
function coached(values: PlayValues): OpenGame {
  const setup = parsePlay(values);
  let game: OpenGame = beginGame(setup, seedFor(setup.seedText, 1));
  for (;;) {
    const after = botsTurn(game) ?? actAsCoached(game) ?? beginNext(game, seedFor);
    if (after === null) return game;
    game = after;
  }
}

function actAsCoached(game: OpenGame): OpenGame | null {
  if (hasEnded(game)) return null;
  const { told } = momentOf(game, game.setup.seat);
  const [first] = told;
  if (first?.type !== "began") throw new Error("a game begins");
  const suggestion =
    first.config.game === "board"
      ? boardTerminal.coach(seen("board", told as readonly BoardViewEvent[]))
      : cardTerminal.coach(seen("card", told as readonly CardViewEvent[]));
  const after = act(game, game.setup.seat, suggestion?.action as BoardAction);
  return after.ok ? after.value : null;
}

function seen<G extends GameName>(
  name: G,
  told: readonly PlayerTypes[G]["ViewEvent"][],
): Moment<G> {
  const { blankView, evolveView } = GAMES[name];
  return { view: told.reduce<PlayerTypes[G]["View"]>(evolveView, blankView(0)), told };
}

const coach = (asked: string): string => (asked.endsWith("[Y/n] ") ? "y" : "do");

const COMMANDS = [
  "?",
  "notes",
  "odds",
  "odds all",
  "why red",
  "why blue F",
  "why code",
  "map",
  "map all",
  "cards",
  "log",
  "coach",
  "missions",
];

/** Reads the question as a person does, and picks something; now and then types a command. */
function anybody(seed: string): (asked: string) => string {
  const below = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  let steps = 0;
  return (asked) => {
    if (asked.endsWith("[Y/n] ")) return "y";
    if (below(8) === 0) return pick(COMMANDS);
    // An answer to a command shows no choices: the coach decides then.
    const numbers = (pattern: RegExp): readonly string[] =>
      [...asked.matchAll(pattern)].map(([, number]) => number as string);
    if (asked.endsWith("move> ")) {
      const rows = [...asked.matchAll(/^ {2}your (\w+) on \d.*? (?:land|sea) (\d+)/gm)];
      steps += 1;
      if (rows.length === 0 || steps % 3 === 0) return "do";
      const [, figure, to] = pick(rows);
      return `${figure} ${to}`;
    }
    if (asked.endsWith("walk> ")) {
      const reach = asked.match(/Within two steps: ([\d,\s]+)\./)?.[1]?.match(/\d+/g);
      return reach ? pick(reach) : "do";
    }
    if (asked.endsWith("banish to> ")) {
      const free = numbers(/(?:^ {2}|, )(\d+) \p{L}/gmu);
      return free.length === 0 ? "do" : pick(free);
    }
    // To announce at random would end every game at once.
    const choices = numbers(
      /^ +(\d+) {2}(?!announce “|announce alone|make the call|open the safe)/gm,
    );
    return choices.length === 0 ? "do" : pick(choices);
  };
}

/** Part V: of cards between others it is told how many there were. */
const BETWEEN_OTHERS =
  /^ +(green|blue|yellow) shows (green|blue|yellow) (?!\d cards$|one card$|two cards$|a black card$)/m;

const TABLES: readonly (readonly string[])[] = [
  ["--players", "3"],
  ["--players", "4", "--repeats", "challenge", "--placement", "chosen"],
  ["--players", "5", "--as", "ambassador"],
  ["--game", "card", "--players", "3", "--no-match"],
  ["--game", "card", "--players", "4", "--edition", "safe"],
  ["--game", "card", "--players", "5", "--no-match"],
  ["--game", "card", "--players", "5", "--edition", "safe"],
];

describe.concurrent("inkognito play", { timeout: 600_000 }, () => {
  it.each(TABLES.map((options) => [options.join(" "), options] as const))(
    "%s: a whole game",
    async (_, options) => {
      const save = freshSave();
      const records = `${save}.records`;
      const table = ["--seed", "whole", "--seats", "novice", "--record", records];
      const run = new Run(save, ...table, ...options);
      expect(await run.finish(anybody(options.join(" ")))).toBeGreaterThan(3);
      expect(await run.ended).toBe(0);
      expect(run.err).toBe("");
      expect(run.out).toMatch(/Masks off:[\s\S]*You've (won|lost)/);
      if (!options.includes("ambassador")) expect(run.out).not.toMatch(BETWEEN_OTHERS);
      // No escape sequence goes into a pipe, and nothing is wider than a terminal.
      expect(run.out).not.toContain("\u001b");
      const widest = Math.max(...run.out.split("\n").map((line) => line.length));
      expect(widest).toBeLessThanOrEqual(110);
      expect(parseSaved(readFileSync(save, "utf8"))).toMatchObject({ ok: true });
      const record = parseRecord(readFileSync(join(records, "game-1.json"), "utf8"));
      expect(record.ok && replayRecord(record.value)).toMatchObject({ wrong: null });
    },
  );

  it.each([
    ["board", { players: "4" }, ["--players", "4"]],
    ["card", { game: "card", players: "3" }, ["--game", "card", "--players", "3"]],
  ])(
    "%s: killed at any moment it goes on, and comes to the same end",
    async (_, values, options) => {
      const save = freshSave();
      let run = new Run(save, "--seed", "killed", ...options);
      for (const answers of [1, 3]) {
        for (let i = 0; i < answers; i += 1) await run.answer("do");
        expect(await run.asked()).not.toBeNull();
        // What was just typed may have been heard or not.
        run.type("do");
        run.child.kill("SIGKILL");
        await run.ended;
        run = new Run(save);
        expect(await run.asked()).toMatch(/saved .*: you're red.*Go on\? \[Y\/n\] $/);
        run.type("y");
      }
      await run.finish(coach);
      expect(await run.ended).toBe(0);
      expect(JSON.parse(readFileSync(save, "utf8")).events).toEqual(
        coached({ ...values, seed: "killed" }).events.slice(),
      );
    },
  );

  it.each(OLD_SAVES)("goes on to the end with what an earlier version saved: %s", async (file) => {
    const save = freshSave();
    copyFileSync(join(FIXTURES, file), save);
    const { events } = JSON.parse(readFileSync(save, "utf8"));
    const run = new Run(save);
    expect(await run.asked()).toMatch(/saved .*: you're red.*Go on\? \[Y\/n\] $/);
    await run.finish(coach);
    expect([await run.ended, run.err]).toEqual([0, ""]);
    expect(run.said).not.toContain("damaged");
    expect(run.out).toMatch(/Masks off:[\s\S]*You've (won|lost)/);
    const after = JSON.parse(readFileSync(save, "utf8"));
    // A match goes on with another game, which has a log of its own.
    if (after.setup.match === null)
      expect(after.events.slice().slice(0, events.length)).toEqual(events);
    else expect(after.setup.match.games).toBeGreaterThan(0);
  });

  it("Ctrl-C leaves with 130, the end of the input and `quit` with 0, and all of them a game", async () => {
    const save = freshSave();
    const broken = new Run(save, "--seed", "left");
    await broken.asked();
    broken.child.kill("SIGINT");
    expect(await broken.ended).toBe(130);
    expect(broken.said).toContain(`\`inkognito play --save ${save}\` goes on with it.`);
    const ended = new Run(save);
    await ended.answer("");
    await ended.asked();
    ended.child.stdin.end();
    expect(await ended.ended).toBe(0);
    expect(ended.said).toContain("goes on with it.");
    const quit = new Run(save);
    await quit.answer("yes", "do", "quit");
    expect(await quit.ended).toBe(0);
    expect(readFileSync(save, "utf8")).toContain('"actions":[{');
  });

  it("answers nonsense with a sentence and asks again", async () => {
    const run = new Run(freshSave(), "--seed", "nonsense", "--seats", "random");
    const rubbish = [
      "hocus pocus",
      "-1",
      "999",
      "99999999999999999999",
      "'; drop table",
      "💣",
      "go go go",
      "why",
      "why purple",
      "why blue moon",
      "sign",
      "sign Q",
      "sign F red",
      "seal all",
      "map atlantis",
      "undo",
      "x".repeat(5000),
    ];
    await run.answer(...rubbish);
    expect(await run.asked()).toMatch(/> $/);
    expect(run.err).toBe("");
    const decided = run.out.match(/\n(you show|your turn)/g)?.length ?? 0;
    expect(decided).toBeLessThanOrEqual(1);
    await run.answer("sign F", "quit");
    expect(await run.ended).toBe(0);
    expect(run.out).toContain("(you make Fiddlebottom's sign)");
  });

  it("keeps a damaged game beside, and one that is left", async () => {
    const save = freshSave();
    writeFileSync(save, '{"format":"inkognito-play","version":1');
    const run = new Run(save, "--seed", "fresh");
    await run.answer("quit");
    expect(await run.ended).toBe(0);
    expect(run.said).toContain(`The game in ${save} is damaged. It stays in ${save}.damaged-1.`);
    expect(readFileSync(`${save}.damaged-1`, "utf8")).toBe(
      '{"format":"inkognito-play","version":1',
    );
    const kept = readFileSync(save, "utf8");
    const fresh = new Run(save, "--new", "--game", "card");
    await fresh.answer("quit");
    expect(await fresh.ended).toBe(0);
    expect(fresh.out).toContain("The card game");
    expect(readFileSync(`${save}.left-1`, "utf8")).toBe(kept);
    const declined = new Run(save, "--game", "board");
    await declined.answer("perhaps", "n", "quit");
    expect(await declined.ended).toBe(0);
    expect(declined.out).toContain('"perhaps" is neither yes nor no.');
    expect(declined.out).toContain("The board game");
  });

  it("leaves a game to the terminal that has gone on with it", async () => {
    const save = freshSave();
    const first = new Run(save, "--seed", "two");
    await first.asked();
    const second = new Run(save);
    await second.answer("y", "do", "quit");
    expect(await second.ended).toBe(0);
    const kept = readFileSync(save, "utf8");
    await first.answer("do");
    expect(await first.ended).toBe(2);
    expect(first.err).toBe(`inkognito: another terminal has gone on with the game in ${save}\n`);
    expect(readFileSync(save, "utf8")).toBe(kept);
  });

  it("answers a wrong option with one line and exit code 2, and writes nothing", async () => {
    const save = freshSave();
    const run = new Run(save, "--seats", "agent,agent,genius");
    expect(await run.ended).toBe(2);
    expect(run.err).toMatch(/^inkognito: --seats takes .*, not "genius"\n$/);
    expect(run.out).toBe("");
    expect(existsSync(save)).toBe(false);
  });
});
