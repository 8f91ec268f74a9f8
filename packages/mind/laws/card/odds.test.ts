import { type CardView, EDITION_NUMBERS } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import type { Seat } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { type Belief, beliefOf } from "../../src/card/odds/belief.js";
import { bitsTold, forecast } from "../../src/card/odds/bits.js";
import type { Showing as MindShowing } from "../../src/card/odds/choices.js";
import { coloured, truthful } from "../../src/card/odds/choices.js";
import { leaks } from "../../src/card/odds/leaks.js";
import { type Odds, oddsOf } from "../../src/card/odds/odds.js";
import { knowledge } from "../../src/card/worlds/knowledge.js";
import { COLOURS, PARTNERS } from "../shared/deals.js";
import { near } from "../shared/near.js";
import {
  bitsBetween,
  chanceOfAll,
  compareLeaks,
  expectedBits,
  leakedTo,
  oddsThat,
  openBits,
} from "../shared/telling.js";
import { total } from "../shared/total.js";
import { byHand } from "../shared/weighing.js";
import {
  type Black,
  CardOddsOracle,
  type Deal,
  everyHand,
  lies,
  type Showing,
  textOf,
  type WeighedDeal,
} from "./oddsOracle.js";
import { playRandomly, TABLES, toldIn, trueDeal } from "./play.js";

/** Positions of all tables together. */
const POSITIONS = size("odds", { short: 160, full: 480 });

const MODELS = [coloured, truthful];

/** Every deal the mind thinks possible, with its odds. */
function dealsOf({ casts, sides }: Odds): ReadonlyMap<string, number> {
  const deals = new Map<string, number>();
  for (const { identities, numbers, odds } of casts) {
    const hands = COLOURS.map((_, i): Black => [identities[i] ?? "", `${numbers[i]}`]);
    const lefts = sides === null ? { "": 1 } : sides.left;
    for (const [left, share] of Object.entries(lefts)) {
      if (share > 0) deals.set(textOf({ hands, left }), odds * share);
    }
  }
  return deals;
}

/** Odds one by one and in sum, exactly zero where impossible. */
function compareOdds(known: Odds, { deals, seats, edition }: CardOddsOracle, me: number): void {
  const mind = dealsOf(known);
  expect(mind.size).toBe(deals.length);
  expect(known.worlds).toBe(deals.length);
  for (const deal of deals) near(mind.get(textOf(deal)), deal.weight, textOf(deal));
  near(known.bits, openBits(deals), "bits");
  for (const [place, colour] of COLOURS.entries()) {
    const { identities, numbers } = known.colours[colour as "red"];
    const faces = [
      ...Object.entries(identities).map(([face, odds]) => ({ kind: 0, face, odds })),
      ...numbers.map(({ number, odds }) => ({ kind: 1, face: `${number}`, odds })),
    ];
    for (const { kind, face, odds } of faces) {
      const expected = oddsThat(deals, ({ hands }) => hands[place]?.[kind] === face);
      near(odds, expected, `${colour} ${face}`);
      if (expected === 0) expect(odds).toBe(0);
    }
  }
  const own = COLOURS.indexOf(seats[me] ?? "");
  for (const [seat, role] of seats.entries()) {
    const place = COLOURS.indexOf(role);
    // C8.1: the Ambassador has none.
    const isPaired = own >= 0 && (seats.length === 4 || (seats.length === 5 && edition === "safe"));
    const isPartner = ({ hands }: Deal): boolean =>
      isPaired && hands[place]?.[0] === PARTNERS[hands[own]?.[0] ?? ""];
    near(known.partner[seat], oddsThat(deals, isPartner), `partner ${seat}`);
  }
  near(
    total(known.codes, ({ odds }) => odds),
    1,
    "codes",
  );
  for (const { code, odds } of known.codes) {
    const isSo = ({ hands }: Deal): boolean =>
      hands.every(([identity, number]) => `${code["FBZX".indexOf(identity)]}` === number);
    near(odds, oddsThat(deals, isSo), `code ${code}`);
  }
}

/** What is certain has odds of exactly 1. */
function compareKnowledge(view: CardView, known: Odds): void {
  const { colours, partner, code } = knowledge(view);
  const numbers = EDITION_NUMBERS[view.table.config.edition];
  for (const colour of ["red", "green", "blue", "yellow"] as const) {
    const possible = colours[colour];
    const odds = known.colours[colour];
    const [identity] = possible.identities;
    if (possible.identities.length === 1) expect(odds.identities[identity ?? "F"]).toBe(1);
    const place = numbers.indexOf(possible.numbers[0] ?? 0);
    if (possible.numbers.length === 1) expect(odds.numbers[place]?.odds).toBe(1);
  }
  if (partner !== null) expect(known.partner[partner]).toBe(1);
  if (code !== null) expect(known.codes).toEqual([{ code, odds: 1 }]);
}

const asShowing = ({ type, from, to }: Showing): MindShowing =>
  type === "pair"
    ? { type, from: from as Seat, to: to as Seat }
    : { type, of: from as Seat, asker: to as Seat };

