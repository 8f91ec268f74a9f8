import { LOCATIONS } from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS, type Colour, hasAmbassadorPlayer } from "@inkognito/engine/core";
import { cardSet, choicesOf, handOf, shownBefore } from "../../odds/choices.js";
import { callOf } from "../agent/locations.js";
import { type Considered, othersOf, seatAtPlace } from "../agent/sense.js";
import { callWorth, needed } from "./announcing.js";
import { bestDemand } from "./demanding.js";
import { bestLook, bitsFrom, type Labels, labelsOf } from "./information.js";
import { rateFor } from "./secrecy.js";
import { guessWith, type Sense } from "./sense.js";
import { type Ahead, aheadOf, forEachWay } from "./whereabouts.js";

/** What it is worth that the others see what they will see of us, in bits that we learn. */
const SHOWN = 0.5;
/** The partner may know the code already. */
const CALLED = 1.5;
/** C8.2: what the Ambassador's player hears too is worth less. */
const OVERHEARD = 0.6;
/** C8.3: to be with another agent and the Ambassador's player. */
const CROWD = -0.35;
/** What it costs that two rivals meet: any two, and two who are partners. */
const APART = 0.1;
const PARTNERS_APART = 1.2;

/** What being alone with each of the others is worth. */
interface Company {
  /** By place in COLOURS. */
  readonly agents: readonly number[];
  readonly ambassador: number;
  readonly crowd: number;
  /** By place: what it costs that the two meet who are neither this one nor we. */
  readonly without: readonly number[];
}

const PLACES = COLOURS.map((_, place) => place);

/** By place: each of the others, and the two that are left. */
const OTHERS: readonly (readonly [third: number, one: number, two: number][])[] = PLACES.map(
  (own) =>
    PLACES.filter((third) => third !== own).map((third) => {
      const [one, two] = PLACES.filter((each) => each !== own && each !== third);
      return [third, one as number, two as number];
    }),
);

/** C3.1: where to go, over all the ways in which the others may go on. */
export function location(sense: Sense): Considered {
  const { awaits, decision, character, below } = sense;
  if (awaits.type !== "locate") throw new Error("no location is awaited");
  const company = companyOf(sense);
  const ahead = aheadOf(sense);
  let [best, most] = [awaits.locations[0] ?? LOCATIONS[0], -Infinity];
  let meets: readonly number[] = [];
  for (const each of awaits.locations) {
    const parts = expected(sense, company, ahead, LOCATIONS.indexOf(each));
    const value =
      parts.reduce((sum, part) => sum + part, 0) + (below(1000) / 1000) * character.whim;
    if (value > most) [best, most, meets] = [each, value, parts];
  }
  return { do: { type: "locate", decision, location: best }, ...reasonFor(sense, meets) };
}

/** The worth of going there by part: each of the agents, the Ambassador, the meetings of others. */
function expected(sense: Sense, company: Company, ahead: Ahead, there: number): readonly number[] {
  const { ambassador } = ahead;
  const parts = [0, 0, 0, 0, 0, 0];
  forEachWay(sense, ahead, there, (at, share) => {
    for (const he of ambassador) weigh(sense, company, at, he, share / ambassador.length, parts);
  });
  return parts;
}

/** Everybody is somewhere: what that is worth. */
function weigh(
  { place: own }: Sense,
  company: Company,
  at: readonly number[],
  he: number,
  share: number,
  parts: number[],
): void {
  const there = at[own] as number;
  const add = (part: number, worth: number): void => {
    parts[part] = (parts[part] as number) + share * worth;
  };
  let [with1, count] = [-1, 0];
  for (const place of PLACES) {
    if (place === own || at[place] !== there) continue;
    with1 = place;
    count += 1;
  }
  if (count === 0 && he === there) add(4, company.ambassador);
  if (count === 1) add(with1, he === there ? company.crowd : (company.agents[with1] as number));
  // Two others meet, unless the third or the Ambassador is with them.
  for (const [third, one, two] of OTHERS[own] ?? []) {
    const where = at[one] as number;
    if (where !== at[two] || where === there || where === at[third] || where === he) continue;
    add(5, -(company.without[third] as number));
  }
}

function companyOf(sense: Sense): Company {
  const { sought, place: own, fictitious, partnerShares, config } = sense;
  const labels = labelsOf(sense);
  const sure = needed(sense);
  const demanded = bestDemand(sense, labels).bits;
  const alone = sought === null ? callWorth(sense.best.share, sure) : 0;
  const agents = PLACES.map((place) => {
    if (place === own) return 0;
    if (place === fictitious) return alone + bestLook(sense, labels).bits;
    const call = sought === null ? alone : callWorth(guessWith(sense, place).share, sure);
    return call + swapWorth(sense, labels, place);
  });
  const heard = hasAmbassadorPlayer(config);
  return {
    agents,
    ambassador: alone + (heard ? OVERHEARD : 1) * demanded,
    crowd: heard ? CROWD : 0,
    without: PLACES.map((place) =>
      sought === null ? APART : PARTNERS_APART * (partnerShares[place] ?? 0),
    ),
  };
}

/** What we learn, and what the other does; with the partner it adds up. */
function swapWorth(sense: Sense, labels: Labels, place: number): number {
  const { config, seen, seat, view } = sense;
  const learned = bitsFrom(sense, labels, place, "pair");
  const to = seatAtPlace(sense, place);
  const hand = view.own?.hand ?? null;
  if (to === null || hand === null) return learned;
  const sets = shownBefore(seen, { type: "pair", from: seat, to }).map(cardSet);
  const rate = rateFor(sense, to);
  let most = -Infinity;
  for (const { cards } of choicesOf(handOf(hand), "pair", config.edition, sets)) {
    most = Math.max(most, rate(cards));
  }
  return learned + SHOWN * (most - rate([])) + CALLED * callOf(sense, place, to);
}

/** The weightiest of the meetings one may hope for. */
function reasonFor(sense: Sense, parts: readonly number[]): Pick<Considered, "because" | "who"> {
  const others = othersOf(sense);
  const hopes = [...others, 4].map((part) => parts[part] as number);
  const most = Math.max(...hopes);
  const place = others[hopes.indexOf(most)];
  const who = place === undefined ? AMBASSADOR : (COLOURS[place] as Colour);
  if (most <= 0) return { because: (parts[5] as number) < 0 ? "keepsAway" : "anyPlace", who: null };
  if (sense.best.share >= needed(sense)) return { because: "readyToAnnounce", who };
  if (who === AMBASSADOR) return { because: "seeksAmbassador", who };
  if (place === sense.fictitious) return { because: "looksAtFictitious", who };
  const trusted = place !== undefined && (sense.partnerShares[place] ?? 0) > 0.5;
  return { because: trusted ? "seeksPartner" : "knowsLeast", who };
}
