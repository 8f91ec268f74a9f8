import { LOCATIONS, type Location } from "@inkognito/engine/card";
import { hasAmbassadorPlayer } from "@inkognito/engine/core";
import type { Labels } from "../../../shared/bots/doubt.js";
import {
  type ColourIndex,
  FOUR,
  type Four,
  four,
  replaceAt,
} from "../../../shared/worlds/hands.js";
import { cardSet, choicesOf, shownBefore } from "../../odds/choices.js";
import { handOf } from "../../worlds/deals.js";
import { bestOf, callOf, type Hope, roleOf, seeking } from "../agent/locations.js";
import { type Considered, othersOf, seatOfColour } from "../agent/sense.js";
import { callWorth, needed } from "./announcing.js";
import { bestDemand } from "./demanding.js";
import { bestLook, bitsFrom, labelsFor } from "./information.js";
import { rateFor } from "./secrecy.js";
import { guessWith, type Sense } from "./sense.js";
import { type Ahead, aheadOf, forEachWay, type Located } from "./whereabouts.js";

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
  /** By colour. */
  readonly agents: Four<number>;
  readonly ambassador: number;
  readonly crowd: number;
  /** By colour: what it costs that the two meet who are neither this one nor we. */
  readonly without: Four<number>;
}

type Three = readonly [third: ColourIndex, one: ColourIndex, two: ColourIndex];

/** By own colour: each of the others, and the two that are left. */
const OTHERS: Four<readonly Three[]> = four((own) =>
  FOUR.filter((third) => third !== own).flatMap((third): readonly Three[] => {
    const [one, two] = FOUR.filter((each) => each !== own && each !== third);
    return one === undefined || two === undefined ? [] : [[third, one, two]];
  }),
);

/** C3.1: where to go, over all the ways in which the others may go on. */
export function location(sense: Sense): Considered {
  const { awaits, decision, character, colour, below } = sense;
  if (awaits.type !== "locate" || colour === null) throw new Error("no location is awaited");
  const company = companyOf(sense);
  const ahead = aheadOf(sense);
  let [best, most] = [awaits.locations[0] ?? LOCATIONS[0], -Infinity];
  let parts = NOTHING;
  for (const there of awaits.locations) {
    const worth = expected(sense, company, { ...ahead, own: colour, there });
    const value = sumOf(worth) + (below(1000) / 1000) * character.whim;
    if (value > most) [best, most, parts] = [there, value, worth];
  }
  return { do: { type: "locate", decision, location: best }, ...reasonFor(sense, parts) };
}

/** The worth of a location by part. */
interface Parts {
  /** By colour: to be alone with that agent. */
  readonly agents: Four<number>;
  /** To be alone with the Ambassador. */
  readonly ambassador: number;
  /** That two others meet. */
  readonly others: number;
}

const NOTHING: Parts = { agents: [0, 0, 0, 0], ambassador: 0, others: 0 };

const sumOf = ({ agents, ambassador, others }: Parts): number =>
  agents.reduce((sum, part) => sum + part, 0) + ambassador + others;

/** The worth of being there, over all the ways in which the others may go on. */
function expected(sense: Sense, company: Company, ahead: Ahead & Own): Parts {
  const { own, there } = ahead;
  const agents: [number, number, number, number] = [0, 0, 0, 0];
  let [ambassador, others] = [0, 0];
  forEachWay(sense, { ...ahead, at: replaceAt(ahead.at, own, there) }, (at, chance) => {
    const share = chance / ahead.ambassador.length;
    const met = metAt(at, own);
    for (const he of ahead.ambassador) {
      if (met === null && he === there) ambassador += share * company.ambassador;
      if (met !== null && met !== "several") {
        agents[met] += share * (he === there ? company.crowd : company.agents[met]);
      }
      // Two others meet, unless the third or the Ambassador is with them.
      for (const [third, one, two] of OTHERS[own]) {
        const where = at[one];
        if (where !== at[two] || where === there || where === at[third] || where === he) continue;
        others -= share * company.without[third];
      }
    }
  });
  return { agents, ambassador, others };
}

interface Own {
  readonly own: ColourIndex;
  readonly there: Location;
}

/** The agent who is where this one is; null: none. */
function metAt(at: Located, own: ColourIndex): ColourIndex | "several" | null {
  let met: ColourIndex | null = null;
  for (const colour of FOUR) {
    if (colour === own || at[colour] !== at[own]) continue;
    if (met !== null) return "several";
    met = colour;
  }
  return met;
}

function companyOf(sense: Sense): Company {
  const { ally, sought, colour: own, fictitious, partnerShares, config } = sense;
  const labels = labelsFor(sense);
  const sure = needed(sense);
  const demanded = bestDemand(sense, labels).bits;
  const alone = sought === null ? callWorth(sense.best.share, sure) : 0;
  const agents = four((colour) => {
    if (colour === own) return 0;
    if (colour === fictitious) return alone + bestLook(sense, labels).bits;
    const call = sought === null ? alone : callWorth(guessWith(sense, colour).share, sure);
    return call + swapWorth(sense, labels, colour);
  });
  const heard = hasAmbassadorPlayer(config);
  return {
    agents,
    ambassador: alone + (heard ? OVERHEARD : 1) * demanded,
    crowd: heard ? CROWD : 0,
    without: four((colour) => (ally === null ? APART : PARTNERS_APART * partnerShares[colour])),
  };
}

/** What we learn, and what the other does; with the partner it adds up. */
function swapWorth(sense: Sense, labels: Labels, colour: ColourIndex): number {
  const { config, seen, seat, view } = sense;
  const learned = bitsFrom(sense, labels, { type: "pair", colour });
  const to = seatOfColour(sense, colour);
  const hand = view.own?.hand ?? null;
  if (to === null || hand === null) return learned;
  const earlier = shownBefore(seen, { type: "pair", from: seat, to }).map(cardSet);
  const rate = rateFor(sense, to);
  let most = -Infinity;
  for (const { cards } of choicesOf(handOf(hand), {
    type: "pair",
    edition: config.edition,
    earlier,
  })) {
    most = Math.max(most, rate(cards));
  }
  return learned + SHOWN * (most - rate([])) + CALLED * callOf(sense, colour, to);
}

/** The weightiest of the meetings to hope for. */
function reasonFor(sense: Sense, parts: Parts): Pick<Considered, "because" | "who"> {
  const agents = othersOf(sense).map((colour): Hope => ({ colour, worth: parts.agents[colour] }));
  const best = bestOf([...agents, { colour: null, worth: parts.ambassador }]);
  if (best === undefined || best.worth <= 0) {
    return { because: parts.others < 0 ? "keepsAway" : "anyPlace", who: null };
  }
  return sense.best.share >= needed(sense)
    ? { because: "readyToAnnounce", who: roleOf(best) }
    : seeking(sense, best);
}
