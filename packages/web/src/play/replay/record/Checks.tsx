import type { Verification } from "@inkognito/engine/record";
import { t } from "../../../i18n/i18n.js";
import { WithRuleLinks } from "../../../rulebook/RuleLink.js";
import { type CheckResult, checkResults } from "./findings.js";
import "./checks.css";

interface ChecksProps {
  /** Null: still being made. */
  readonly verification: Verification | null;
}

/** Draws fair, moves legal, file intact, signature: one result each, with the reason on demand. */
export const Checks = ({ verification }: ChecksProps) => (
  <div class="checks" aria-live="polite" aria-busy={verification === null}>
    {verification === null ? (
      <p>{t("check.checking")}</p>
    ) : (
      <ul class="checks-list plain-list">
        {checkResults(verification).map((answer) => (
          <CheckItem key={answer.about} {...answer} />
        ))}
      </ul>
    )}
  </div>
);

/** Told apart by shape, not by colour. */
const MARKS: Readonly<Record<CheckResult["mark"], string>> = {
  right: "M4 13l5 5L20 6",
  wrong: "M5 5l14 14M19 5L5 19",
  open: "M5 12h14",
};

const CheckItem = ({ about, mark, words, why }: CheckResult) => (
  <li class={`check check-${mark}`} data-check={about}>
    <details>
      <summary>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d={MARKS[mark]} />
        </svg>
        <span>{words}</span>
      </summary>
      <p>
        <WithRuleLinks words={why} />
      </p>
    </details>
  </li>
);
