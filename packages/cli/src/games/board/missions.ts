import {
  type BoardView,
  CODES,
  EMBASSY,
  ESCAPES,
  MISSIONS,
  type Mission,
  numberedSpace,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import {
  AGENTS,
  type Agent,
  AMBASSADOR,
  assertNever,
  hasAmbassadorPlayer,
  TEAM_AGENTS,
  TEAMS,
  type Team,
  teamOf,
} from "@inkognito/engine/core";
import { knowledge } from "@inkognito/mind/board";
import { agentName, MARKS } from "../shared/text.js";

/** A mission as the passport says it (B9); B12.7: where the Ambassador plays it reads differently. */
export function missionWords(mission: Mission, team: Team, ambassadorPlays: boolean): string {
  switch (mission.type) {
    case "anyOnto":
      return mission.target === AMBASSADOR
        ? "any figure onto the Ambassador"
        : `any figure onto ${agentName(mission.target)}`;
    case "agentOnto":
      return `${agentName(mission.agent)} onto the Ambassador`;
    case "together": {
      const [first, second] = TEAM_AGENTS[team];
      return `${agentName(first)} and ${agentName(second)} on the same space`;
    }
    case "agentTo":
      return `${agentName(mission.agent)} to ${placeWords(numberedSpace(mission.number))}`;
    case "ambassadorTo": {
      const space = mission.place === "embassy" ? EMBASSY : numberedSpace(mission.place);
      const whose = ambassadorPlays ? "one of the team's real figures" : "the Ambassador";
      return `${whose} to ${placeWords(space)}`;
    }
    default:
      return assertNever(mission);
  }
}

/** "#5 (40 San Giorgio Maggiore)" */
function placeWords(id: SpaceId): string {
  const { name, number } = spaceOf(id);
  return number === undefined ? `the embassy (${id})` : `#${number} (${id} ${name})`;
}

/** The passport: the own team's missions, or both teams' for the Ambassador's player. */
export function missionLines(view: BoardView): readonly string[] {
  const { table, own } = view;
  const { codes } = knowledge(view);
  const hand = own?.hand ?? null;
  const teams = hand === null ? TEAMS : [teamOf(hand.identity)];
  const plays = hasAmbassadorPlayer(table.config);
  const three = table.config.seats.length === 3;
  const tables = teams.flatMap((team) => [
    `The missions of ${TEAM_AGENTS[team].map(agentName).join(" and ")}:`,
    ...CODES.map((code) => {
      const open = codes[team].includes(code);
      const mark = !open ? MARKS.excluded : codes[team].length === 1 ? MARKS.certain : MARKS.open;
      return `  ${mark} ${code}  ${missionWords(MISSIONS[code][team], team, plays)}`;
    }),
  ]);
  return three ? [...tables, ...escapeLines(hand?.identity ?? null)] : tables;
}

/** With three players: everybody may have to know where another agent escapes. */
const escapeLines = (own: Agent | null): readonly string[] => [
  "  A mission that names the arrested agent means that agent's partner.",
  "The escape spaces, where the agent without a partner wins:",
  ...AGENTS.map((agent) => {
    const place = placeWords(numberedSpace(ESCAPES[agent]));
    return `  ${agentName(agent)}: ${place}${agent === own ? " (you)" : ""}`;
  }),
];
