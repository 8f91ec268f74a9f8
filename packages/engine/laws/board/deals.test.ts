import { describe, expect, it } from "vitest";
import { turnBegan } from "../../src/board/play/setup.js";
import { boardGame } from "../../src/board/rules.js";
import { boardConfig } from "../../src/board/terms/config.js";
import type { BoardEvent } from "../../src/board/terms/event.js";
import { BUILDS, LETTERS, PHANTOM } from "../../src/board/terms/types.js";
import { sampleAction } from "../../src/card/legal/sample.js";
import { type CardTypes, cardGame } from "../../src/card/rules.js";
import { cardConfig, EDITION_NUMBERS } from "../../src/card/terms/config.js";
import { LOCATIONS } from "../../src/card/terms/types.js";
import { AGENTS, COLOURS } from "../../src/core/agents.js";
import { type Chance, seededChance, seedFromText } from "../../src/core/chance.js";
import { combinations, permutations } from "../../src/core/lists.js";
import { playOut } from "../../src/host/playOut.js";
import { seededBelow } from "../../src/testing/random.js";
import { pValue, upperGamma } from "../shared/chiSquared.js";
import { size } from "../shared/size.js";

/** There are 13,824 deals; each is expected twice here, and more often in the soak. */
const STANDARD = 2 * 24 ** 3;
const DEALS = size("deals", { short: STANDARD, full: 3 * STANDARD });

/** A p-value below this is no accident: in a million honest runs there is one. */
const LIMIT = 1e-6;

function fair(name: string, counts: readonly number[], weights?: readonly number[]): void {
  const p = pValue(counts, weights);
  const total = counts.reduce((all, each) => all + each, 0);
  // A run with more than the standard prints them.
  if (DEALS !== STANDARD) {
    console.log(`${name}: ${counts.length} cells, ${total} draws, p = ${p.toPrecision(3)}`);
  }
  expect(p, name).toBeGreaterThan(LIMIT);
}

/** So many as there are of each, in a fixed order of all there can be. */
class Counts {
  readonly #places: ReadonlyMap<string, number>;
  readonly all: number[];

  constructor(cells: readonly string[]) {
    this.#places = new Map(cells.map((cell, i) => [cell, i]));
    this.all = cells.map(() => 0);
  }

  add(cell: string): void {
    const place = this.#places.get(cell);
    if (place === undefined) throw new Error(`this cannot be: ${cell}`);
    this.all[place] = (this.all[place] ?? 0) + 1;
  }
}

const orders = (items: readonly (string | number)[]): readonly string[] =>
  permutations(items).map((each) => each.join());

/** Every combination of one of these and one of those. */
const crossed = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.reduce((all, list) => all.flatMap((left) => list.map((right) => `${left} ${right}`)));

const chanceOf = (name: string, number: number): Chance =>
  seededChance(seedFromText(`${name} ${number}`), ["what someone threw in"]);

const must = <T>(result: { ok: true; value: T } | { ok: false }): T => {
  if (!result.ok) throw new Error("no such table");
  return result.value;
};

type Of<T extends BoardEvent["type"]> = Extract<BoardEvent, { type: T }>;
const find = <T extends BoardEvent["type"]>(events: readonly BoardEvent[], type: T): Of<T> =>
  events.find((event): event is Of<T> => event.type === type) as Of<T>;

describe("the yardstick", () => {
  // Values of tables, and where the distribution is known in closed form: 2 degrees, exp(-x/2).
  it.each([
    [1, 3.841458820694124, 0.05],
    [10, 18.307038053275146, 0.05],
    [100, 124.34211340400407, 0.05],
    [2, 27.631021115928547, 1e-6],
    [2, 0.2, Math.exp(-0.1)],
    [1000, 1106.969, 0.01],
    [13_823, 13_822.333, 0.5],
  ])("%i degrees of freedom, %d", (degrees, statistic, p) => {
    expect(upperGamma(degrees / 2, statistic / 2) / p).toBeCloseTo(1, 4);
  });

  it("sees a shuffle that swaps each card with any other", () => {
    const below = seededBelow(7);
    const counts = new Counts(orders(AGENTS));
    for (let i = 0; i < 24 * 500; i += 1) {
      const list: string[] = [...AGENTS];
      for (let a = 0; a < 4; a += 1) {
        const b = below(4);
        [list[a], list[b]] = [list[b] as string, list[a] as string];
      }
      counts.add(list.join());
    }
    expect(pValue(counts.all)).toBeLessThan(LIMIT);
  });

  it("sees balls drawn by a remainder, and nothing where there is nothing", () => {
    const below = seededBelow(7);
    const drawn = (draw: () => number): readonly number[] => {
      const counts = PHANTOM.map(() => 0);
      for (let i = 0; i < 50_000; i += 1) {
        const ball = draw();
        counts[ball] = (counts[ball] ?? 0) + 1;
      }
      return counts;
    };
    // 0, 1 and 2 come up eleven times in 103, the others ten times.
    expect(pValue(drawn(() => below(103) % 10))).toBeLessThan(LIMIT);
    expect(pValue(drawn(() => below(10)))).toBeGreaterThan(0.01);
  });
});

