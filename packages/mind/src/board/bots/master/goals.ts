import { type BoardConfig, CODES, type Code, codeOf, type Hand } from "@inkognito/engine/board";
import {
  type Agent,
  COLOURS,
  type Colour,
  opponentsOf,
  partnerOf,
  seatOf,
  TEAM_AGENTS,
  teamOf,
} from "@inkognito/engine/core";
import type { Cast, Letters } from "../../worlds/deals.js";
import type { Worlds } from "../../worlds/worlds.js";
import { type Goal, goalsByCast, type Prospect, type Weighted } from "../agent/goals.js";

/** The worlds, and by cast how likely it is; together 1. */
export interface Likelihoods {
  readonly worlds: Worlds;
  readonly weights: readonly number[];
}

const placeOf = ({ identities }: Cast, agent: Agent): number => identities.indexOf(agent);

const isPlayed = (config: BoardConfig, cast: Cast, agent: Agent): boolean =>
  seatOf(config, COLOURS[placeOf(cast, agent)] as Colour) !== null;

/** What the own team could announce, the likeliest first. */
export function prospectsOf(
  { worlds, weights }: Likelihoods,
  config: BoardConfig,
  own: Hand,
): readonly Prospect[] {
  const partner = partnerOf(own.identity);
  const goalsOf = goalsFor(worlds, config, own);
  const found = new Map<string, Prospect & { share: number }>();
  for (const [i, cast] of worlds.casts.entries()) {
    const place = placeOf(cast, partner);
    const seat = seatOf(config, COLOURS[place] as Colour);
    const codes = seat === null ? [null] : codesWith(worlds.letters, own, place);
    for (const code of codes) {
      const goal = goalsOf(code)[i] as Goal;
      const share = (weights[i] as number) / codes.length;
      const key = `${seat} ${code} ${textOf(goal)}`;
      const before = found.get(key);
      if (before === undefined) found.set(key, { partner: seat, code, goal, share });
      else before.share += share;
    }
  }
  return likeliestFirst([...found.values()]);
}

/** By deal of letters, so that equal codes stand there as often as they are dealt. */
function codesWith(letters: readonly Letters[], own: Hand, place: number): readonly Code[] {
  const partner = partnerOf(own.identity);
  return letters.map((deal) =>
    codeOf(teamOf(own.identity), (agent) =>
      agent === partner ? (deal[place] as Hand["mission"]) : own.mission,
    ),
  );
}

/** What the others may be after, the likeliest first. */
export function rivalsOf(
  { worlds, weights }: Likelihoods,
  config: BoardConfig,
  own: Hand,
): readonly Weighted[] {
  const team = opponentsOf(teamOf(own.identity));
  const rivals = TEAM_AGENTS[team];
  const goals = rivals.map((identity) => goalsFor(worlds, config, { ...own, identity }));
  const found = new Map<string, { goal: Goal; share: number }>();
  const add = (goal: Goal, share: number): void => {
    const key = textOf(goal);
    const before = found.get(key);
    if (before === undefined) found.set(key, { goal, share });
    else before.share += share;
  };
  for (const [i, cast] of worlds.casts.entries()) {
    const weight = weights[i] as number;
    const free = rivals.map((agent) => isPlayed(config, cast, agent));
    const lone = free.filter(Boolean).length === 1 ? free.indexOf(true) : -1;
    if (lone >= 0) {
      add(goals[lone]?.(null)[i] as Goal, weight);
      continue;
    }
    for (const deal of worlds.letters) {
      const code = codeOf(team, (agent) => deal[placeOf(cast, agent)] as Hand["mission"]);
      add(goals[0]?.(code)[i] as Goal, weight / worlds.letters.length);
    }
  }
  return likeliestFirst([...found.values()]);
}

/** By code, and then by cast: each computed once. */
function goalsFor(
  worlds: Worlds,
  config: BoardConfig,
  own: Hand,
): (code: Code | null) => readonly Goal[] {
  const known: (readonly Goal[])[] = [];
  return (code) => {
    const at = code === null ? CODES.length : CODES.indexOf(code);
    const goals = known[at] ?? goalsByCast(worlds, config, own, code);
    known[at] = goals;
    return goals;
  };
}

export const textOf = ({ hunters, target, space }: Goal): string =>
  `${hunters.join()} ${target} ${space}`;

const likeliestFirst = <T extends { readonly share: number }>(list: T[]): readonly T[] =>
  list.sort((a, b) => b.share - a.share);
