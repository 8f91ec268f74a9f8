import type { BoardView } from "@inkognito/engine/board";
import { knowledge, notebook } from "@inkognito/mind";
import type { Assistant } from "@inkognito/protocol";
import { useMemo, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { listenerOf } from "../table/names.js";
import type { Session } from "../table/session.js";
import { Parchment } from "../ui/Parchment.js";
import { concludes } from "./assistant.js";
import { LogPage } from "./LogPage.js";
import { leaf } from "./leaf.js";
import { Passport } from "./Passport.js";
import { storyLine } from "./story.js";
import { Tabs } from "./Tabs.js";
import "./papers.css";

const CardsPage = leaf(() => import("./CardsPage.js").then((part) => part.CardsPage));
const NotebookPage = leaf(() => import("./NotebookPage.js").then((part) => part.NotebookPage));

const PAGES = ["passport", "cards", "notebook", "log"] as const;
type Page = (typeof PAGES)[number];

/** Everything a player holds in the hand: passport, cards, notebook, and what has happened. */
export function Papers({ session }: { readonly session: Session }) {
  const [page, setPage] = useState<Page>("passport");
  const { view, told, assistant } = session;
  const listener = listenerOf(session);
  const known = useMemo(() => knowledge(aided(view, assistant)), [view, assistant]);
  const book = useMemo(() => notebook(view, told), [view, told]);
  return (
    <section class="papers" aria-label={t("papers.title")}>
      <Tabs
        label={t("papers.title")}
        tabs={PAGES}
        chosen={page}
        titleOf={(each) => t(`papers.${each}`)}
        onChoose={setPage}
      >
        <Parchment>
          {page === "passport" && <Passport {...{ view, known, listener }} />}
          {page === "cards" && <CardsPage session={session} book={book} />}
          {page === "notebook" && (
            <NotebookPage key={view.table.commitment} session={session} book={book} />
          )}
          {page === "log" && (
            <LogPage told={told} opening="turnBegan" say={(event) => storyLine(event, listener)} />
          )}
        </Parchment>
      </Tabs>
    </section>
  );
}

/** Where nobody is to be helped, the passport knows no more than on the day of its issue. */
const aided = (view: BoardView, assistant: Assistant): BoardView =>
  concludes(assistant) || view.own === null ? view : { ...view, own: { ...view.own, shows: [] } };
