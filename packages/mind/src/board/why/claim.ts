import {
  type BoardConfig,
  type Build,
  type Code,
  codeOf,
  LETTERS,
  type Letter,
} from "@inkognito/engine/board";
import {
  type Agent,
  assertNever,
  COLOURS,
  type Colour,
  seatOf,
  TEAM_AGENTS,
  type Team,
} from "@inkognito/engine/core";
import { isNot, type Statement, type World } from "../../shared/why/proof.js";
import {
  AGENT_INDEX,
  agentOf,
  COLOUR_INDEX,
  type ColourIndex,
  FOUR,
  otherOf,
} from "../../shared/worlds/hands.js";
import type { Face } from "../notebook/facts.js";
import { BUILD_INDEX, LETTER_INDEX } from "../worlds/deals.js";

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
  const index = COLOUR_INDEX[colour];
  const [hands, rest] = [
    { hands: true, rest: false },
    { hands: false, rest: true },
  ];
  switch (kind) {
    case "identity": {
      const agent = AGENT_INDEX[face as Agent];
      return { looksAt: hands, isSo: (world) => agentOf(world.hands[index]) === agent };
    }
    case "build": {
      const build = BUILD_INDEX[face as Build];
      return { looksAt: hands, isSo: (world) => otherOf(world.hands[index]) === build };
    }
    case "mission": {
      const letter = LETTER_INDEX[face as Letter];
      return { looksAt: rest, isSo: (world) => world.rest[index] === letter };
    }
    default:
      return assertNever(kind);
  }
}

/** Null: one of the two is arrested (B11.1), or several colours may be the same agent. */
function codeIn({ hands, rest }: World, team: Team, config: BoardConfig): Code | null {
  const colourOf = (agent: Agent): ColourIndex | null => {
    const [index, ...more] = FOUR.filter((each) => agentOf(hands[each]) === AGENT_INDEX[agent]);
    if (index === undefined || more.length > 0) return null;
    return seatOf(config, COLOURS[index]) === null ? null : index;
  };
  const [first, second] = TEAM_AGENTS[team];
  const [a, b] = [colourOf(first), colourOf(second)];
  if (a === null || b === null) return null;
  return codeOf(team, (agent) => LETTERS[rest[agent === first ? a : b]]);
}
