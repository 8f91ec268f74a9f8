import type { Outcome, Revelation } from "@inkognito/engine/board";
import { type Agent, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { useEffect, useRef } from "preact/hooks";
import { Mask } from "../cards/Mask.js";
import { t } from "../i18n/i18n.js";
import { reasonLine, storyLine, winnersLine } from "../notebook/story.js";
import { isPassed } from "../solo/setup.js";
import type { Session } from "../table/session.js";
import { Button } from "../ui/Button.js";
import { Parchment } from "../ui/Parchment.js";
import { MissionVerdicts } from "./MissionVerdicts.js";
import { SealedSheet } from "./SealedSheet.js";
import { Unmasked } from "./Unmasked.js";
import "./end.css";

export interface EndScreenProps {
  readonly session: Session;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** Masks off: who won and why, and who everybody really was. */
export function EndScreen(props: EndScreenProps) {
  const { phase } = props.session.view.table;
  return phase.type === "ended" ? <End {...props} {...phase} /> : null;
}

interface EndProps extends EndScreenProps {
  readonly outcome: Outcome;
  readonly revelation: Revelation;
}

const MASKS: readonly Agent[] = ["F", "B", "Z", "X"];

function End({ session, onAgain, onHome, outcome, revelation }: EndProps) {
  const { view, seat, told } = session;
  // Several people look at it together: it speaks of everybody by colour.
  const shared = isPassed(session.setup);
  const viewer: Viewer = shared ? SPECTATOR : seat;
  const listener = { config: view.table.config, viewer };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const won = outcome.winners.includes(seat);
  const last = told.filter(
    ({ type }) => type === "announced" || type === "announcedAlone" || type === "handAnswered",
  );
  return (
    <section class="end" aria-labelledby="end-title">
      <header class="end-curtain">
        <div class="end-masks">
          {MASKS.map((agent) => (
            <Mask key={agent} agent={agent} size={64} />
          ))}
        </div>
        <h2 id="end-title" class="end-title" ref={heading} tabIndex={-1}>
          {t(shared ? "passing.over" : won ? "end.won" : "end.lost")}
        </h2>
        <p class="end-winners">{winnersLine(outcome, listener)}</p>
        <div class="end-actions">
          <Button kind="lamp" large onClick={onAgain}>
            {t("end.again")}
          </Button>
          <Button large onClick={onHome}>
            {t("end.home")}
          </Button>
        </div>
        <p>{last.map((event) => storyLine(event, listener)).join(" ")}</p>
        <p class="end-reason">{reasonLine(outcome)}</p>
      </header>
      <Parchment>
        <Unmasked table={view.table} outcome={outcome} revelation={revelation} viewer={viewer} />
      </Parchment>
      <Parchment>
        <MissionVerdicts table={view.table} revelation={revelation} viewer={viewer} />
        {revelation.sheet !== null && (
          <SealedSheet
            config={view.table.config}
            hands={revelation.hands}
            sheet={revelation.sheet}
          />
        )}
      </Parchment>
    </section>
  );
}
