import { type Code, type Question, SUBJECTS } from "@inkognito/engine/board";
import { AGENTS, hasAmbassadorPlayer, partnerOf, type Seat } from "@inkognito/engine/core";
import {
  bitsAbout,
  type Forecast,
  type Joint,
  type Labels,
  labelsOf,
} from "../../../shared/bots/doubt.js";
import {
  agentOf,
  type ColourIndex,
  HANDS,
  type HandSums,
  handSums,
} from "../../../shared/worlds/hands.js";
import type { CardSet } from "../../odds/choices.js";
import { colourOf, goalsByCast } from "../agent/goals.js";
import { showsMission } from "../agent/information.js";
import { type Interests, interestsBy } from "../agent/interests.js";
import type { Worth, Worths } from "../agent/questions.js";
import { othersOf } from "../agent/sense.js";
import { rivalsOf, textOf } from "./goals.js";
import type { Sense } from "./sense.js";
import { answersWith, between } from "./styles.js";

/** What the letter of a certain partner is worth. */
const LETTER = 4;
/** Below this share no partner gives it, so there is no use in hoping for it. */
const HOPE = 0.5;
/** What anything else about a hand is worth. */
const CURIOSITY = 0.2;
/** B12.4: what the Ambassador's player hears too is worth less. */
const OVERHEARD = 0.3;

function worthsOf(sense: Sense): Worths {
  const { seat: asker, worlds, config } = sense;
  const wanted = wantedOf(sense);
  const overheard = hasAmbassadorPlayer(config);
  const others = othersOf(sense).map(({ seat: of, colour }) => {
    const masks = labelsOf(worlds.casts.map(({ hands }) => hands[colour]));
    const joints = [...wanted, { labels: masks, weight: CURIOSITY }].map(({ labels, weight }) => ({
      joint: jointOf(sense, labels, colour),
      weight,
    }));
    const bonus = letterBonus(sense, of);
    return (clear: boolean): Worth => {
      const [first, second] = SUBJECTS.map((about): Worth => {
        const forecast = forecastOf(sense, { asker, of, about, clear }, colour);
        let told = 0;
        for (const { joint, weight } of joints) told += weight * bitsAbout(joint, forecast);
        const value = bonus + (clear && overheard ? OVERHEARD * told : told);
        return { of, colour, about, value };
      }) as [Worth, Worth];
      return second.value > first.value ? second : first;
    };
  });
  return {
    plain: others.map((worthOf) => worthOf(false)),
    clear: others.map((worthOf) => worthOf(true)),
  };
}

function letterBonus({ settled, shows, seat, partnerShare }: Sense, of: Seat): number {
  const share = partnerShare.get(of) ?? 0;
  if (settled || share <= HOPE) return 0;
  const given = shows.some(
    (show) => show.question.of === of && show.question.asker === seat && showsMission(show),
  );
  return given ? 0 : (LETTER * (share - HOPE)) / (1 - HOPE);
}

interface Wanted {
  readonly labels: Labels;
  readonly weight: number;
}

/** What is to be told apart for winning: the partner, and for every code what it takes. */
function wantedOf({ worlds, config, prospects, hand }: Sense): readonly Wanted[] {
  if (hand === null) return [];
  const partner = partnerOf(hand.identity);
  const partners = worlds.casts.map((cast) => colourOf(cast, partner));
  const codes = new Map<Code | null, number>();
  for (const { code, share } of prospects) codes.set(code, (codes.get(code) ?? 0) + share);
  const goalsFor = goalsByCast(worlds, config, hand);
  const goals = [...codes].map(([code, weight]): Wanted => {
    const keys = goalsFor(code).map((goal, i) => `${partners[i]} ${textOf(goal)}`);
    return { labels: labelsOf(keys), weight };
  });
  return [{ labels: labelsOf(partners), weight: 1 }, ...goals];
}

/** What a master wants of the board. */
export const interestsOf = (sense: Sense): Interests =>
  interestsBy(sense, {
    worths: worthsOf(sense),
    rivals: sense.hand === null ? [] : rivalsOf(sense, sense.config, sense.hand),
  });

/** What asking the player of this colour may bring, if the answer is a careful one. */
function forecastOf(
  { shows, config, worlds, hand: own }: Sense,
  question: Pick<Question, "asker" | "of" | "about" | "clear">,
  colour: ColourIndex,
): Forecast {
  const known = between(config, shows, question);
  const occasion = { question, owed: null, repeats: config.repeats, known };
  const sought = own === null ? null : partnerOf(own.identity);
  const open = new Set(worlds.casts.map(({ hands }) => hands[colour]));
  const rows = new Map<CardSet, HandSums>();
  for (const hand of HANDS) {
    if (!open.has(hand)) continue;
    const friend = AGENTS[agentOf(hand)] === sought;
    for (const { choice, chance } of answersWith(hand, friend, occasion)) {
      const row = rows.get(choice.set) ?? handSums();
      row[hand] = chance;
      rows.set(choice.set, row);
    }
  }
  return [...rows.values()];
}

function jointOf({ worlds, weights }: Sense, labels: Labels, colour: ColourIndex): Joint {
  const rows: HandSums[] = [];
  for (const [i, { hands }] of worlds.casts.entries()) {
    const label = labels[i];
    if (label === undefined) continue;
    const row = rows[label] ?? handSums();
    row[hands[colour]] += weights[i] ?? 0;
    rows[label] = row;
  }
  return rows;
}
