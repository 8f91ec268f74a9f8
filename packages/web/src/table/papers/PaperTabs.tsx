import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { Parchment } from "../../ui/Parchment.js";
import { Tabs } from "../../ui/Tabs.js";
import "./papers.css";

const PAGES = ["passport", "cards", "notebook", "log"] as const;
type Page = (typeof PAGES)[number];

/** The papers of a player: passport, cards, notebook, and the log. */
export function PaperTabs(pages: Readonly<Record<Page, ComponentChildren>>) {
  const [page, setPage] = useState<Page>("passport");
  return (
    <section class="papers" aria-label={t("papers.title")}>
      <Tabs
        label={t("papers.title")}
        tabs={PAGES}
        chosen={page}
        titleOf={(each) => t(`papers.${each}`)}
        onChoose={setPage}
      >
        <Parchment>{pages[page]}</Parchment>
      </Tabs>
    </section>
  );
}