describe("chance is fair", () => {
  it("[B2.1] [B2.3] [B2.4] the board game: deal, homes, first player", () => {
    const config = must(boardConfig());
    const deals = new Counts(crossed(orders(AGENTS), orders(BUILDS), orders(LETTERS)));
    const homes = COLOURS.map(() => new Counts(orders([0, 1, 2, 3])));
    const firsts = new Counts(["0", "1", "2", "3"]);
    for (let i = 0; i < DEALS; i += 1) {
      const events = boardGame.setup(config, chanceOf("board", i));
      const { hands } = find(events, "dealt");
      const part = (key: "identity" | "build" | "mission") =>
        hands.map((hand) => hand?.[key]).join();
      deals.add(`${part("identity")} ${part("build")} ${part("mission")}`);
      const { positions } = find(events, "placed");
      for (const [at, colour] of COLOURS.entries()) {
        const spaces = BUILDS.map((build) => positions[`${colour}-${build}`] ?? 0);
        const sorted = [...spaces].sort((a, b) => a - b);
        homes[at]?.add(spaces.map((space) => sorted.indexOf(space)).join());
      }
      firsts.add(String(find(events, "turnBegan").seat));
    }
    fair("all deals of the board game", deals.all);
    for (const [at, counts] of homes.entries()) fair(`homes of ${COLOURS[at]}`, counts.all);
    fair("first players of the board game", firsts.all);
  });

  it.each([3, 5])("[B11.1] [B12.1] first players and the deal with %i players", (players) => {
    const config = must(boardConfig({ players }));
    const firsts = new Counts(config.seats.map((_, seat) => String(seat)));
    const identities = new Counts(orders(AGENTS));
    for (let i = 0; i < DEALS / 10; i += 1) {
      const events = boardGame.setup(config, chanceOf(`board of ${players}`, i));
      firsts.add(String(find(events, "turnBegan").seat));
      const { hands, arrested } = find(events, "dealt");
      const all = [...hands, arrested].filter((hand) => hand !== null);
      identities.add(all.map(({ identity }) => identity).join());
    }
    fair(`first of ${players}`, firsts.all);
    fair(`identities among ${players}, the arrested one included`, identities.all);
  });

  it("[B3.1] the Phantom: the 120 triples of its balls, and the colours of a turn", () => {
    const config = must(boardConfig());
    const every = combinations([...PHANTOM.keys()], 3);
    const triples = new Counts(every.map((triple) => triple.join()));
    const colours = new Map<string, number>();
    for (const triple of every) {
      const cell = coloursOf(triple.map((i) => PHANTOM[i] ?? ""));
      colours.set(cell, (colours.get(cell) ?? 0) + 1);
    }
    const shown = new Counts([...colours.keys()]);
    for (let game = 0; game < DEALS / 50; game += 1) {
      const chance = chanceOf("phantom", game);
      for (let turn = 0; turn < 25; turn += 1) {
        const drawn = [...chance.draw("phantom", turn, 3, PHANTOM.length)];
        triples.add(drawn.sort((a, b) => a - b).join());
        const event = turnBegan({ config, turn }, 0, chance) as Of<"turnBegan">;
        shown.add(coloursOf(event.balls));
      }
    }
    fair("triples of the Phantom", triples.all);
    fair("colours of a turn", shown.all, [...colours.values()]);
  });

  it.each([3, 4])(
    "[C2.1] [C2.2] [C7.1] the card game with %i: deal, sides, first player",
    (players) => {
      const config = must(cardConfig({ players }));
      const numbers = EDITION_NUMBERS[config.edition];
      const deals = new Counts(crossed(orders(AGENTS), orders(numbers)));
      const lefts = new Counts(["identity", "number"]);
      const firsts = new Counts(COLOURS);
      for (let i = 0; i < DEALS / 4; i += 1) {
        for (const event of cardGame.setup(config, chanceOf(`cards of ${players}`, i))) {
          if (event.type === "roundBegan") firsts.add(event.first);
          if (event.type !== "dealt") continue;
          const hands = [...event.hands, event.fictitious?.hand].filter((hand) => hand != null);
          const identities = hands.map(({ identity }) => identity).join();
          deals.add(`${identities} ${hands.map(({ number }) => number).join()}`);
          if (event.fictitious !== null) lefts.add(event.fictitious.left);
        }
      }
      fair(`all deals of the card game with ${players}`, deals.all);
      fair(`first players of the card game with ${players}`, firsts.all);
      if (players === 3) fair("which card of the fictitious agent lies left", lefts.all);
    },
  );

  it("[C3.1] [C7.1] the Ambassador's piles, and where the fictitious agent goes", () => {
    const config = must(cardConfig({ players: 3 }));
    const piles = new Counts(orders(LOCATIONS));
    const ways = new Counts(orders(LOCATIONS));
    for (let i = 0; i < DEALS / 60; i += 1) {
      const chance = chanceOf("piles", i);
      const below = seededBelow(i);
      const { events } = playOut<CardTypes>({
        rules: cardGame,
        config,
        chance,
        players: config.seats.map(() => ({ view }) => {
          const action = sampleAction(view, below, { announce: 1e9, gesture: 1e9 });
          if (action === null) throw new Error("nothing is awaited");
          return action;
        }),
        maxActions: 45,
      });
      const ambassador: string[] = [];
      const fictitious: string[] = [];
      for (const event of events) {
        if (event.type === "ambassadorLocated") ambassador.push(event.location);
        if (event.type === "located" && event.colour === "yellow") fictitious.push(event.location);
      }
      for (const round of [0, 5]) {
        if (ambassador.length < round + 5 || fictitious.length < round + 5) continue;
        piles.add(ambassador.slice(round, round + 5).join());
        ways.add(fictitious.slice(round, round + 5).join());
      }
    }
    fair("piles of the Ambassador", piles.all);
    fair("ways of the fictitious agent", ways.all);
  });
});

const coloursOf = (balls: readonly string[]): string => [...balls].sort().join();
