import type { Outcome, Revelation } from "@inkognito/engine/board";
import { SPECTATOR } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";
import type { Listener } from "../notebook/names.js";
import { reasonLine, storyLine, winnersLine } from "../notebook/story.js";
import { listenerOf } from "../table/names.js";
import type { Watching } from "../table/session.js";
import { Button } from "../ui/Button.js";
import { Parchment } from "../ui/Parchment.js";
import { EndHead } from "./EndHead.js";
import { FileActions, FileChecks } from "./FileLeaves.js";
import { MissionVerdicts } from "./MissionVerdicts.js";
import { SealedSheet } from "./SealedSheet.js";
import { Unmasked } from "./Unmasked.js";
import { winsAlone } from "./verdict.js";

export interface EndScreenProps {
  readonly session: Watching;
  /** Null: it is not for me to say. */
  readonly onAgain: (() => void) | null;
  /** Null: a recorded game, at whose end one only looks. */
  readonly onHome: (() => void) | null;
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

function End({ session, onAgain, onHome, outcome, revelation }: EndProps) {
  const { view, told } = session;
  const { viewer } = view;
  // Several people look at it together, or somebody who only watched: it speaks of nobody as "you".
  const shared = session.shared || viewer === SPECTATOR;
  const listener: Listener = { ...listenerOf(session), ...(shared ? { viewer: SPECTATOR } : {}) };
  const won = viewer !== SPECTATOR && outcome.winners.includes(viewer);
  const last = told.filter(
    ({ type }) => type === "announced" || type === "announcedAlone" || type === "handAnswered",
  );
  return (
    <section class="end" aria-labelledby="end-title">
      <EndHead
        title={t(shared ? "passing.over" : won ? "end.won" : "end.lost")}
        winners={winsAlone(outcome, listener) ? null : winnersLine(outcome, listener)}
        story={last.map((event) => storyLine(event, listener)).join(" ")}
        reason={reasonLine(outcome)}
        actions={
          <>
            {onAgain !== null && (
              <Button kind="lamp" large onClick={onAgain}>
                {t("end.again")}
              </Button>
            )}
            {onHome !== null && (
              <Button large onClick={onHome}>
                {t("end.home")}
              </Button>
            )}
            <FileActions />
          </>
        }
        calm={onHome === null}
      />
      <Parchment>
        <Unmasked table={view.table} {...{ outcome, revelation, listener }} />
      </Parchment>
      <Parchment>
        <MissionVerdicts table={view.table} {...{ revelation, listener }} />
        {revelation.sheet !== null && (
          <SealedSheet hands={revelation.hands} sheet={revelation.sheet} listener={listener} />
        )}
      </Parchment>
      <FileChecks />
    </section>
  );
}
