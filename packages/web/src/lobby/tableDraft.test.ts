import { gameConfig, tableOptions } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { PLAYERS } from "../setup/gameChoice.js";
import {
  DEFAULT_DRAFT,
  draftOf,
  optionsOf,
  PACES,
  paceName,
  paceOf,
  parseDraft,
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
  });

  it("[C9] is a match in the card game only", () => {
    expect(optionsOf({ ...DEFAULT_DRAFT, game: "board", match: true }).match).toBe(false);
    expect(optionsOf({ ...DEFAULT_DRAFT, game: "card", match: true }).match).toBe(true);
  });

  it("loses nothing but what is broken", () => {
    const stored = { ...DEFAULT_DRAFT, players: 3, chat: "yes", pace: "live 61", bots: 4 };
    expect(parseDraft(stored)).toEqual({ ...DEFAULT_DRAFT, players: 3, bots: 2 });
    expect(parseDraft("nonsense")).toEqual(DEFAULT_DRAFT);
    expect(gameConfig.safeParse(optionsOf(parseDraft(null)).config).success).toBe(true);
  });

  it("has a name for every pace", () => {
    expect(PACES.map((name) => paceName(paceOf(name)))).toEqual(PACES);
  });
});
