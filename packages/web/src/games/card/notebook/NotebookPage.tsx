import { fictitiousOf } from "@inkognito/engine/card";
import { type Agent, AMBASSADOR, type Role } from "@inkognito/engine/core";
import {
  type AnswerBits,
  beliefOf,
  bitsTold,
  type Column,
  contradictions,
  type Face,
  type GridRow,
  gridOf as marksOf,
  notebook,
  type Page,
  PROVING_SHARE,
  why,
} from "@inkognito/mind/card";
import type { Assistant } from "@inkognito/protocol";
import { useContext, useMemo } from "preact/hooks";
import { numberOf, t } from "../../../i18n/i18n.js";
import { capital } from "../../../table/names.js";
import { roundBits } from "../../../table/notebook/chance.js";
import { Entry, Legend } from "../../../table/notebook/Legend.js";
import { NoteField } from "../../../table/notebook/NoteField.js";
import { GridInPapersContext } from "../../../table/notebook/notebookPlace.js";
import { type Pencil, usePencil } from "../../../table/notebook/usePencil.js";
import { useReasoning } from "../../../table/notebook/useReasoning.js";
import type { CardSession } from "../../../table/session.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { namingRole, roleName } from "../names.js";
import type { CardListener } from "../story.js";
import { facesOf, isFactIn, keyOf } from "./grid.js";
import { reasonTexts } from "./reasons.js";
import "../../../table/notebook/notebook.css";
import "./grid.css";

interface NotebookPageProps {
  readonly session: CardSession;
  readonly listener: CardListener;
}

/** As it is printed: a block per player, X for seen, O for shown, a column per meeting. */
export function NotebookPage({ session, listener }: NotebookPageProps) {
  const { view, assistant } = session;
  const book = useMemo(() => notebook(view, session.told), [view, session.told]);
  const pencil = usePencil(keyOf(session), session.notes);
  const { config } = listener;
  const told = useMemo(() => {
    const belief = assistant === "odds" ? beliefOf(view) : null;
    return belief && bitsTold(belief);
  }, [view, assistant]);
  const texts = reasonTexts(view, listener);
  const reasoned = { view, book, assistant, pencil, faces: facesOf(config), texts };
  const reasoning = useReasoning({ contradictions, why, isFactIn }, reasoned);
  return (
    <div class="notebook">
      {useContext(GridInPapersContext)}
      <Hints assistant={assistant} />
      <CardLegend assistant={assistant} />
      {book.pages.map(inkedBy(assistant)).map((page, at) => (
        <section key={page.who} class="notebook-block">
          <PageTitle who={page.who} listener={listener} />
          <SheetTable {...{ page, listener, told }} rows={marksOf(page, config)} />
          {reasoning.clashNotes(page.who)}
          {page.columns.length === 0 && assistant !== "off" && (
            <p class="notebook-hint">
              {t("cardSheet.none", { name: capital(roleName(listener, page.who)) })}
            </p>
          )}
          <NoteFields {...{ pencil, listener }} page={book.pages[at] ?? page} />
        </section>
      ))}
      {reasoning.dialog}
    </div>
  );
}

/** Without help at this table there are only the player's own marks. */
const inkedBy =
  (assistant: Assistant) =>
  (page: Page): Page =>
    assistant === "off" ? { ...page, columns: [] } : page;

interface NoteFieldsProps {
  readonly pencil: Pencil;
  readonly listener: CardListener;
  readonly page: Page;
}

/** A line for what the player thinks of this agent, and one for each meeting. */
const NoteFields = ({ pencil, listener, page: { who, columns } }: NoteFieldsProps) => (
  <>
    <NoteField pencil={pencil} about={who} label={t("note.player", namingRole(listener, who))} />
    {columns.map(({ round }, i) => (
      <div key={i} class="card-sheet-note">
        <span aria-hidden="true">{round}</span>
        <NoteField
          pencil={pencil}
          about={`${who} ${i}`}
          label={t("note.meeting", { round, ...namingRole(listener, who) })}
        />
      </div>
    ))}
  </>
);

