import {
  announcesToPartner,
  type CardAction,
  type CardView,
  CYCLE,
  cardConfig,
  facing,
  type Round,
  sampleAction,
} from "@inkognito/engine/card";
import { type CardTypes, cardGame } from "@inkognito/engine/card/rules";
import { seededChance, seedFromText } from "@inkognito/engine/core";
import { type Moment, type Player, playOut } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import type { Bot } from "../../shared/bots/bot.js";
import { randomFrom } from "../../shared/random.js";
import { knowledge } from "../worlds/knowledge.js";
import { bots, standIn } from "./bots.js";

const NEVER = 1e9;

/** Plays at random and never announces: the game is the other's to end. */
const silent =
  (seed: string): Player<CardTypes> =>
  ({ view, told }) => {
    const below = randomFrom(`${seed} ${told.length}`);
    const action = sampleAction(view, below, { announce: NEVER, gesture: NEVER });
    if (action === null) throw new Error("nothing was awaited");
    return action;
  };

const isSaying = (action: CardAction): boolean =>
  action.type === "choose" && action.choice.type === "announce";

/** Does what the seat was told prove what it says, to whom it says it? */
function isProven(view: CardView, action: CardAction): boolean {
  if (action.type !== "choose" || action.choice.type !== "announce" || view.own === null)
    return true;
  const { code, partner } = knowledge(view);
  const { phase, config } = view.table;
  if (phase.type !== "meeting") return false;
  const isTo =
    !announcesToPartner(config) || facing(view.table, view.own.seat, phase.meeting) === partner;
  return isTo && code !== null && code.join() === action.choice.code.join();
}

const BEFORE: Round = { first: "red", located: {}, ambassador: null };

/** The same moment, late in a long game: after many rounds of which nothing is left to see. */
const late = (view: CardView): CardView => ({
  ...view,
  table: {
    ...view.table,
    rounds: [...Array.from({ length: 9 * CYCLE }, () => BEFORE), ...view.table.rounds],
  },
});

function said(bot: Bot<"card">, players: number, seat: number, number: number) {
  const edition = number % 2 === 0 ? "safe" : "telephone";
  const config = cardConfig({ players, edition });
  if (!config.ok) throw new Error("no such table");
  const seed = `stand-in ${players} ${number}`;
  const chance = seededChance(seedFromText(seed));
  const sayings: { readonly action: CardAction; readonly proven: boolean }[] = [];
  const watched = ({ view, told }: Moment<CardTypes>): CardAction => {
    const action = bot({ view, told, seed });
    for (const each of [action, bot({ view: late(view), told, seed })]) {
      if (isSaying(each)) sayings.push({ action: each, proven: isProven(view, each) });
    }
    return action;
  };
  const all = config.value.seats.map((_, at) => (at === seat ? watched : silent(`${seed} ${at}`)));
  const played = playOut({
    rules: cardGame,
    config: config.value,
    chance,
    players: all,
    maxActions: 500,
  });
  return { sayings, played, outcome: cardGame.outcome(played.state) };
}

const TABLES = [
  [3, 0],
  [4, 1],
  [5, 0],
  [5, 4],
] as const;

describe("a stand-in", () => {
  it.each(TABLES)(
    "[C6.2] of %d at seat %d says only what is certain, and is right",
    (players, seat) => {
      const games = Array.from({ length: 12 }, (_, i) => said(standIn, players, seat, i));
      const sayings = games.flatMap((game) => game.sayings);
      expect(sayings.length).toBeGreaterThan(0);
      expect(sayings.filter(({ proven }) => !proven)).toEqual([]);
      expect(games.flatMap(({ played }) => played.refusals)).toEqual([]);
      for (const { outcome } of games)
        if (outcome !== null) expect(outcome.reason).toBe("codeRight");
    },
    60_000,
  );

  it.each(TABLES)("[C6.2] of %d at seat %d is more patient than an agent", (players, seat) => {
    const games = Array.from({ length: 4 }, (_, i) => said(bots.agent, players, seat, i));
    const sayings = games.flatMap((game) => game.sayings);
    expect(sayings.some(({ proven }) => !proven)).toBe(true);
  });

  it("[T3] has nothing to do when nothing is awaited from it", () => {
    expect(() => standIn({ view: cardGame.blank(0), told: [], seed: "" })).toThrow();
  });
});
