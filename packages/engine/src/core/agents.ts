/** Part 0 of the rules: what both games share. */
export const AGENTS = ["F", "B", "Z", "X"] as const;
export type Agent = (typeof AGENTS)[number];

export const TEAMS = ["FB", "ZX"] as const;
export type Team = (typeof TEAMS)[number];

/** Each team in the order in which its code is read. */
export const TEAM_AGENTS: Readonly<Record<Team, readonly [Agent, Agent]>> = {
  FB: ["F", "B"],
  ZX: ["Z", "X"],
};

const PARTNERS: Readonly<Record<Agent, Agent>> = { F: "B", B: "F", Z: "X", X: "Z" };

export const partnerOf = (agent: Agent): Agent => PARTNERS[agent];
export const teamOf = (agent: Agent): Team => (agent === "F" || agent === "B" ? "FB" : "ZX");
export const opponentsOf = (team: Team): Team => (team === "FB" ? "ZX" : "FB");

export const COLOURS = ["red", "green", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

/** What an agent may do with the face: F's eye, B's ear, Z's lip, X's frown. Named by the agent it belongs to. */
export type Tic = Agent;
