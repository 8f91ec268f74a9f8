import { type Agent, partnerOf, TEAM_AGENTS, type Team } from "../../core/agents.js";
import { assertNever } from "../../core/result.js";
import { AMBASSADOR } from "../../core/seat.js";
import { EMBASSY, numberedSpace } from "../terms/map.js";
import {
  BUILDS,
  type Code,
  colourOf,
  type Figure,
  figureOf,
  type Letter,
  type Positions,
  type SpaceId,
} from "../terms/types.js";

/** B9. A named agent is always the true figure; "onto" means on the same space. */
export type Mission =
  | { readonly type: "anyOnto"; readonly target: Agent | typeof AMBASSADOR }
  | { readonly type: "agentOnto"; readonly agent: Agent; readonly target: typeof AMBASSADOR }
  | { readonly type: "together" }
  | { readonly type: "agentTo"; readonly agent: Agent; readonly number: number }
  | { readonly type: "ambassadorTo"; readonly place: number | "embassy" };

const anyOnto = (target: Agent | typeof AMBASSADOR): Mission => ({ type: "anyOnto", target });
const agentTo = (agent: Agent, number: number): Mission => ({ type: "agentTo", agent, number });
const ambassadorTo = (place: number | "embassy"): Mission => ({ type: "ambassadorTo", place });
const together: Mission = { type: "together" };

/** The mission table of the passport (B1.5, B9). */
export const MISSIONS: Readonly<Record<Code, Readonly<Record<Team, Mission>>>> = {
  "A-B": { FB: anyOnto("X"), ZX: anyOnto(AMBASSADOR) },
  "A-C": { FB: agentTo("F", 5), ZX: anyOnto("B") },
  "A-D": { FB: anyOnto("Z"), ZX: { type: "agentOnto", agent: "Z", target: AMBASSADOR } },
  "B-A": { FB: anyOnto("X"), ZX: anyOnto(AMBASSADOR) },
  "B-C": { FB: anyOnto(AMBASSADOR), ZX: together },
  "B-D": { FB: agentTo("B", 1), ZX: anyOnto("F") },
  "C-A": { FB: agentTo("F", 7), ZX: anyOnto("B") },
  "C-B": { FB: anyOnto(AMBASSADOR), ZX: agentTo("Z", 4) },
  "C-D": { FB: ambassadorTo("embassy"), ZX: agentTo("X", 2) },
  "D-A": { FB: anyOnto("Z"), ZX: ambassadorTo(3) },
  "D-B": { FB: together, ZX: anyOnto("F") },
  "D-C": { FB: ambassadorTo(8), ZX: agentTo("X", 6) },
} as Readonly<Record<Code, Readonly<Record<Team, Mission>>>>;

/** B9: F's letter then B's; Z's letter then X's. */
export function codeOf(team: Team, letterOf: (agent: Agent) => Letter): Code {
  const [first, second] = TEAM_AGENTS[team];
  return `${letterOf(first)}-${letterOf(second)}`;
}

/** B11.3: where the lone agent escapes. */
export const ESCAPES: Readonly<Record<Agent, number>> = { F: 5, B: 1, Z: 4, X: 6 };

/** What one has to know to tell whether a mission is fulfilled. */
export interface Situation {
  readonly positions: Positions;
  /** The true figure of an agent; null: arrested. */
  readonly trueFigure: (agent: Agent) => Figure | null;
  /** B12.7: the Ambassador is a player. */
  readonly ambassadorPlays: boolean;
}

/** Does the condition hold on the board at this moment (B10.1)? */
export function isFulfilled(mission: Mission, team: Team, situation: Situation): boolean {
  const { positions, ambassadorPlays } = situation;
  const [first, second] = TEAM_AGENTS[team];
  switch (mission.type) {
    case "anyOnto": {
      const target = mission.target;
      const goal = target === AMBASSADOR ? positions.ambassador : agentSpace(target, situation);
      return goal !== undefined && teamStandsOn(team, goal, situation);
    }
    case "agentOnto": {
      const space = agentSpace(mission.agent, situation);
      return space !== undefined && space === positions.ambassador;
    }
    case "together": {
      const space = agentSpace(first, situation);
      return space !== undefined && space === agentSpace(second, situation);
    }
    case "agentTo":
      return agentSpace(mission.agent, situation) === numberedSpace(mission.number);
    case "ambassadorTo": {
      const goal = mission.place === "embassy" ? EMBASSY : numberedSpace(mission.place);
      if (!ambassadorPlays) return positions.ambassador === goal;
      return [first, second].some((agent) => agentSpace(agent, situation) === goal);
    }
    default:
      return assertNever(mission);
  }
}

/** Where an agent's true figure stands; B11.2: for the arrested agent, the partner's. */
function agentSpace(agent: Agent, { positions, trueFigure }: Situation): SpaceId | undefined {
  const figure = trueFigure(agent) ?? trueFigure(partnerOf(agent));
  return figure === null ? undefined : positions[figure];
}

/** Does any of the team's figures, decoys included, stand there? */
function teamStandsOn(team: Team, space: SpaceId, { positions, trueFigure }: Situation): boolean {
  return TEAM_AGENTS[team].some((agent) => {
    const figure = trueFigure(agent);
    const colour = figure === null ? null : colourOf(figure);
    return colour !== null && BUILDS.some((build) => positions[figureOf(colour, build)] === space);
  });
}
