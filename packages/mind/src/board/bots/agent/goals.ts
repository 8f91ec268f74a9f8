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
  numberedSpace,
  type SpaceId,
} from "@inkognito/engine/board";
import {
  type Agent,
  assertNever,
  COLOURS,
  hasAmbassadorPlayer,
  opponentsOf,
  partnerOf,
  type Seat,
  seatOf,
  TEAM_AGENTS,
  type Team,
  teamOf,
} from "@inkognito/engine/core";
import { AGENT_INDEX, type ColourIndex } from "../../../shared/worlds/hands.js";
import type { Cast, Letters } from "../../worlds/deals.js";
import type { Worlds } from "../../worlds/worlds.js";
import {
  AMBASSADOR_INDEX,
  figuresOf,
  type Layout,
  nearest,
  type PieceIndex,
  spaceOf,
  trueFigure,
} from "./layout.js";

/** A mission in one world, in pieces: one of the hunters on the target's space, or on a fixed one. */
export interface Goal {
  readonly hunters: readonly PieceIndex[];
  readonly target: PieceIndex | null;
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

export const goalSpace = (goal: Goal, layout: Layout): SpaceId =>
  goal.target === null ? goal.space : spaceOf(layout, goal.target);

export function isReached(goal: Goal, layout: Layout): boolean {
  const space = goalSpace(goal, layout);
  for (const hunter of goal.hunters) if (layout[hunter] === space) return true;
  return false;
}

export const stepsToGoal = (goal: Goal, layout: Layout): number =>
  nearest(layout, goal.hunters, goalSpace(goal, layout));

/** The own team's missions, over all worlds. */
export function prospectsOf(worlds: Worlds, config: BoardConfig, own: Hand): readonly Prospect[] {
  const found: Found = new Map();
  const { casts, letters } = worlds;
  const team = teamOf(own.identity);
  const partner = partnerOf(own.identity);
  const each = 1 / (casts.length * letters.length);
  for (const cast of casts) {
    const colour = colourOf(cast, partner);
    const seat = seatOf(config, COLOURS[colour]);
    if (seat === null) {
      add(
        found,
        { partner: null, code: null, goal: escapeOf(cast, own.identity) },
        each * letters.length,
      );
      continue;
    }
    for (const letter of LETTERS) {
      const count = letters.filter((deal) => deal[colour] === letter).length;
      if (count === 0) continue;
      const code = codeOf(team, (agent) => (agent === partner ? letter : own.mission));
      const goal = missionGoal({ code, team, cast, config });
      add(found, { partner: seat, code, goal }, each * count);
    }
  }
  return [...found.values()];
}

/** By cast: what it takes to announce this code; null: to announce alone. */
export const goalsByCast =
  ({ casts }: Worlds, config: BoardConfig, { identity }: Pick<Hand, "identity">) =>
  (code: Code | null): readonly Goal[] => {
    const team = teamOf(identity);
    return casts.map((cast) =>
      code === null ? escapeOf(cast, identity) : missionGoal({ code, team, cast, config }),
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
      const goal = missionGoal({ code, team, cast, config });
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

export const colourOf = ({ colours }: Cast, agent: Agent): ColourIndex =>
  colours[AGENT_INDEX[agent]];

const letterOf = (cast: Cast, deal: Letters, agent: Agent): Letter => deal[colourOf(cast, agent)];

export const isPlayed = (cast: Cast, config: BoardConfig, agent: Agent): boolean =>
  seatOf(config, COLOURS[colourOf(cast, agent)]) !== null;

/** B11.2: for the arrested agent, the partner's. */
const figureInPlay = (cast: Cast, config: BoardConfig, agent: Agent): PieceIndex =>
  figureOf(cast, isPlayed(cast, config, agent) ? agent : partnerOf(agent));

function figureOf(cast: Cast, agent: Agent): PieceIndex {
  const colour = colourOf(cast, agent);
  return trueFigure(colour, cast.builds[colour]);
}

const escapeOf = (cast: Cast, agent: Agent): Goal => ({
  hunters: [figureOf(cast, agent)],
  target: null,
  space: numberedSpace(ESCAPES[agent]),
});

interface TeamMission {
  readonly code: Code;
  readonly team: Team;
  readonly cast: Cast;
  readonly config: BoardConfig;
}

function missionGoal({ code, team, cast, config }: TeamMission): Goal {
  const mission = MISSIONS[code][team];
  const figure = (agent: Agent): PieceIndex => figureInPlay(cast, config, agent);
  const [first, second] = TEAM_AGENTS[team];
  switch (mission.type) {
    case "anyOnto": {
      const hunters = TEAM_AGENTS[team].flatMap((agent) => figuresOf(colourOf(cast, agent)));
      const target = mission.target === "ambassador" ? AMBASSADOR_INDEX : figure(mission.target);
      return { hunters, target, space: 0 };
    }
    case "agentOnto":
      return { hunters: [figure(mission.agent)], target: AMBASSADOR_INDEX, space: 0 };
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
        : [AMBASSADOR_INDEX];
      return { hunters, target: null, space };
    }
    default:
      return assertNever(mission);
  }
}
