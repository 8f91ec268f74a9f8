import { spawn } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { formatRecord, type GameRecord, parseRecord, signRecord } from "@inkognito/engine/record";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { UsageError } from "../usage.js";
import { run as replay } from "./replay.js";
import { run as simulate } from "./simulate.js";
import { run as verify } from "./verify.js";
import { run as watch } from "./watch.js";

const MAIN = fileURLToPath(new URL("../main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "inkognito-record-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real command, in a process of its own. */
function inkognito(args: readonly string[], typed = ""): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: "pipe" });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  child.stdin.on("error", () => undefined).end(typed);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

/** The same without a process of its own, which takes its time to start; bad input is thrown. */
async function inHere(
  run: (args: readonly string[]) => void | Promise<void>,
  args: readonly string[],
) {
  const [out, err]: [string[], string[]] = [[], []];
  const log = vi.spyOn(console, "log").mockImplementation((text) => void out.push(`${text}\n`));
  const error = vi.spyOn(console, "error").mockImplementation((text) => void err.push(`${text}\n`));
  try {
    await run(args);
    return { code: process.exitCode ?? 0, out: out.join(""), err: err.join("") };
  } finally {
    process.exitCode = undefined;
    log.mockRestore();
    error.mockRestore();
  }
}

/** One line, and nothing said or written before it. */
async function badInput(
  run: Parameters<typeof inHere>[0],
  args: readonly string[],
): Promise<string> {
  const ran = await inHere(run, args).catch((error: unknown) => error);
  if (ran instanceof UsageError || (ran instanceof Error && "code" in ran)) return ran.message;
  throw new Error(`not refused: ${JSON.stringify(ran)}`);
}

const at = (name: string): string => join(folder, name);

