import type { CardKind } from "@inkognito/engine/board";
import type { Agent, Colour } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { cellKey } from "../../../table/notebook/cell.js";
import { MarkCell } from "../../../table/notebook/MarkCell.js";
import type { Pencil } from "../../../table/notebook/usePencil.js";
import type { Cell, GridRow } from "./grid.js";

interface GridTableProps {
  readonly colour: Colour;
  readonly lines: readonly GridRow[];
  readonly pencil: Pencil;
  /** The marks that cannot be right, by key. */
  readonly clashing: ReadonlySet<string>;
  /** The marks that have come since my last turn, by key. */
  readonly fresh: ReadonlySet<string>;
  readonly onWhy: (cell: Cell) => void;
}

/** What one player may be: certain things in ink, opinions in pencil at a tap. */
export const GridTable = ({ colour, lines, pencil, clashing, fresh, onWhy }: GridTableProps) => (
  <div class="grid-table">
    {lines.map(({ kind, cells }) => (
      <fieldset key={kind} class="grid-row">
        <legend>{t(`grid.${kind}`)}</legend>
        {cells.map((cell) => {
          const id = cellKey(colour, cell);
          return (
            <MarkCell
              key={cell.face}
              id={id}
              word={faceWord(cell.kind, cell.face)}
              state={cell.state}
              chance={cell.chance}
              clashes={clashing.has(id)}
              fresh={fresh.has(id)}
              pencil={pencil}
              onWhy={() => onWhy(cell)}
            >
              {cell.shown > 0 && <Tally count={cell.shown} />}
            </MarkCell>
          );
        })}
      </fieldset>
    ))}
  </div>
);

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
