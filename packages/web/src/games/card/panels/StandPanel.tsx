import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { Panel } from "../../../table/panels/Panel.js";
import { Button } from "../../../ui/Button.js";
import type { CardListener } from "../story.js";
import { decisionKey, type MeetingProps } from "./decision.js";

/** C8.2, C8.3: the Ambassador's player shows nothing; he looks on, or announces. */
export const StandPanel = ({ session, listener, awaits, prompt, onAnnounce }: MeetingProps) => (
  <Panel
    prompt={prompt}
    decision={decisionKey(session)}
    aside={onAnnounce && <AnnounceButton {...{ listener, onAnnounce }} />}
    actions={
      <Button kind="lamp" onClick={() => session.act({ type: "choose", choice: { type: "pass" } })}>
        {t("stand.pass")}
      </Button>
    }
  >
    <p class="panel-note">
      <Ruled rule={awaits.meeting.agents.length === 1 ? "C8.2" : "C8.3"}>
        {t("stand.rule", { count: awaits.meeting.agents.length })}
      </Ruled>
    </p>
  </Panel>
);

/** C6.1: the way to the telephone, or to the safe, where one may announce. */
export const AnnounceButton = ({
  listener,
  onAnnounce,
}: {
  readonly listener: CardListener;
  readonly onAnnounce: () => void;
}) => <Button onClick={onAnnounce}>{t("call.open", { edition: listener.config.edition })}</Button>;
