import { type BoardView, blankView, evolveView } from "@inkognito/engine/board";
import { type Agent, type Colour, seatOf } from "@inkognito/engine/core";
import { type Face, type Notebook, notebook } from "@inkognito/mind/board";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { lazyPart } from "../../../shell/lazy.js";
import { capital, colourName, listenerOf } from "../../../table/names.js";
import { freshKeys } from "../../../table/notebook/cell.js";
import { MarkGrid } from "../../../table/notebook/MarkGrid.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import { usePencil } from "../../../table/notebook/usePencil.js";
import type { Asked } from "../../../table/notebook/useReasons.js";
import type { Session } from "../../../table/session.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { Mask } from "../../../ui/art/Mask.js";
import { FACES, gridOf, keyOf, othersOf } from "./grid.js";

const GridReasons = lazyPart(() => import("./GridReasons.js").then((part) => part.GridReasons));

/** What each of the others may be; with three players the fourth row is the arrested agent. */
export function NotebookGrid({ session }: { readonly session: Session }) {
  const { view, told, assistant } = session;
  const book = useMemo(() => notebook(view, told), [view, told]);
  const pencil = usePencil(keyOf(session), session.notes);
  const mind = useOddsMind(assistant);
  const odds = useMemo(() => {
    const belief = mind?.board.beliefOf(view) ?? null;
    return mind === null || belief === null ? null : mind.board.oddsOf(belief);
  }, [view, mind]);
  const listener = listenerOf(session);
  const [clashing, setClashing] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked<Face> | null>(null);
  const others = othersOf(session);
  const rows = others.map((colour) => ({
    colour,
    name: capital(colourName(listener, colour)),
    ...(seatOf(listener.config, colour) === null ? { title: t("notebook.arrested") } : {}),
    cells: gridOf(book, colour, { assistant, odds }),
  }));
  return (
    <>
      <MarkGrid
        faces={FACES}
        rows={rows}
        wordOf={faceWord}
        pictureOf={facePicture}
        pencil={pencil}
        clashing={clashing}
        fresh={useFresh(session, book, others)}
        onWhy={(colour, { face, state }) => setAsked({ colour, face, state })}
      />
      {(asked !== null || Object.keys(pencil.guesses).length > 0) && (
        <GridReasons {...{ session, book, pencil, asked }} onClashing={setClashing} />
      )}
    </>
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
    return notebook(heard.reduce<BoardView>(evolveView, blankView(seat)), heard);
  }, [told, since, seat]);
  const cellsOf = (from: Notebook, colour: Colour) => gridOf(from, colour, { assistant });
  return new Set(
    colours.flatMap((colour) => freshKeys(colour, cellsOf(book, colour), cellsOf(before, colour))),
  );
}

function faceWord({ kind, face }: Face): string {
  if (kind === "identity") return t(`agent.cell.${face as Agent}`);
  return kind === "build" ? t(`build.${face as "tall"}`) : face;
}

function facePicture({ kind, face }: Face) {
  if (kind === "identity") return <Mask agent={face as Agent} size={28} />;
  return kind === "build" ? <FigureIcon colour="grey" build={face as "tall"} size={28} /> : null;
}
