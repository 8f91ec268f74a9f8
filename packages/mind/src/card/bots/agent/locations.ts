import { LOCATIONS } from "@inkognito/engine/card";
import {
  AMBASSADOR,
  COLOURS,
  type Colour,
  hasAmbassadorPlayer,
  type Seat,
} from "@inkognito/engine/core";
import { demandsOf, lookOf } from "./demanding.js";
import { expectedBits, lessonOf, pairsFrom } from "./information.js";
import { bitsLeft, watcherAt } from "./secrecy.js";
import { type Considered, isReady, othersOf, type Sense, seatAtPlace } from "./sense.js";
import { cautionTo } from "./showing.js";
import { meetingsAfter, whereaboutsOf } from "./whereabouts.js";

/** Nothing else counts against a meeting in which to announce. */
const WIN = 50;
/** What a bit that we tell costs, in bits that we learn. */
const TOLD = 0.35;
/** With the likely partner every word is worth it. */
const TOGETHER = 0.8;
/** The partner may know the code already; but who only meets the partner learns nothing more. */
const CALLED = 1.5;
/** How likely the partner still does not know it after one more meeting with somebody else. */
const NO_NEWS = 0.7;
/** C8.2: what the Ambassador's player hears too is worth less. */
const OVERHEARD = 0.6;
/** How likely a certain partner comes to where we are. */
const FOLLOWS = 0.6;
/** What it is worth that two rivals do not meet: any two, and two who are partners. */
const APART = 0.1;
const PARTNERS_APART = 0.6;
/** Two pairs that always came between each other would never get anywhere. */
const APART_FROM = 4;
const APART_UNTIL = 20;

/** What being alone with each of the others is worth; the Ambassador last. */
interface Company {
  readonly agents: readonly number[];
  readonly ambassador: number;
  /** C8.3: to be with another agent and the Ambassador's player. */
  readonly crowd: number;
}

/** C3.1: where to go. */
export function location(sense: Sense): Considered {
  const { awaits, decision, table, character, below } = sense;
  if (awaits.type !== "locate") throw new Error("no location is awaited");
  const company = companyOf(sense);
  const { agents, ambassador } = whereaboutsOf(table);
  const others = othersOf(sense);
  const jealous = isJealous(sense);
  let [best, most] = [awaits.locations[0] ?? LOCATIONS[0], -Infinity];
  let meets: readonly number[] = [];
  for (const each of awaits.locations) {
    const at = LOCATIONS.indexOf(each);
    const there = others.map((place) => followed(sense, place, agents[place]?.[at] ?? 0));
    const he = ambassador[at] ?? 0;
    const nobody = there.reduce((left, share) => left * (1 - share), 1);
    const parts = others.map((place, i) => {
      const [alone, pair] = [only(there, i) * (1 - he), only(there, i) * he];
      return alone * (company.agents[place] ?? 0) + pair * company.crowd;
    });
    parts.push(nobody * he * company.ambassador);
    const value =
      parts.reduce((sum, part) => sum + part, 0) +
      (jealous ? apart(sense, others, there, he) : 0) +
      (below(1000) / 1000) * character.whim;
    if (value > most) [best, most, meets] = [each, value, parts];
  }
  return {
    do: { type: "locate", decision, location: best },
    ...reasonFor(sense, others, meets),
  };
}

/** How likely somebody is at a location where we are: a partner who may still come, comes. */
function followed({ partnerShares }: Sense, place: number, share: number): number {
  const likely = share > 0 && share < 1 ? (partnerShares[place] ?? 0) * FOLLOWS : 0;
  return Math.max(share, likely);
}

/** How likely exactly this one of them is there. */
function only(there: readonly number[], index: number): number {
  let share = 1;
  for (let i = 0; i < there.length; i += 1) {
    share *= i === index ? (there[i] as number) : 1 - (there[i] as number);
  }
  return share;
}

const ANYBODY: Company = { agents: [WIN, WIN, WIN, WIN], ambassador: WIN, crowd: 0 };

function companyOf(sense: Sense): Company {
  const ready = isReady(sense);
  if (ready && sense.sought === null) return ANYBODY;
  const lesson = lessonOf(sense);
  const agents = COLOURS.map((_, place) => {
    if (place === sense.place) return 0;
    if (place === sense.fictitious) return lookOf(sense, lesson).bits;
    if (ready && place === sense.partner) return WIN;
    const bits = ready ? 0 : expectedBits(lesson, place, pairsFrom(sense, place));
    return swapWorth(sense, place, bits);
  });
  const demanded = ready ? 0 : Math.max(...demandsOf(sense, lesson).map(({ bits }) => bits));
  return hasAmbassadorPlayer(sense.config)
    ? { agents, ambassador: OVERHEARD * demanded, crowd: -TOLD }
    : { agents, ambassador: demanded, crowd: 0 };
}

/** What we learn, less what we tell; with the likely partner it adds up. */
function swapWorth(sense: Sense, place: number, learned: number): number {
  const watcher = seatAtPlace(sense, place);
  if (watcher === null) return learned;
  const caution = cautionTo(sense, watcher);
  const lacks = bitsLeft(watcherAt(sense, watcher), []);
  const told = (caution > 0 ? TOLD : TOGETHER) * caution * Math.min(1, lacks);
  return learned - told + CALLED * callOf(sense, place, watcher);
}

/**
 * How likely the partner is there and has come to know the code. Who had known it when we last met
 * would have announced it to us (C6.1); since then only meetings with others can have told it.
 */
export function callOf(
  { partnerShares, table, seat, view }: Sense,
  place: number,
  watcher: Seat,
): number {
  const share = partnerShares[place] ?? 0;
  if (share === 0) return 0;
  let last = 0;
  for (const each of view.own?.seen ?? []) {
    if (each.type === "pair" && each.from === watcher && each.to === seat) last = each.round;
  }
  return share * (1 - NO_NEWS ** meetingsAfter(table, COLOURS[place] as Colour, last));
}

/** Every other time, once there is something to keep apart. */
const isJealous = ({ round, below }: Sense): boolean =>
  below(2) === 0 && round > APART_FROM && round <= APART_UNTIL;

/** C3.2: a third one there keeps two rivals from meeting. */
function apart(
  { sought, partnerShares }: Sense,
  others: readonly number[],
  there: readonly number[],
  he: number,
): number {
  let sum = 0;
  for (let third = 0; third < others.length; third += 1) {
    let both = (1 - he) * (1 - (there[third] as number));
    for (let i = 0; i < there.length; i += 1) if (i !== third) both *= there[i] as number;
    const partners = partnerShares[others[third] as number] as number;
    sum += both * (sought === null ? APART : PARTNERS_APART * partners);
  }
  return sum;
}

/** The weightiest of the meetings one may hope for. */
function reasonFor(
  sense: Sense,
  others: readonly number[],
  parts: readonly number[],
): Pick<Considered, "because" | "who"> {
  const most = Math.max(...parts);
  const at = parts.indexOf(most);
  const place = others[at];
  const who = place === undefined ? AMBASSADOR : (COLOURS[place] ?? null);
  if (most <= 0)
    return { because: parts.some((part) => part < 0) ? "keepsAway" : "anyPlace", who: null };
  if (isReady(sense)) return { because: "readyToAnnounce", who };
  if (who === AMBASSADOR) return { because: "seeksAmbassador", who };
  if (place === sense.fictitious) return { because: "looksAtFictitious", who };
  const trusted = place !== undefined && (sense.partnerShares[place] ?? 0) > 0.5;
  return { because: trusted ? "seeksPartner" : "knowsLeast", who };
}
