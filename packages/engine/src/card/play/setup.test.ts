import { describe, expect, it } from "vitest";
import { COLOURS } from "../../core/agents.js";
import { seededChance, seedFromText } from "../../core/chance.js";
import { fold } from "../../core/game.js";
import type { Seat } from "../../core/seat.js";
import { cardTable, cardViewAt, publicCardTable } from "../../testing/index.js";
import { cardGame } from "../rules.js";
import { type CardOptions, cardConfig, EDITION_NUMBERS } from "../terms/config.js";
import type { Hand } from "../terms/types.js";

const SEEDS = 200;

const stateOf = (seed: number, options: CardOptions = {}) => {
  const config = cardConfig(options);
  if (!config.ok) throw new Error(config.error.field);
  const chance = seededChance(seedFromText(`setup ${seed}`));
  return fold(cardGame, cardGame.setup(config.value, chance));
};

const seeded = (options: CardOptions = {}) =>
  [...Array(SEEDS).keys()].map((seed) => stateOf(seed, options));

const handsOf = ({ own, fictitious }: ReturnType<typeof stateOf>): readonly Hand[] =>
  [...own.map(({ hand }) => hand), fictitious?.hand ?? null].filter((hand) => hand !== null);

describe("the deal", () => {
  it.each(["telephone", "safe"] as const)(
    "[C2.1] each gets one black identity and one black number of the edition: %s",
    (edition) => {
      for (const state of seeded({ edition })) {
        const hands = handsOf(state);
        expect(hands.map(({ identity }) => identity).sort()).toEqual(["B", "F", "X", "Z"]);
        const numbers = hands.map(({ number }) => number);
        expect(new Set(numbers)).toEqual(new Set(EDITION_NUMBERS[edition]));
      }
    },
  );

  it("[C2.1] identities and numbers are dealt apart: every seat gets all sixteen", () => {
    const states = seeded();
    for (const seat of [0, 1, 2, 3]) {
      const hands = states.map(({ own }) => JSON.stringify(own[seat]?.hand));
      expect(new Set(hands).size).toBe(4 * 4);
    }
  });

  it("[C2.1] everybody knows the own two and no other", () => {
    const table = cardTable();
    expect(cardViewAt(table, 2).own?.hand).toEqual({ identity: "Z", number: 0 });
    expect(JSON.stringify(cardViewAt(table, 2))).not.toMatch(/identity":"[FBX]"/);
    expect(cardViewAt(table, "spectator").own).toBeNull();
  });

  it("[C2.1] four play with a colour each", () => {
    expect(publicCardTable(cardTable()).config.seats).toEqual(COLOURS);
  });

  it("[C7.1] with three the fourth hand is the fictitious agent's", () => {
    const { state } = cardTable({ players: 3, hands: ["F 0", "B 1", "Z 2", "X 3"] });
    expect(state.own).toHaveLength(3);
    expect(state.fictitious).toEqual({ hand: { identity: "X", number: 29 }, left: "identity" });
  });

  it("[C7.1] with four there is no fictitious agent", () => {
    expect(cardTable().state.fictitious).toBeNull();
  });

  it("[C8.1] with five the Ambassador's player has no secret cards", () => {
    const { state } = cardTable({ players: 5 });
    expect(state.own.map(({ hand }) => hand?.identity ?? null)).toEqual(["F", "B", "Z", "X", null]);
    expect(state.fictitious).toBeNull();
  });

  it("[C7.2] chance decides which of the fictitious agent's cards lies left", () => {
    const lefts = seeded({ players: 3 }).map(({ fictitious }) => fictitious?.left);
    expect(new Set(lefts)).toEqual(new Set(["identity", "number"]));
  });
});

describe("the first player", () => {
  const firstsOf = (options: CardOptions) =>
    new Set(seeded(options).map(({ table }) => table.rounds[0]?.first));

  it.each([3, 4, 5])("[C2.2] is random: with %i players any of the four agents", (players) => {
    expect(firstsOf({ players })).toEqual(new Set(COLOURS));
  });

  it("[C2.2] is the one the config names", () => {
    expect(firstsOf({ first: "blue" })).toEqual(new Set(["blue"]));
  });

  it("[C2.2] the Ambassador's locations are shuffled: any may come first", () => {
    const tops = [...Array(40).keys()].map((seed) => {
      const chance = seededChance(seedFromText(`pile ${seed}`));
      const config = cardConfig({ first: "red" });
      if (!config.ok) throw new Error(config.error.field);
      let state = fold(cardGame, cardGame.setup(config.value, chance));
      for (const seat of [0, 1, 2, 3] as const satisfies readonly Seat[]) {
        const { decision } = state.table;
        const action = { type: "locate", decision, location: "rialto" };
        const decided = cardGame.decide(state, seat, action, chance);
        if (!decided.ok) throw new Error(decided.error.code);
        state = fold(cardGame, decided.value, state);
      }
      return state.table.rounds[0]?.ambassador;
    });
    expect(new Set(tops).size).toBe(5);
  });
});
