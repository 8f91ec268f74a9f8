import { type Build, type Card, type CardKind, faceOf, type Letter } from "@inkognito/engine/board";
import type { Agent } from "@inkognito/engine/core";

/** One side of a card. */
export interface Face {
  readonly kind: CardKind;
  readonly face: Agent | Build | Letter;
}

/** What cards say by themselves, without a thought about anything else. */
export type Fact =
  /** B5.3: a grey card. */
  | { readonly type: "proven"; readonly face: Face }
  /** B5.2: at least one of these is true. */
  | { readonly type: "oneOf"; readonly faces: readonly Face[] };

export function factsOf(cards: readonly Card[]): readonly Fact[] {
  const faces = cards.map(faceOf);
  const proven = faces
    .filter(({ grey }) => grey)
    .map(({ kind, face }): Fact => ({ type: "proven", face: { kind, face } }));
  // With a proven identity or build among them, the others need not be true.
  const satisfied = faces.some(({ grey, kind }) => grey && kind !== "mission");
  if (satisfied) return proven;
  const open = faces.filter(({ grey }) => !grey).map(({ kind, face }): Face => ({ kind, face }));
  return [...proven, { type: "oneOf", faces: open }];
}
