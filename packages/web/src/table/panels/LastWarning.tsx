import { useEffect, useRef } from "preact/hooks";
import { WithRuleLinks } from "../../rulebook/RuleLink.js";

interface LastWarningProps {
  /** For the button that it warns of. */
  readonly id: string;
  readonly words: string;
}

/** What an announcement means, below all that was chosen for it; it is scrolled into view. */
export function LastWarning({ id, words }: LastWarningProps) {
  const warning = useRef<HTMLParagraphElement>(null);
  useEffect(() => warning.current?.scrollIntoView({ block: "nearest" }), [words]);
  return (
    <p ref={warning} id={id} class="panel-refusal panel-warning" role="note">
      <WithRuleLinks words={words} />
    </p>
  );
}
