import { describe, expect, it } from "vitest";
import { fold } from "../../core/game.js";
import type { Seat } from "../../core/seat.js";
import { scriptedChance, shake } from "../../testing/index.js";
import { boardGame, type RecalledShow, type Scenario, setupScenario } from "../rules.js";
import type { Card } from "../terms/cards.js";
import { type BoardOptions, boardConfig } from "../terms/config.js";
import type { Ball, Hand, Positions } from "../terms/types.js";

const F: Hand = { identity: "F", build: "tall", mission: "A" };
const B: Hand = { identity: "B", build: "short", mission: "B" };
const Z: Hand = { identity: "Z", build: "fat", mission: "C" };
const X: Hand = { identity: "X", build: "thin", mission: "D" };

const WHITE: readonly Ball[] = ["white", "white", "white"];

type Given = Partial<Scenario> & { readonly table?: BoardOptions };

/** Four players, red to begin, three white balls; and what the test says. */
function begin({ table = {}, ...given }: Given) {
  const config = boardConfig(table);
  if (!config.ok) throw new Error(config.error.field);
  const four = { config: config.value, hands: [F, B, Z, X], arrested: null, first: 0 } as const;
  return setupScenario({ ...four, balls: WHITE, ...given }, scriptedChance({}));
}

const opened = (given: Given) => {
  const result = begin(given);
  if (!result.ok) throw new Error(result.error.field);
  return { events: result.value, state: fold(boardGame, result.value) };
};

const bad = (field: keyof Scenario) => ({ ok: false, error: { code: "badScenario", field } });
const three = { players: 3 };
const five = { players: 5 };
const HOMES = opened({}).state.table.positions;

describe("a scenario that cannot be", () => {
  it.each<[string, string, Given]>([
    ["B2.3", "a hand is missing", { hands: [F, B, Z] }],
    ["B2.3", "an agent without a hand", { hands: [F, B, Z, null] }],
    ["B2.3", "a hand too many", { hands: [F, B, Z, X, X] }],
    ["B2.3", "an identity twice", { hands: [F, { ...B, identity: "F" }, Z, X] }],
    ["B2.3", "a build twice", { hands: [F, B, { ...Z, build: "tall" }, X] }],
    ["B2.3", "a mission twice", { hands: [F, B, Z, { ...X, mission: "A" }] }],
    ["B11.1", "no one arrested with three", { table: three, hands: [F, B, Z] }],
    ["B11.1", "someone arrested with four", { arrested: X }],
    ["B11.1", "the arrested in play", { table: three, hands: [F, B, Z], arrested: Z }],
    ["B12.1", "the Ambassador with a hand", { table: five, hands: [F, B, Z, X, F] }],
    ["B12.1", "nothing in his place", { table: five, hands: [F, B, Z, X] }],
    ["B12.1", "he instead of an agent", { table: five, hands: [null, F, B, Z, X] }],
  ])("[%s] hands: %s", (_, __, given) => {
    expect(begin(given)).toEqual(bad("hands"));
  });

  it.each([4, -1, 0.5])("[B2.4] first: there is no seat %d", (first) => {
    expect(begin({ first: first as Seat })).toEqual(bad("first"));
  });

  const { "red-tall": _, ...oneMissing } = HOMES;
  it.each<[string, string, Given]>([
    ["B4.3", "two on one space", { positions: { ...HOMES, "red-tall": 58 } }],
    ["B2.1", "a figure missing", { positions: oneMissing }],
    ["B1.1", "space 0", { positions: { ...HOMES, "red-tall": 0 } }],
    ["B1.1", "space 59", { positions: { ...HOMES, "red-tall": 59 } }],
    ["B1.1", "between two spaces", { positions: { ...HOMES, "red-tall": 3.5 } }],
    [
      "B11.1",
      "figures of the unused colour",
      { table: three, hands: [F, B, Z], arrested: X, positions: HOMES },
    ],
  ])("[%s] positions: %s", (_rule, __, given) => {
    expect(begin(given)).toEqual(bad("positions"));
  });

  it.each<[string, string, Given]>([
    ["B1.4", "two balls", { balls: ["white", "white"] }],
    ["B1.4", "four balls", { balls: ["white", "white", "white", "blue"] }],
    ["B1.4", "more orange balls than there are", { balls: ["orange", "orange", "orange"] }],
    ["B1.4", "two purple balls", { balls: ["purple", "purple", "white"] }],
    ["B12.1", "balls for the Ambassador", { table: five, hands: [F, B, Z, X, null], first: 4 }],
  ])("[%s] balls: %s", (_rule, __, given) => {
    expect(begin(given)).toEqual(bad("balls"));
  });

  const trio: readonly Card[] = ["identity:B", "identity:F", "build:tall"];
  const show: RecalledShow = { of: 1, asker: 0, about: "identity", clear: false, cards: trio };
  it.each<[string, string, Partial<RecalledShow>]>([
    ["B5.2", "no card is true", { cards: ["identity:F", "identity:X", "build:tall"] }],
    ["B5.1", "too few cards", { cards: ["identity:B", "identity:F"] }],
    [
      "B5.3",
      "someone else's grey card",
      { cards: ["identity:B", "grey:identity:F", "build:tall"] },
    ],
    ["B5.4", "a face twice", { cards: ["identity:B", "grey:identity:B", "build:tall"] }],
    ["B6.1", "three cards through the Ambassador", { clear: true }],
    ["B4.1", "shown to oneself", { asker: 1 }],
    ["B4.1", "shown to a seat not there", { asker: 4 }],
    ["B4.1", "shown by a seat not there", { of: 4 }],
  ])("[%s] shown: %s", (_rule, __, change) => {
    expect(begin({ shown: [show] }).ok).toBe(true);
    expect(begin({ shown: [show, { ...show, ...change }] })).toEqual(bad("shown"));
  });

  it("[B12.3] shown: the Ambassador's player is never shown three cards", () => {
    const toHim = {
      table: five,
      hands: [F, B, Z, X, null],
      shown: [{ ...show, asker: 4 as const }],
    };
    expect(begin(toHim)).toEqual(bad("shown"));
  });
});

