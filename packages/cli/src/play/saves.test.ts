import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { UsageError } from "../usage.js";
import { beginGame, botsTurn, type OpenGame } from "./host.js";
import { defaultSave, SaveFile } from "./saveFile.js";
import { formatSaved, parseSaved } from "./saves.js";
import { type PlayValues, parsePlay, seedFor } from "./setup.js";

const folder = mkdtempSync(join(tmpdir(), "inkognito-save-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bots have acted as far as they could. */
function opened(values: PlayValues): OpenGame {
  const setup = parsePlay(values);
  let game = beginGame(setup, seedFor("saved", 1));
  for (let after = botsTurn(game); after !== null; after = botsTurn(game)) game = after;
  return game;
}

const GAMES: readonly PlayValues[] = [
  { players: "4", as: "yellow", name: "Zoë" },
  { players: "3", without: "red", as: "blue", first: "green", direction: "counterclockwise" },
  { players: "5", as: "ambassador", seed: "s" },
  { game: "card", players: "3", as: "blue" },
  { game: "card", players: "5", as: "green", gestures: true },
];

describe("a kept game", () => {
  it.each(GAMES)("%j comes back as it was", (values) => {
    const game = opened(values);
    const again = parseSaved(formatSaved(game));
    if (!again.ok) throw new Error(again.error);
    expect(formatSaved(again.value)).toBe(formatSaved(game));
    expect([again.value.state, again.value.told]).toEqual([game.state, game.told]);
  });

  type Saved = Record<string, unknown> & {
    setup: Record<string, unknown> & { config: Record<string, unknown> };
    actions: Record<string, unknown>[];
    events: Record<string, unknown>[];
  };
  const damages: readonly [string, (saved: Saved) => unknown][] = [
    ["another format", (saved) => ({ ...saved, format: "other" })],
    ["a version to come", (saved) => ({ ...saved, version: 2 })],
    ["another seed", (saved) => ({ ...saved, seed: "0".repeat(64) })],
    ["no seed", (saved) => ({ ...saved, seed: "x" })],
    ["one action less", (saved) => ({ ...saved, actions: saved.actions.slice(1) })],
    [
      "an action of someone else",
      (saved) => ({
        ...saved,
        actions: [{ ...saved.actions[0], seat: 3 }, ...saved.actions.slice(1)],
      }),
    ],
    ["actions that are none", (saved) => ({ ...saved, actions: [null] })],
    ["one event less", (saved) => ({ ...saved, events: saved.events.slice(0, -1) })],
    ["no events", ({ events: _, ...saved }) => saved],
    ["a seat that is not there", (saved) => ({ ...saved, setup: { ...saved.setup, seat: 4 } })],
    ["a bot in the person's place", (saved) => ({ ...saved, setup: { ...saved.setup, seat: 1 } })],
    [
      "a level that is none",
      (saved) => ({ ...saved, setup: { ...saved.setup, levels: ["a", "agent", "agent", null] } }),
    ],
    [
      "a name with commands in it",
      (saved) => ({ ...saved, setup: { ...saved.setup, name: "\u001b[2J" } }),
    ],
    [
      "points around the board",
      (saved) => ({
        ...saved,
        setup: { ...saved.setup, match: { points: [0, 0, 0, 0], games: 0 } },
      }),
    ],
    [
      "another edition",
      (saved) => ({
        ...saved,
        setup: { ...saved.setup, config: { ...saved.setup.config, edition: "x" } },
      }),
    ],
    ["a list", () => []],
    ["nothing", () => null],
  ];

  const text = formatSaved(opened(GAMES[0] ?? {}));

  it.each(damages)("%s is noticed", (_, damage) => {
    const saved: Saved = JSON.parse(text);
    expect(parseSaved(JSON.stringify(saved)).ok).toBe(true);
    expect(parseSaved(JSON.stringify(damage(saved)))).toEqual({ ok: false, error: "unreadable" });
  });

  it("cut off anywhere it is noticed", () => {
    for (let end = 0; end < text.length - 1; end += 211) {
      expect(parseSaved(text.slice(0, end)).ok).toBe(false);
    }
  });
});

describe("the file it is kept in", () => {
  const fresh = (): string => join(mkdtempSync(join(folder, "f-")), "play.json");

  it("is written whole, for its owner only, and leaves nothing beside it", () => {
    const path = fresh();
    const file = new SaveFile(path, { makeFolder: false });
    expect(file.text).toBeNull();
    file.write("one");
    file.write("two");
    expect(readFileSync(path, "utf8")).toBe("two");
    expect(new SaveFile(path, { makeFolder: false }).text).toBe("two");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(path, ".."))).toEqual(["play.json"]);
  });

  it("is not taken from another terminal", () => {
    const path = fresh();
    const [mine, theirs] = [1, 2].map(() => new SaveFile(path, { makeFolder: false })) as [
      SaveFile,
      SaveFile,
    ];
    mine.write("mine");
    expect(() => theirs.write("theirs")).toThrow(UsageError);
    expect(readFileSync(path, "utf8")).toBe("mine");
  });

  it("loses nothing that is set aside", () => {
    const path = fresh();
    const asides = ["one", "two", "three"].map((text) => {
      writeFileSync(path, text);
      return new SaveFile(path, { makeFolder: false }).setAside("damaged");
    });
    expect(asides.map((aside) => readFileSync(aside, "utf8"))).toEqual(["one", "two", "three"]);
    expect(readdirSync(join(path, "..")).toSorted()).toEqual(
      [1, 2, 3].map((number) => `play.json.damaged-${number}`),
    );
  });

  it("makes its own folder only", () => {
    const path = join(folder, "made", "deep", "play.json");
    expect(() => new SaveFile(path, { makeFolder: false }).write("x")).toThrow("ENOENT");
    new SaveFile(path, { makeFolder: true }).write("x");
    expect(readFileSync(path, "utf8")).toBe("x");
  });

  it("that is none is said with its name", () => {
    const notThere = join(folder, "nowhere", "play.json");
    const kept = (path: string) => () => new SaveFile(path, { makeFolder: false }).write("x");
    expect(kept(notThere)).toThrow(`no game can be kept in ${notThere} (ENOENT)`);
    expect(kept(folder)).toThrow(`no game can be kept in ${folder} (EISDIR)`);
  });

  it("is where states are kept", () => {
    expect(defaultSave({ XDG_STATE_HOME: "/state" })).toBe("/state/inkognito/play.json");
    expect(defaultSave({ XDG_STATE_HOME: "relative" })).toMatch(
      /\/\.local\/state\/inkognito\/play\.json$/,
    );
    expect(defaultSave({})).toMatch(/\/\.local\/state\/inkognito\/play\.json$/);
  });
});
