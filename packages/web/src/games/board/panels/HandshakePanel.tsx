import { MISSIONS } from "@inkognito/engine/board";
import { hasAmbassadorPlayer, teamOf } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { Panel } from "../../../table/panels/Panel.js";
import { Button } from "../../../ui/Button.js";
import { missionText } from "../missionText.js";
import { type DecisionProps, decisionKey } from "./decision.js";

/** B10.2: another player has named me as the partner. */
export function HandshakePanel({ session, prompt }: DecisionProps<"shakeHands">) {
  const { table, own } = session.view;
  const give = (given: boolean) => () => session.act({ type: "shakeHands", given });
  return (
    <Panel
      prompt={prompt}
      decision={decisionKey(session)}
      actions={
        <>
          <Button onClick={give(false)}>{t("handshake.no")}</Button>
          <Button kind="lamp" onClick={give(true)}>
            {t("handshake.yes")}
          </Button>
        </>
      }
    >
      <p>{meaning()}</p>
      <p class="panel-note">
        <Ruled rule="B10.3">{t("handshake.hint")}</Ruled>
      </p>
    </Panel>
  );

  function meaning(): string {
    if (table.phase.type !== "handshake" || own?.hand == null) return "";
    const { code } = table.phase;
    const team = teamOf(own.hand.identity);
    const mission = missionText(MISSIONS[code][team], team, hasAmbassadorPlayer(table.config));
    return t("handshake.code", { code, mission });
  }
}
