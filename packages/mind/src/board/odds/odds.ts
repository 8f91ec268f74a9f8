import {
  type BoardView,
  BUILDS,
  type Build,
  CODES,
  type Code,
  LETTERS,
  type Letter,
} from "@inkognito/engine/board";
import {
  AGENTS,
  type Agent,
  agentSeats,
  COLOURS,
  type Colour,
  partnerOf,
  type Seat,
  seatOf,
  TEAM_AGENTS,
  type Team,
} from "@inkognito/engine/core";
import { entropyOf } from "../../shared/odds/information.js";
import { named } from "../../shared/odds/named.js";
import { marginalsOf, type Weighed } from "../../shared/odds/weights.js";
import type { Cast, Letters } from "../worlds/deals.js";
import { type Belief, beliefOf, openLetters, weighedCasts } from "./belief.js";
import { type AnswerModel, coloured } from "./models.js";

/** How likely each thing is of one colour's hand; 1: certain, 0: impossible. */
export interface HandOdds {
  readonly identities: Readonly<Record<Agent, number>>;
  readonly builds: Readonly<Record<Build, number>>;
  readonly letters: Readonly<Record<Letter, number>>;
}

export interface CastOdds extends Pick<Cast, "identities" | "builds"> {
  readonly odds: number;
}

export interface Odds {
  /** The name of the answer model. */
  readonly model: string;
  /** How many deals are possible. */
  readonly worlds: number;
  /** How much there is still to learn about the deal. */
  readonly bits: number;
  /** By colour; with three players the unused colour stands for the arrested hand. */
  readonly colours: Readonly<Record<Colour, HandOdds>>;
  /** By seat: how likely it is the own partner's; nobody's for those without a hand. */
  readonly partner: readonly number[];
  /** B11.1: how likely one is the lone agent. */
  readonly alone: number;
  /** With three players a team's codes add up to the chance that both its agents play. */
  readonly codes: Readonly<Record<Team, Readonly<Record<Code, number>>>>;
  /** Together: every possible cast; a deal's odds are its cast's, divided by the number of `letters`. */
  readonly casts: readonly CastOdds[];
  readonly letters: readonly Letters[];
}

export const odds = (view: BoardView, model: AnswerModel = coloured): Odds =>
  oddsOf(beliefOf(view, model));

export function oddsOf(belief: Belief): Odds {
  const { config, hand } = belief.memory;
  const weighed = weighedCasts(belief);
  const letters = openLetters(belief);
  const { casts, weights, total } = weighed;
  const { identities, others } = marginalsOf(weighed);
  const colours = COLOURS.map((colour, place): [Colour, HandOdds] => [
    colour,
    {
      identities: named(AGENTS, (_, i) => identities[place]?.[i]),
      builds: named(BUILDS, (_, i) => others[place]?.[i]),
      letters: named(LETTERS, (letter) => letterShare(letters, place, letter)),
    },
  ]);
  const byColour = Object.fromEntries(colours) as Record<Colour, HandOdds>;
  const sought = hand === null ? null : partnerOf(hand.identity);
  const soughtAt = (colour: Colour): number =>
    sought === null ? 0 : byColour[colour].identities[sought];
  const unused = COLOURS.find((colour) => seatOf(config, colour) === null);
  return {
    model: belief.model.name,
    worlds: casts.length * letters.length,
    bits: entropyOf(weighed) + Math.log2(letters.length),
    colours: byColour,
    partner: config.seats.map((role, seat) =>
      agentSeats(config).includes(seat as Seat) ? soughtAt(role as Colour) : 0,
    ),
    alone: unused === undefined ? 0 : soughtAt(unused),
    codes: {
      FB: codesOf(belief, weighed, letters, "FB"),
      ZX: codesOf(belief, weighed, letters, "ZX"),
    },
    casts: casts.map((cast, i) => ({
      identities: cast.identities,
      builds: cast.builds,
      odds: (weights[i] as number) / total,
    })),
    letters,
  };
}

/** The chance that something is so, in all deals together. */
export function chanceThat(
  { casts, letters }: Odds,
  isSo: (cast: CastOdds, letters: Letters) => boolean,
): number {
  let sum = 0;
  for (const cast of casts) {
    let count = 0;
    for (const deal of letters) if (isSo(cast, deal)) count += 1;
    sum += (cast.odds * count) / letters.length;
  }
  return sum;
}

/** In what share of the deals the colour at this place holds this letter. */
export const letterShare = (deals: readonly Letters[], place: number, letter: Letter): number =>
  deals.filter((deal) => deal[place] === letter).length / deals.length;

/** Casts and letters are independent: where the two agents sit, with the letters there. */
function codesOf(
  { memory }: Belief,
  { casts, weights, total }: Weighed<Cast>,
  letters: readonly Letters[],
  team: Team,
): Readonly<Record<Code, number>> {
  const [first, second] = TEAM_AGENTS[team].map((agent) => AGENTS.indexOf(agent)) as [
    number,
    number,
  ];
  const played = COLOURS.map((colour) => seatOf(memory.config, colour) !== null);
  const places = new Float64Array(16);
  for (let i = 0; i < casts.length; i += 1) {
    const cast = casts[i] as Cast;
    const [a, b] = [cast.places[first] as number, cast.places[second] as number];
    const at = 4 * a + b;
    if (played[a] && played[b]) places[at] = (places[at] as number) + (weights[i] as number);
  }
  const sums = new Float64Array(16);
  for (const deal of letters) {
    const faces = deal.map((letter) => LETTERS.indexOf(letter));
    for (let pair = 0; pair < places.length; pair += 1) {
      const weight = places[pair] as number;
      if (weight === 0) continue;
      const at = 4 * (faces[pair >> 2] as number) + (faces[pair & 3] as number);
      sums[at] = (sums[at] as number) + weight;
    }
  }
  const all = total * letters.length;
  return named(CODES, (code) => (sums[CODE_PLACES[code]] as number) / all);
}

/** Where `sums` has each code: a code is its two letters, in the order in which a team reads them. */
const CODE_PLACES = named(CODES, (code) => {
  const [a, b] = code.split("-") as [Letter, Letter];
  return 4 * LETTERS.indexOf(a) + LETTERS.indexOf(b);
});
