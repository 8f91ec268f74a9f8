import {
  type BoardConfig,
  CODES,
  type Code,
  codeOf,
  EMBASSY,
  ESCAPES,
  type Hand,
  LETTERS,
  type Letter,
  MISSIONS,
  type Mission,
  numberedSpace,
  type SpaceId,
} from "@inkognito/engine/board";
import {
  type Agent,
  assertNever,
  COLOURS,
  type Colour,
  hasAmbassadorPlayer,
  opponentsOf,
  partnerOf,
  type Seat,
  seatOf,
  TEAM_AGENTS,
  type Team,
  teamOf,
} from "@inkognito/engine/core";
import type { Cast, Letters } from "../../worlds/deals.js";
import type { Worlds } from "../../worlds/worlds.js";
import { AMBASSADOR_AT, figuresAt, nearest, type Stand, trueFigure } from "./layout.js";

/** A mission in one world, in pieces: one of the hunters on the target's space, or on a fixed one. */
export interface Goal {
  readonly hunters: readonly number[];
  readonly target: number | null;
  /** Used when there is no target. */
  readonly space: SpaceId;
}

/** What could be announced, what it would take, and in what share of the worlds. */
export interface Prospect {
  /** Null: announcing alone. */
  readonly partner: Seat | null;
  readonly code: Code | null;
  readonly goal: Goal;
  readonly share: number;
}

export type Weighted = Pick<Prospect, "goal" | "share">;

export const goalSpace = (goal: Goal, stand: Stand): SpaceId =>
  goal.target === null ? goal.space : (stand[goal.target] as number);

export function isReached(goal: Goal, stand: Stand): boolean {
  const space = goalSpace(goal, stand);
  for (const hunter of goal.hunters) if (stand[hunter] === space) return true;
  return false;
}

export const stepsToGoal = (goal: Goal, stand: Stand): number =>
  nearest(stand, goal.hunters, goalSpace(goal, stand));

/** The own team's missions, over all worlds. */
export function prospectsOf(worlds: Worlds, config: BoardConfig, own: Hand): readonly Prospect[] {
  const found: Found = new Map();
  const { casts, letters } = worlds;
  const team = teamOf(own.identity);
  const partner = partnerOf(own.identity);
  const each = 1 / (casts.length * letters.length);
  for (const cast of casts) {
    const place = cast.identities.indexOf(partner);
    const seat = seatOf(config, COLOURS[place] as Colour);
    if (seat === null) {
      add(
        found,
        { partner: null, code: null, goal: escapeOf(cast, own.identity) },
        each * letters.length,
      );
      continue;
    }
    for (const letter of LETTERS) {
      const count = letters.filter((deal) => deal[place] === letter).length;
      if (count === 0) continue;
      const code = codeOf(team, (agent) => (agent === partner ? letter : own.mission));
      const goal = goalOf(MISSIONS[code][team], team, cast, config);
      add(found, { partner: seat, code, goal }, each * count);
    }
  }
  return [...found.values()];
}

/** What a settled announcement takes, cast by cast. */
export const goalsByCast = (
  { casts }: Worlds,
  config: BoardConfig,
  own: Hand,
  code: Code | null,
): readonly Goal[] => {
  const team = teamOf(own.identity);
  return casts.map((cast) =>
    code === null ? escapeOf(cast, own.identity) : goalOf(MISSIONS[code][team], team, cast, config),
  );
};

/** What the others may be after. */
export function rivalGoals(worlds: Worlds, config: BoardConfig, own: Hand): readonly Weighted[] {
  const found: Found = new Map();
  const { casts, letters } = worlds;
  const team = opponentsOf(teamOf(own.identity));
  const each = 1 / (casts.length * letters.length);
  for (const cast of casts) {
    const free = TEAM_AGENTS[team].filter((agent) => isPlayed(cast, config, agent));
    const [only] = free;
    if (free.length === 1 && only !== undefined) {
      add(found, { partner: null, code: null, goal: escapeOf(cast, only) }, each * letters.length);
      continue;
    }
    for (const deal of letters) {
      const code = codeOf(team, (agent) => letterOf(cast, deal, agent));
      const goal = goalOf(MISSIONS[code][team], team, cast, config);
      add(found, { partner: null, code: null, goal }, each);
    }
  }
  return [...found.values()];
}

type Found = Map<number, Prospect & { share: number }>;

function add(found: Found, one: Omit<Prospect, "share">, share: number): void {
  const key = keyOf(one);
  const before = found.get(key);
  if (before === undefined) found.set(key, { ...one, share });
  else before.share += share;
}

/** A number instead of a text, because there are hundreds a decision. Hunters: one, two, or two colours. */
function keyOf({ partner, code, goal }: Omit<Prospect, "share">): number {
  const { hunters, target, space } = goal;
  const said = (1 + (partner ?? -1)) * 13 + 1 + (code === null ? -1 : CODES.indexOf(code));
  const where = said * 1200 + (target === null ? 20 + space : target);
  return (where * 17 + (hunters[0] ?? 0)) * 17 + (hunters.at(-1) ?? 0);
}

const letterOf = (cast: Cast, deal: Letters, agent: Agent): Letter =>
  deal[cast.identities.indexOf(agent)] as Letter;

const isPlayed = (cast: Cast, config: BoardConfig, agent: Agent): boolean =>
  seatOf(config, COLOURS[cast.identities.indexOf(agent)] as Colour) !== null;

/** B11.2: for the arrested agent, the partner's. */
function figureOfAgent(cast: Cast, config: BoardConfig, agent: Agent): number {
  const named = isPlayed(cast, config, agent) ? agent : partnerOf(agent);
  const place = cast.identities.indexOf(named);
  return trueFigure(place, cast.builds[place] as Cast["builds"][number]);
}

function escapeOf(cast: Cast, agent: Agent): Goal {
  const place = cast.identities.indexOf(agent);
  const hunter = trueFigure(place, cast.builds[place] as Cast["builds"][number]);
  return { hunters: [hunter], target: null, space: numberedSpace(ESCAPES[agent]) };
}

function goalOf(mission: Mission, team: Team, cast: Cast, config: BoardConfig): Goal {
  const figure = (agent: Agent): number => figureOfAgent(cast, config, agent);
  const [first, second] = TEAM_AGENTS[team];
  switch (mission.type) {
    case "anyOnto": {
      const places = TEAM_AGENTS[team].map((agent) => cast.identities.indexOf(agent));
      const target = mission.target === "ambassador" ? AMBASSADOR_AT : figure(mission.target);
      return { hunters: places.flatMap(figuresAt), target, space: 0 };
    }
    case "agentOnto":
      return { hunters: [figure(mission.agent)], target: AMBASSADOR_AT, space: 0 };
    case "together":
      return { hunters: [figure(first)], target: figure(second), space: 0 };
    case "agentTo": {
      const space = numberedSpace(mission.number);
      return { hunters: [figure(mission.agent)], target: null, space };
    }
    case "ambassadorTo": {
      const space = mission.place === "embassy" ? EMBASSY : numberedSpace(mission.place);
      const hunters = hasAmbassadorPlayer(config)
        ? [figure(first), figure(second)]
        : [AMBASSADOR_AT];
      return { hunters, target: null, space };
    }
    default:
      return assertNever(mission);
  }
}
