import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n.js";
import { ChanceBar } from "./ChanceBar.js";
import type { CellState } from "./cell.js";
import type { Guess } from "./pencil.js";
import type { Pencil } from "./usePencil.js";

/** Ink and pencil never have the same shape. */
export const SIGNS = { fact: "✔", follows: "✓", ruledOut: "✕", yes: "✓?", no: "✕?" } as const;

interface MarkCellProps {
  /** The key of its guess. */
  readonly id: string;
  readonly word: string;
  readonly state: CellState;
  readonly chance: number | null;
  /** The guess contradicts what was shown. */
  readonly clashes: boolean;
  /** It has come since my last turn. */
  readonly fresh: boolean;
  readonly pencil: Pencil;
  readonly onWhy: () => void;
  readonly children?: ComponentChildren;
}

/** One possible fact: a mark in ink that can be explained, or a field for a pencil mark. */
export function MarkCell(props: MarkCellProps) {
  const { id, word, state: ink, chance, clashes, fresh, pencil, onWhy, children } = props;
  const guess = pencil.guesses[id];
  const state = ink === "open" ? (guess ?? "open") : ink;
  return (
    <button
      type="button"
      class={`grid-cell grid-${state}${fresh ? " grid-fresh" : ""}`}
      onClick={ink === "open" ? () => pencil.cycle(id) : onWhy}
    >
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
      {fresh && <span class="grid-new">{t("grid.new")}</span>}
      {chance !== null && <ChanceBar chance={chance} />}
      {clashes && guess !== undefined && (
        <span class="grid-clash">
          <span aria-hidden="true">≠{ink !== "open" && ` ${SIGNS[guess]}`}</span>
          <span class="unseen">{t("clash.sign")}</span>
        </span>
      )}
      {children}
      <span class="unseen">
        {ink === "open" ? t("grid.tap", { next: nextWord(guess) }) : t("why.open")}
      </span>
    </button>
  );
}

const nextWord = (guess: Guess | undefined): string =>
  guess === undefined ? "yes" : guess === "yes" ? "no" : "open";
