import { describe, expect, it } from "vitest";
import { type BoardTypes, boardGame } from "../../src/board/rules.js";
import { isOwn, type Phase } from "../../src/board/state/table.js";
import type { BoardEvent } from "../../src/board/terms/event.js";
import { PIECES, type Piece, type Positions } from "../../src/board/terms/types.js";
import type { Seat } from "../../src/core/seat.js";
import { foldingLaws, type Games, lawOf, logOf } from "../shared/folding.js";
import { momentsOf, type RandomTable, seatsAt, TABLES, tableOf } from "./games.js";

const GAMES: Games<BoardTypes, RandomTable> = { game: boardGame, tableOf, momentsOf };

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
    const made = new Set(games.flatMap((game) => logOf(game)).map(({ type }) => type));
    expect([...made].sort()).toEqual([...FACTS].sort());
  });
});

foldingLaws(GAMES, {
  isUncounted: ({ by, state }) =>
    by?.action.type === "gesture" ||
    by?.action.type === "seal" ||
    state.table.phase.type === "placing",
  dealtIn: ({ own, arrested }) => {
    const hands = own.map(({ hand }) => hand);
    return hands.some((hand) => hand !== null) ? [hands, arrested] : null;
  },
});

const law = lawOf(GAMES);

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
  law("[B4.3] no one shares a space when a turn has ended", (game) => {
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
