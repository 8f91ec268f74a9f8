import { t } from "../../i18n/i18n.js";
import { storyLine } from "../../notebook/story.js";
import { Button } from "../../ui/Button.js";
import { listenerOf } from "../names.js";
import type { Session } from "../session.js";
import { Panel } from "./Panel.js";
import "./waitingPanel.css";

/** How many of the last happenings are told while one waits. */
const LINES = 4;

/** Somebody else decides: what is going on. */
export function WaitingPanel(props: { readonly session: Session; readonly prompt: string }) {
  const { session, prompt } = props;
  const { told, catchingUp, hurry } = session;
  const from = Math.max(0, told.length - LINES);
  return (
    <Panel
      prompt={prompt}
      decision={null}
      {...(catchingUp ? { actions: <Button onClick={hurry}>{t("table.hurry")}</Button> } : {})}
    >
      <ol class="waiting">
        {told.slice(from).map((event, index) => (
          <li key={from + index}>{storyLine(event, listenerOf(session))}</li>
        ))}
      </ol>
    </Panel>
  );
}
