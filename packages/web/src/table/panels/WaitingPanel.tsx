import { t } from "../../i18n/i18n.js";
import { Button } from "../../ui/Button.js";
import { Panel } from "./Panel.js";
import "./waitingPanel.css";

/** How many of the last happenings are told while one waits. */
const LINES = 4;

interface WaitingPanelProps<E> {
  readonly prompt: string;
  readonly session: {
    readonly told: readonly E[];
    readonly catchingUp: boolean;
    hurry(): void;
  };
  /** An event as a sentence. */
  readonly say: (event: E) => string;
}

/** What is going on while another player decides. */
export function WaitingPanel<E>({ session, prompt, say }: WaitingPanelProps<E>) {
  const { told, catchingUp, hurry } = session;
  const from = Math.max(0, told.length - LINES);
  return (
    <Panel
      prompt={prompt}
      decision={null}
      {...(catchingUp ? { actions: <Button onClick={hurry}>{t("table.hurry")}</Button> } : {})}
    >
      <ol class="waiting plain-list">
        {told.slice(from).map((event, index) => (
          <li key={from + index}>{say(event)}</li>
        ))}
      </ol>
    </Panel>
  );
}
