import type { CardKind, Code, CodeNumber, Side } from "@inkognito/engine/card";
import { AGENTS, type Agent, assertNever, COLOURS, type Colour } from "@inkognito/engine/core";
import { identityAt, otherAt } from "../../shared/odds/weights.js";
import { isNot, type Statement, type World } from "../../shared/why/proof.js";
import type { Face } from "../notebook/facts.js";
import { numberPlace } from "../worlds/deals.js";

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

/** Which of the two kinds lies left, as the place in this list. */
export const LEFTS: readonly CardKind[] = ["identity", "number"];

function faceStatement(colour: Colour, { kind, face }: Face): Statement {
  const place = COLOURS.indexOf(colour);
  const looksAt = { hands: true, rest: false };
  switch (kind) {
    case "identity": {
      const identity = AGENTS.indexOf(face as Agent);
      return { looksAt, isSo: ({ hands }) => identityAt(hands[place] as number) === identity };
    }
    case "number": {
      const number = numberPlace(face as CodeNumber);
      return { looksAt, isSo: ({ hands }) => otherAt(hands[place] as number) === number };
    }
    default:
      return assertNever(kind);
  }
}

/** Every agent has the number of his place in the code. */
const hasCode = ({ hands }: World, code: Code): boolean =>
  hands.every((hand) => numberPlace(code[identityAt(hand)] as CodeNumber) === otherAt(hand));
