import { blackCards, type CardKind, SIDES, type Side } from "@inkognito/engine/card";
import {
  bitsAbout,
  type Forecast,
  type Joint,
  type Labels,
  labelsOf,
} from "../../../shared/bots/doubt.js";
import {
  type ColourIndex,
  HANDS,
  type HandIndex,
  type HandSums,
  handSums,
} from "../../../shared/worlds/hands.js";
import { cardSet, type Showing } from "../../odds/choices.js";
import { HANDS_OF } from "../../worlds/deals.js";
import { KINDS, OTHER_KIND } from "../../worlds/evidence.js";
import { memoryOf } from "../../worlds/worlds.js";
import { announcementLabels } from "../agent/information.js";
import { seatOfColour } from "../agent/sense.js";
import { expectedOf } from "./manner.js";
import { occasionOf } from "./occasion.js";
import type { Sense } from "./sense.js";

/** Knowing every hand is worth something; knowing what to announce is worth it all. */
const CURIOSITY = 0.3;

/** By cast: the same label where the same would be announced. */
export const labelsFor = ({ worlds, sought }: Sense): Labels =>
  announcementLabels(worlds.casts, sought);

/** Something that an agent may show us. */
interface Source {
  readonly type: Showing["type"];
  readonly colour: ColourIndex;
}

/** The bits that a pair of this agent, or a black card on demand, is expected to tell. */
export function bitsFrom(sense: Sense, labels: Labels, { type, colour }: Source): number {
  const from = seatOfColour(sense, colour);
  if (from === null) return 0;
  const showing: Showing =
    type === "pair" ? { type, from, to: sense.seat } : { type, of: from, asker: sense.seat };
  const open = new Set(sense.worlds.casts.map(({ hands }) => hands[colour]));
  const occasion = occasionOf(memoryOf(sense.view), showing);
  const rows = new Rows();
  for (const hand of open) {
    for (const { choice, chance } of expectedOf(sense.manners[colour], occasion, hand)) {
      rows.add(choice.set, hand, chance);
    }
  }
  return bitsOf(sense, labels, { colour, forecast: rows.list() });
}

/** C7.2: the better side of the fictitious agent. */
export function bestLook(
  sense: Sense,
  labels: Labels,
): { readonly side: Side; readonly bits: number } {
  const { worlds, fictitious: colour, seen, config } = sense;
  if (colour === null) throw new Error("there is no fictitious agent");
  const lefts = worlds.lefts ?? [];
  const looks = SIDES.map((side) => {
    const known = seen.some((each) => each.type === "look" && each.side === side);
    if (known) return { side, bits: 0 };
    const rows = new Rows();
    for (const left of lefts) {
      const kind: CardKind = side === "left" ? left : OTHER_KIND[left];
      for (const hand of HANDS) {
        const [identity, number] = blackCards(HANDS_OF[config.edition][hand]);
        rows.add(cardSet([kind === KINDS[0] ? identity : number]), hand, 1 / lefts.length);
      }
    }
    return { side, bits: bitsOf(sense, labels, { colour, forecast: rows.list() }) };
  });
  return looks.reduce((best, each) => (each.bits > best.bits ? each : best));
}

/** Numbers by key and hand, added up. */
class Rows {
  readonly #rows = new Map<number, HandSums>();

  add(key: number, hand: HandIndex, amount: number): void {
    const row = this.#rows.get(key) ?? handSums();
    row[hand] += amount;
    this.#rows.set(key, row);
  }

  list(): readonly HandSums[] {
    return [...this.#rows.values()];
  }
}

function bitsOf(
  sense: Sense,
  labels: Labels,
  { colour, forecast }: { readonly colour: ColourIndex; readonly forecast: Forecast },
): number {
  const hands = labelsOf(sense.worlds.casts.map((cast) => cast.hands[colour]));
  return (
    bitsAbout(jointOf(sense, labels, colour), forecast) +
    CURIOSITY * bitsAbout(jointOf(sense, hands, colour), forecast)
  );
}

function jointOf({ worlds, weights }: Sense, labels: Labels, colour: ColourIndex): Joint {
  const rows = new Rows();
  for (const [i, { hands }] of worlds.casts.entries()) {
    rows.add(labels[i] ?? 0, hands[colour], weights[i] ?? 0);
  }
  return rows.list();
}
