import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { Parchment } from "../../ui/Parchment.js";
import { Tabs } from "../../ui/Tabs.js";
import { PAPER_PAGES, type PaperPage, PaperPageContext } from "./paperPage.js";
import "./papers.css";

/** The papers of a player: passport, cards, notebook, and the log. */
export function PaperTabs(pages: Readonly<Record<PaperPage, ComponentChildren>>) {
  const [page, setPage] = useContext(PaperPageContext);
  return (
    <section class="papers" aria-label={t("papers.title")}>
      <Tabs
        label={t("papers.title")}
        tabs={PAPER_PAGES}
        chosen={page}
        titleOf={(each) => t(`papers.${each}`)}
        onChoose={setPage}
      >
        <Parchment>{pages[page]}</Parchment>
      </Tabs>
    </section>
  );
}
