import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BoardEvent } from "../src/board/event.js";
import { boardGame } from "../src/board/rules.js";
import { isOwn, type Phase } from "../src/board/table.js";
import { PIECES, type Piece, type Positions } from "../src/board/types.js";
import { seededChance } from "../src/core/chance.js";
import { fold, foldView } from "../src/core/game.js";
import { type Seat, SPECTATOR, type Viewer } from "../src/core/seat.js";
import { tell } from "../src/core/stream.js";
import {
  type Moment,
  momentsOf,
  PLAYERS,
  type RandomTable,
  seatsAt,
  TABLES,
  tableOf,
  tries,
  viewAt,
} from "./games.js";
import { size } from "./size.js";

type Game = readonly Moment[];

/** The law holds in whole random games of three, four and five. */
function law(title: string, holds: (game: Game, table: RandomTable) => void): void {
  it.each(PLAYERS)(`${title}, with %i players`, (players) => {
    const property = fc.property(tableOf(players), (table) => {
      holds([...momentsOf(table)], table);
    });
    fc.assert(property, tries(size("games", 40) / PLAYERS.length));
  });
}

const logOf = (game: Game): readonly BoardEvent[] => game.flatMap(({ events }) => events);
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const viewersOf = (game: Game): readonly Viewer[] => [...(game[0]?.views.keys() ?? [])];

/** Each moment with the one before it. */
const pairs = (game: Game): readonly (readonly [Moment, Moment])[] =>
  game.slice(1).map((now, i) => [game[i] as Moment, now]);

const isGestureOrSheet = ({ by }: Moment): boolean =>
  by?.action.type === "gesture" || by?.action.type === "seal";

/** B2 to B12: every fact there is, so that no law below holds for want of a case. */
const FACTS: readonly BoardEvent["type"][] = [
  ...(["began", "placementChosen", "placed", "dealt", "turnBegan"] as const),
  ...(["moved", "walked", "stepped", "asked", "answered", "objected", "banished"] as const),
  ...(["turnEnded", "announced", "announcedAlone", "handAnswered", "ended"] as const),
  ...(["sealed", "gestured"] as const),
];

describe("the random games", () => {
  it("[law] make every fact there is", () => {
    const games = TABLES.map((table, seed) => [...momentsOf({ ...table, seed })]);
    const made = new Set(games.flatMap(logOf).map(({ type }) => type));
    expect([...made].sort()).toEqual([...FACTS].sort());
  });
});

describe("the state", () => {
  law("[law] is the fold of the log, byte for byte, at every moment", (game) => {
    let again = boardGame.initial;
    for (const { events, state } of game) {
      again = fold(boardGame, throughJson(events), again);
      expect(JSON.stringify(again) === JSON.stringify(state), JSON.stringify(events)).toBe(true);
    }
    expect(JSON.stringify(fold(boardGame, logOf(game)))).toBe(JSON.stringify(again));
  });

  law("[law] and the log are plain JSON", (game) => {
    const [state, log] = [game.at(-1)?.state, logOf(game)];
    expect(throughJson(state)).toStrictEqual(state);
    expect(throughJson(log)).toStrictEqual(log);
  });

  law("[law] keeps its config and its hands", (game) => {
    const config = game[0]?.state.table.config;
    let hands: unknown = null;
    for (const { state } of game) {
      const now = state.own.map(({ hand }) => hand);
      hands ??= now.some((hand) => hand !== null) ? [now, state.arrested] : null;
      expect(state.table.config).toEqual(config);
      if (hands !== null) expect([now, state.arrested]).toEqual(hands);
    }
  });

  law("[T3] counts every decision, and nothing else", (game) => {
    for (const [before, now] of pairs(game)) {
      const single = isGestureOrSheet(now) || now.state.table.phase.type === "placing";
      const counted = now.state.table.decision - before.state.table.decision;
      expect(single ? counted === 0 : counted > 0, JSON.stringify(now.by)).toBe(true);
    }
  });

  law("[T5] is not changed by a gesture", (game) => {
    for (const [before, now] of pairs(game)) {
      if (now.by?.action.type === "gesture") expect(now.state).toEqual(before.state);
    }
  });
});

