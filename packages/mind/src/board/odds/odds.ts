import {
  type BoardConfig,
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
import { marginalsOf, type Weighed } from "../../shared/odds/weights.js";
import { byFace } from "../../shared/worlds/faces.js";
import {
  AGENT_INDEX,
  COLOUR_INDEX,
  type ColourIndex,
  FOUR,
  type Four,
  four,
} from "../../shared/worlds/hands.js";
import {
  BUILD_INDEX,
  type Cast,
  LETTER_INDEX,
  type LetterIndex,
  type Letters,
} from "../worlds/deals.js";
import { type Belief, beliefOf, openLetters, weighedCasts } from "./belief.js";
import { type AnswerModel, coloured } from "./choices.js";

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
  /** By seat: how likely it is the partner's; 0 for a viewer without a hand. */
  readonly partner: readonly number[];
  /** B11.1: how likely the viewer is the lone agent. */
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
  const { agents, others } = marginalsOf(weighed);
  const byColour = byFace(COLOURS, (colour): HandOdds => {
    const index = COLOUR_INDEX[colour];
    return {
      identities: byFace(AGENTS, (agent) => agents[index][AGENT_INDEX[agent]]),
      builds: byFace(BUILDS, (build) => others[index][BUILD_INDEX[build]]),
      letters: byFace(LETTERS, (letter) => letterShare(letters, index, letter)),
    };
  });
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
      FB: codesOf("FB", { config, letters }, weighed),
      ZX: codesOf("ZX", { config, letters }, weighed),
    },
    casts: casts.map((cast, i) => ({
      identities: cast.identities,
      builds: cast.builds,
      odds: (weights[i] ?? 0) / total,
    })),
    letters,
  };
}

/** The chance that something is true, over all deals. */
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

/** In what share of the deals this colour holds this letter. */
export const letterShare = (
  deals: readonly Letters[],
  colour: ColourIndex,
  letter: Letter,
): number => deals.filter((deal) => deal[colour] === letter).length / deals.length;

/** Casts and letters are independent: the colours of the two agents, with the letters there. */
function codesOf(
  team: Team,
  { config, letters }: { readonly config: BoardConfig; readonly letters: readonly Letters[] },
  { casts, weights, total }: Weighed<Cast>,
): Readonly<Record<Code, number>> {
  const [first, second] = TEAM_AGENTS[team];
  const isPlayed = four((colour) => seatOf(config, COLOURS[colour]) !== null);
  const byColours = sums4();
  for (let i = 0; i < casts.length; i += 1) {
    const colours = casts[i]?.colours;
    if (colours === undefined) continue;
    const [a, b] = [colours[AGENT_INDEX[first]], colours[AGENT_INDEX[second]]];
    if (isPlayed[a] && isPlayed[b]) byColours[a][b] += weights[i] ?? 0;
  }
  const byLetters = sums4();
  for (const deal of letters) {
    const faces = four((colour) => LETTER_INDEX[deal[colour]]);
    for (const a of FOUR) {
      for (const b of FOUR) {
        const weight = byColours[a][b];
        if (weight !== 0) byLetters[faces[a]][faces[b]] += weight;
      }
    }
  }
  const all = total * letters.length;
  return byFace(CODES, (code) => {
    const [a, b] = CODE_LETTERS[code];
    return byLetters[a][b] / all;
  });
}

type Sums = [number, number, number, number];
const sums4 = (): Four<Sums> => four(() => [0, 0, 0, 0]);

/** A code is its two letters, in the order in which a team reads them. */
const CODE_LETTERS = byFace(CODES, (code): readonly [LetterIndex, LetterIndex] => {
  const [a, b] = code.split("-") as [Letter, Letter];
  return [LETTER_INDEX[a], LETTER_INDEX[b]];
});