describe("a scenario begins", () => {
  it("[B2.1] with everybody at home in the order of the builds, if not said otherwise", () => {
    expect(HOMES).toMatchObject({
      "red-tall": 2,
      "red-short": 27,
      "red-fat": 31,
      "red-thin": 52,
      "yellow-tall": 5,
      ambassador: 58,
    });
    expect(Object.keys(HOMES)).toHaveLength(17);
  });

  it("[B2.3] with the hands, the positions, the seat and the balls that were given", () => {
    const positions: Positions = { ...HOMES, "red-tall": 40 };
    const balls: readonly Ball[] = ["purple", "black", "blue"];
    const { events } = opened({ hands: [X, F, B, Z], positions, first: 2, balls });
    const chance = scriptedChance({});
    const { commitment, entropy } = chance;
    const config = boardConfig();
    expect(events).toEqual([
      { type: "began", config: config.ok && config.value, commitment, entropy },
      { type: "placed", positions },
      { type: "dealt", hands: [X, F, B, Z], arrested: null },
      { type: "turnBegan", seat: 2, turn: 1, balls },
    ]);
  });

  it("[B1.4] with a shake of the Phantom, if no balls were given", () => {
    const config = boardConfig();
    if (!config.ok) throw new Error(config.error.field);
    const chance = scriptedChance({ phantom: { 0: shake("blue", "purple", "black") } });
    const hands = [F, B, Z, X];
    const result = setupScenario({ config: config.value, hands, arrested: null, first: 0 }, chance);
    expect(result.ok && result.value.at(-1)).toMatchObject({ balls: ["blue", "purple", "black"] });
    expect(chance.unused()).toBe(0);
  });

  it("[B11.1] with someone arrested", () => {
    const { state } = opened({ table: three, hands: [F, B, Z], arrested: X });
    expect(state.arrested).toEqual(X);
  });

  it("[B12.2] with the Ambassador's walk", () => {
    const hands = [F, B, Z, X, null];
    const { state } = opened({ table: five, hands, first: 4, balls: [] });
    expect(state.table.phase).toEqual({ type: "walking", seat: 4 });
  });

  it("[B7.3] with what was shown before, remembered by those who saw it", () => {
    const show: RecalledShow = {
      ...{ of: 1, asker: 0, about: "identity", clear: true },
      cards: ["identity:X", "identity:B"],
    };
    const hands = [F, B, Z, X, null];
    const { state } = opened({ table: five, hands, shown: [show] });
    const seen = { cards: ["identity:B", "identity:X"], question: { of: 1, asker: 0, witness: 4 } };
    expect(state.own.map(({ shows }) => shows)).toMatchObject([[seen], [seen], [], [], [seen]]);
    expect(state.table.phase).toMatchObject({ type: "moving", seat: 0 });
  });

  it("[B12.4] what the Ambassador's player asked himself has no witness", () => {
    const cards: readonly Card[] = ["identity:B", "identity:X"];
    const show: RecalledShow = { of: 1, asker: 4, about: "identity", clear: true, cards };
    const { state } = opened({ table: five, hands: [F, B, Z, X, null], shown: [show] });
    expect(state.own[4]?.shows).toMatchObject([{ question: { witness: null } }]);
  });

  it("[B12.4] what was shown in a meeting of two agents is not seen by the Ambassador", () => {
    const cards: readonly Card[] = ["identity:B", "identity:X", "build:tall"];
    const show: RecalledShow = { of: 1, asker: 0, about: "identity", clear: false, cards };
    const { state } = opened({ table: five, hands: [F, B, Z, X, null], shown: [show] });
    expect(state.own[4]?.shows).toEqual([]);
  });
});
