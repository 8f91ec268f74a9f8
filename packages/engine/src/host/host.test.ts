import { describe, expect, it } from "vitest";
import { sampleAction } from "../board/legal/sample.js";
import { type BoardTypes, boardGame } from "../board/rules.js";
import { boardConfig } from "../board/terms/config.js";
import { sampleAction as sampleCardAction } from "../card/legal/sample.js";
import { beginMatch } from "../card/play/match.js";
import { type CardTypes, cardGame } from "../card/rules.js";
import { cardConfig } from "../card/terms/config.js";
import { type Below, seededChance, seedFromText } from "../core/chance.js";
import { fold, type GameTypes } from "../core/game.js";
import type { Result } from "../core/result.js";
import { SPECTATOR, seatsOf, type Viewer } from "../core/seat.js";
import { redactLog } from "../core/told.js";
import {
  act,
  actForBot,
  applyEvents,
  begin,
  type HostedGame,
  hasEnded,
  momentOf,
  type Opening,
  offTurnIn,
  type Player,
  replay,
  restore,
  toldCount,
  toldTo,
} from "./host.js";
import { matchAfter, matchOf, nextGame } from "./match.js";
import { playOut } from "./playOut.js";

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function below(text: string): Below {
  const chance = seededChance(seedFromText(text));
  let drawn = 0;
  return (n) => {
    drawn += 1;
    return chance.draw("deal", drawn, 1, n)[0] ?? 0;
  };
}

const certain = <T>(action: T | null): T => {
  if (action === null) throw new Error("nothing is awaited");
  return action;
};

/** A table of either game, and a player who does anything that is allowed. */
interface Table<T extends GameTypes> {
  readonly opening: Opening<T>;
  readonly player: Player<T>;
}

function boardTable(text: string): Table<BoardTypes> {
  const choose = below(text);
  const habits = { announce: 200, gesture: 20, seal: 20 };
  return {
    opening: {
      rules: boardGame,
      config: must(boardConfig({ players: 5 })),
      chance: seededChance(seedFromText(text)),
      keepsActions: true,
    },
    player: ({ view }) => certain(sampleAction(view, choose, habits)),
  };
}

function cardTable(text: string): Table<CardTypes> {
  const choose = below(text);
  return {
    opening: {
      rules: cardGame,
      config: must(cardConfig({ players: 4, gestures: true })),
      chance: seededChance(seedFromText(text)),
      keepsActions: true,
    },
    player: ({ view }) => certain(sampleCardAction(view, choose, { announce: 80, gesture: 20 })),
  };
}

/** So long each game is played, ended or not. */
const ACTIONS = 150;

/** Every step of a game in which all seats are played by bots. */
function* stepsOf<T extends GameTypes>({ opening, player }: Table<T>): Generator<HostedGame<T>> {
  let game: HostedGame<T> | null = begin(opening);
  for (let actions = 0; game !== null && actions <= ACTIONS; actions += 1) {
    yield game;
    game = actForBot(game, () => ({ decides: player }));
  }
}

const lastOf = <T extends GameTypes>(table: Table<T>): HostedGame<T> => {
  const last = [...stepsOf(table)].at(-1);
  if (last === undefined) throw new Error("a game begins");
  return last;
};

const viewersOf = <T extends GameTypes>({ config }: HostedGame<T>): readonly Viewer[] => [
  ...seatsOf(config),
  SPECTATOR,
];