/** What the cards to come would tell. */
function compareForecast(belief: Belief, oracle: CardOddsOracle, showing: Showing): void {
  const answersIn = byHand(oracle.placeOf(showing.from), (hand: Black) =>
    oracle.answersOf(hand, showing, oracle.entries),
  );
  const found = forecast(belief, asShowing(showing));
  near(found.bits, expectedBits(oracle.deals, answersIn), `${showing.type} from ${showing.from}`);
  near(
    total(found.answers, ({ odds }) => odds),
    1,
    "answers",
  );
}

/** C7.2: looking at the fictitious agent. */
function compareLook(belief: Belief, { deals, seats }: CardOddsOracle): void {
  const place = COLOURS.findIndex((colour) => !seats.includes(colour));
  for (const side of ["left", "right"] as const) {
    const bits = expectedBits(deals, ({ hands, left }) => [
      { key: lies(hands[place] as Black, left, side), chance: 1 },
    ]);
    near(forecast(belief, { type: "look", side }).bits, bits, `look ${side}`);
  }
}

/** What one's own cards would tell someone who sees them, from each of his hands. */
function checkLeaks(belief: Belief, oracle: CardOddsOracle, showing: Showing, seat: Seat): void {
  const found = leaks(belief, asShowing(showing), { watcher: seat });
  const mine = oracle.deals[0]?.hands[oracle.placeOf(showing.from)] as Black;
  const legal = oracle.answersOf(mine, showing, oracle.entries);
  expect(found?.answers).toHaveLength(legal.length);
  const witness = oracle.seats.indexOf("ambassador") === seat;
  const shown = oracle.entries.filter(
    ({ type, from, to }) => from === showing.from && (to === seat || (witness && type === "black")),
  );
  const watcher = new CardOddsOracle(seat, oracle.model);
  watcher.edition = oracle.edition;
  const imagines = everyHand(oracle.edition).map((hand) => ({
    hand,
    explains: chanceOfAll(shown, (entry, before) => watcher.chanceOf(hand, entry, before)),
    answers: watcher.answersOf(hand, showing, shown),
  }));
  compareLeaks(
    found,
    legal,
    leakedTo({ place: oracle.placeOf(seat), imagines }, mine, oracle.deals),
  );
}

/** The bits of the last cards seen. */
function compareTold(
  belief: Belief,
  before: readonly WeighedDeal[],
  after: readonly WeighedDeal[],
  steps: number,
): void {
  const told = total(bitsTold(belief).slice(-steps), ({ bits }) => bits);
  near(told, bitsBetween(before, after, textOf), "told");
}

const seenBy = ({ entries, looks }: CardOddsOracle): number => entries.length + looks.length;

describe.each(TABLES)("$players players, $edition", ({ players, edition }) => {
  it("[C4.1] odds, bits and leaks are those of the oracle, and the truth is possible", () => {
    let left = Math.ceil(POSITIONS / TABLES.length);
    for (let number = 1; left > 0; number += 1) {
      const model = MODELS[number % 2] ?? coloured;
      const { positions, played } = playRandomly(players, edition, number);
      const oracles = played.state.own.map(
        ({ seat }) => new CardOddsOracle(seat, model.name as "coloured"),
      );
      const told = oracles.map((_, seat) => toldIn(played.events, seat));
      const heard = oracles.map(() => 0);
      const truth = trueDeal(played.state);
      for (const { view, heard: until } of positions) {
        if (left === 0) break;
        const seat = view.own?.seat ?? 0;
        const oracle = oracles[seat] as CardOddsOracle;
        const seen = seenBy(oracle);
        let before = oracle.deals;
        let steps = 0;
        for (const event of told[seat]?.slice(heard[seat], until) ?? []) {
          const [deals, count] = [oracle.deals, seenBy(oracle)];
          oracle.hear(event);
          if (seenBy(oracle) > count) [before, steps] = [deals, seenBy(oracle) - count];
        }
        heard[seat] = until;
        // Most positions bring nothing new to this seat.
        if (seenBy(oracle) === seen && seen > 0) continue;
        const belief = beliefOf(view, model);
        const known = oddsOf(belief);
        compareOdds(known, oracle, seat);
        compareKnowledge(view, known);
        expect(dealsOf(known).get(truth)).toBeGreaterThan(0);
        // Of a swap one pair is one's own and tells nothing; the Ambassador sees two that tell (C8.3).
        const twice = steps === 2 && oracle.placeOf(seat) < 0;
        if (steps > 0 && !twice) compareTold(belief, before, oracle.deals, steps);
        const other = ((seat + 1 + (left % (players - 1))) % players) as Seat;
        const type = left % 2 === 0 ? "pair" : "black";
        if (oracle.placeOf(other) >= 0) {
          compareForecast(belief, oracle, { type, from: other, to: seat });
        }
        if (players === 3) compareLook(belief, oracle);
        if (oracle.placeOf(seat) >= 0) {
          const showing = { type, from: seat, to: other } as const;
          if (type === "pair" || oracle.placeOf(other) >= 0) {
            checkLeaks(belief, oracle, showing, other);
          }
          const ambassador = oracle.seats.indexOf("ambassador") as Seat;
          if (ambassador >= 0 && type === "black") {
            checkLeaks(belief, oracle, showing, ambassador);
          }
        }
        left -= 1;
      }
      for (const { seat } of played.state.own) {
        const known = oddsOf(beliefOf(cardGame.viewOf(played.state, seat), model));
        expect(dealsOf(known).get(truth)).toBeGreaterThan(0);
      }
    }
  });
});
