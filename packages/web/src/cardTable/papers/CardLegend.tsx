import { t } from "../../i18n/i18n.js";
import { SIGNS } from "../../notebook/GridTable.js";

const STATES = ["fact", "follows", "ruledOut", "yes", "no"] as const;

/** What the signs of the sheet mean. */
export const CardLegend = () => (
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
          <dd>{t(state === "fact" ? "cardLegend.fact" : `legend.${state}`)}</dd>
        </div>
      ))}
      {(["X", "O"] as const).map((sign) => (
        <div key={sign}>
          <dt class="grid-cell">
            <span class="card-sheet-sign">{sign}</span>
          </dt>
          <dd>{t(`cardLegend.${sign}`)}</dd>
        </div>
      ))}
      <div>
        <dt class="grid-cell">
          <span class="card-sheet-sign card-sheet-black">X</span>
        </dt>
        <dd>{t("cardLegend.black")}</dd>
      </div>
    </dl>
  </details>
);
