import { type Colour, type Seat, seatOf } from "@inkognito/engine/core";
import {
  type AnswerBits,
  beliefOf,
  bitsTold,
  contradictions,
  type Notebook,
  notebook,
  PROVING_SHARE,
  type Row,
  why,
} from "@inkognito/mind/board";
import type { Assistant } from "@inkognito/protocol";
import { useContext, useMemo } from "preact/hooks";
import { numberOf, t } from "../../../i18n/i18n.js";
import { capital, colourName, listenerOf, namingColour } from "../../../table/names.js";
import { Entry, Legend } from "../../../table/notebook/Legend.js";
import { NoteField } from "../../../table/notebook/NoteField.js";
import { GridInPapersContext } from "../../../table/notebook/notebookPlace.js";
import { type Pencil, usePencil } from "../../../table/notebook/usePencil.js";
import { useReasoning } from "../../../table/notebook/useReasoning.js";
import type { Session } from "../../../table/session.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { AnswerList } from "./AnswerList.js";
import { FACES, isFactIn, keyOf, othersOf } from "./grid.js";
import { reasonTexts } from "./reasons.js";
import "../../../table/notebook/notebook.css";

interface NotebookProps {
  readonly session: Session;
  readonly book: Notebook;
}

/** A block per player, like the printed notebook: lines to write on, and all answers. */
export function NotebookPage({ session }: { readonly session: Session }) {
  const { view, assistant } = session;
  const book = useMemo(() => notebook(view, session.told), [view, session.told]);
  const pencil = usePencil(keyOf(session), session.notes);
  const told = useMemo(() => {
    const belief = assistant === "odds" ? beliefOf(view) : null;
    return belief && bitsTold(belief);
  }, [view, assistant]);
  const reasoned = { view, book, assistant, pencil, faces: FACES };
  const texts = reasonTexts(view, listenerOf(session));
  const reasoning = useReasoning({ contradictions, why, isFactIn }, { ...reasoned, texts });
  return (
    <div class="notebook">
      {useContext(GridInPapersContext)}
      <Hints assistant={assistant} />
      <Legend assistant={assistant} fact={t("legend.fact")}>
        <Entry sign={<span class="grid-tally">||</span>}>{t("legend.tally")}</Entry>
      </Legend>
      {othersOf(session).map((colour) => (
        <section key={colour} class="notebook-block">
          <BlockTitle {...{ session, colour }} />
          {reasoning.clashNotes(colour)}
          <NoteField pencil={pencil} about={colour} label={noteLabel({ session, colour })} />
          <Answers {...{ session, colour, book, told, pencil }} />
        </section>
      ))}
      {reasoning.dialog}
    </div>
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
