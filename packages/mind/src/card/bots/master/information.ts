import { blackCards, type CardKind, type Hand, SIDES, type Side } from "@inkognito/engine/card";
import { bitsAbout, type Forecast, type Joint } from "../../../shared/bots/doubt.js";
import { cardSet, HANDS, type Showing } from "../../odds/choices.js";
import { memoryOf } from "../../worlds/worlds.js";
import { seatAtPlace } from "../agent/sense.js";
import { expectedOf, type Manner } from "./manner.js";
import { occasionOf } from "./occasion.js";
import type { Sense } from "./sense.js";

/** Knowing everything about everybody is worth something, knowing what to announce is worth it all. */
const CURIOSITY = 0.3;

/** What is to be told apart: by cast, the same number where the same would be announced. */
export type Labels = readonly number[];

export function labelsOf({ worlds, sought }: Sense): Labels {
  const ids = new Map<number, number>();
  return worlds.casts.map(({ code, identities }) => {
    const key = 4 * code + (sought === null ? 0 : identities.indexOf(sought));
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  });
}

/** The bits that a pair of this agent's, or a black card on demand, is expected to tell. */
export function bitsFrom(
  sense: Sense,
  labels: Labels,
  place: number,
  type: Showing["type"],
): number {
  const from = seatAtPlace(sense, place);
  if (from === null) return 0;
  const showing: Showing =
    type === "pair" ? { type, from, to: sense.seat } : { type, of: from, asker: sense.seat };
  const open = handsAt(sense, place);
  return bitsOf(
    sense,
    labels,
    place,
    forecastOf(sense, showing, sense.manners[place] as Manner, open),
  );
}

/** C7.2: the better side of the fictitious agent. */
export function bestLook(
  sense: Sense,
  labels: Labels,
): { readonly side: Side; readonly bits: number } {
  const { worlds, fictitious, seen, config } = sense;
  const lefts = worlds.lefts ?? [];
  const looks = SIDES.map((side) => {
    const known = seen.some((each) => each.type === "look" && each.side === side);
    if (known) return { side, bits: 0 };
    const rows = new Map<number, Float64Array>();
    for (const left of lefts) {
      for (const [hand, cards] of HANDS[config.edition].entries()) {
        add(rows, cardSet([cardOf(cards, kindAt(left, side))]), hand, 1 / lefts.length);
      }
    }
    return { side, bits: bitsOf(sense, labels, fictitious, [...rows.values()]) };
  });
  return looks.reduce((best, each) => (each.bits > best.bits ? each : best));
}

const kindAt = (left: CardKind, side: Side): CardKind =>
  side === SIDES[0] ? left : left === "identity" ? "number" : "identity";

const cardOf = (hand: Hand, kind: CardKind) => blackCards(hand)[kind === "identity" ? 0 : 1];

function handsAt({ worlds }: Sense, place: number): ReadonlySet<number> {
  return new Set(worlds.casts.map(({ hands }) => hands[place] as number));
}

function forecastOf(
  sense: Sense,
  showing: Showing,
  manner: Manner,
  open: ReadonlySet<number>,
): Forecast {
  const occasion = occasionOf(memoryOf(sense.view), showing);
  const rows = new Map<number, Float64Array>();
  for (const hand of open) {
    for (const { choice, chance } of expectedOf(manner, occasion, hand)) {
      add(rows, choice.set, hand, chance);
    }
  }
  return [...rows.values()];
}

function add(rows: Map<number, Float64Array>, set: number, hand: number, chance: number): void {
  const row = rows.get(set) ?? new Float64Array(16);
  row[hand] = (row[hand] as number) + chance;
  rows.set(set, row);
}

function bitsOf(sense: Sense, labels: Labels, place: number, forecast: Forecast): number {
  const hands = sense.worlds.casts.map((cast) => cast.hands[place] as number);
  return (
    bitsAbout(jointOf(sense, labels, hands), forecast) +
    CURIOSITY * bitsAbout(jointOf(sense, hands, hands), forecast)
  );
}

function jointOf({ weights }: Sense, labels: readonly number[], hands: readonly number[]): Joint {
  const rows = new Map<number, Float64Array>();
  for (const [i, weight] of weights.entries()) {
    add(rows, labels[i] as number, hands[i] as number, weight);
  }
  return [...rows.values()];
}
