import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { lazyPart } from "../shell/lazy.js";
import "./ruleLink.css";

/** The rules are not needed before one is asked for. */
const RuleDialog = lazyPart(() => import("./RuleDialog.js").then((part) => part.RuleDialog));

interface RuleLinkProps {
  readonly rule: string;
  /** In the middle of a sentence. */
  readonly inline?: boolean;
}

/** A rule is one tap away from where it applies; the rules of requests (T1 to T5) are not in the book. */
export function RuleLink({ rule, inline = false }: RuleLinkProps) {
  const [open, setOpen] = useState(false);
  if (rule.startsWith("T")) return null;
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

interface RuledProps {
  readonly rule: string;
  readonly children: string;
}

/** A sentence without the rule it follows, and a small link to that rule after it. */
export const Ruled = ({ rule, children }: RuledProps) => (
  <>
    {children} <RuleLink rule={rule} inline />
  </>
);

/** A sentence; every rule that it names can be read at once. */
export const WithRuleLinks = ({ words }: { readonly words: string }) => (
  <>
    {namedRules(words).map((part, place) =>
      "rule" in part ? <RuleLink key={place} rule={part.rule} inline /> : part.text,
    )}
  </>
);

/** A piece of a sentence, or a rule that it names. */
type Part = { readonly text: string } | { readonly rule: string };

/** As sentences name rules: in brackets, one or several. */
const BRACKETS = /\(([BC]\d+(?:\.\d+)?(?:, [BC]\d+(?:\.\d+)?)*)\)/g;

/** A sentence of the catalogs, taken apart at the rules it names; all the parts together are the sentence. */
export function namedRules(sentence: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { index, 0: brackets, 1: named = "" } of sentence.matchAll(BRACKETS)) {
    for (const [place, rule] of named.split(", ").entries()) {
      parts.push({ text: place === 0 ? `${sentence.slice(at, index)}(` : ", " }, { rule });
    }
    at = index + brackets.length - 1;
  }
  return [...parts, { text: sentence.slice(at) }];
}