describe("chance", () => {
  law("[law] is pure: deciding again, or anew after a crash, makes the same facts", (game) => {
    for (const [{ state, chance }, { by, events }] of pairs(game)) {
      const again = boardGame.decide(state, by?.seat, by?.action, chance);
      const reborn = seededChance(chance.seed, chance.entropy);
      const anew = boardGame.decide(state, by?.seat, by?.action, reborn);
      expect([again, anew]).toEqual([
        { ok: true, value: events },
        { ok: true, value: events },
      ]);
    }
  });
});

describe("a view", () => {
  law("[law] is the fold of what its viewer was told, at every moment", (game) => {
    for (const moment of game) {
      for (const [viewer, view] of moment.views) {
        const looked = boardGame.viewOf(moment.state, viewer);
        if (!isDeepStrictEqual(looked, view)) expect(looked, `viewer ${viewer}`).toEqual(view);
      }
    }
    for (const viewer of viewersOf(game)) {
      const told = tell(boardGame, logOf(game), viewer).map(({ event }) => throughJson(event));
      const last = game.at(-1) as Moment;
      expect(foldView(boardGame, viewer, told)).toStrictEqual(viewAt(last, viewer));
    }
  });

  law("[law] is told in numbers 1, 2, 3 without a gap, however it is cut", (game) => {
    for (const viewer of viewersOf(game)) {
      const whole = tell(boardGame, logOf(game), viewer);
      expect(whole.map(({ no }) => no)).toEqual(whole.map((_, i) => i + 1));
      let sent: typeof whole = [];
      for (const { events } of game) {
        sent = [...sent, ...tell(boardGame, events, viewer, sent.at(-1)?.no)];
      }
      expect(sent).toEqual(whole);
    }
  });

  law("[law] has the table that everybody else has", (game) => {
    for (const moment of game) {
      const { table } = viewAt(moment, SPECTATOR);
      for (const view of moment.views.values()) {
        if (!isDeepStrictEqual(view.table, table)) expect(view.table).toEqual(table);
      }
    }
  });
});

/** The spaces with more than one piece of those that are looked at. */
function shared(positions: Positions, looked: (piece: Piece) => boolean): readonly string[] {
  const spaces = PIECES.filter(looked).map((piece) => positions[piece]);
  const held = spaces.filter((space) => space !== undefined);
  return held.filter((space, i) => held.indexOf(space) !== i).map((space) => `space ${space}`);
}

/** Whose turn it is. */
function moverOf(phase: Phase): Seat | null {
  switch (phase.type) {
    case "moving":
    case "walking":
    case "resolving":
    case "banishing":
      return phase.seat;
    case "answering":
      return phase.question.asker;
    case "handshake":
      return phase.announcer;
    default:
      return null;
  }
}

describe("the board", () => {
  law("[B4.3] nobody shares a space when a turn has ended", (game) => {
    for (const { state, events } of game) {
      if (!events.some(({ type }) => type === "turnBegan")) continue;
      expect(shared(state.table.positions, () => true)).toEqual([]);
    }
  });

  law("[B3.8] no space ever holds two figures foreign to the mover", (game) => {
    for (const { state } of game) {
      const { config, phase, positions } = state.table;
      const mover = moverOf(phase);
      if (mover === null) continue;
      expect(shared(positions, (piece) => !isOwn(config, mover, piece))).toEqual([]);
    }
  });

  law("[B3.4] no two figures of one colour share a space", (game) => {
    for (const moment of game) {
      const { config, positions } = moment.state.table;
      for (const seat of seatsAt(moment)) {
        expect(shared(positions, (piece) => isOwn(config, seat, piece))).toEqual([]);
      }
    }
  });

  law("[B3.5] the mover never meets two figures of one player", (game) => {
    for (const moment of game) {
      const { config, phase, positions } = moment.state.table;
      const mover = moverOf(phase);
      if (mover === null) continue;
      const own = new Set(PIECES.filter((p) => isOwn(config, mover, p)).map((p) => positions[p]));
      for (const seat of seatsAt(moment).filter((each) => each !== mover)) {
        const met = PIECES.filter((p) => isOwn(config, seat, p) && own.has(positions[p]));
        expect(met.filter((piece) => positions[piece] !== undefined).length).toBeLessThan(2);
      }
    }
  });
});
