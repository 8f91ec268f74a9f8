import type { Assistant } from "@inkognito/protocol";
import { t } from "../../../i18n/i18n.js";
import { Entry, Legend } from "../../../table/notebook/Legend.js";

/** What the signs of the sheet mean. */
export const CardLegend = ({ assistant }: { readonly assistant: Assistant }) => (
  <Legend assistant={assistant} fact={t("cardLegend.fact")}>
    {(["X", "O"] as const).map((sign) => (
      <Entry key={sign} sign={<span class="card-sheet-sign">{sign}</span>}>
        {t(`cardLegend.${sign}`)}
      </Entry>
    ))}
    <Entry sign={<span class="card-sheet-sign card-sheet-black">X</span>}>
      {t("cardLegend.black")}
    </Entry>
  </Legend>
);
