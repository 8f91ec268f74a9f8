import { i18n } from "@lingui/core";
import { LANGUAGES, t } from "../i18n/i18n.js";
import { howToPlayRoute, rulesRoute } from "../shell/route.js";
import { Dialog } from "../ui/Dialog.js";
import { words } from "./Block.js";
import { ruleIn } from "./book.js";
import { bookLanguage, useBook } from "./useBook.js";

interface RuleDialogProps {
  readonly rule: string;
  readonly onClose: () => void;
}

/** A rule in its own words. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const language = LANGUAGES.find((each) => each === i18n.locale) ?? "en";
  const fetched = useBook("rules", language);
  const found = fetched === null || fetched.book === "missing" ? null : ruleIn(fetched.book, rule);
  const game = rule.startsWith("C") ? "card" : "board";
  return (
    <Dialog
      title={t("rule.title", { rule })}
      onClose={onClose}
      light
      actions={
        // In a window of its own: nothing that was begun at the table is lost.
        <>
          <a class="button" href={howToPlayRoute(game)} target="_blank" rel="noopener">
            {t("rule.howToPlay")}
          </a>
          <a class="button button-lamp" href={rulesRoute(rule)} target="_blank" rel="noopener">
            {t("rule.whole")}
          </a>
        </>
      }
    >
      {fetched?.book === "missing" ? (
        <p role="alert">{t("rule.missing")}</p>
      ) : (
        <div role="status" aria-busy={fetched?.language !== language} lang={bookLanguage(language)}>
          {found !== null && <p class="rule-chapter">{found.chapter.title}</p>}
          {found !== null && <p>{words(found.spans, null)}</p>}
        </div>
      )}
    </Dialog>
  );
}
