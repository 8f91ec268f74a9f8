import type { CardKind } from "@inkognito/engine/board";
import type { Agent, Colour } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n.js";
import { type Cell, type CellState, cellKey, type GridLine } from "./grid.js";
import type { Guess } from "./guesses.js";
import type { GuessesHandle } from "./useGuesses.js";

interface GridTableProps {
  readonly colour: Colour;
  readonly lines: readonly GridLine[];
  readonly pencil: GuessesHandle;
}

/** What one player may be: certain things in ink, opinions in pencil at a tap. */
export const GridTable = ({ colour, lines, pencil }: GridTableProps) => (
  <div class="grid-table">
    {lines.map(({ kind, cells }) => (
      <fieldset key={kind} class="grid-row">
        <legend>{t(`grid.${kind}`)}</legend>
        {cells.map((cell) => (
          <GridCell key={cell.face} {...{ colour, cell, pencil }} />
        ))}
      </fieldset>
    ))}
  </div>
);

interface GridCellProps {
  readonly colour: Colour;
  readonly cell: Cell;
  readonly pencil: GuessesHandle;
}

const GridCell = ({ colour, cell, pencil }: GridCellProps) => (
  <MarkCell
    id={cellKey(colour, cell)}
    word={faceWord(cell.kind, cell.face)}
    state={cell.state}
    pencil={pencil}
  >
    {cell.shown > 0 && <Tally count={cell.shown} />}
  </MarkCell>
);

/** Ink and pencil never have the same shape. */
export const SIGNS = { fact: "✔", follows: "✓", ruledOut: "✕", yes: "✓?", no: "✕?" } as const;

interface MarkCellProps {
  /** Under which a guess is kept. */
  readonly id: string;
  readonly word: string;
  readonly state: CellState;
  readonly pencil: GuessesHandle;
  readonly children?: ComponentChildren;
}

/** One thing that may be so: a mark in ink, or a field for the pencil. */
export function MarkCell({ id, word, state: ink, pencil, children }: MarkCellProps) {
  const guess = pencil.guesses[id];
  const state = ink === "open" ? (guess ?? "open") : ink;
  const inside = (
    <>
      <span class="grid-face">{word}</span>
      <span class="grid-mark">
        {state === "open" ? (
          <span class="unseen">{t("grid.open")}</span>
        ) : (
          <>
            <span aria-hidden="true">{SIGNS[state]} </span>
            {t(`grid.${state}`)}
          </>
        )}
      </span>
      {children}
    </>
  );
  if (ink !== "open") return <div class={`grid-cell grid-${state}`}>{inside}</div>;
  return (
    <button type="button" class={`grid-cell grid-${state}`} onClick={() => pencil.cycle(id)}>
      {inside}
      <span class="unseen">{t("grid.tap", { next: nextWord(guess) })}</span>
    </button>
  );
}

const nextWord = (guess: Guess | undefined): string =>
  guess === undefined ? "yes" : guess === "yes" ? "no" : "open";

function faceWord(kind: CardKind, face: string): string {
  if (kind === "identity") return t(`agent.cell.${face as Agent}`);
  return kind === "build" ? t(`build.${face as "tall"}`) : face;
}

/** How often the face was shown, as strokes. */
const Tally = ({ count }: { readonly count: number }) => (
  <span class="grid-tally">
    <span aria-hidden="true">{"|".repeat(Math.min(count, 5))}</span>
    <span class="unseen">{t("grid.shown", { count })}</span>
  </span>
);