/** What the sheet does by itself at this table, and what its numbers rest on. */
const Hints = ({ assistant }: { readonly assistant: Assistant }) => (
  <div class="notebook-hint">
    {assistant === "off" && <p>{t("notebook.hint.off")}</p>}
    {assistant === "facts" && <p>{t("cardSheet.hint.facts")}</p>}
    {(assistant === "consequences" || assistant === "odds") && (
      <p>
        {t("cardSheet.hint")} {t("notebook.why")}
      </p>
    )}
    {assistant === "odds" && (
      <p>
        {t("odds.model.card", { share: numberOf(1 / PROVING_SHARE) })} {t("odds.bits")}
      </p>
    )}
  </div>
);

const PageTitle = ({ who, listener }: { readonly who: Role; readonly listener: CardListener }) => (
  <h3 class="notebook-player">
    <RoleMark who={who} />
    {capital(roleName(listener, who))}
    {who === fictitiousOf(listener.config) && ` (${t(`colour.${who}`)})`}
  </h3>
);

const RoleMark = ({ who }: { readonly who: Role }) =>
  who === AMBASSADOR ? <FigureIcon colour={null} size={26} /> : <ColourMark colour={who} />;

/** What scrolls sideways can be reached by keyboard. */
const SCROLLS = { tabIndex: 0 } as const;

interface SheetTableProps {
  readonly page: Page;
  readonly rows: readonly GridRow[];
  readonly listener: CardListener;
  /** What each thing seen told me; null: the table shows no odds. */
  readonly told: readonly AnswerBits[] | null;
}

function SheetTable({ page, rows, listener, told }: SheetTableProps) {
  const { who, columns } = page;
  const name = roleName(listener, who, "object");
  return (
    <section class="card-sheet" aria-label={t("cardSheet.of", { object: name })} {...SCROLLS}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("cardSheet.face")}</span>
            </th>
            {columns.map((column, i) => (
              <ColumnHead key={i} {...{ column, listener }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.face.kind} ${row.face.face}`} class={`card-sheet-${row.face.kind}`}>
              <th scope="row">{faceWord(row.face)}</th>
              {row.cells.map(({ seen, shown }, i) => (
                <td key={i} class={columns[i]?.elsewhere == null ? "" : "card-sheet-elsewhere"}>
                  {seen !== "none" && <Sign sign="X" black={seen === "black"} />}
                  {shown !== "none" && <Sign sign="O" black={shown === "black"} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {told !== null && columns.some(({ answer }) => answer !== null) && (
          <tfoot>
            <tr>
              <th scope="row">{t("odds.told.row")}</th>
              {columns.map(({ answer }, i) => (
                <td key={i}>{answer === null ? "" : bitsWords(told[answer]?.bits ?? 0)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

const Sign = ({ sign, black }: { readonly sign: "X" | "O"; readonly black: boolean }) => (
  <span class={black ? "card-sheet-sign card-sheet-black" : "card-sheet-sign"}>
    <span aria-hidden="true">{sign}</span>
    <span class="unseen">
      {t("cardSheet.sign", { sign: sign === "X" ? "seen" : "shown", black: black ? "yes" : "no" })}
    </span>
  </span>
);

/** The round; and with whom, where I did not see the cards. */
const ColumnHead = ({
  column,
  listener,
}: {
  readonly column: Column;
  readonly listener: CardListener;
}) => (
  <th scope="col">
    <span aria-hidden="true">{column.round}</span>
    <span class="unseen">{t("cardSheet.round", { round: column.round })}</span>
    {column.elsewhere !== null && (
      <>
        <RoleMark who={column.elsewhere} />
        <span class="unseen">
          {t("cardSheet.elsewhere", namingRole(listener, column.elsewhere))}
        </span>
      </>
    )}
  </th>
);

const bitsWords = (bits: number): string => numberOf(roundBits(bits));

const faceWord = ({ kind, face }: Face): string =>
  kind === "identity" ? t(`agent.cell.${face as Agent}`) : String(face);

/** What the signs of the sheet mean. */
export const CardLegend = ({ assistant }: { readonly assistant: Assistant }) => (
  <Legend assistant={assistant} fact={t("cardLegend.fact")}>
    {(["X", "O"] as const).map((sign) => (
      <Entry key={sign} sign={<span class="card-sheet-sign">{sign}</span>}>
        {t(`cardLegend.${sign}`)}
      </Entry>
    ))}
    <Entry sign={<span class="card-sheet-sign card-sheet-black">X</span>}>
      {t("cardLegend.black")}
    </Entry>
  </Legend>
);