describe.each([
  ["board", boardTable],
  ["card", cardTable],
] as const)("a hosted %s game", (name, tableOf) => {
  const table = (text: string = name) => tableOf(text) as unknown as Table<GameTypes>;

  it("tells every viewer step by step just what the whole log tells", () => {
    const followed = new Map<Viewer, unknown[]>();
    for (const game of stepsOf(table())) {
      for (const viewer of viewersOf(game)) {
        const heard = followed.get(viewer) ?? [];
        heard.push(...toldTo(game, viewer, heard.length));
        followed.set(viewer, heard);
        expect(toldCount(game, viewer)).toBe(heard.length);
      }
    }
    const last = lastOf(table());
    for (const [viewer, heard] of followed) {
      expect(heard).toEqual(redactLog(last.rules, last.events.slice(), viewer));
      expect(heard.length).toBeGreaterThan(20);
    }
  });

  it("gives a bot step by step what it was told, and redacts each event once for each seat", () => {
    const { opening, player } = table();
    let redacted = 0;
    const rules: typeof opening.rules = {
      ...opening.rules,
      redact(event, viewer) {
        redacted += 1;
        return opening.rules.redact(event, viewer);
      },
    };
    const seats = seatsOf(opening.config);
    const looksRight = (game: HostedGame<GameTypes>) => {
      for (const seat of seats) {
        const whole = redactLog(opening.rules, game.events.slice(), seat).map(({ event }) => event);
        expect(momentOf(game, seat).told).toEqual(whole);
      }
    };
    const games = [...stepsOf({ opening: { ...opening, rules }, player })];
    for (const game of games) looksRight(game);
    const [last] = games.slice(-1);
    redacted = 0;
    // An earlier moment of the same game, and one from which it goes on in another way.
    for (const game of games.toReversed()) looksRight(game);
    expect(redacted).toBe(0);
    const middle = games[Math.floor(games.length / 2)];
    if (middle === undefined || last === undefined) throw new Error("a game begins");
    const other = actForBot(middle, () => ({ decides: table("other").player }));
    for (const game of [other ?? middle, middle, last]) looksRight(game);
  });

  it("gives any part of what was told, also of a game that was just restored", () => {
    const game = lastOf(table());
    const again = restore(table().opening, game.events.slice());
    for (const viewer of viewersOf(game)) {
      const whole = toldTo(game, viewer);
      for (const after of [1, 5, whole.length]) {
        expect(toldTo(game, viewer, after)).toEqual(whole.slice(after));
        expect(toldTo(again, viewer, after)).toEqual(whole.slice(after));
      }
    }
    expect([again.state, again.told, again.awaited]).toEqual([game.state, game.told, game.awaited]);
  });

  it("is the same when its actions are played again, and the fold of its log", () => {
    const game = lastOf(table());
    expect(game.actions.length).toBeGreaterThan(5);
    const again = must(replay(table().opening, game.actions));
    expect(again.events.slice()).toEqual(game.events.slice());
    expect(again.actions).toEqual(game.actions);
    expect(game.state).toEqual(fold(game.rules, game.events.slice()));
  });

  it("cannot be played again with an action that was not allowed", () => {
    const wrong = [{ seat: 0, action: { type: "fly" } }] as const;
    expect(replay(table().opening, wrong).ok).toBe(false);
  });

  it("stays as it was when an action is refused, or another one is tried", () => {
    const [game] = stepsOf(table());
    if (game === undefined) throw new Error("a game begins");
    const [before, told] = [game.events.slice(), toldTo(game, 0)];
    expect(act(game, 0, { type: "fly" }).ok).toBe(false);
    const one = actForBot(game, () => ({ decides: table("one").player }));
    const other = actForBot(game, () => ({ decides: table("other").player }));
    expect(one?.events.slice().length).toBeGreaterThan(before.length);
    expect(other?.events.slice().slice(0, before.length)).toEqual(before);
    expect([game.events.slice(), toldTo(game, 0)]).toEqual([before, told]);
  });

  it("keeps beside it what its caller keeps, and no actions unless they are wanted", () => {
    const { opening, player } = table();
    const game = { ...begin({ ...opening, keepsActions: false }), no: 7 };
    const after = actForBot(game, () => ({ decides: player }));
    expect([after?.no, after?.actions]).toEqual([7, []]);
    expect(applyEvents(game, []).no).toBe(7);
  });

  it("waits for people, and says so when a bot breaks the rules", () => {
    const game = begin(table().opening);
    expect(actForBot(game, () => null)).toBeNull();
    const cheats = () => actForBot(game, () => ({ decides: () => ({ type: "fly" }) }));
    expect(cheats).toThrow(/was refused: /);
  });

  it("asks bots for what they say out of their turn before the one who is awaited", () => {
    const game = lastOf(table());
    const asked: unknown[] = [];
    const bot = {
      decides: () => ({ type: "fly" }),
      speaks: ({ seat }: { readonly seat: unknown }) => {
        asked.push(seat);
        return null;
      },
    };
    for (const each of stepsOf(table())) {
      asked.length = 0;
      if (hasEnded(each)) continue;
      expect(() => actForBot(each, () => bot)).toThrow(/was refused: /);
      expect(asked).toEqual(offTurnIn(each));
    }
    expect(offTurnIn(game)).toEqual([]);
  });

  it("is played out with the same moments, and a refused player is asked again", () => {
    const { opening, player } = table();
    const played = playOut({
      ...opening,
      players: seatsOf(opening.config).map(() => player),
      maxActions: ACTIONS,
    });
    expect(played.events).toEqual(lastOf(table()).events.slice());
    const stubborn = playOut({
      ...opening,
      players: seatsOf(opening.config).map(() => () => ({ type: "fly" })),
      maxActions: 3,
    });
    expect([stubborn.refusals.length, stubborn.actions.length]).toEqual([3, 0]);
  });
});

describe("a match", () => {
  const config = must(cardConfig({ players: 4 }));
  const setup = { config, match: { points: [0, 0, 0, 0], games: 0 }, name: "Ada" };
  const ended = (): HostedGame<CardTypes> => {
    for (let tries = 0; ; tries += 1) {
      const game = lastOf(cardTable(`match ${tries}`));
      if (hasEnded(game)) return game;
    }
  };

  it("[C9.1] goes on with the points of the game that has ended, and with the next first player", () => {
    const { state } = ended();
    const next = nextGame(setup, state);
    const points = state.table.phase.type === "ended" ? state.table.phase.outcome.points : [];
    expect(next).toMatchObject({ name: "Ada", match: { points, games: 1 } });
    expect(next?.config.first).not.toBe("random");
    expect(matchAfter(beginMatch(config), state)).toEqual({ ...next?.match, config: next?.config });
  });

  it("[C9.1] counts nothing before the end, and nothing comes after the third point", () => {
    const { state } = begin(cardTable("goes on").opening);
    expect([nextGame(setup, state), matchAfter(beginMatch(config), state)]).toEqual([null, null]);
    expect(matchOf(setup, state)).toEqual(beginMatch(config));
    const won = { ...setup, match: { points: [3, 0, 0, 0], games: 5 } };
    expect(nextGame(won, ended().state)).toBeNull();
  });

  it("is not played where one game was wanted, nor with the board", () => {
    const single = { config, match: null };
    expect([matchOf(single, ended().state), nextGame(single, ended().state)]).toEqual([null, null]);
    const board = { config: must(boardConfig({ players: 5 })) };
    expect(nextGame(board, lastOf(boardTable("board")).state)).toBeNull();
  });
});
