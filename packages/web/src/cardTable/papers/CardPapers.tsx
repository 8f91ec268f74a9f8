import type { CardView } from "@inkognito/engine/card";
import { cardKnowledge, cardNotebook } from "@inkognito/mind";
import type { Assistant } from "@inkognito/protocol";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { concludes } from "../../notebook/assistant.js";
import { LogPage } from "../../notebook/LogPage.js";
import { leaf } from "../../notebook/leaf.js";
import { Tabs } from "../../notebook/Tabs.js";
import type { CardSession } from "../../table/session.js";
import { Parchment } from "../../ui/Parchment.js";
import { type CardListener, cardStory } from "../story.js";
import { CardPassport } from "./CardPassport.js";
import { HandPage } from "./HandPage.js";
import "../../notebook/papers.css";

const SheetPage = leaf(() => import("./SheetPage.js").then((part) => part.SheetPage));

const PAGES = ["passport", "cards", "notebook", "log"] as const;
type Page = (typeof PAGES)[number];

interface CardPapersProps {
  readonly session: CardSession;
  readonly listener: CardListener;
}

/** Everything a player of the card game holds in the hand. */
export function CardPapers({ session, listener }: CardPapersProps) {
  const [page, setPage] = useState<Page>("passport");
  const { view, told, assistant, notes } = session;
  const known = useMemo(() => cardKnowledge(aided(view, assistant)), [view, assistant]);
  const book = useMemo(() => cardNotebook(view, told), [view, told]);
  // On one device everybody has a pencil of their own.
  const game = `${view.table.commitment} ${session.seat}`;
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
          {page === "passport" && <CardPassport {...{ view, known, listener }} />}
          {page === "cards" && <HandPage {...{ session, listener }} />}
          {page === "notebook" && (
            <SheetPage key={game} {...{ game, notes, view, listener, book, assistant }} />
          )}
          {page === "log" && (
            <LogPage told={told} opening="roundBegan" say={(event) => cardStory(event, listener)} />
          )}
        </Parchment>
      </Tabs>
    </section>
  );
}

/** Where nobody is to be helped, the passport knows no more than on the day of its issue. */
const aided = (view: CardView, assistant: Assistant): CardView =>
  concludes(assistant) || view.own === null ? view : { ...view, own: { ...view.own, seen: [] } };
