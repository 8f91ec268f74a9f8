import {
  type BoardConfig,
  type BoardView,
  BUILDS,
  type Build,
  CODES,
  type Code,
  codeOf,
  LETTERS,
  type Letter,
  MISSIONS,
  type Mission,
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
import { byFace } from "../../shared/worlds/faces.js";
import {
  AGENT_INDEX,
  COLOUR_INDEX,
  type ColourIndex,
  FOUR,
  four,
} from "../../shared/worlds/hands.js";
import { type Worlds, worldsOf } from "./worlds.js";

/** What is still possible of one colour's hand; one entry left: certain. */
export interface Possible {
  readonly identities: readonly Agent[];
  readonly builds: readonly Build[];
  readonly letters: readonly Letter[];
}

export interface Knowledge {
  /** How many deals are left. */
  readonly worlds: number;
  /** By colour; with three players the unused colour stands for the arrested hand. */
  readonly colours: Readonly<Record<Colour, Possible>>;
  /** Who may be the own partner; empty for a lone agent and for those without a hand. */
  readonly partners: readonly Seat[];
  /** The partner, if certain. */
  readonly partner: Seat | null;
  /** B11.1: am I the lone agent? */
  readonly alone: "no" | "possible" | "certain";
  /** B11.1: who may be arrested; null unless three play. */
  readonly arrested: readonly Agent[] | null;
  /** The possible codes of each team; a team with an arrested agent has none. */
  readonly codes: Readonly<Record<Team, readonly Code[]>>;
  /** The missions those codes mean, each once. */
  readonly missions: Readonly<Record<Team, readonly Mission[]>>;
}

/** What this viewer can know for certain, and what remains possible. */
export function knowledge(view: BoardView): Knowledge {
  const { config } = view.table;
  const worlds = worldsOf(view);
  const { casts, letters } = worlds;
  const hand = view.own?.hand ?? null;
  const colours = byFace(COLOURS, (colour) => possibleAt(worlds, COLOUR_INDEX[colour]));
  const sought = hand === null ? null : AGENT_INDEX[partnerOf(hand.identity)];
  const partnerColours = new Set(sought === null ? [] : casts.map((cast) => cast.colours[sought]));
  const seats = [...partnerColours].map((index) => seatOf(config, COLOURS[index]));
  const partners = agentSeats(config).filter((seat) => seats.includes(seat));
  const certain = partners.length === 1 && seats.length === 1;
  const unused = COLOURS.find((colour) => seatOf(config, colour) === null);
  const codes = { FB: codesOf(worlds, config, "FB"), ZX: codesOf(worlds, config, "ZX") };
  return {
    worlds: casts.length * letters.length,
    colours,
    partners,
    partner: certain ? (partners[0] ?? null) : null,
    alone: !seats.includes(null) ? "no" : seats.length === 1 ? "certain" : "possible",
    arrested: unused === undefined ? null : colours[unused].identities,
    codes,
    missions: { FB: missionsOf(codes.FB, "FB"), ZX: missionsOf(codes.ZX, "ZX") },
  };
}

function possibleAt({ casts, letters }: Worlds, colour: ColourIndex): Possible {
  const identities = new Set(casts.map((cast) => cast.identities[colour]));
  const builds = new Set(casts.map((cast) => cast.builds[colour]));
  const missions = new Set(letters.map((deal) => deal[colour]));
  return {
    identities: AGENTS.filter((agent) => identities.has(agent)),
    builds: BUILDS.filter((build) => builds.has(build)),
    letters: LETTERS.filter((letter) => missions.has(letter)),
  };
}

/** Casts and letters are independent, so it is enough to pair the two agents' colours with the letters there. */
function codesOf({ casts, letters }: Worlds, config: BoardConfig, team: Team): readonly Code[] {
  const [first, second] = TEAM_AGENTS[team];
  const played = four((colour) => seatOf(config, COLOURS[colour]) !== null);
  const pairs = four(() => new Set<ColourIndex>());
  for (const { colours } of casts) {
    const [a, b] = [colours[AGENT_INDEX[first]], colours[AGENT_INDEX[second]]];
    if (played[a] && played[b]) pairs[a].add(b);
  }
  const codes = new Set<Code>();
  for (const a of FOUR) {
    for (const b of pairs[a]) {
      for (const deal of letters) codes.add(codeOf(team, (agent) => deal[agent === first ? a : b]));
    }
  }
  return CODES.filter((code) => codes.has(code));
}

function missionsOf(codes: readonly Code[], team: Team): readonly Mission[] {
  const missions = codes.map((code) => MISSIONS[code][team]);
  const texts = missions.map((mission) => JSON.stringify(mission));
  return missions.filter((_, i) => texts.indexOf(texts[i] as string) === i);
}
