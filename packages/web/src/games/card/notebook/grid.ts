import { type CardConfig, EDITION_NUMBERS } from "@inkognito/engine/card";
import { AGENTS, type Agent, AMBASSADOR, type Colour } from "@inkognito/engine/core";
import {
  type Column,
  type Face,
  type GridRow,
  type HandOdds,
  gridOf as marksOf,
  type Notebook,
  type Odds,
  type Page,
} from "@inkognito/mind/card";
import type { Assistant } from "@inkognito/protocol";
import type { CellState } from "../../../table/notebook/cell.js";
import { inkOf } from "../../../table/notebook/cell.js";
import type { CardSession } from "../../../table/session.js";

/** One row of the printed sheet: a face, what is known about it, and X and O for each meeting. */
export interface NotebookRow extends GridRow {
  /** Null: a row without a state; the Ambassador has no cards. */
  readonly state: CellState | null;
  /** How likely it is; null: it is certain, or the table shows no odds. */
  readonly chance: number | null;
}

/** Whose marks these are: on a shared device each seat has pencil marks of its own. */
export const keyOf = ({ view, seat }: CardSession): string => `${view.table.commitment} ${seat}`;

/** Everything that may be so of a colour. */
export const facesOf = ({ edition }: CardConfig): readonly Face[] => [
  ...AGENTS.map((face): Face => ({ kind: "identity", face })),
  ...EDITION_NUMBERS[edition].map((face): Face => ({ kind: "number", face })),
];

interface GridOptions {
  readonly config: CardConfig;
  readonly assistant?: Assistant;
  readonly odds?: Odds | null;
}

/** What is known of one page's owner. */
export const gridOf = (
  { consequences }: Notebook,
  page: Page,
  { config, assistant = "consequences", odds = null }: GridOptions,
): readonly NotebookRow[] =>
  marksOf(page, config).map((row) => {
    if (page.who === AMBASSADOR) return { ...row, state: null, chance: null };
    const state = inkOf(stateOf(row.face, page, consequences[page.who]), assistant);
    const open = state === "open" && odds !== null;
    return { ...row, state, chance: open ? chanceOf(row.face, odds.colours[page.who]) : null };
  });

const chanceOf = ({ kind, face }: Face, { identities, numbers }: HandOdds): number =>
  kind === "identity"
    ? identities[face as Agent]
    : (numbers.find(({ number }) => number === face)?.odds ?? 0);

const STATES = { certain: "follows", excluded: "ruledOut", open: "open" } as const;

function stateOf(
  face: Face,
  { columns }: Page,
  { identities, numbers }: Notebook["consequences"][Colour],
): CellState {
  if (columns.some((column) => proves(column, face))) return "fact";
  const verdict =
    face.kind === "identity"
      ? identities[face.face as Agent]
      : numbers.find(({ number }) => number === face.face)?.verdict;
  return STATES[verdict ?? "open"];
}

const proves = ({ facts }: Column, face: Face): boolean =>
  facts.some((fact) => fact.type === "proven" && isSame(fact.face, face));

/** Does a card that was shown say so by itself? */
export const isFactIn = ({ pages }: Notebook, colour: Colour, face: Face): boolean =>
  pages.some(({ who, columns }) => who === colour && columns.some((each) => proves(each, face)));

const isSame = (a: Face, b: Face): boolean => a.kind === b.kind && a.face === b.face;
