import { type BoardConfig, type Code, codeOf, type Hand } from "@inkognito/engine/board";
import {
  COLOURS,
  opponentsOf,
  partnerOf,
  seatOf,
  TEAM_AGENTS,
  teamOf,
} from "@inkognito/engine/core";
import type { ColourIndex } from "../../../shared/worlds/hands.js";
import type { Letters } from "../../worlds/deals.js";
import type { Worlds } from "../../worlds/worlds.js";
import {
  colourOf,
  type Goal,
  goalsByCast,
  isPlayed,
  type Prospect,
  type Weighted,
} from "../agent/goals.js";

/** The worlds, and by cast how likely it is; together 1. */
export interface Likelihoods {
  readonly worlds: Worlds;
  readonly weights: readonly number[];
}

/** What the own team could announce, the likeliest first. */
export function prospectsOf(
  { worlds, weights }: Likelihoods,
  config: BoardConfig,
  own: Hand,
): readonly Prospect[] {
  const partner = partnerOf(own.identity);
  const goalsOf = remembered(goalsByCast(worlds, config, own));
  const found = new Map<string, Prospect & { share: number }>();
  for (const [i, cast] of worlds.casts.entries()) {
    const colour = colourOf(cast, partner);
    const seat = seatOf(config, COLOURS[colour]);
    const codes = seat === null ? [null] : codesWith(worlds.letters, own, colour);
    for (const code of codes) {
      const goal = goalsOf(code)[i] as Goal;
      const share = (weights[i] ?? 0) / codes.length;
      const key = `${seat} ${code} ${textOf(goal)}`;
      const before = found.get(key);
      if (before === undefined) found.set(key, { partner: seat, code, goal, share });
      else before.share += share;
    }
  }
  return likeliestFirst([...found.values()]);
}

/** By deal of letters, so that equal codes layout there as often as they are dealt. */
function codesWith(letters: readonly Letters[], own: Hand, colour: ColourIndex): readonly Code[] {
  const partner = partnerOf(own.identity);
  return letters.map((deal) =>
    codeOf(teamOf(own.identity), (agent) => (agent === partner ? deal[colour] : own.mission)),
  );
}

/** What the opponents may be after, the likeliest first. */
export function rivalsOf(
  { worlds, weights }: Likelihoods,
  config: BoardConfig,
  own: Hand,
): readonly Weighted[] {
  const team = opponentsOf(teamOf(own.identity));
  const rivals = TEAM_AGENTS[team];
  const goals = rivals.map((identity) => remembered(goalsByCast(worlds, config, { identity })));
  const found = new Map<string, { goal: Goal; share: number }>();
  const add = (goal: Goal, share: number): void => {
    const key = textOf(goal);
    const before = found.get(key);
    if (before === undefined) found.set(key, { goal, share });
    else before.share += share;
  };
  for (const [i, cast] of worlds.casts.entries()) {
    const weight = weights[i] ?? 0;
    const free = rivals.map((agent) => isPlayed(cast, config, agent));
    const lone = free.filter(Boolean).length === 1 ? free.indexOf(true) : -1;
    if (lone >= 0) {
      add(goals[lone]?.(null)[i] as Goal, weight);
      continue;
    }
    for (const deal of worlds.letters) {
      const code = codeOf(team, (agent) => deal[colourOf(cast, agent)]);
      add(goals[0]?.(code)[i] as Goal, weight / worlds.letters.length);
    }
  }
  return likeliestFirst([...found.values()]);
}

type GoalsOf = (code: Code | null) => readonly Goal[];

/** The goals of each code, computed once. */
function remembered(goalsOf: GoalsOf): GoalsOf {
  const known = new Map<Code | null, readonly Goal[]>();
  return (code) => {
    const goals = known.get(code) ?? goalsOf(code);
    known.set(code, goals);
    return goals;
  };
}

export const textOf = ({ hunters, target, space }: Goal): string =>
  `${hunters.join()} ${target} ${space}`;

const likeliestFirst = <T extends { readonly share: number }>(list: T[]): readonly T[] =>
  list.sort((a, b) => b.share - a.share);
