import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { sampleAction } from "../../src/board/legal/sample.js";
import { type BoardState, boardGame, type Scenario, setupScenario } from "../../src/board/rules.js";
import { CARDS } from "../../src/board/terms/cards.js";
import { type BoardConfig, boardConfig, parseBoardConfig } from "../../src/board/terms/config.js";
import {
  BALLS,
  BUILDS,
  type Hand,
  LETTERS,
  PIECES,
  SUBJECTS,
} from "../../src/board/terms/types.js";
import { AGENTS, COLOURS } from "../../src/core/agents.js";
import { type Below, seededChance, seedFromText } from "../../src/core/chance.js";
import { fold } from "../../src/core/game.js";
import { type Role, SEATS } from "../../src/core/seat.js";
import { seededBelow } from "../../src/testing/random.js";
import { size } from "../shared/size.js";
import { frozen, PLAYERS, pick } from "./games.js";

const upTo = <T>(max: number, below: Below, make: () => T): readonly T[] =>
  Array.from({ length: below(max + 1) }, make);

const anyHand = (below: Below): Hand => ({
  identity: pick(AGENTS, below),
  build: pick(BUILDS, below),
  mission: pick(LETTERS, below),
});

/** Of the right type, and nothing more. */
const WRONG: { readonly [K in keyof Required<Scenario>]: (below: Below) => Scenario[K] } = {
  config: (below) => {
    const { config } = rightScenario(pick(PLAYERS, below));
    const roles: readonly Role[] = [...COLOURS, "ambassador"];
    return { ...config, seats: upTo(6, below, () => pick(roles, below)) };
  },
  hands: (below) => upTo(6, below, () => (below(6) === 0 ? null : anyHand(below))),
  arrested: (below) => (below(2) === 0 ? null : anyHand(below)),
  first: (below) => pick(SEATS, below),
  positions: (below) =>
    Object.fromEntries(
      PIECES.filter(() => below(6) > 0).map((piece) => [
        piece,
        below(12) > 0
          ? 1 + below(58)
          : pick([-1, 0, -0, 0.5, 59, Number.NaN, 1 / 0, 2 ** 60], below),
      ]),
    ),
  balls: (below) => upTo(5, below, () => pick(BALLS, below)),
  shown: (below) =>
    upTo(3, below, () => ({
      of: pick(SEATS, below),
      asker: pick(SEATS, below),
      about: pick(SUBJECTS, below),
      clear: below(2) === 0,
      cards: upTo(4, below, () => pick(CARDS, below)),
    })),
};

const SCENARIO_FIELDS = Object.keys(WRONG) as readonly (keyof Scenario)[];

function rightScenario(players: number): Scenario {
  const made = boardConfig({ players });
  if (!made.ok) throw new Error(made.error.field);
  const config: BoardConfig = made.value;
  const hands = AGENTS.map(
    (identity, i): Hand => ({
      identity,
      build: BUILDS[i] ?? "tall",
      mission: LETTERS[i] ?? "A",
    }),
  );
  return {
    config,
    hands: config.seats.map((role, i) => (role === "ambassador" ? null : (hands[i] ?? null))),
    arrested: players === 3 ? (hands[3] ?? null) : null,
    first: 0,
  };
}

/** A right scenario with one or two of its fields wrong, or right by luck. */
function wrongScenario(below: Below): Scenario {
  const fields = [pick(SCENARIO_FIELDS, below), pick(SCENARIO_FIELDS, below)];
  const wrong = fields.map((field) => [field, WRONG[field](below)] as const);
  return { ...rightScenario(pick(PLAYERS, below)), ...Object.fromEntries(wrong) };
}

describe("a wrong scenario", () => {
  it("[T1] is refused, or can be played", () => {
    const faults = new Set<string>();
    for (let i = 0; i < size("fuzz", { short: 30_000, full: 200_000 }) / 20; i += 1) {
      const below = seededBelow(i);
      const scenario = wrongScenario(below);
      const fault = scenarioFault(scenario, below);
      if (fault !== null) faults.add(inspect({ i, scenario, fault }, { depth: 6 }));
    }
    expect([...faults].slice(0, 3)).toEqual([]);
  });

  it("[T1] is refused where two players have one colour", () => {
    const { config, ...rest } = rightScenario(3);
    const seats = ["red", "red", "green"] as const;
    expect(setupScenario({ config: { ...config, seats }, ...rest }, chance)).toEqual({
      ok: false,
      error: { code: "badScenario", field: "config" },
    });
  });

  const chance = seededChance(seedFromText("scenarios"));

  function scenarioFault(scenario: Scenario, below: Below): string | null {
    try {
      const made = setupScenario(scenario, chance);
      if (!made.ok) return SCENARIO_FIELDS.includes(made.error.field) ? null : inspect(made);
      if (!parseBoardConfig(scenario.config).ok) return "accepted with a bad config";
      return playedFault(fold(boardGame, frozen(made.value)), below);
    } catch (error) {
      return String(error);
    }
  }

  /** Twenty actions of awaited seats. */
  function playedFault(opening: BoardState, below: Below): string | null {
    let state = opening;
    for (let actions = 0; actions < 20; actions += 1) {
      const [seat] = boardGame.awaited(boardGame.viewOf(state, "spectator"));
      if (seat === undefined) return null;
      const view = boardGame.viewOf(state, seat);
      const action = sampleAction(view, below, { announce: 20, gesture: 20, seal: 20 });
      const decided = boardGame.decide(state, seat, action, chance);
      if (!decided.ok) return inspect({ seat, action, decided });
      state = fold(boardGame, decided.value, state);
    }
    return null;
  }
});
