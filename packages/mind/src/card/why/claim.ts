import type { CardKind, Code, CodeNumber, Side } from "@inkognito/engine/card";
import { type Agent, assertNever, type Colour } from "@inkognito/engine/core";
import { isNot, type Statement, type World } from "../../shared/why/proof.js";
import { AGENT_INDEX, agentOf, COLOUR_INDEX, otherOf } from "../../shared/worlds/hands.js";
import type { Face } from "../notebook/facts.js";
import { numberIndex } from "../worlds/deals.js";

/** Something that may be certain. */
export type Claim =
  | { readonly type: "is"; readonly colour: Colour; readonly face: Face }
  | { readonly type: "isNot"; readonly colour: Colour; readonly face: Face }
  /** C1.2 */
  | { readonly type: "code"; readonly code: Code }
  /** C7.2: of the fictitious agent's two cards the one of this kind lies there. */
  | { readonly type: "side"; readonly side: Side; readonly kind: CardKind };

export function statementOf(claim: Claim): Statement {
  switch (claim.type) {
    case "is":
      return faceStatement(claim.colour, claim.face);
    case "isNot":
      return isNot(faceStatement(claim.colour, claim.face));
    case "code": {
      const looksAt = { hands: true, rest: false };
      return { looksAt, isSo: (world) => hasCode(world, claim.code) };
    }
    case "side": {
      const left = (claim.side === "left") === (claim.kind === "identity") ? 0 : 1;
      const looksAt = { hands: false, rest: true };
      return { looksAt, isSo: ({ rest }) => rest[0] === left };
    }
    default:
      return assertNever(claim);
  }
}

function faceStatement(colour: Colour, { kind, face }: Face): Statement {
  const index = COLOUR_INDEX[colour];
  const looksAt = { hands: true, rest: false };
  switch (kind) {
    case "identity": {
      const agent = AGENT_INDEX[face as Agent];
      return { looksAt, isSo: ({ hands }) => agentOf(hands[index]) === agent };
    }
    case "number": {
      const number = numberIndex(face as CodeNumber);
      return { looksAt, isSo: ({ hands }) => otherOf(hands[index]) === number };
    }
    default:
      return assertNever(kind);
  }
}

/** Every agent has the number that the code has for that agent. */
const hasCode = ({ hands }: World, code: Code): boolean =>
  hands.every((hand) => numberIndex(code[agentOf(hand)]) === otherOf(hand));
