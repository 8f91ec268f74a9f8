import { blankView, type CardView, evolveView, fictitiousOf } from "@inkognito/engine/card";
import { type Agent, AMBASSADOR } from "@inkognito/engine/core";
import { type Face, type Notebook, notebook, type Odds } from "@inkognito/mind/card";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { lazyPart } from "../../../shell/lazy.js";
import { capital, listenerOf } from "../../../table/names.js";
import { freshKeys } from "../../../table/notebook/cell.js";
import { MarkGrid, type PlayerMarks } from "../../../table/notebook/MarkGrid.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import { usePencil } from "../../../table/notebook/usePencil.js";
import type { Asked } from "../../../table/notebook/useReasons.js";
import type { CardSession } from "../../../table/session.js";
import { Mask } from "../../../ui/art/Mask.js";
import { roleName } from "../names.js";
import { facesOf, gridOf, keyOf } from "./grid.js";

const GridReasons = lazyPart(() => import("./GridReasons.js").then((part) => part.GridReasons));

/** What each of the others may be; with three players one of them is the fictitious agent. */
export function NotebookGrid({ session }: { readonly session: CardSession }) {
  const { view, told, assistant } = session;
  const book = useMemo(() => notebook(view, told), [view, told]);
  const pencil = usePencil(keyOf(session), session.notes);
  const mind = useOddsMind(assistant);
  const odds = useMemo(() => {
    const belief = mind?.card.beliefOf(view) ?? null;
    return mind === null || belief === null ? null : mind.card.oddsOf(belief);
  }, [view, mind]);
  const faces = facesOf(view.table.config);
  const [clashing, setClashing] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked<Face> | null>(null);
  return (
    <>
      <MarkGrid
        faces={faces}
        rows={marksOf(session, book, odds)}
        wordOf={faceWord}
        pictureOf={facePicture}
        pencil={pencil}
        clashing={clashing}
        fresh={useFresh(session, book)}
        onWhy={(colour, { face, state }) => setAsked({ colour, face, state })}
      />
      {(asked !== null || Object.keys(pencil.guesses).length > 0) && (
        <GridReasons {...{ session, book, pencil, asked }} onClashing={setClashing} />
      )}
    </>
  );
}

/** A row for each agent whose cards I do not hold. */
function marksOf(
  session: CardSession,
  book: Notebook,
  odds: Odds | null,
): readonly PlayerMarks<Face>[] {
  const { assistant } = session;
  const listener = listenerOf(session);
  const { config } = listener;
  return book.pages.flatMap((page) => {
    const { who } = page;
    if (who === AMBASSADOR) return [];
    const name = capital(roleName(listener, who));
    return {
      colour: who,
      name: who === fictitiousOf(config) ? `${name} (${t(`colour.${who}`)})` : name,
      cells: gridOf(book, page, { config, assistant, odds }).map(
        ({ face, state, chance, cells }) => ({
          face,
          state: state ?? "open",
          chance,
          shown: assistant === "off" ? 0 : cells.filter(({ seen }) => seen !== "none").length,
        }),
      ),
    };
  });
}

/** The marks in ink that have come since my last turn, by key. */
function useFresh(session: CardSession, book: Notebook): ReadonlySet<string> {
  const { told, since, seat } = session;
  const before = useMemo(() => {
    const heard = told.slice(0, since);
    return notebook(heard.reduce<CardView>(evolveView, blankView(seat)), heard);
  }, [told, since, seat]);
  const earlier = marksOf(session, before, null);
  return new Set(
    marksOf(session, book, null).flatMap(({ colour, cells }) => {
      const then = earlier.find((row) => row.colour === colour);
      // Before the first round there is no page to compare with.
      return then === undefined ? [] : freshKeys(colour, cells, then.cells);
    }),
  );
}

const faceWord = ({ kind, face }: Face): string =>
  kind === "identity" ? t(`agent.cell.${face as Agent}`) : String(face);

const facePicture = ({ kind, face }: Face) =>
  kind === "identity" ? <Mask agent={face as Agent} size={28} /> : null;
