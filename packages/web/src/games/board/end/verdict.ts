import {
  type Code,
  codeOf,
  ESCAPES,
  type Figure,
  figureOf,
  type Hand,
  isFulfilled,
  type Letter,
  MISSIONS,
  type Mission,
  numberedSpace,
  type Revelation,
  type SpaceId,
  type Table,
} from "@inkognito/engine/board";
import {
  type Agent,
  agentSeats,
  colourAt,
  hasAmbassadorPlayer,
  type Seat,
  TEAMS,
  type Team,
  teamOf,
} from "@inkognito/engine/core";

/** What a team was really after, and whether it was fulfilled on the board when the game ended. */
export type MissionVerdict =
  | {
      readonly type: "pair";
      readonly team: Team;
      readonly seats: readonly Seat[];
      readonly code: Code;
      readonly mission: Mission;
      readonly fulfilled: boolean;
    }
  | {
      readonly type: "lone";
      readonly team: Team;
      readonly seats: readonly Seat[];
      readonly agent: Agent;
      /** B11.3 */
      readonly escape: SpaceId;
      readonly fulfilled: boolean;
    };

export function verdictsOf(table: Table, revelation: Revelation): readonly MissionVerdict[] {
  return TEAMS.map((team) => verdictOf(table, revelation, team));
}

function verdictOf(
  { config, positions }: Table,
  { hands }: Revelation,
  team: Team,
): MissionVerdict {
  const seats = agentSeats(config).filter((seat) => teamOf(handAt(hands, seat).identity) === team);
  const holder = (agent: Agent): Seat | undefined =>
    agentSeats(config).find((seat) => hands[seat]?.identity === agent);
  const trueFigure = (agent: Agent): Figure | null => {
    const seat = holder(agent);
    const colour = seat === undefined ? null : colourAt(config, seat);
    return seat === undefined || colour === null
      ? null
      : figureOf(colour, handAt(hands, seat).build);
  };
  const [only, second] = seats;
  if (only !== undefined && second === undefined) {
    const agent = handAt(hands, only).identity;
    const goal = numberedSpace(ESCAPES[agent]);
    const figure = trueFigure(agent);
    const fulfilled = figure !== null && positions[figure] === goal;
    return { type: "lone", team, seats, agent, escape: goal, fulfilled };
  }
  const letterOf = (agent: Agent): Letter => handAt(hands, holder(agent)).mission;
  const code = codeOf(team, letterOf);
  const mission = MISSIONS[code][team];
  const situation = { positions, trueFigure, ambassadorPlays: hasAmbassadorPlayer(config) };
  const fulfilled = isFulfilled(mission, team, situation);
  return { type: "pair", team, seats, code, mission, fulfilled };
}

function handAt(hands: Revelation["hands"], seat: Seat | undefined): Hand {
  const hand = seat === undefined ? null : hands[seat];
  if (hand === null || hand === undefined) throw new Error(`no hand at ${seat}`);
  return hand;
}
