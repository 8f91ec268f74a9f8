import type { Role } from "@inkognito/engine/board";
import { AMBASSADOR, fictitiousOf } from "@inkognito/engine/card";
import type { Agent } from "@inkognito/engine/core";
import type { CardFace, CardNotebook, Column, Page } from "@inkognito/mind";
import type { Assistant } from "@inkognito/protocol";
import { FigureIcon } from "../../board/Figure.js";
import { t } from "../../i18n/i18n.js";
import { MarkCell } from "../../notebook/GridTable.js";
import { capital } from "../../notebook/names.js";
import { type GuessesHandle, useGuesses } from "../../notebook/useGuesses.js";
import type { Notes } from "../../table/session.js";
import { ColourMark } from "../../ui/ColourMark.js";
import { roleName } from "../names.js";
import type { CardListener } from "../story.js";
import { CardLegend } from "./CardLegend.js";
import { cellKey, type SheetRow, sheetOf } from "./sheet.js";
import "../../notebook/notebook.css";
import "./sheet.css";

interface SheetPageProps {
  readonly game: string;
  readonly notes: Notes | null;
  readonly assistant: Assistant;
  readonly listener: CardListener;
  readonly book: CardNotebook;
}

/** As it is printed: a block per player, X for seen, O for shown, a column per meeting. */
export function SheetPage({ game, notes, assistant, listener, book }: SheetPageProps) {
  const pencil = useGuesses(game, notes);
  return (
    <div class="notebook">
      <p class="notebook-hint">{t("cardSheet.hint")}</p>
      <CardLegend />
      {book.pages.map((page) => (
        <section key={page.who} class="notebook-block">
          <PageTitle who={page.who} listener={listener} />
          <SheetTable
            page={page}
            rows={sheetOf(book, page, listener.config, assistant)}
            listener={listener}
            pencil={pencil}
          />
          {page.columns.length === 0 && (
            <p class="notebook-hint">
              {t("cardSheet.none", { name: capital(roleName(listener, page.who)) })}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

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
  readonly rows: readonly SheetRow[];
  readonly listener: CardListener;
  readonly pencil: GuessesHandle;
}

function SheetTable({ page, rows, listener, pencil }: SheetTableProps) {
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
          {rows.map(({ face, state, cells }) => (
            <tr key={`${face.kind} ${face.face}`} class={`card-sheet-${face.kind}`}>
              <th scope="row">
                {state === null || who === AMBASSADOR ? (
                  faceWord(face)
                ) : (
                  <MarkCell
                    id={cellKey(who, face)}
                    word={faceWord(face)}
                    state={state}
                    pencil={pencil}
                  />
                )}
              </th>
              {cells.map(({ seen, shown }, i) => (
                <td key={i} class={columns[i]?.elsewhere == null ? "" : "card-sheet-elsewhere"}>
                  {seen !== "none" && <Sign sign="X" black={seen === "black"} />}
                  {shown !== "none" && <Sign sign="O" black={shown === "black"} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
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
          {t("cardSheet.elsewhere", { dative: roleName(listener, column.elsewhere, "dative") })}
        </span>
      </>
    )}
  </th>
);

const faceWord = ({ kind, face }: CardFace): string =>
  kind === "identity" ? t(`agent.cell.${face as Agent}`) : String(face);
