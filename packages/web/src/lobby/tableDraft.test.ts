import { COLOURS } from "@inkognito/engine/core";
import { GAME_NAMES } from "@inkognito/engine/games";
import { gameConfig, tableOptions } from "@inkognito/protocol";
import { describe, expect, it, vi } from "vitest";
import { cardPreset, PLAYERS } from "../setup/gameChoice.js";
import {
  botSeats,
  changeDraft,
  changeNewDraft,
  DEFAULT_DRAFT,
  draftOf,
  loadDraft,
  optionsOf,
  PACES,
  paceName,
  paceOf,
  parseDraft,
  saveDraft,
} from "./tableDraft.js";

describe("what a host wishes for", () => {
  it("is a table that the server takes, for every game, number of players and pace", () => {
    for (const game of ["board", "card"] as const) {
      for (const players of PLAYERS) {
        for (const pace of PACES) {
          const options = optionsOf({ ...DEFAULT_DRAFT, game, players, pace });
          expect(tableOptions.parse(JSON.parse(JSON.stringify(options)))).toEqual(options);
        }
      }
    }
  });

  it("is the same again when the table is changed", () => {
    const draft = {
      ...DEFAULT_DRAFT,
      game: "card",
      match: true,
      pace: "days 2",
      listed: true,
    } as const;
    expect(optionsOf(draftOf(optionsOf(draft)))).toEqual(optionsOf(draft));
    const board = { ...DEFAULT_DRAFT, players: 5, repeats: "challenge", chat: false } as const;
    expect(optionsOf(draftOf(optionsOf(board)))).toEqual(optionsOf(board));
    const own = { direction: "counterclockwise", ambassadorMustMove: true } as const;
    const first = { ...board, ...own, first: "ambassador" } as const;
    expect(optionsOf(draftOf(optionsOf(first)))).toEqual(optionsOf(first));
    expect(optionsOf(first).config).toMatchObject({ ...own, first: "ambassador" });
  });

  it.each(GAME_NAMES)("[B11.1] [C7.1] may be three players of any colours: %s", (game) => {
    for (const spare of COLOURS) {
      const draft = { ...DEFAULT_DRAFT, game, players: 3, spare, first: "red" } as const;
      const options = optionsOf(draft);
      expect(options.config.seats).toEqual(COLOURS.filter((colour) => colour !== spare));
      expect(optionsOf(draftOf(options))).toEqual(options);
    }
  });

  it.each([
    ["gets a clock when it becomes public", { pace: "none" }, { listed: true }, "live 90"],
    ["keeps the clock it has", { pace: "live 30" }, { listed: true }, "live 30"],
    ["keeps its days", { pace: "days 2" }, { listed: true }, "days 2"],
    ["may lose it again", { pace: "live 90", listed: true }, { pace: "none" }, "none"],
    ["without one stays so by other choices", { listed: true }, { bots: 1, listed: true }, "none"],
    ["is private without one", { pace: "none" }, { listed: false }, "none"],
  ])("%s", (_, before, change, pace) => {
    expect(changeNewDraft({ ...DEFAULT_DRAFT, ...before }, change).pace).toBe(pace);
  });

  it("[C9] is a match in the card game only", () => {
    expect(optionsOf({ ...DEFAULT_DRAFT, game: "board", match: true }).match).toBe(false);
    expect(optionsOf({ ...DEFAULT_DRAFT, game: "card", match: true }).match).toBe(true);
  });

  it("[C6.4] gestures are off until the host switches them on", () => {
    expect(optionsOf({ ...DEFAULT_DRAFT, game: "card" }).config).toMatchObject({ gestures: false });
  });

  it.each([
    ["safe", false],
    ["telephone", true],
  ] as const)("[C6.4] choosing %s presets gestures to off and chat to %s", (edition, chat) => {
    const before = { ...DEFAULT_DRAFT, signs: true, chat: !chat };
    expect(changeDraft(before, cardPreset(edition))).toMatchObject({ signs: false, chat });
  });

  it("[C6.4] no other choice touches chat and gestures, and a kept wish stays as it was", () => {
    const kept = { ...DEFAULT_DRAFT, cardEdition: "safe", signs: true, chat: true } as const;
    expect(changeDraft(kept, { players: 5 })).toEqual({ ...kept, players: 5 });
    expect(parseDraft(kept)).toEqual(kept);
  });

  it("loses nothing but what is broken", () => {
    const stored = { ...DEFAULT_DRAFT, players: 3, chat: "yes", pace: "live 61", bots: 4 };
    expect(parseDraft(stored)).toEqual({ ...DEFAULT_DRAFT, players: 3, bots: 2 });
    expect(parseDraft("nonsense")).toEqual(DEFAULT_DRAFT);
    expect(gameConfig.safeParse(optionsOf(parseDraft(null)).config).success).toBe(true);
  });

  it("is remembered for the next table, except that it was public", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    saveDraft({ ...DEFAULT_DRAFT, players: 5, listed: true });
    expect(loadDraft()).toEqual({ ...DEFAULT_DRAFT, players: 5, listed: false });
    vi.unstubAllGlobals();
  });

  it("leaves the Ambassador's chair to people as long as bots have another", () => {
    const roles = ["red", "yellow", "green", "blue", "ambassador"] as const;
    expect([1, 3, 4].map((bots) => botSeats(roles, bots))).toEqual([[3], [3, 2, 1], [3, 2, 1, 4]]);
    expect(botSeats(roles.slice(0, 4), 2)).toEqual([3, 2]);
  });

  it("has a name for every pace", () => {
    expect(PACES.map((name) => paceName(paceOf(name)))).toEqual(PACES);
  });
});
