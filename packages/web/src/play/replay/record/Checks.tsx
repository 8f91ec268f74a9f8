import type { Finding, SignatureFinding, Verification } from "@inkognito/engine/record";
import { t } from "../../../i18n/i18n.js";
import { WithRuleLinks } from "../../../rulebook/RuleLink.js";
import "./checks.css";
import { assertNever } from "@inkognito/engine/core";

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

/** One question about a recorded game, answered. */
interface CheckResult {
  readonly about: "draws" | "moves" | "intact" | "signature";
  readonly mark: "right" | "wrong" | "open";
  readonly words: string;
  /** The reason, shown on demand. */
  readonly why: string;
}

/** Four results, one for each question. */
export const checkResults = ({
  intact,
  draws,
  moves,
  signature,
}: Verification): readonly CheckResult[] => [
  findingResult("draws", draws),
  findingResult("moves", moves),
  {
    about: "intact",
    mark: intact ? "right" : "wrong",
    words: t(intact ? "check.intact.right" : "check.intact.wrong"),
    why: t(intact ? "check.why.intact.right" : "check.why.intact.wrong"),
  },
  signatureResult(signature),
];

function findingResult(about: "draws" | "moves", found: Finding): CheckResult {
  const words = t(`check.${about}.${found.type}`);
  switch (found.type) {
    case "right":
      return { about, mark: "right", words, why: t(`check.why.${about}`, { count: found.count }) };
    case "wrong":
      return { about, mark: "wrong", words, why: wrongWords(found) };
    case "unchecked":
      return { about, mark: "open", words, why: t("check.why.unchecked", { after: found.after }) };
    default:
      return assertNever(found);
  }
}

/** What is wrong with the first event that is. */
function wrongWords({ event, why }: Extract<Finding, { type: "wrong" }>): string {
  if (why === "commitment") return t("check.why.commitment");
  switch (why.why.type) {
    case "refused":
      return t("check.why.refused", { event, rule: why.why.refusal.rule });
    case "otherwise":
      return t(why.what === "draw" ? "check.why.drawn" : "check.why.otherwise", { event });
    case "unfounded":
      return t("check.why.unfounded", { event });
    case "unfinished":
      return t("check.why.unfinished", { event });
    default:
      return assertNever(why.why);
  }
}

function signatureResult(found: SignatureFinding): CheckResult {
  const words = t(`check.signature.${found.type}`);
  const about = "signature";
  if (found.type === "none")
    return { about, mark: "open", words, why: t("check.why.signature.none") };
  const { type, key } = found;
  const mark = type === "valid" ? "right" : type === "cannotCheck" ? "open" : "wrong";
  return { about, mark, words, why: t(`check.why.signature.${type}`, { key }) };
}
