import {
  type BoardAction,
  type BoardView,
  boardConfig,
  sampleAction,
} from "@inkognito/engine/board";
import { type BoardTypes, boardGame } from "@inkognito/engine/board/rules";
import { seededChance, seedFromText, teamOf } from "@inkognito/engine/core";
import { type Moment, type Player, playOut } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import type { Bot } from "../../shared/bots/bot.js";
import { randomFrom } from "../../shared/random.js";
import { knowledge } from "../worlds/knowledge.js";
import { bots, standIn } from "./bots.js";

const NEVER = 1e9;

/** Plays at random, never announces, and gives its hand to everybody: the game is the other's to end. */
const silent =
  (seed: string): Player<BoardTypes> =>
  ({ view, told }) => {
    const below = randomFrom(`${seed} ${told.length}`);
    const action = sampleAction(view, below, { announce: NEVER, gesture: NEVER, seal: NEVER });
    if (action === null) throw new Error("nothing was awaited");
    return action.type === "shakeHands" ? { ...action, given: true } : action;
  };

/** Does what the seat was told prove what it says? */
function isProven(view: BoardView, action: BoardAction): boolean {
  const known = knowledge(view);
  switch (action.type) {
    case "announce": {
      const { hand } = view.own ?? {};
      if (!hand) return false;
      const codes = known.codes[teamOf(hand.identity)];
      return known.partner === action.partner && codes.length === 1 && codes[0] === action.code;
    }
    case "announceAlone":
      return known.alone === "certain";
    case "seal":
      return Object.values(known.colours).every(
        ({ identities, builds }) => identities.length === 1 && builds.length === 1,
      );
    default:
      return true;
  }
}

const SAYING: readonly BoardAction["type"][] = ["announce", "announceAlone", "seal"];

/** The same moment, late in a long game. */
const late = (view: BoardView): BoardView => ({
  ...view,
  table: { ...view.table, turn: view.table.turn + 500 },
});

/** A game of one bot among silent players: what it said or would say late, and how the game ended. */
function said(bot: Bot<"board">, players: number, seat: number, number: number) {
  const config = boardConfig({ players });
  if (!config.ok) throw new Error("no such table");
  const seed = `layout-in ${players} ${number}`;
  const chance = seededChance(seedFromText(seed));
  const sayings: { readonly action: BoardAction; readonly proven: boolean }[] = [];
  const watched = ({ view, told }: Moment<BoardTypes>): BoardAction => {
    const action = bot({ view, told, seed });
    for (const each of [action, bot({ view: late(view), told, seed })]) {
      if (SAYING.includes(each.type)) {
        sayings.push({ action: each, proven: isProven(view, each) });
      }
    }
    return action;
  };
  const all = config.value.seats.map((_, at) => (at === seat ? watched : silent(`${seed} ${at}`)));
  const played = playOut({
    rules: boardGame,
    config: config.value,
    chance,
    players: all,
    maxActions: 250,
  });
  return { sayings, played, outcome: boardGame.outcome(played.state) };
}

const TABLES = [
  [3, 0],
  [4, 1],
  [5, 0],
  [5, 4],
] as const;

describe("a layout-in", () => {
  it.each(TABLES)(
    "[B10.3] of %d at seat %d says only what is certain, and is right",
    (players, seat) => {
      const games = Array.from({ length: 4 }, (_, i) => said(standIn, players, seat, i));
      const sayings = games.flatMap((game) => game.sayings);
      expect(sayings.length).toBeGreaterThan(0);
      expect(sayings.filter(({ proven }) => !proven)).toEqual([]);
      expect(games.flatMap(({ played }) => played.refusals)).toEqual([]);
      for (const { outcome } of games) {
        if (outcome === null) continue;
        expect(["accomplished", "escaped", "sheetRight"]).toContain(outcome.reason);
      }
    },
    60_000,
  );

  it.each(TABLES)("[B10.3] of %d at seat %d is more patient than an agent", (players, seat) => {
    const games = Array.from({ length: 3 }, (_, i) => said(bots.agent, players, seat, i));
    const sayings = games.flatMap((game) => game.sayings);
    expect(sayings.some(({ proven }) => !proven)).toBe(true);
  });

  it("[T3] has nothing to do when nothing is awaited from it", () => {
    const blank = boardGame.blank(0);
    expect(() => standIn({ view: blank, told: [], seed: "" })).toThrow();
  });
});
