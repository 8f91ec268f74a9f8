import type { Colour } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n.js";
import { ColourMark } from "../../ui/ColourMark.js";
import { type CellFace, type CellState, cellKey } from "./cell.js";
import { MarkCell } from "./MarkCell.js";
import type { Pencil } from "./usePencil.js";
import "./notebook.css";
import "./markGrid.css";

/** What is known of one face of one player. */
export interface GridCell<F extends CellFace> {
  readonly face: F;
  readonly state: CellState;
  /** How likely it is; null: it is certain, or the table shows no odds. */
  readonly chance: number | null;
  /** In how many of the answers that I saw the face was shown. */
  readonly shown: number;
}

/** All that is known of one player, in the order of the faces. */
export interface PlayerMarks<F extends CellFace> {
  readonly colour: Colour;
  readonly name: string;
  /** In place of the colour's mark, where no player has the colour. */
  readonly title?: string;
  readonly cells: readonly GridCell<F>[];
}

interface MarkGridProps<F extends CellFace> {
  readonly faces: readonly F[];
  readonly rows: readonly PlayerMarks<F>[];
  readonly wordOf: (face: F) => string;
  readonly pictureOf: (face: F) => ComponentChildren;
  readonly pencil: Pencil;
  /** The marks that cannot be right, by key. */
  readonly clashing: ReadonlySet<string>;
  /** The marks that have come since my last turn, by key. */
  readonly fresh: ReadonlySet<string>;
  readonly onWhy: (colour: Colour, cell: GridCell<F>) => void;
}

/**
 * Who may be what, at a glance: a row for each player where there is width, and a column where there is
 * height. Certain things in ink, opinions in pencil at a tap.
 */
export function MarkGrid<F extends CellFace>(props: MarkGridProps<F>) {
  const { faces, rows, wordOf, pictureOf } = props;
  return (
    <section
      class="mark-grid parchment"
      aria-label={t("notebook.grid")}
      style={{ "--faces": faces.length, "--players": rows.length }}
    >
      {faces.map((face, at) => (
        <div
          key={`${face.kind} ${face.face}`}
          class={opens(faces, at) ? "mark-head mark-opens" : "mark-head"}
          style={{ "--face": at }}
          aria-hidden="true"
        >
          {pictureOf(face)}
          <span class="mark-word">{wordOf(face)}</span>
        </div>
      ))}
      {rows.map((marks, at) => (
        <MarkRow key={marks.colour} {...props} {...{ marks, at }} />
      ))}
    </section>
  );
}

/** Is this the first face of another kind? */
const opens = (faces: readonly CellFace[], at: number): boolean =>
  at > 0 && faces[at]?.kind !== faces[at - 1]?.kind;

interface MarkRowProps<F extends CellFace> extends MarkGridProps<F> {
  readonly marks: PlayerMarks<F>;
  readonly at: number;
}

function MarkRow<F extends CellFace>(props: MarkRowProps<F>) {
  const { marks, at: row, faces, wordOf, pencil, clashing, fresh, onWhy } = props;
  const { colour, name, title, cells } = marks;
  return (
    <fieldset class="mark-row" aria-label={name} style={{ "--player": row }}>
      <div class="mark-name" aria-hidden="true">
        {title === undefined && <ColourMark colour={colour} />}
        <span>{title ?? name}</span>
      </div>
      {cells.map((cell, at) => {
        const id = cellKey(colour, cell.face);
        return (
          <div
            key={id}
            class={opens(faces, at) ? "mark-field mark-opens" : "mark-field"}
            style={{ "--face": at }}
          >
            <MarkCell
              id={id}
              word={wordOf(cell.face)}
              state={cell.state}
              chance={cell.chance}
              clashes={clashing.has(id)}
              fresh={fresh.has(id)}
              pencil={pencil}
              onWhy={() => onWhy(colour, cell)}
            >
              {cell.shown > 0 && <Tally count={cell.shown} />}
            </MarkCell>
          </div>
        );
      })}
    </fieldset>
  );
}

/** How often the face was shown, as strokes. */
const Tally = ({ count }: { readonly count: number }) => (
  <span class="grid-tally">
    <span aria-hidden="true">{"|".repeat(Math.min(count, 5))}</span>
    <span class="unseen">{t("grid.shown", { count })}</span>
  </span>
);
