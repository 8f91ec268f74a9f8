import { SITE_PAGES, type SitePage } from "@inkognito/protocol";
import { useEffect, useState } from "preact/hooks";
import { type MessageId, t } from "../i18n/i18n.js";
import { api } from "./api.js";

const TITLES = {
  imprint: "site.imprint",
  privacy: "site.privacy",
  "house-rules": "site.houseRules",
} as const satisfies Record<SitePage, MessageId>;

/** Asked once: the server reads its operator's pages when it starts. */
let asked: Promise<readonly SitePage[]> | null = null;

async function askForPages(): Promise<readonly SitePage[]> {
  const answer = await api.site();
  if (!answer.ok) asked = null;
  return answer.ok ? SITE_PAGES.filter((page) => answer.value.pages.includes(page)) : [];
}

/** Links to what the operator of the site has written; without an operator's texts there are none. */
export function SitePages() {
  const [pages, setPages] = useState<readonly SitePage[]>([]);
  useEffect(() => {
    if (!navigator.onLine) return;
    let isCurrent = true;
    asked ??= askForPages();
    void asked.then((found) => {
      if (isCurrent) setPages(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (pages.length === 0) return null;
  return (
    <p class="site-pages">
      {pages.map((page) => (
        <a key={page} href={`/${page}`}>
          {t(TITLES[page])}
        </a>
      ))}
    </p>
  );
}
