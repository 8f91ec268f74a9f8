import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n.js";
import type { CellState } from "./cell.js";
import { chanceWords } from "./chance.js";
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
            <span class="grid-word">{t(`grid.${state}`)}</span>
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

const LENGTH = 40;

/** How likely something is, as a number and as so much ink. */
export const ChanceBar = ({ chance }: { readonly chance: number }) => (
  <span class="chance">
    {chanceWords(chance)}
    <svg class="chance-bar" viewBox={`0 0 ${LENGTH} 6`} aria-hidden="true">
      <rect class="chance-rest" x="0.5" y="0.5" width={LENGTH - 1} height="5" />
      <rect class="chance-ink" width={LENGTH * chance} height="6" />
    </svg>
  </span>
);
