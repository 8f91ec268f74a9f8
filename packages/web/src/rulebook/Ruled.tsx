import { namedRules } from "./namedRules.js";
import { RuleLink } from "./RuleLink.js";

/** A sentence; every rule that it names can be read at once. */
export const WithRuleLinks = ({ words }: { readonly words: string }) => (
  <>
    {namedRules(words).map((part, place) =>
      "rule" in part ? <RuleLink key={place} rule={part.rule} inline /> : part.text,
    )}
  </>
);
