import {
  type CardView,
  cardConfig,
  EDITION_NUMBERS,
  EDITIONS,
  type Edition,
  type Hand,
  legal,
  sampleAction,
} from "@inkognito/engine/card";
import { type CardTypes, cardGame } from "@inkognito/engine/card/rules";
import {
  agentSeats,
  COLOURS,
  type Colour,
  partnerOf,
  type Seat,
  seatOf,
  seededChance,
  seedFromText,
  TEAMS,
  teamOf,
} from "@inkognito/engine/core";
import { type Moment, playOut } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { bots } from "../../src/card/bots/bots.js";
import { believed } from "../../src/card/bots/master/belief.js";
import { closingOf } from "../../src/card/bots/master/closing.js";
import { consider } from "../../src/card/bots/master/consider.js";
import { UNKNOWN } from "../../src/card/bots/master/manner.js";
import { occasionOf } from "../../src/card/bots/master/occasion.js";
import { senseOf } from "../../src/card/bots/master/sense.js";
import { answersWith } from "../../src/card/bots/master/styles.js";
import type { Cast } from "../../src/card/worlds/deals.js";
import { memoryOf, worldsOf } from "../../src/card/worlds/worlds.js";
import type { Level } from "../../src/shared/bots/levels.js";
import { randomFrom } from "../../src/shared/random.js";
import { TABLES } from "./play.js";

/** Games of each kind. */
const GAMES = size("masters", { short: 1, full: 3 });

interface Table {
  readonly players: number;
  readonly edition: Edition;
}

type Act = (moment: Moment<CardTypes>, seed: string) => CardTypes["Action"];

/** By seat, then the fictitious agent's. */
const dealtIn = (events: readonly CardTypes["Event"][]) => {
  const dealt = events.find(({ type }) => type === "dealt");
  if (dealt?.type !== "dealt") throw new Error("nothing was dealt");
  return { hands: dealt.hands, left: dealt.fictitious?.hand ?? null };
};

function play({ players, edition }: Table, number: number, act: (hand: Hand | null) => Act) {
  const config = cardConfig({ players, edition });
  if (!config.ok) throw new Error(`no such table: ${config.error.field}`);
  const chance = seededChance(seedFromText(`card master ${number}`));
  const opening = cardGame.setup(config.value, chance);
  const { hands } = dealtIn(opening);
  const seats = hands.map((hand, seat) => (moment: Moment<CardTypes>) => {
    return act(hand)(moment, `card master ${number} ${seat}`);
  });
  const played = playOut({
    rules: cardGame,
    config: config.value,
    chance,
    events: opening,
    players: seats,
    maxActions: 5_000,
  });
  return { ...played, hands, outcome: cardGame.outcome(played.state) };
}

const as =
  (level: Level): Act =>
  ({ view, told }, seed) =>
    bots[level]({ view, told, seed });

/** A game of agents, or of another level, watched from every chair. */
const watched = (
  table: Table,
  number: number,
  watch: (moment: Moment<CardTypes>) => void,
  level: Level = "agent",
) =>
  play(table, number, () => (moment, seed) => {
    watch(moment);
    return as(level)(moment, seed);
  });

