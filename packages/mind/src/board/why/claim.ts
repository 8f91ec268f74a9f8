import {
  type BoardConfig,
  BUILDS,
  type Build,
  type Code,
  codeOf,
  LETTERS,
  type Letter,
} from "@inkognito/engine/board";
import {
  AGENTS,
  type Agent,
  assertNever,
  COLOURS,
  type Colour,
  seatOf,
  TEAM_AGENTS,
  type Team,
} from "@inkognito/engine/core";
import { identityAt, otherAt } from "../../shared/odds/weights.js";
import { isNot, type Statement, type World } from "../../shared/why/proof.js";
import type { Face } from "../notebook/facts.js";

/** Something that may be certain. */
export type Claim =
  | { readonly type: "is"; readonly colour: Colour; readonly face: Face }
  | { readonly type: "isNot"; readonly colour: Colour; readonly face: Face }
  /** B9: both agents of the team play, and this is their code. */
  | { readonly type: "code"; readonly team: Team; readonly code: Code };

export function statementOf(claim: Claim, config: BoardConfig): Statement {
  switch (claim.type) {
    case "is":
      return faceStatement(claim.colour, claim.face);
    case "isNot":
      return isNot(faceStatement(claim.colour, claim.face));
    case "code": {
      const looksAt = { hands: true, rest: true };
      return { looksAt, isSo: (world) => codeIn(world, claim.team, config) === claim.code };
    }
    default:
      return assertNever(claim);
  }
}

function faceStatement(colour: Colour, { kind, face }: Face): Statement {
  const place = COLOURS.indexOf(colour);
  const [hands, rest] = [
    { hands: true, rest: false },
    { hands: false, rest: true },
  ];
  switch (kind) {
    case "identity": {
      const identity = AGENTS.indexOf(face as Agent);
      return { looksAt: hands, isSo: (world) => identityAt(handIn(world, place)) === identity };
    }
    case "build": {
      const build = BUILDS.indexOf(face as Build);
      return { looksAt: hands, isSo: (world) => otherAt(handIn(world, place)) === build };
    }
    case "mission": {
      const letter = LETTERS.indexOf(face as Letter);
      return { looksAt: rest, isSo: (world) => world.rest[place] === letter };
    }
    default:
      return assertNever(kind);
  }
}

const handIn = ({ hands }: World, place: number): number => hands[place] as number;

/** Null: one of the two is arrested (B11.1), or nobody knows which of several he is. */
function codeIn({ hands, rest }: World, team: Team, config: BoardConfig): Code | null {
  const isAgent = (agent: Agent) => {
    const identity = AGENTS.indexOf(agent);
    return (hand: number): boolean => identityAt(hand) === identity;
  };
  const placeOf = (agent: Agent): number => hands.findIndex(isAgent(agent));
  const isPlayed = (agent: Agent): boolean => {
    const place = placeOf(agent);
    const colour = COLOURS[place];
    if (colour === undefined || seatOf(config, colour) === null) return false;
    return hands.findLastIndex(isAgent(agent)) === place;
  };
  if (!TEAM_AGENTS[team].every(isPlayed)) return null;
  return codeOf(team, (agent) => LETTERS[rest[placeOf(agent)] as number] as Letter);
}
