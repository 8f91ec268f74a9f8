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
  const colours = Object.fromEntries(
    COLOURS.map((colour, place) => [colour, possibleAt(worlds, place)]),
  ) as Record<Colour, Possible>;
  const partnerPlaces = new Set(
    hand === null
      ? []
      : casts.map(({ identities }) => identities.indexOf(partnerOf(hand.identity))),
  );
  const seats = [...partnerPlaces].map((place) => seatOf(config, COLOURS[place] as Colour));
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

function possibleAt({ casts, letters }: Worlds, place: number): Possible {
  const identities = new Set(casts.map((cast) => cast.identities[place]));
  const builds = new Set(casts.map((cast) => cast.builds[place]));
  const missions = new Set(letters.map((deal) => deal[place]));
  return {
    identities: AGENTS.filter((agent) => identities.has(agent)),
    builds: BUILDS.filter((build) => builds.has(build)),
    letters: LETTERS.filter((letter) => missions.has(letter)),
  };
}

/** Casts and letters are independent, so it is enough to pair where the two sit with the letters there. */
function codesOf({ casts, letters }: Worlds, config: BoardConfig, team: Team): readonly Code[] {
  const [first, second] = TEAM_AGENTS[team];
  const played = COLOURS.map((colour) => seatOf(config, colour) !== null);
  const places = new Set<number>();
  for (const { identities } of casts) {
    const [a, b] = [identities.indexOf(first), identities.indexOf(second)];
    if (played[a] && played[b]) places.add(4 * a + b);
  }
  const codes = new Set<Code>();
  for (const pair of places) {
    const [a, b] = [Math.floor(pair / 4), pair % 4];
    for (const deal of letters) {
      codes.add(codeOf(team, (agent) => deal[agent === first ? a : b] as Letter));
    }
  }
  return CODES.filter((code) => codes.has(code));
}

function missionsOf(codes: readonly Code[], team: Team): readonly Mission[] {
  const missions = codes.map((code) => MISSIONS[code][team]);
  const texts = missions.map((mission) => JSON.stringify(mission));
  return missions.filter((_, i) => texts.indexOf(texts[i] as string) === i);
}
