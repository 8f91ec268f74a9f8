import { t } from "../../i18n/i18n.js";

/** Something that was announced, and whether it was right. */
export interface Check {
  readonly right: boolean;
  readonly words: string;
}

/** What was right and what was wrong about the announcement. */
export const Verdicts = ({ checks }: { readonly checks: readonly Check[] }) => (
  <section class="end-checks" aria-label={t("end.checks")}>
    <ul class="plain-list">
      {checks.map(({ right, words }) => (
        <li key={words} class={right ? "end-right" : "end-wrong"}>
          <span aria-hidden="true">{right ? "✔" : "✕"} </span>
          {words}
        </li>
      ))}
    </ul>
  </section>
);

export const yesNo = (right: boolean): "yes" | "no" => (right ? "yes" : "no");
