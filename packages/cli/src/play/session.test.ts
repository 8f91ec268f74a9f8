import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AGENTS, type Agent, partnerOf } from "@inkognito/engine/core";
import { begin } from "@inkognito/engine/host";
import { afterAll, describe, expect, it } from "vitest";
import { beginGame, openingOf } from "./host.js";
import { SaveFile } from "./saveFile.js";
import { playOn } from "./session.js";
import { type PlaySetup, type PlayValues, parsePlay, seedFor } from "./setup.js";
import type { Terminal, Typed } from "./terminal.js";

const folder = mkdtempSync(join(tmpdir(), "inkognito-session-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const freshFile = (): SaveFile =>
  new SaveFile(join(mkdtempSync(join(folder, "f-")), "play.json"), { makeFolder: false });

/** A person who types what they are told to, and what they saw. */
class Scripted implements Terminal {
  readonly printed: string[] = [];
  readonly #type: (prompt: string) => Typed;
  readonly #meanwhile: () => void;

  constructor(type: (prompt: string) => Typed, meanwhile: () => void = () => {}) {
    this.#type = type;
    this.#meanwhile = meanwhile;
  }

  print(...lines: readonly string[]): void {
    this.printed.push(...lines);
  }

  title(text: string): void {
    this.printed.push(text);
  }

  async ask(prompt: string): Promise<Typed> {
    return this.#type(prompt);
  }

  async leaving(): Promise<Typed | null> {
    this.#meanwhile();
    return null;
  }

  close(): void {}
}

const line = (text: string): Typed => ({ type: "line", text });

/** Types these; then nothing more. */
const typing = (...texts: readonly string[]): (() => Typed) => {
  const rest = [...texts];
  return () => {
    const text = rest.shift();
    return text === undefined ? { type: "end" } : line(text);
  };
};

const play = (values: PlayValues, terminal: Terminal, file = freshFile()) => {
  const setup = parsePlay(values);
  return playOn(beginGame(setup, seedFor(setup.seedText, 1)), terminal, file, {
    resumed: false,
    recording: null,
  });
};

const GREEN_BEGINS = { seats: "random", first: "green" } as const;

describe("a game at the terminal", () => {
  it.each<PlayValues>([
    { seed: "kept", seats: "random" },
    { seed: "kept", seats: "random", game: "card", players: "5", as: "ambassador", match: false },
  ])("%j: a decision is kept before anyone acts on it", async (values) => {
    const file = freshFile();
    let decided = 0;
    let looks = 0;
    const { seat } = parsePlay(values);
    const terminal = new Scripted(
      () => {
        decided += 1;
        return line("do");
      },
      () => {
        const { actions } = JSON.parse(readFileSync(file.path, "utf8"));
        const mine = actions.filter((each: { seat: number }) => each.seat === seat);
        expect(mine).toHaveLength(decided);
        looks += 1;
      },
    );
    expect(await play(values, terminal, file)).toBeNull();
    expect(decided).toBeGreaterThan(2);
    expect(looks).toBeGreaterThan(2);
    expect(terminal.printed.join("\n")).toMatch(/You've (won|lost)/);
  });

  it("[B3.9] a gesture beside it leaves a half typed movement as it is", async () => {
    // The first player of this deal is the person.
    const terminal = new Scripted(typing("2 3", "gesture X", "", "undo", ""));
    await play({ seed: "left" }, terminal);
    const text = terminal.printed.join("\n");
    expect(text).toContain("(you make Agent X's sign)");
    expect(text.match(/Your movement so far:\n {2}orange: your \w+ to 3/g)).toHaveLength(2);
    expect(text).toMatch(/Your movement:[\s\S]*Your movement:[\s\S]*Your movement:/);
  });

  it("[B10.1] it stops where an announcement may be right in another's turn", async () => {
    // C-D of F and B: the Ambassador is in the embassy from the start, and green does not move him.
    const deals = Array.from({ length: 200 }, (_, i) => ({ ...GREEN_BEGINS, seed: `off ${i}` }));
    const values = deals.find((each) => {
      const { state } = beginGame(parsePlay(each) as PlaySetup<"board">, seedFor(each.seed, 1));
      const hand = state.own[0]?.hand;
      return hand?.identity === "F" && hand.mission === "C";
    });
    if (values === undefined) throw new Error("no such deal");
    const prompts: string[] = [];
    const typed = ["", "?", "sign F", "do"];
    const goesOn = new Scripted((prompt) => {
      prompts.push(prompt);
      return typed.length === 0 ? { type: "end" } : line(typed.shift() ?? "");
    });
    await play(values, goesOn);
    expect(prompts.slice(0, 4)).toEqual(Array(4).fill("go on> "));
    const asked = /you can announce with (\w+) as your partner/g;
    const printed = goesOn.printed.join("\n");
    // Once as it came up, once for the empty line; a later player may be the next one.
    expect([...printed.matchAll(asked)].slice(0, 3).map(([, who]) => who)).toEqual([
      "green",
      "green",
      "blue",
    ]);

    const announces = new Scripted(typing("announce", "C-D"));
    await play(values, announces);
    expect(announces.printed.join("\n")).toMatch(
      /You: “Mission accomplished!” with green, code C-D[\s\S]*Masks off:/,
    );
  });

  it("[C8.4] five players, safe: the right code, said to a rival, wins for both partners", async () => {
    const table = { game: "card", players: "5", edition: "safe", seats: "random" } as const;
    for (let attempt = 0; ; attempt += 1) {
      const values = { ...table, seed: `rival ${attempt}` };
      const dealt = beginGame(parsePlay(values) as PlaySetup<"card">, seedFor(values.seed, 1));
      const hands = dealt.state.own.map(({ hand }) => hand);
      const numberOf = (agent: Agent) => hands.find((hand) => hand?.identity === agent)?.number;
      const mine = hands[0]?.identity ?? "F";
      const rivals = ["green", "blue", "yellow"].filter(
        (_, at) => hands[at + 1]?.identity !== partnerOf(mine),
      );
      const met = new RegExp(`^You meet (${rivals.join("|")}) at `, "m");
      // Always the first location; then the code, if the meeting is with a rival alone.
      const code = AGENTS.map(numberOf).join("-");
      const terminal: Scripted = new Scripted((prompt) => {
        if (prompt === "code> ") return line(code);
        if (prompt !== "choose> ") return line("1");
        return met.test(terminal.printed.join("\n")) ? line("announce") : { type: "end" };
      });
      await play(values, terminal);
      const printed = terminal.printed.join("\n");
      if (!printed.includes("Masks off:")) continue;
      expect(printed).not.toContain("as your partner");
      const partner = ["green", "blue", "yellow"].find((colour) => !rivals.includes(colour));
      expect(printed).toContain(`red and ${partner} won: the code was right (C8.4).`);
      expect(printed).toContain("You've won!");
      return;
    }
  });

  it("a deal that differs in what the seat was not told looks the same (part V)", async () => {
    const commands = [
      "notes",
      "odds",
      "why green",
      "coach",
      "map",
      "cards",
      "missions",
      "log",
      "?",
    ];
    const seen = async (order: readonly number[]): Promise<readonly string[]> => {
      // Red begins, so no one else has acted on what they hold.
      const setup = parsePlay({ seed: "left" }) as PlaySetup<"board">;
      const game = beginGame(setup, seedFor("left", 1));
      const events = game.events
        .slice()
        .map((event) =>
          event.type === "dealt"
            ? { ...event, hands: order.map((seat) => event.hands[seat] ?? null) }
            : event,
        );
      expect(events).toContainEqual(expect.objectContaining({ type: "dealt" }));
      const terminal = new Scripted(typing(...commands));
      const dealt = { setup, ...begin({ ...openingOf(setup, game.chance.seed), events }) };
      await playOn(dealt, terminal, freshFile(), { resumed: false, recording: null });
      return terminal.printed;
    };
    const printed = await seen([0, 1, 2, 3]);
    expect(printed.length).toBeGreaterThan(100);
    for (const order of [
      [0, 2, 1, 3],
      [0, 3, 1, 2],
      [0, 3, 2, 1],
    ]) {
      expect(await seen(order)).toEqual(printed);
    }
  });
});
