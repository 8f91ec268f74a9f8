import { ESCAPES, numberedSpace } from "@inkognito/engine/board";
import { AGENTS } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { targetText } from "../missionText.js";

/** B11.3: with three players, where each agent escapes. All players need it, to know whom to block. */
export const EscapeTable = () => (
  <table class="missions escapes">
    <caption>
      <strong>{t("escapes.title")}</strong> {t("escapes.hint")}
    </caption>
    <tbody>
      {AGENTS.map((agent) => (
        <tr key={agent}>
          <th scope="row">{t(`agent.${agent}`)}</th>
          <td>{targetText(numberedSpace(ESCAPES[agent]))}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
