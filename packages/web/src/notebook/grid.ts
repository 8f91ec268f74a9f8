import { BUILDS, type CardKind, faceOf, HIDDEN, LETTERS } from "@inkognito/engine/board";
import { AGENTS, type Colour } from "@inkognito/engine/core";
import type { Face, Notebook, Row } from "@inkognito/mind";
import type { Assistant } from "@inkognito/protocol";
import { inkOf } from "./assistant.js";

/**
 * Fact: the cards on the table say it by themselves. Follows and ruled out: what reasoning makes of
 * all facts together. Open: nobody who saw what I saw can tell.
 */
export type CellState = "fact" | "follows" | "ruledOut" | "open";

export interface Cell extends Face {
  readonly state: CellState;
  /** In how many of the answers that I saw the face was shown. */
  readonly shown: number;
}

export interface GridLine {
  readonly kind: CardKind;
  readonly cells: readonly Cell[];
}

export const cellKey = (colour: Colour, { kind, face }: Face): string =>
  `${colour} ${kind} ${face}`;

/** What is known of one colour; with three players the unused one stands for the arrested agent. */
export function gridOf(
  { blocks, consequences }: Notebook,
  colour: Colour,
  assistant: Assistant = "consequences",
): readonly GridLine[] {
  const rows = blocks.find((block) => block.colour === colour)?.rows ?? [];
  const { identities, builds, letters } = consequences[colour];
  const cellOf =
    (kind: CardKind, verdicts: Readonly<Record<string, "certain" | "excluded" | "open">>) =>
    (face: Face["face"]): Cell => ({
      kind,
      face,
      state: inkOf(
        rows.some((row) => proves(row, { kind, face })) ? "fact" : STATES[verdicts[face] ?? "open"],
        assistant,
      ),
      shown: assistant === "off" ? 0 : rows.filter((row) => shows(row, { kind, face })).length,
    });
  return [
    { kind: "identity", cells: AGENTS.map(cellOf("identity", identities)) },
    { kind: "build", cells: BUILDS.map(cellOf("build", builds)) },
    { kind: "mission", cells: LETTERS.map(cellOf("mission", letters)) },
  ];
}

const STATES = { certain: "follows", excluded: "ruledOut", open: "open" } as const;

/** A grey card proves; so does a card of which alone one is true. */
const proves = ({ facts }: Row, face: Face): boolean =>
  facts.some((fact) => {
    if (fact.type === "proven") return isSame(fact.face, face);
    const [first, second] = fact.faces;
    return first !== undefined && second === undefined && isSame(first, face);
  });

const shows = ({ cards }: Row, face: Face): boolean =>
  cards !== HIDDEN && cards.some((card) => isSame(faceOf(card), face));

const isSame = (a: Face, b: Face): boolean => a.kind === b.kind && a.face === b.face;
