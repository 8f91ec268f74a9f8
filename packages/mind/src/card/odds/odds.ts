import {
  type CardConfig,
  type CardKind,
  type CardView,
  type Code,
  type CodeNumber,
  EDITION_NUMBERS,
  hasPartners,
  type Side,
} from "@inkognito/engine/card";
import {
  AGENTS,
  type Agent,
  AMBASSADOR,
  COLOURS,
  type Colour,
  partnerOf,
} from "@inkognito/engine/core";
import { entropyOf } from "../../shared/odds/information.js";
import { marginalsOf } from "../../shared/odds/weights.js";
import { byFace } from "../../shared/worlds/faces.js";
import { AGENT_INDEX, COLOUR_INDEX, FOUR, type Four } from "../../shared/worlds/hands.js";
import type { CodeDigits } from "../worlds/deals.js";
import { codeFrom } from "../worlds/knowledge.js";
import { type Belief, beliefOf, weighedCasts } from "./belief.js";
import { type AnswerModel, coloured } from "./choices.js";

/** How likely each thing is of one colour's hand; 1: certain, 0: impossible. */
export interface HandOdds {
  readonly identities: Readonly<Record<Agent, number>>;
  /** In the order of the edition. */
  readonly numbers: readonly { readonly number: CodeNumber; readonly odds: number }[];
}

export interface CastOdds {
  /** By colour, in the order of COLOURS. */
  readonly identities: readonly Agent[];
  readonly numbers: readonly CodeNumber[];
  readonly code: Code;
  readonly odds: number;
}

export interface Odds {
  /** The name of the answer model. */
  readonly model: string;
  /** How many deals are possible, the fictitious agent's sides included. */
  readonly worlds: number;
  /** How much there is still to learn about the deal. */
  readonly bits: number;
  /** By colour; with three players the unused colour is the fictitious agent. */
  readonly colours: Readonly<Record<Colour, HandOdds>>;
  /** By seat: how likely it is the partner's; 0 where each player plays alone. */
  readonly partner: readonly number[];
  /** C1.2: the possible codes, the likeliest first. */
  readonly codes: readonly { readonly code: Code; readonly odds: number }[];
  /** C7.2: how likely what lies where; null unless three play. */
  readonly sides: Readonly<Record<Side, Readonly<Record<CardKind, number>>>> | null;
  /** Every possible cast. What lies left depends on none of it. */
  readonly casts: readonly CastOdds[];
}

export const odds = (view: CardView, model: AnswerModel = coloured): Odds =>
  oddsOf(beliefOf(view, model));

export function oddsOf(belief: Belief): Odds {
  const { memory, lefts } = belief;
  const { config, hand } = memory;
  const numbers = EDITION_NUMBERS[config.edition];
  const weighed = weighedCasts(belief);
  const { casts, weights, total } = weighed;
  const marginals = marginalsOf(weighed);
  const colours = byFace(COLOURS, (colour) => {
    const index = COLOUR_INDEX[colour];
    return handOddsOf(config, { agents: marginals.agents[index], others: marginals.others[index] });
  });
  const sought = hand === null || !hasPartners(config) ? null : partnerOf(hand.identity);
  const sums = new Map<CodeDigits, number>();
  for (const [i, { code }] of casts.entries()) {
    sums.set(code, (sums.get(code) ?? 0) + (weights[i] ?? 0));
  }
  return {
    model: belief.model.name,
    worlds: casts.length * (lefts?.length ?? 1),
    bits: entropyOf(weighed) + Math.log2(lefts?.length ?? 1),
    colours,
    partner: config.seats.map((role) =>
      sought === null || role === AMBASSADOR ? 0 : colours[role].identities[sought],
    ),
    codes: [...sums]
      .sort(([code, a], [other, b]) => b - a || code - other)
      .map(([code, sum]) => ({ code: codeFrom(code, config.edition), odds: sum / total })),
    sides: lefts === null ? null : sidesOf(lefts),
    casts: casts.map((cast, i) => ({
      identities: cast.identities,
      numbers: cast.numbers.map((index) => numbers[index]),
      code: codeFrom(cast.code, config.edition),
      odds: (weights[i] ?? 0) / total,
    })),
  };
}

/** By agent, and by number in the order of the edition. */
export const handOddsOf = (
  { edition }: CardConfig,
  { agents, others }: { readonly agents: Four<number>; readonly others: Four<number> },
): HandOdds => ({
  identities: byFace(AGENTS, (agent) => agents[AGENT_INDEX[agent]]),
  numbers: FOUR.map((i) => ({ number: EDITION_NUMBERS[edition][i], odds: others[i] })),
});

/** The chance that something is true, over all casts. */
export const chanceThat = ({ casts }: Odds, isSo: (cast: CastOdds) => boolean): number =>
  casts.reduce((sum, cast) => sum + (isSo(cast) ? cast.odds : 0), 0);

function sidesOf(lefts: readonly CardKind[]): NonNullable<Odds["sides"]> {
  const share = (kind: CardKind): number => (lefts.includes(kind) ? 1 / lefts.length : 0);
  const [identity, number] = [share("identity"), share("number")];
  return { left: { identity, number }, right: { identity: number, number: identity } };
}