describe.each(TABLES)("masters, $players of them, $edition", (table) => {
  it("keep to the rules, end their games, and act alike in the same moment", () => {
    for (let number = 0; number < GAMES; number += 1) {
      const { refusals, outcome } = play(table, number, () => (moment, seed) => {
        const twice = [1, 2].map(() => as("master")(moment, seed));
        expect(twice[0]).toEqual(twice[1]);
        return as("master")(moment, seed);
      });
      expect(refusals).toEqual([]);
      expect(outcome).not.toBeNull();
    }
  });

  it("[C3.2] end any game soon after closing time, whatever was played before", () => {
    for (let number = 0; number < 4 * GAMES; number += 1) {
      const below = randomFrom(`closing ${number}`);
      const { state, outcome } = play(table, number, () => (moment, seed) => {
        const { view } = moment;
        if (view.table.rounds.length >= closingOf(view.table.config).from)
          return as("master")(moment, seed);
        const action = sampleAction(view, below, { announce: 1e9, gesture: 1e9 });
        if (action === null) throw new Error("nothing was awaited");
        return action;
      });
      expect(outcome).not.toBeNull();
      const { from, last } = closingOf(state.table.config);
      const latest = table.players === 5 ? from : last;
      expect(state.table.rounds.length).toBeLessThanOrEqual(latest);
    }
  });

  it("believe exactly what is possible, and the truth among it", () => {
    for (let number = 0; number < GAMES; number += 1) {
      const seen: { view: CardView; casts: readonly Cast[] }[] = [];
      const { events } = watched(table, number, ({ view }) => {
        const { casts, weights } = believed(memoryOf(view));
        expect(casts).toEqual(worldsOf(view).casts);
        expect(weights.every((weight) => weight > 0)).toBe(true);
        seen.push({ view, casts });
      });
      const { hands, left } = dealtIn(events);
      for (const { view, casts } of seen) {
        const { config } = view.table;
        const truth = COLOURS.map((colour) => {
          const seat = seatOf(config, colour);
          return seat === null ? left : hands[seat];
        });
        const isTruth = ({ identities, numbers }: Cast): boolean =>
          truth.every(
            (hand, place) =>
              hand?.identity === identities[place] &&
              hand?.number === EDITION_NUMBERS[config.edition][numbers[place] as number],
          );
        expect(casts.filter(isTruth)).toHaveLength(1);
      }
    }
  });

  it("think that some cards are shown on every occasion: all chances together make 1", () => {
    watched(table, 1, ({ view, seat }) => {
      const memory = memoryOf(view);
      for (const other of agentSeats(memory.config).filter((each) => each !== seat)) {
        const showings = [
          { type: "pair", from: other, to: seat },
          { type: "black", of: other, asker: seat },
        ] as const;
        for (const showing of showings) {
          const occasion = occasionOf(memory, showing);
          const hand = showing.type === "pair" ? 6 : 7;
          for (const { style } of UNKNOWN.styles) {
            const chances = answersWith(hand, occasion, style).map(({ chance }) => chance);
            expect(chances.every((chance) => chance > 0)).toBe(true);
            expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          }
        }
      }
    });
  });
});

describe("a master", () => {
  it.each([4, 5])("says what it believed: one is the partner, one code is right; %i", (players) => {
    watched({ players, edition: "safe" }, 1, ({ view, told, seat }) => {
      const judged = consider({ view, told, seed: "says" });
      const { partners = [], codes = [] } = judged?.believes ?? {};
      const sum = (list: readonly { odds: number }[]) =>
        list.reduce((all, { odds }) => all + odds, 0);
      // C8.1: the Ambassador has none.
      expect(sum(partners)).toBeCloseTo(seat === 4 ? 0 : 1, 9);
      expect(sum(codes)).toBeCloseTo(1, 9);
      expect(judged?.do).toEqual(bots.master({ view, told, seed: "says" }));
    });
  });

  it.each([
    ["agents", "agent", 16],
    ["masters", "master", 8],
  ] as const)(
    "is right about as often as it thinks among %s, of likely partners",
    (_, level, each) => {
      let [held, thought, right] = [0, 0, 0];
      for (let number = 0; number < each * GAMES; number += 1) {
        const table = { players: 4, edition: EDITIONS[number % 2] ?? "safe" };
        const claims: { seat: Seat; by: Seat; odds: number }[] = [];
        const watch = ({ view, told, seat }: Moment<CardTypes>): void => {
          if (legal(view).awaits.type !== "locate") return;
          const { partnerShares, config } = senseOf({ view, told, seed: "held" });
          for (const [place, odds] of partnerShares.entries()) {
            const who = seatOf(config, COLOURS[place] as Colour);
            if (who !== null && odds > 0.4 && odds < 0.9)
              claims.push({ seat: who, by: seat, odds });
          }
        };
        const { hands } = watched(table, 100 + number, watch, level);
        for (const { seat, by, odds } of claims) {
          const own = hands[by];
          held += 1;
          thought += odds;
          if (own && hands[seat]?.identity === partnerOf(own.identity)) right += 1;
        }
      }
      expect(held).toBeGreaterThan(50);
      expect(Math.abs(right - thought) / held).toBeLessThan(0.08);
    },
  );

  it.each(EDITIONS)("wins with another against two agents on the same deals: %s", (edition) => {
    let [games, wins] = [0, 0];
    for (let number = 0; number < 5 * GAMES; number += 1) {
      for (const team of TEAMS) {
        const isOurs = (hand: Hand | null | undefined) =>
          hand !== null && hand !== undefined && teamOf(hand.identity) === team;
        const { hands, outcome } = play({ players: 4, edition }, 500 + number, (hand) =>
          as(isOurs(hand) ? "master" : "agent"),
        );
        games += 1;
        wins += outcome?.winners.includes(hands.findIndex(isOurs) as Seat) ? 1 : 0;
      }
    }
    expect(wins / games).toBeGreaterThan(0.62);
  });
});
