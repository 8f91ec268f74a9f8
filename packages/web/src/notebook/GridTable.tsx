import type { CardKind } from "@inkognito/engine/board";
import type { Agent, Colour } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";
import { type Cell, cellKey, type GridLine } from "./grid.js";
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

/** Ink and pencil never have the same shape. */
export const SIGNS = { fact: "✔", follows: "✓", ruledOut: "✕", yes: "✓?", no: "✕?" } as const;

function GridCell({ colour, cell, pencil }: GridCellProps) {
  const key = cellKey(colour, cell);
  const guess = pencil.guesses[key];
  const state = cell.state === "open" ? (guess ?? "open") : cell.state;
  const inside = (
    <>
      <span class="grid-face">{faceWord(cell.kind, cell.face)}</span>
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
      {cell.shown > 0 && <Tally count={cell.shown} />}
    </>
  );
  if (cell.state !== "open") return <div class={`grid-cell grid-${state}`}>{inside}</div>;
  return (
    <button type="button" class={`grid-cell grid-${state}`} onClick={() => pencil.cycle(key)}>
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