function recordAt(path: string): GameRecord {
  const parsed = parseRecord(readFileSync(path, "utf8"));
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.reason}`);
  return parsed.value;
}

const seated = ["--seats", "random,random,random,random", "--seed", "long"];

beforeAll(async () => {
  const ran = await inHere(watch, ["--game", "board", ...seated, "--record", at("board.json")]);
  expect(ran.code).toBe(0);
}, 60_000);

describe("inkognito simulate --record", { timeout: 60_000 }, () => {
  it("keeps every game of a match in a folder", async () => {
    const args = ["--game", "card", "--match", "--games", "1", ...seated];
    const ran = await inHere(simulate, [...args, "--record", at("match")]);
    expect(ran.code).toBe(0);
    const records = readdirSync(at("match"))
      .sort()
      .map((name) => recordAt(join(at("match"), name)));
    expect(records.length).toBeGreaterThan(1);
    let points = [0, 0, 0, 0];
    for (const [i, { match, events }] of records.entries()) {
      expect(match).toEqual({ game: i + 1, points });
      const { outcome } = events.at(-1) as unknown as { outcome: { points: readonly number[] } };
      points = points.map((each, seat) => each + (outcome.points[seat] ?? 0));
    }
    expect(Math.max(...points)).toBe(3);
  });

  it.each([
    ["several games in one file", ["--games", "2", "--record", at("two.json")]],
    ["several threads", ["--games", "2", "--jobs", "2", "--record", at("two")]],
    ["a folder in nowhere", ["--games", "1", "--record", at("no/where/at/all")]],
  ])("refuses %s", async (_, args) => {
    expect(await badInput(simulate, ["--game", "card", ...seated, ...args])).toMatch(
      /record|ENOENT/,
    );
  });
});

describe("inkognito verify", { timeout: 60_000 }, () => {
  it("says four things about a file that holds", async () => {
    const ran = await inkognito(["verify", at("board.json")]);
    expect([ran.code, ran.err]).toEqual([0, ""]);
    expect(ran.out.split("\n").map((line) => line.slice(0, 16))).toEqual([
      "file intact  yes",
      "draws fair   yes",
      "moves legal  yes",
      "signature    non",
      "",
    ]);
  });

  it("holds a file that the server of an earlier version signed", async () => {
    const file = fileURLToPath(new URL("../../fixtures/2026-11-18/game.json", import.meta.url));
    const key = recordAt(file).signature?.publicKey ?? "";
    const ran = await inHere(verify, [file, "--key", key]);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^signature +yes: by the given key$/m);
    const replayed = await inHere(replay, [file]);
    expect(replayed.code).toBe(0);
  });

  it.each(["game-devir", "game-piatnik"])(
    "[B2.4] holds a file from before the first player could be named: %s",
    async (name) => {
      const path = `../../fixtures/2026-11-18-editions/${name}.json`;
      const file = fileURLToPath(new URL(path, import.meta.url));
      expect((await inHere(verify, [file])).code).toBe(0);
      expect((await inHere(replay, [file])).code).toBe(0);
    },
  );

  it("names the first event that is wrong", async () => {
    const record = recordAt(at("board.json"));
    const number = record.events.findIndex(({ type }) => type === "moved") + 1;
    const steps = [{ ball: "white", piece: "ambassador", to: 1 }];
    const events = record.events.with(number - 1, { type: "moved", seat: 0, steps });
    writeFileSync(at("moved.json"), formatRecord({ ...record, events }));
    const ran = await inkognito(["verify", at("moved.json")]);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/^file intact {2}NO/m);
    expect(ran.out).toMatch(new RegExp(`^moves legal {2}NO: event ${number} \\(moved\\)`, "m"));
    expect(ran.out).toMatch(new RegExp(`^draws fair {3}as far as event ${number - 1};`, "m"));
    const { out, code } = await inHere(verify, [at("moved.json"), "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      verified: false,
      intact: false,
      moves: { type: "wrong", event: number },
    });
  });

  it("knows whose signature it is", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    const { x = "" } = publicKey.export({ format: "jwk" });
    const key = Buffer.from(x, "base64url").toString("hex");
    const record = signRecord(recordAt(at("board.json")), key, (message) =>
      sign(null, message, privateKey),
    );
    writeFileSync(at("signed.json"), formatRecord(record));
    const ran = [
      await inHere(verify, [at("signed.json")]),
      await inHere(verify, [at("signed.json"), "--key", key.toUpperCase()]),
      await inHere(verify, [at("signed.json"), "--key", "0".repeat(64)]),
      await inHere(verify, [at("board.json"), "--key", key]),
    ];
    expect(ran.map(({ code }) => code)).toEqual([0, 0, 1, 1]);
    expect(ran.map(({ out }) => /signature +(.{10})/.exec(out)?.[1])).toEqual([
      "yes: by ke",
      "yes: by th",
      "NO: by key",
      "NO: none, ",
    ]);
  });

  it.each([
    ["no file at all", [at("none.json")]],
    ["a folder", [folder]],
    ["two files", [at("board.json"), at("board.json")]],
    ["none", []],
    ["something else", [MAIN]],
    ["a key that is none", [at("board.json"), "--key", "abc"]],
    ["an option that is none", [at("board.json"), "--kee", "abc"]],
  ])("takes %s for bad input", async (_, args) => {
    expect(await badInput(verify, args)).not.toBe("");
  });

  it("takes bytes that are no text for bad input", async () => {
    writeFileSync(at("bytes.json"), Buffer.from([0x22, 0xff, 0xfe, 0x22]));
    const ran = await inkognito(["verify", at("bytes.json")]);
    expect([ran.code, ran.err]).toEqual([2, `inkognito: ${at("bytes.json")}: not UTF-8\n`]);
  });
});

describe("inkognito replay", { timeout: 60_000 }, () => {
  const handsIn = (text: string): number => text.match(/, letter [A-D]/g)?.length ?? 0;

  it("shows a game as each saw it, or with everything open", async () => {
    const spectator = await inHere(replay, [at("board.json")]);
    const red = await inHere(replay, [at("board.json"), "--seat", "red"]);
    const second = await inHere(replay, [at("board.json"), "--seat", "0"]);
    const all = await inHere(replay, [at("board.json"), "--all"]);
    expect([spectator.code, red.code, all.code]).toEqual([0, 0, 0]);
    expect(second).toEqual(red);
    // At the end the masks of four are off; before that no one's, one's own, everybody's.
    expect([spectator, red, all].map((ran) => handsIn(ran.out))).toEqual([4, 5, 8]);
    const shown = (text = ""): number =>
      text.match(/ shows .*(identity|build|mission):/g)?.length ?? 0;
    expect(shown(spectator.out)).toBe(0);
    expect(shown(all.out)).toBeGreaterThan(shown(red.out));
  });

  it("goes step by step, until someone has seen enough", async () => {
    const few = await inkognito(["replay", at("board.json"), "--step"], "\n\nq\n");
    const whole = await inHere(replay, [at("board.json")]);
    expect(few.code).toBe(0);
    expect(few.out.split("\n").filter((line) => line !== "")).toHaveLength(4);
    expect(whole.out.startsWith(few.out)).toBe(true);
    const typed = await inkognito(["replay", at("board.json"), "--step"], "\n".repeat(10_000));
    expect(typed.out).toBe(whole.out);
  });

  it("stops where the game is not one any more", async () => {
    const record = recordAt(at("board.json"));
    const events = record.events.slice(0, 6);
    writeFileSync(at("cut.json"), formatRecord({ ...record, events }));
    const ran = await inHere(replay, [at("cut.json")]);
    expect(ran.code).toBe(1);
    expect(ran.err).toBe(
      "inkognito: event 7 is missing: the game hasn't ended; nothing from there on is shown\n",
    );
  });

  it.each([
    ["--seat", "9"],
    ["--seat", "ambassador"],
    ["--seat", "red", "--all"],
  ])("refuses %s %s", async (...args) => {
    expect(await badInput(replay, [at("board.json"), ...args])).toMatch(/^--seat/);
  });
});
