import {
  type BoardOptions,
  type BoardView,
  boardConfig,
  EDITIONS,
  type Hand,
  PLACEMENTS,
  REPEATS,
} from "@inkognito/engine/board";
import { type BoardTypes, boardGame } from "@inkognito/engine/board/rules";
import {
  agentSeats,
  COLOURS,
  colourAt,
  partnerOf,
  type Seat,
  seededChance,
  seedFromText,
  TEAMS,
  teamOf,
} from "@inkognito/engine/core";
import { type Moment, playOut } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { bots } from "../../src/board/bots/bots.js";
import { believed } from "../../src/board/bots/master/belief.js";
import { consider } from "../../src/board/bots/master/consider.js";
import { answersWith, between } from "../../src/board/bots/master/styles.js";
import { memoryOf, worldsOf } from "../../src/board/worlds/worlds.js";
import type { Level } from "../../src/shared/bots/levels.js";

/** Games of each kind. */
const GAMES = size("masters", { short: 1, full: 3 });

type Watch = (moment: Moment<BoardTypes>, hands: readonly (Hand | null)[]) => void;
type LevelOf = (hand: Hand | null, seat: number) => Level;

function play(
  players: number,
  number: number,
  levelOf: LevelOf,
  options: BoardOptions,
  watch?: Watch,
) {
  const config = boardConfig({ players, ...options });
  if (!config.ok) throw new Error(`no such table: ${config.error.field}`);
  const chance = seededChance(seedFromText(`master ${number}`));
  const opening = boardGame.setup(config.value, chance);
  const dealt = opening.find(({ type }) => type === "dealt");
  const hands = dealt?.type === "dealt" ? dealt.hands : [];
  const seats = config.value.seats.map((_, seat) => (moment: Moment<BoardTypes>) => {
    const { view, told } = moment;
    watch?.(moment, hands);
    const level = levelOf(hands[seat] ?? null, seat);
    return bots[level]({ view, told, seed: `master ${number} ${seat}` });
  });
  const played = playOut({
    rules: boardGame,
    config: config.value,
    chance,
    events: opening,
    players: seats,
    maxActions: 20_000,
  });
  return { ...played, hands, outcome: boardGame.outcome(played.state) };
}

/** All editions, both ways of repeating, both ways of placing. */
const OPTIONS: readonly BoardOptions[] = EDITIONS.flatMap((edition) =>
  REPEATS.flatMap((repeats) => PLACEMENTS.map((placement) => ({ edition, repeats, placement }))),
);

/** Is this cast the deal? The colour no one plays may hold anything. */
const isTruth = (view: BoardView, hands: readonly (Hand | null)[]) => {
  const { config } = view.table;
  const truth = agentSeats(config).map((seat) => ({
    place: COLOURS.indexOf(colourAt(config, seat) as (typeof COLOURS)[number]),
    hand: hands[seat] as Hand,
  }));
  return (cast: { identities: readonly string[]; builds: readonly string[] }): boolean =>
    truth.every(
      ({ place, hand }) =>
        cast.identities[place] === hand.identity && cast.builds[place] === hand.build,
    );
};

describe.each([3, 4, 5])("masters, %i of them", (players) => {
  it("keep to the rules, end their games, and act alike in the same moment", () => {
    for (let number = 0; number < GAMES; number += 1) {
      const options = OPTIONS[number % OPTIONS.length] ?? {};
      const { refusals, outcome } = play(
        players,
        number,
        () => "master",
        options,
        (moment) => {
          const { view, told } = moment;
          const twice = [1, 2].map(() => bots.master({ view, told, seed: "twice" }));
          expect(twice[0]).toEqual(twice[1]);
        },
      );
      expect(refusals).toEqual([]);
      expect(outcome).not.toBeNull();
    }
  });

  it("believe exactly what is possible, and the truth among it", () => {
    for (let number = 0; number < GAMES; number += 1) {
      const options = { repeats: REPEATS[number % 2] ?? "blocked" };
      const mixed: LevelOf = (_, seat) => (seat % 2 === number % 2 ? "master" : "agent");
      play(players, number, mixed, options, ({ view, told }, hands) => {
        const { casts, weights, total } = believed(memoryOf(view), told);
        expect(casts).toEqual(worldsOf(view).casts);
        expect(weights.every((weight) => weight > 0)).toBe(true);
        const right = isTruth(view, hands);
        const truth = casts.reduce(
          (sum, cast, i) => sum + (right(cast) ? (weights[i] ?? 0) : 0),
          0,
        );
        expect(truth / total).toBeGreaterThan(0);
      });
    }
  });
});

describe("a master", () => {
  it("says what it believed: no one is the partner twice, and an announcement is right at most once", () => {
    play(
      4,
      1,
      () => "master",
      {},
      ({ view, told }) => {
        const judged = consider({ view, told, seed: "says" });
        const { partners = [], announcements = [] } = judged?.believes ?? {};
        const sum = (list: readonly { odds: number }[]) =>
          list.reduce((all, { odds }) => all + odds, 0);
        expect(sum(partners)).toBeCloseTo(1, 9);
        expect(sum(announcements)).toBeCloseTo(1, 9);
        expect(judged?.do).toEqual(bots.master({ view, told, seed: "says" }));
      },
    );
  });

  it("thinks that every answer is given by someone: all chances together make 1", () => {
    play(
      5,
      2,
      () => "agent",
      {},
      ({ view, seat }) => {
        const { config } = view.table;
        const shows = view.own?.shows ?? [];
        for (const of of agentSeats(config).filter((each) => each !== seat)) {
          for (const about of ["identity", "build"] as const) {
            for (const clear of [true, false]) {
              const known = between(config, shows, { asker: seat, of });
              const { repeats } = config;
              const occasion = { question: { about, clear }, owed: null, repeats, known };
              const answers = answersWith(5, clear, occasion);
              expect(answers.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
            }
          }
        }
      },
    );
  });

  it("is right about as often as it thinks: of partners held at 70 to 95 %, 70 to 95 %", () => {
    let [held, right] = [0, 0];
    for (let number = 0; number < 8 * GAMES; number += 1) {
      play(
        4,
        100 + number,
        () => "agent",
        {},
        ({ view, told, seat }, hands) => {
          const own = hands[seat];
          if (view.table.phase.type !== "moving" || own === null || own === undefined) return;
          const believes = consider({ view, told, seed: "held" })?.believes;
          for (const { seat: who, odds } of believes?.partners ?? []) {
            if (odds < 0.7 || odds > 0.95) continue;
            held += 1;
            right += hands[who]?.identity === partnerOf(own.identity) ? 1 : 0;
          }
        },
      );
    }
    expect(held).toBeGreaterThan(10);
    expect(right / held).toBeGreaterThan(0.7);
    expect(right / held).toBeLessThan(0.95);
  });

  it("wins with another against two agents, the deals being the same", () => {
    let [games, wins] = [0, 0];
    for (let number = 0; number < 3 * GAMES; number += 1) {
      for (const team of TEAMS) {
        const isOurs = (hand: Hand | null) => hand !== null && teamOf(hand.identity) === team;
        const { hands, outcome } = play(
          4,
          500 + number,
          (hand) => (isOurs(hand) ? "master" : "agent"),
          {},
        );
        const ours = hands.findIndex((hand) => isOurs(hand)) as Seat;
        games += 1;
        wins += outcome?.winners.includes(ours) ? 1 : 0;
      }
    }
    expect(wins / games).toBeGreaterThan(0.6);
  });
});
