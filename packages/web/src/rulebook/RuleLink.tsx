import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { lazyPart } from "../shell/lazy.js";
import "./ruleLink.css";
import { namedRules } from "./namedRules.js";

/** The rules are not needed before one is asked for. */
const RuleDialog = lazyPart(() => import("./RuleDialog.js").then((part) => part.RuleDialog));

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

/** A sentence; every rule that it names can be read at once. */
export const WithRuleLinks = ({ words }: { readonly words: string }) => (
  <>
    {namedRules(words).map((part, place) =>
      "rule" in part ? <RuleLink key={place} rule={part.rule} inline /> : part.text,
    )}
  </>
);
