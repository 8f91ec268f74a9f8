import { t } from "../../../i18n/i18n.js";
import { Panel } from "../../../table/panels/Panel.js";
import "../../../table/panels/revealPanel.css";
import type { ComponentChildren } from "preact";

/** How much of what came before is told. */
const LINES = 3;

interface MomentPanelProps<E> {
  readonly told: readonly E[];
  readonly say: (event: E) => string;
  /** The cards that are shown at this moment. */
  readonly children: readonly ComponentChildren[];
}

/** What happens at this moment of a recorded game, and below it what led to it, the latest first. */
export function MomentPanel<E>({ told, say, children }: MomentPanelProps<E>) {
  const now = told.at(-1);
  const from = Math.max(0, told.length - 1 - LINES);
  return (
    <Panel
      prompt={now === undefined ? "" : say(now)}
      needs={children.length > 0 ? "reveal" : null}
      decision={null}
    >
      <Scrolled label={t("replay.story")}>
        {children}
        <ol class="replay-before plain-list" reversed>
          {told
            .slice(from, -1)
            .map((event, index) => <li key={from + index}>{say(event)}</li>)
            .toReversed()}
        </ol>
      </Scrolled>
    </Panel>
  );
}

/** Where there is nothing to press, a long text can still be reached and scrolled by keyboard. */
const REACHED = { tabIndex: 0 } as const;

interface ScrolledProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export const Scrolled = ({ label, children }: ScrolledProps) => (
  <section class="replay-scrolled" aria-label={label} {...REACHED}>
    {children}
  </section>
);
