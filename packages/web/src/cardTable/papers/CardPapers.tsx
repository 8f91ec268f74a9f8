import { cardKnowledge, cardNotebook } from "@inkognito/mind";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { LogPage } from "../../notebook/LogPage.js";
import { Tabs } from "../../notebook/Tabs.js";
import type { CardSession } from "../../table/session.js";
import { Parchment } from "../../ui/Parchment.js";
import { type CardListener, cardStory } from "../story.js";
import { CardPassport } from "./CardPassport.js";
import { HandPage } from "./HandPage.js";
import { SheetPage } from "./SheetPage.js";
import "../../notebook/papers.css";

const PAGES = ["passport", "cards", "notebook", "log"] as const;
type Page = (typeof PAGES)[number];

interface CardPapersProps {
  readonly session: CardSession;
  readonly listener: CardListener;
}

/** Everything a player of the card game holds in the hand. */
export function CardPapers({ session, listener }: CardPapersProps) {
  const [page, setPage] = useState<Page>("passport");
  const { view, told } = session;
  const known = useMemo(() => cardKnowledge(view), [view]);
  const book = useMemo(() => cardNotebook(view, told), [view, told]);
  // On one device everybody has a pencil of their own.
  const game = `${view.table.commitment} ${session.seat}`;
  return (
    <section class="papers" aria-label={t("papers.title")}>
      <h2 class="papers-title">{t("papers.title")}</h2>
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
          {page === "notebook" && <SheetPage key={game} {...{ game, listener, book }} />}
          {page === "log" && (
            <LogPage told={told} opening="roundBegan" say={(event) => cardStory(event, listener)} />
          )}
        </Parchment>
      </Tabs>
    </section>
  );
}
