import { blankView, type CardKind, evolveView } from "@inkognito/engine/board";
import { type Agent, COLOURS, type Colour, type Seat, seatOf } from "@inkognito/engine/core";
import {
  type AnswerBits,
  beliefOf,
  bitsTold,
  contradictions,
  type Notebook,
  notebook,
  oddsOf,
  PROVING_SHARE,
  type Row,
  why,
} from "@inkognito/mind/board";
import type { Assistant } from "@inkognito/protocol";
import { useMemo } from "preact/hooks";
import { numberOf, t } from "../../../i18n/i18n.js";
import { capital, colourName, listenerOf, namingColour, pencilOf } from "../../../table/names.js";
import { cellKey, freshKeys } from "../../../table/notebook/cell.js";
import { Entry, Legend } from "../../../table/notebook/Legend.js";
import { NoteField } from "../../../table/notebook/NoteField.js";
import { type Pencil, usePencil } from "../../../table/notebook/usePencil.js";
import { useReasoning } from "../../../table/notebook/useReasoning.js";
import type { Session } from "../../../table/session.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { AnswerList } from "./AnswerList.js";
import { type Cell, FACES, type GridRow, gridOf, isFactIn } from "./grid.js";
import { reasonTexts } from "./reasons.js";
import "../../../table/notebook/notebook.css";
import { MarkCell } from "../../../table/notebook/MarkCell.js";

interface NotebookProps {
  readonly session: Session;
  readonly book: Notebook;
}

/** A block per player, like the printed notebook; with three players one for the arrested agent. */
export function NotebookPage({ session }: { readonly session: Session }) {
  const { view, seat, assistant } = session;
  const book = useMemo(() => notebook(view, session.told), [view, session.told]);
  const { config, commitment } = view.table;
  const pencil = usePencil(pencilOf(session.setup, commitment, seat), session.notes);
  const others = COLOURS.filter((colour) => seatOf(config, colour) !== seat);
  const { odds, told } = useMemo(() => {
    const belief = assistant === "odds" ? beliefOf(view) : null;
    return { odds: belief && oddsOf(belief), told: belief && bitsTold(belief) };
  }, [view, assistant]);
  const reasoned = { view, book, assistant, pencil, faces: FACES };
  const texts = reasonTexts(view, listenerOf(session));
  const reasoning = useReasoning({ contradictions, why, isFactIn }, { ...reasoned, texts });
  const fresh = useFresh(session, book, others);
  return (
    <div class="notebook">
      <Hints assistant={assistant} />
      <Legend assistant={assistant} fact={t("legend.fact")}>
        <Entry sign={<span class="grid-tally">||</span>}>{t("legend.tally")}</Entry>
      </Legend>
      {others.map((colour) => (
        <section key={colour} class="notebook-block">
          <BlockTitle {...{ session, colour }} />
          <GridTable
            colour={colour}
            lines={gridOf(book, colour, { assistant, odds })}
            pencil={pencil}
            clashing={reasoning.clashing}
            fresh={fresh}
            onWhy={({ kind, face, state }) => reasoning.explain(colour, { kind, face }, state)}
          />
          {reasoning.clashNotes(colour)}
          <NoteField pencil={pencil} about={colour} label={noteLabel({ session, colour })} />
          <Answers {...{ session, colour, book, told, pencil }} />
        </section>
      ))}
      {reasoning.dialog}
    </div>
  );
}

/** The marks in ink that have come since my last turn, by key. */
function useFresh(
  { told, since, seat, assistant }: Session,
  book: Notebook,
  colours: readonly Colour[],
): ReadonlySet<string> {
  const before = useMemo(() => {
    const heard = told.slice(0, since);
    return notebook(heard.reduce(evolveView, blankView(seat)), heard);
  }, [told, since, seat]);
  const cellsOf = (from: Notebook, colour: Colour): readonly Cell[] =>
    gridOf(from, colour, { assistant }).flatMap(({ cells }) => cells);
  return new Set(
    colours.flatMap((colour) => freshKeys(colour, cellsOf(book, colour), cellsOf(before, colour))),
  );
}

/** What the notebook does by itself at this table, and what its numbers rest on. */
const Hints = ({ assistant }: { readonly assistant: Assistant }) => (
  <div class="notebook-hint">
    {assistant === "off" || assistant === "facts" ? (
      <p>{t(`notebook.hint.${assistant}`)}</p>
    ) : (
      <p>
        {t("notebook.hint")} {t("notebook.why")}
      </p>
    )}
    {assistant === "odds" && (
      <p>
        {t("odds.model", { share: numberOf(1 / PROVING_SHARE) })} {t("odds.bits")}
      </p>
    )}
  </div>
);

interface BlockProps {
  readonly session: Session;
  readonly colour: Colour;
}

const BlockTitle = ({ session, colour }: BlockProps) => (
  <h3 class="notebook-player">
    {seatOf(session.view.table.config, colour) === null ? (
      t("notebook.arrested")
    ) : (
      <>
        <ColourMark colour={colour} />
        {colourName(listenerOf(session), colour)}
      </>
    )}
  </h3>
);

const noteLabel = ({ session, colour }: BlockProps): string =>
  seatOf(session.view.table.config, colour) === null
    ? t("note.arrested")
    : t("note.player", namingColour(listenerOf(session), colour));

interface AnswersProps extends NotebookProps, BlockProps {
  readonly told: readonly AnswerBits[] | null;
  readonly pencil: Pencil;
}

/** What this player has answered, and what I have shown this player. */
function Answers({ session, colour, book, told, pencil }: AnswersProps) {
  const { config } = session.view.table;
  const player = seatOf(config, colour);
  if (player === null) return null;
  const rowsAt = (seat: Seat): readonly Row[] =>
    book.blocks.find((block) => block.seat === seat)?.rows ?? [];
  const theirs = rowsAt(player);
  const own = rowsAt(session.seat).filter(({ question }) => question.asker === player);
  const listener = listenerOf(session);
  const name = colourName(listener, colour);
  const withCards = session.assistant !== "off";
  return (
    <>
      <h4 class="notebook-heading">{t("notebook.answers", { name })}</h4>
      {theirs.length === 0 ? (
        <p class="notebook-hint">{t("notebook.answers.none", { name, Name: capital(name) })}</p>
      ) : (
        <AnswerList
          rows={theirs}
          {...{ listener, told, withCards }}
          written={{ pencil, about: colour }}
        />
      )}
      {own.length > 0 && (
        <>
          <h4 class="notebook-heading">{t("notebook.shown", { name })}</h4>
          <AnswerList
            rows={own}
            {...{ listener, withCards }}
            told={null}
            written={{ pencil, about: `to ${colour}` }}
          />
        </>
      )}
    </>
  );
}

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
const GridTable = ({ colour, lines, pencil, clashing, fresh, onWhy }: GridTableProps) => (
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
