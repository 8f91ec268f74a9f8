import { seatOf } from "@inkognito/engine/board";
import { COLOURS, type Colour, type Seat } from "@inkognito/engine/core";
import type { Notebook, Row } from "@inkognito/mind";
import { t } from "../i18n/i18n.js";
import { pencilOf } from "../passing/names.js";
import { listenerOf } from "../table/names.js";
import type { Session } from "../table/session.js";
import { ColourMark } from "../ui/ColourMark.js";
import { AnswerList } from "./AnswerList.js";
import { GridTable } from "./GridTable.js";
import { gridOf } from "./grid.js";
import { Legend } from "./Legend.js";
import { colourName } from "./names.js";
import { useGuesses } from "./useGuesses.js";
import "./notebook.css";

interface NotebookProps {
  readonly session: Session;
  readonly book: Notebook;
}

/** A block per player, like the printed notebook; with three players one for the arrested agent. */
export function NotebookPage({ session, book }: NotebookProps) {
  const { view, seat } = session;
  const { config, commitment } = view.table;
  const pencil = useGuesses(pencilOf(session.setup, commitment, seat), session.notes);
  const others = COLOURS.filter((colour) => seatOf(config, colour) !== seat);
  return (
    <div class="notebook">
      <p class="notebook-hint">{t("notebook.hint")}</p>
      <Legend />
      {others.map((colour) => (
        <section key={colour} class="notebook-block">
          <BlockTitle {...{ session, colour }} />
          <GridTable
            colour={colour}
            lines={gridOf(book, colour, session.assistant)}
            pencil={pencil}
          />
          <Answers {...{ session, colour, book }} />
        </section>
      ))}
    </div>
  );
}

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

type AnswersProps = NotebookProps & BlockProps;

/** What this player has answered, and what I have shown this player. */
function Answers({ session, colour, book }: AnswersProps) {
  const { config } = session.view.table;
  const player = seatOf(config, colour);
  if (player === null) return null;
  const rowsAt = (seat: Seat): readonly Row[] =>
    book.blocks.find((block) => block.seat === seat)?.rows ?? [];
  const theirs = rowsAt(player);
  const own = rowsAt(session.seat).filter(({ question }) => question.asker === player);
  const listener = listenerOf(session);
  const name = colourName(listener, colour);
  return (
    <>
      <h4 class="notebook-heading">{t("notebook.answers", { name })}</h4>
      {theirs.length === 0 ? (
        <p class="notebook-hint">{t("notebook.answers.none", { name })}</p>
      ) : (
        <AnswerList rows={theirs} listener={listener} />
      )}
      {own.length > 0 && (
        <>
          <h4 class="notebook-heading">{t("notebook.shown", { name })}</h4>
          <AnswerList rows={own} listener={listener} />
        </>
      )}
    </>
  );
}
