import { LOCATIONS } from "@inkognito/engine/card";
import {
  AMBASSADOR,
  COLOURS,
  hasAmbassadorPlayer,
  type Role,
  type Seat,
} from "@inkognito/engine/core";
import { type ColourIndex, type Four, four } from "../../../shared/worlds/hands.js";
import { demandsOf, lookOf } from "./demanding.js";
import { expectedBits, lessonOf, pairsFrom } from "./information.js";
import { bitsLeft, watcherAt } from "./secrecy.js";
import { type Considered, isReady, othersOf, type Sense, seatOfColour } from "./sense.js";
import { cautionTo } from "./showing.js";
import { meetingsAfter, whereaboutsOf } from "./whereabouts.js";

/** Nothing else counts against a meeting in which to announce. */
const WIN = 50;
/** What a bit that we tell costs, in bits that we learn. */
const TOLD = 0.35;
/** The same with the likely partner: every card is worth it. */
const TOGETHER = 0.8;
/** The partner may know the code already; but a player who only meets the partner learns nothing more. */
const CALLED = 1.5;
/** How likely the partner still does not know it after one more meeting with another agent. */
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

/** What being alone with each of the others is worth. */
interface Company {
  /** By colour. */
  readonly agents: Four<number>;
  readonly ambassador: number;
  /** C8.3: to be with another agent and the Ambassador's player. */
  readonly crowd: number;
}

/** Another agent who may be at a location, and how likely. */
interface Visitor {
  readonly colour: ColourIndex;
  readonly share: number;
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
  let meets: readonly Hope[] = [];
  for (const each of awaits.locations) {
    const there = others.map(
      (colour): Visitor => ({
        colour,
        share: followed(sense, colour, agents[colour][each]),
      }),
    );
    const he = ambassador[each];
    const empty = there.reduce((left, { share }) => left * (1 - share), 1);
    const parts = there.map(({ colour }): Hope => {
      const [alone, pair] = [only(there, colour) * (1 - he), only(there, colour) * he];
      return { colour, worth: alone * company.agents[colour] + pair * company.crowd };
    });
    parts.push({ colour: null, worth: empty * he * company.ambassador });
    const value =
      parts.reduce((sum, { worth }) => sum + worth, 0) +
      (jealous ? apart(sense, there, he) : 0) +
      (below(1000) / 1000) * character.whim;
    if (value > most) [best, most, meets] = [each, value, parts];
  }
  return { do: { type: "locate", decision, location: best }, ...reasonFor(sense, meets) };
}

/** How likely an agent is at a location where we are: a partner who may still come, comes. */
function followed({ partnerShares }: Sense, colour: ColourIndex, share: number): number {
  const likely = share > 0 && share < 1 ? partnerShares[colour] * FOLLOWS : 0;
  return Math.max(share, likely);
}

/** How likely exactly this one of them is there. */
function only(there: readonly Visitor[], one: ColourIndex): number {
  let chance = 1;
  for (const { colour, share } of there) chance *= colour === one ? share : 1 - share;
  return chance;
}

const ANY_MEETING: Company = { agents: [WIN, WIN, WIN, WIN], ambassador: WIN, crowd: 0 };

function companyOf(sense: Sense): Company {
  const ready = isReady(sense);
  if (ready && sense.sought === null) return ANY_MEETING;
  const lesson = lessonOf(sense);
  const agents = four((colour) => {
    if (colour === sense.colour) return 0;
    if (colour === sense.fictitious) return lookOf(sense, lesson).bits;
    if (ready && colour === sense.partner) return WIN;
    const bits = ready ? 0 : expectedBits(lesson, colour, pairsFrom(sense, colour));
    return swapWorth(sense, colour, bits);
  });
  const demanded = ready ? 0 : Math.max(...demandsOf(sense, lesson).map(({ bits }) => bits));
  return hasAmbassadorPlayer(sense.config)
    ? { agents, ambassador: OVERHEARD * demanded, crowd: -TOLD }
    : { agents, ambassador: demanded, crowd: 0 };
}

/** What we learn, less what we tell; with the likely partner it adds up. */
function swapWorth(sense: Sense, colour: ColourIndex, learned: number): number {
  const watcher = seatOfColour(sense, colour);
  if (watcher === null) return learned;
  const caution = cautionTo(sense, watcher);
  const lacks = bitsLeft(watcherAt(sense, watcher), []);
  const told = (caution > 0 ? TOLD : TOGETHER) * caution * Math.min(1, lacks);
  return learned - told + CALLED * callOf(sense, colour, watcher);
}

/**
 * How likely the partner is there and has come to know the code. A partner who had known it when we last
 * met would have announced it to us (C6.1); since then only meetings with others can have told it. A
 * partner who may announce in any meeting (C8.4) does not need us for it.
 */
export function callOf(
  { sought, partnerShares, table, seat, view }: Sense,
  colour: ColourIndex,
  watcher: Seat,
): number {
  const share = partnerShares[colour];
  if (sought === null || share === 0) return 0;
  let last = 0;
  for (const each of view.own?.seen ?? []) {
    if (each.type === "pair" && each.from === watcher && each.to === seat) last = each.round;
  }
  return share * (1 - NO_NEWS ** meetingsAfter(table, COLOURS[colour], last));
}

/** Every other time, once there is something to keep apart. */
const isJealous = ({ round, below }: Sense): boolean =>
  below(2) === 0 && round > APART_FROM && round <= APART_UNTIL;

/** C3.2: a third agent there keeps two rivals from meeting. */
function apart({ ally, partnerShares }: Sense, there: readonly Visitor[], he: number): number {
  let sum = 0;
  for (const third of there) {
    let both = (1 - he) * (1 - third.share);
    for (const { colour, share } of there) if (colour !== third.colour) both *= share;
    sum += both * (ally === null ? APART : PARTNERS_APART * partnerShares[third.colour]);
  }
  return sum;
}

/** A meeting that may come about, and what it adds to the worth of a location. */
export interface Hope {
  /** Null: the Ambassador. */
  readonly colour: ColourIndex | null;
  readonly worth: number;
}

/** The weightiest of the meetings to hope for. */
function reasonFor(sense: Sense, hopes: readonly Hope[]): Pick<Considered, "because" | "who"> {
  const best = bestOf(hopes);
  if (best === undefined || best.worth <= 0) {
    const keepsAway = hopes.some(({ worth }) => worth < 0);
    return { because: keepsAway ? "keepsAway" : "anyPlace", who: null };
  }
  return isReady(sense) ? { because: "readyToAnnounce", who: roleOf(best) } : seeking(sense, best);
}

/** The first of the largest. */
export const bestOf = (hopes: readonly Hope[]): Hope | undefined =>
  hopes.find(({ worth }) => worth === Math.max(...hopes.map((each) => each.worth)));

export const roleOf = ({ colour }: Hope): Role => (colour === null ? AMBASSADOR : COLOURS[colour]);

/** Why a bot seeks a meeting in which it has nothing to announce. */
export function seeking(
  { fictitious, partnerShares }: Sense,
  hope: Hope,
): Pick<Considered, "because" | "who"> {
  const { colour } = hope;
  const who = roleOf(hope);
  if (colour === null) return { because: "seeksAmbassador", who };
  if (colour === fictitious) return { because: "looksAtFictitious", who };
  return { because: partnerShares[colour] > 0.5 ? "seeksPartner" : "knowsLeast", who };
}
