import { i18n } from "@lingui/core";
import { useState } from "preact/hooks";
import { LANGUAGES, t } from "../i18n/i18n.js";
import { rulesRoute } from "../shell/route.js";
import { Dialog } from "../ui/Dialog.js";
import { ruleIn } from "./book.js";
import { useRules } from "./useRules.js";
import { words } from "./Words.js";
import "./ruleLink.css";
import { namedRules } from "./namedRules.js";

interface RuleLinkProps {
  readonly rule: string;
  /** In the middle of a sentence. */
  readonly inline?: boolean;
}

/** A rule is one tap away from where it bites. */
export function RuleLink({ rule, inline = false }: RuleLinkProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={inline ? "rule-inline" : "rule-link"}
        aria-label={t("rule.open", { rule })}
        onClick={() => setOpen(true)}
      >
        {rule}
      </button>
      {open && <RuleDialog rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
}

function RuleDialog({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  const language = LANGUAGES.find((each) => each === i18n.locale) ?? "en";
  const fetched = useRules(language);
  const found = fetched === null || fetched.book === "missing" ? null : ruleIn(fetched.book, rule);
  return (
    <Dialog
      title={t("rule.title", { rule })}
      onClose={onClose}
      actions={
        // In a window of its own: nothing that was begun at the table is lost.
        <a class="button button-lamp" href={rulesRoute(rule)} target="_blank" rel="noopener">
          {t("rule.whole")}
        </a>
      }
    >
      {fetched?.book === "missing" ? (
        <p role="alert">{t("rule.missing")}</p>
      ) : (
        <div role="status" aria-busy={fetched?.language !== language} lang={fetched?.language}>
          {found !== null && <p class="rule-chapter">{found.chapter.title}</p>}
          {found !== null && <p>{words(found.spans, null)}</p>}
        </div>
      )}
    </Dialog>
  );
}

/** A sentence; every rule that it names can be read at once. */
export const WithRuleLinks = ({ words }: { readonly words: string }) => (
  <>
    {namedRules(words).map((part, place) =>
      "rule" in part ? <RuleLink key={place} rule={part.rule} inline /> : part.text,
    )}
  </>
);
