import { t } from "../i18n/i18n.js";
import { SIGNS } from "./GridTable.js";

const STATES = ["fact", "follows", "ruledOut", "yes", "no"] as const;

/** What the marks mean. */
export const Legend = () => (
  <details class="legend">
    <summary>{t("legend.title")}</summary>
    <dl>
      {STATES.map((state) => (
        <div key={state}>
          <dt class={`grid-cell grid-${state}`}>
            <span class="grid-mark">
              <span aria-hidden="true">{SIGNS[state]} </span>
              {t(`grid.${state}`)}
            </span>
          </dt>
          <dd>{t(`legend.${state}`)}</dd>
        </div>
      ))}
      <div>
        <dt class="grid-cell">
          <span class="grid-tally">||</span>
        </dt>
        <dd>{t("legend.tally")}</dd>
      </div>
    </dl>
  </details>
);
