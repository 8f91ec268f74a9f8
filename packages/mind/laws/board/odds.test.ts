import { type BoardView, CODES, SUBJECTS } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import type { Seat } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { type Belief, beliefOf } from "../../src/board/odds/belief.js";
import { bitsTold, forecast } from "../../src/board/odds/bits.js";
import type { Asked } from "../../src/board/odds/choices.js";
import { coloured, truthful } from "../../src/board/odds/choices.js";
import { leaks } from "../../src/board/odds/leaks.js";
import { type Odds, oddsOf } from "../../src/board/odds/odds.js";
import { knowledge } from "../../src/board/worlds/knowledge.js";
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
import { byHand, type Weighed } from "../shared/weighing.js";
import { type Grey, OddsOracle } from "./oddsOracle.js";
import { keyOf, playRandomly, TABLES, trueDeal } from "./play.js";

/** Positions of all tables together. */
const POSITIONS = size("odds", { short: 80, full: 240 });

const MODELS = [coloured, truthful];

/** Every deal the mind thinks possible, with its odds. */
function dealsOf({ casts, letters }: Odds): ReadonlyMap<string, number> {
  const deals = new Map<string, number>();
  for (const { identities, builds, odds } of casts) {
    for (const deal of letters) {
      const hands = COLOURS.map((_, i) => [identities[i] ?? "", builds[i] ?? "", deal[i] ?? ""]);
      deals.set(keyOf(hands), odds / letters.length);
    }
  }
  return deals;
}

const sumOf = (
  deals: readonly Weighed<Grey>[],
  isSo: (hands: readonly Grey[]) => boolean,
): number => oddsThat(deals, ({ hands }) => isSo(hands));

/** Odds one by one and in sum, exactly zero where impossible. */
function compareOdds(known: Odds, { deals, seats }: OddsOracle, me: number): void {
  const mind = dealsOf(known);
  expect(mind.size).toBe(deals.length);
  for (const { hands, weight } of deals) near(mind.get(keyOf(hands)), weight, keyOf(hands));
  near(known.bits, openBits(deals), "bits");
  for (const [place, colour] of COLOURS.entries()) {
    const { identities, builds, letters } = known.colours[colour as "red"];
    const faces = [identities, builds, letters].flatMap((each, kind) =>
      Object.entries(each).map(([face, odds]) => ({ kind, face, odds })),
    );
    for (const { kind, face, odds } of faces) {
      const expected = sumOf(deals, (hands) => hands[place]?.[kind] === face);
      near(odds, expected, `${colour} ${face}`);
      if (expected === 0) expect(odds).toBe(0);
    }
  }
  compareTeams(known, deals, seats, me);
}

function compareTeams(
  known: Odds,
  deals: readonly Weighed<Grey>[],
  seats: readonly string[],
  me: number,
): void {
  const own = COLOURS.indexOf(seats[me] ?? "");
  const isPartner = (hands: readonly Grey[], place: number): boolean =>
    own >= 0 && hands[place]?.[0] === PARTNERS[hands[own]?.[0] ?? ""];
  for (const [seat, role] of seats.entries()) {
    const place = COLOURS.indexOf(role);
    near(
      known.partner[seat],
      sumOf(deals, (hands) => isPartner(hands, place)),
      `partner ${seat}`,
    );
  }
  const unused = COLOURS.findIndex((colour) => !seats.includes(colour));
  near(known.alone, unused < 0 ? 0 : sumOf(deals, (hands) => isPartner(hands, unused)), "alone");
  for (const team of ["FB", "ZX"] as const) {
    for (const code of CODES) {
      const expected = sumOf(deals, (hands) => {
        const [one, two] = [...team].map((agent) => hands.findIndex(([each]) => each === agent));
        if (one === unused || two === unused) return false;
        return `${hands[one ?? 0]?.[2]}-${hands[two ?? 0]?.[2]}` === code;
      });
      near(known.codes[team][code], expected, `${team} ${code}`);
    }
  }
}

/** What is certain has odds of exactly 1. */
function compareKnowledge(view: BoardView, known: Odds): void {
  const { colours, worlds, partner, codes } = knowledge(view);
  expect(known.worlds).toBe(worlds);
  for (const colour of ["red", "green", "blue", "yellow"] as const) {
    const { identities, builds, letters } = colours[colour];
    const odds = known.colours[colour];
    if (identities.length === 1) expect(odds.identities[identities[0] ?? "F"]).toBe(1);
    if (builds.length === 1) expect(odds.builds[builds[0] ?? "tall"]).toBe(1);
    if (letters.length === 1) expect(odds.letters[letters[0] ?? "A"]).toBe(1);
  }
  if (partner === null) return;
  expect(known.partner[partner]).toBe(1);
  const ours = (["FB", "ZX"] as const).find((team) => codes[team].length === 1);
  if (ours !== undefined) near(known.codes[ours][codes[ours][0] ?? "A-B"], 1, "code");
}

