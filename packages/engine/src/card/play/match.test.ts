import { describe, expect, it } from "vitest";
import type { Colour } from "../../core/agents.js";
import type { Role } from "../../core/seat.js";
import { afterCards, announce, cardViewAt, gathered, pair } from "../../testing/index.js";
import { type CardConfig, cardConfig, EDITIONS } from "../terms/config.js";
import type { Outcome } from "../terms/event.js";
import { afterGame, beginMatch, type Match, winnersOf } from "./match.js";

const config = (players: number, first: Colour | "random" = "red"): CardConfig => {
  const made = cardConfig({ players, first });
  if (!made.ok) throw new Error(made.error.field);
  return made.value;
};

const won = (...points: readonly number[]): Outcome => ({
  winners: [],
  points,
  reason: "codeRight",
  rule: "C7.4",
});

const play = (match: Match, ...games: readonly Outcome[]): Match =>
  games.reduce((now, outcome) => afterGame(now, now.config, outcome), match);

describe("points", () => {
  it("[C9.1] begin at nothing, and no one has won", () => {
    const match = beginMatch(config(3));
    expect(match).toEqual({ config: config(3), points: [0, 0, 0], games: 0 });
    expect(winnersOf(match)).toEqual([]);
  });

  it("[C9.1] are added up game by game", () => {
    const match = play(beginMatch(config(3)), won(1, 0, 0), won(0, 1, 1), won(1, 0, 0));
    expect([match.points, match.games]).toEqual([[2, 1, 1], 3]);
    expect(winnersOf(match)).toEqual([]);
  });

  it("[C9.1] three win the match, no matter how the others stand", () => {
    const match = play(beginMatch(config(3)), won(1, 0, 0), won(1, 0, 0), won(0, 1, 1));
    expect(winnersOf(match)).toEqual([]);
    expect(winnersOf(play(match, won(1, 0, 0)))).toEqual([0]);
  });

  it("[C9.1] with four both winners get one: partners reaching three together share", () => {
    const match = play(beginMatch(config(4)), won(1, 1, 0, 0), won(1, 1, 0, 0), won(1, 1, 0, 0));
    expect(winnersOf(match)).toEqual([0, 1]);
  });

  it("[C9.1] all whom a wrong announcement takes to three share", () => {
    const match = play(beginMatch(config(5)), ...Array(3).fill(won(1, 0, 1, 1, 1)));
    expect(winnersOf(match)).toEqual([0, 2, 3, 4]);
  });

  it("[C9.1] come from the games as they were played", () => {
    const met = gathered("R R M S | B");
    const cards = pair("identity:B", "identity:X");
    const { phase } = afterCards(met, [0, announce(52, 11, 0, 29)], [1, cards]).state.table;
    if (phase.type !== "ended") throw new Error("the game goes on");
    expect(play(beginMatch(config(4)), phase.outcome).points).toEqual([1, 1, 0, 0]);
  });
});

describe("the next game", () => {
  const firstsOf = (players: number, first: Colour, games: number) => {
    let match = beginMatch(config(players, first));
    return Array.from({ length: games }, () => {
      match = play(match, won(0, 0, 0, 0, 0));
      return match.config.first;
    });
  };

  it("[C9.1] is begun by the one to the left of the last game's first", () => {
    expect(firstsOf(4, "red", 5)).toEqual(["green", "blue", "yellow", "red", "green"]);
  });

  it("[C9.1] with three, the fictitious agent has its place in that too", () => {
    expect(firstsOf(3, "blue", 2)).toEqual(["yellow", "red"]);
  });

  it("[C9.1] follows the first player that was drawn, not the one that was asked for", () => {
    const match = beginMatch(config(4, "random"));
    const next = afterGame(match, { ...match.config, first: "blue" }, won(0, 0, 0, 0));
    expect(next.config.first).toBe("yellow");
    expect(() => afterGame(match, match.config, won(0, 0, 0, 0))).toThrow();
  });

  it("[C9.1] with five the Ambassador's role passes left, the others keep their colours", () => {
    let match = beginMatch(config(5));
    const seats: (readonly Role[])[] = [];
    for (let game = 0; game < 5; game += 1) {
      match = play(match, won(0, 0, 0, 0, 0));
      seats.push(match.config.seats);
    }
    expect(seats.map((each) => each.indexOf("ambassador"))).toEqual([0, 1, 2, 3, 4]);
    expect(seats[0]).toEqual(["ambassador", "green", "blue", "yellow", "red"]);
    expect(seats[1]).toEqual(["green", "ambassador", "blue", "yellow", "red"]);
  });

  it("[C9.1] with five the seat to the left begins, with whatever colour it has now", () => {
    // Seat 0 began; the Ambassador moves to seat 0; seat 1 begins.
    const second = play(beginMatch(config(5)), won(0, 0, 0, 0, 0));
    expect(second.config.first).toBe("green");
    // Seat 1 began; the Ambassador moves there; seat 2 begins.
    const third = play(second, won(0, 0, 0, 0, 0));
    expect(third.config.first).toBe("blue");
    // Had seat 4 begun that one, it would be seat 0.
    const other = afterGame(third, { ...third.config, first: "red" }, won(0, 0, 0, 0, 0));
    expect([other.config.first, other.config.seats[0]]).toEqual(["green", "green"]);
  });

  it("[C9.1] has a new deal and fresh notes", () => {
    const met = gathered("R R M S | B");
    const swapped = afterCards(
      met,
      [0, pair("identity:F", "identity:X")],
      [1, pair("identity:B", "identity:X")],
    );
    const { config: next } = play(beginMatch(swapped.state.table.config), won(1, 1, 0, 0));
    const { seats, edition, first } = next;
    const again = gathered("R M G S | B", {
      seats,
      edition,
      ...(first === "random" ? {} : { first }),
      hands: ["X 1", "Z 0", "B 3", "F 2"],
    });
    expect(cardViewAt(swapped, 0).own?.seen).toHaveLength(2);
    expect(cardViewAt(again, 0).own).toMatchObject({ seen: [], hand: { identity: "X" } });
  });

  it("[C9.2] a match and a single game are possible with any number of players, in both editions", () => {
    for (const edition of EDITIONS) {
      for (const players of [3, 4, 5]) {
        const match = play(beginMatch({ ...config(players), edition }), won(0, 0, 0, 0, 0));
        expect(match.config).toMatchObject({ edition, game: "card" });
        expect(match.points).toHaveLength(players);
      }
    }
  });
});
