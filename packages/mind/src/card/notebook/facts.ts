import { type Card, type CardKind, type CodeNumber, faceOf } from "@inkognito/engine/card";
import type { Agent } from "@inkognito/engine/core";

/** One side of a card. */
export interface Face {
  readonly kind: CardKind;
  readonly face: Agent | CodeNumber;
}

/** What cards say by themselves, without a thought about anything else. */
export type Fact =
  /** C4.2, C5.1: a black card. */
  | { readonly type: "proven"; readonly face: Face }
  /** C4.1: beside a proven one. */
  | { readonly type: "denied"; readonly face: Face }
  /** C4.1: exactly one of the two is true. */
  | { readonly type: "oneOf"; readonly faces: readonly Face[] };

export function factsOf(cards: readonly Card[]): readonly Fact[] {
  const faces = cards.map(faceOf);
  if (!faces.some(({ black }) => black)) return [{ type: "oneOf", faces: faces.map(faceAlone) }];
  return faces.map((each) => ({
    type: each.black ? "proven" : "denied",
    face: faceAlone(each),
  }));
}

const faceAlone = ({ kind, face }: Face): Face => ({ kind, face });