/** What asking would tell. */
function compareForecast(belief: Belief, oracle: OddsOracle, asked: Asked): void {
  const answersIn = byHand(oracle.placeOf(asked.of), (hand: Grey) =>
    oracle.answersOf(hand, asked, 0, oracle.entries),
  );
  const found = forecast(belief, asked);
  near(found.bits, expectedBits(oracle.deals, answersIn), `asking ${asked.of}`);
  near(
    total(found.answers, ({ odds }) => odds),
    1,
    "answers",
  );
}

/** What one's own answers would tell someone who sees them, from each of his hands. */
function checkLeaks(belief: Belief, oracle: OddsOracle, asked: Asked, seat: Seat): void {
  const found = leaks(belief, asked, { watcher: seat });
  const mine = oracle.deals[0]?.hands[oracle.placeOf(asked.of)] as Grey;
  const legal = oracle.answersOf(mine, asked, 0, oracle.entries);
  expect(found?.answers).toHaveLength(legal.length);
  const shown = oracle.entries.filter(
    ({ of, asker, witness }) => of === asked.of && (asker === seat || witness === seat),
  );
  const watcher = new OddsOracle(seat, oracle.model);
  watcher.blocked = oracle.blocked;
  const imagines = EVERY_HAND.map((hand) => ({
    hand,
    explains: chanceOfAll(shown, (entry, before) => watcher.chanceOf(hand, entry, before)),
    answers: watcher.answersOf(hand, asked, 0, shown),
  }));
  const leaked = leakedTo({ place: oracle.placeOf(seat), imagines }, mine, oracle.deals);
  // To a witness who has not seen the whole record, a single card may be beyond all he expects.
  const expected = legal.filter(({ key }) => leaked.answers.has(key));
  compareLeaks(found, expected, leaked);
}

const EVERY_HAND: readonly Grey[] = ["F", "B", "Z", "X"].flatMap((identity) =>
  ["tall", "short", "fat", "thin"].flatMap((build) =>
    ["A", "B", "C", "D"].map((mission): Grey => [identity, build, mission]),
  ),
);

/** The bits of the last answer. */
function compareTold(
  belief: Belief,
  before: readonly Weighed<Grey>[],
  after: readonly Weighed<Grey>[],
): void {
  const bits = bitsBetween(before, after, ({ hands }) => keyOf(hands));
  near(bitsTold(belief).at(-1)?.bits, bits, "told");
}

describe.each(TABLES)("$players players, $repeats", ({ players, repeats }) => {
  it("[B5.2] odds, bits and leaks are those of the oracle, and the truth is possible", () => {
    let left = Math.ceil(POSITIONS / TABLES.length);
    for (let number = 1; left > 0; number += 1) {
      const model = MODELS[number % 2] ?? coloured;
      const { positions, played } = playRandomly(players, repeats, number);
      const oracles = played.state.own.map(
        ({ seat }) => new OddsOracle(seat, model.name as "coloured"),
      );
      const heard = oracles.map(() => 0);
      const truth = trueDeal(played);
      for (const { view, told } of positions) {
        if (left === 0) break;
        const seat = view.own?.seat ?? 0;
        const oracle = oracles[seat] as OddsOracle;
        const seen = oracle.entries.length;
        let before = oracle.deals;
        for (const event of told.slice(heard[seat])) {
          if (event.type === "answered" && event.cards !== "hidden") before = oracle.deals;
          oracle.hear(event);
        }
        heard[seat] = told.length;
        // Most positions bring nothing new to this seat.
        if (oracle.entries.length === seen && seen > 0) continue;
        const belief = beliefOf(view, model);
        const known = oddsOf(belief);
        compareOdds(known, oracle, seat);
        compareKnowledge(view, known);
        expect(dealsOf(known).get(truth)).toBeGreaterThan(0);
        if (seen < oracle.entries.length) compareTold(belief, before, oracle.deals);
        const other = ((seat + 1 + (left % (players - 1))) % players) as Seat;
        const way = { about: SUBJECTS[left % 2] ?? "build", clear: left % 3 === 0, witness: null };
        if (oracle.placeOf(other) >= 0) {
          compareForecast(belief, oracle, { ...way, asker: seat, of: other });
        }
        if (oracle.placeOf(seat) >= 0) {
          const asked = { ...way, asker: other, of: seat };
          checkLeaks(belief, oracle, asked, other);
          const witness = oracle.seats.indexOf("ambassador") as Seat;
          if (witness >= 0) {
            checkLeaks(belief, oracle, { ...asked, clear: true, witness }, witness);
          }
        }
        left -= 1;
      }
      for (const own of played.state.own) {
        const known = oddsOf(beliefOf(boardGame.viewOf(played.state, own.seat), model));
        expect(dealsOf(known).get(truth)).toBeGreaterThan(0);
      }
    }
  });
});
