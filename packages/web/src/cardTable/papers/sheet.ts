import { AMBASSADOR, type CardConfig } from "@inkognito/engine/card";
import type { Agent, Colour } from "@inkognito/engine/core";
import { type CardFace, type CardNotebook, type GridRow, gridOf, type Page } from "@inkognito/mind";
import type { Assistant } from "@inkognito/protocol";
import { inkOf } from "../../notebook/assistant.js";
import type { CellState } from "../../notebook/grid.js";

/** One line of the printed sheet: a face, what is known about it, and X and O meeting by meeting. */
export interface SheetRow extends GridRow {
  /** Null: nobody has this face here; the Ambassador has no cards. */
  readonly state: CellState | null;
}

export const cellKey = (colour: Colour, { kind, face }: CardFace): string =>
  `${colour} ${kind} ${face}`;

/** What is known of one page's owner. */
export const sheetOf = (
  { consequences }: CardNotebook,
  page: Page,
  config: CardConfig,
  assistant: Assistant = "consequences",
): readonly SheetRow[] =>
  gridOf(page, config).map((row) => ({
    ...row,
    state:
      page.who === AMBASSADOR
        ? null
        : inkOf(stateOf(row.face, page, consequences[page.who]), assistant),
  }));

const STATES = { certain: "follows", excluded: "ruledOut", open: "open" } as const;

function stateOf(
  face: CardFace,
  { columns }: Page,
  { identities, numbers }: CardNotebook["consequences"][Colour],
): CellState {
  const proven = columns.some(({ facts }) =>
    facts.some((fact) => fact.type === "proven" && isSame(fact.face, face)),
  );
  if (proven) return "fact";
  const verdict =
    face.kind === "identity"
      ? identities[face.face as Agent]
      : numbers.find(({ number }) => number === face.face)?.verdict;
  return STATES[verdict ?? "open"];
}

const isSame = (a: CardFace, b: CardFace): boolean => a.kind === b.kind && a.face === b.face;
