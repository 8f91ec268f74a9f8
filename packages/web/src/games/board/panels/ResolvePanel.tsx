import {
  isAnnounceable,
  type OpenMeeting,
  type SpaceId,
  SUBJECTS,
  type Subject,
} from "@inkognito/engine/board";
import { AMBASSADOR, type Seat } from "@inkognito/engine/core";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { t, useTranslated } from "../../../i18n/i18n.js";
import { useSettings } from "../../../shell/settings.js";
import { KEYS, LightsContext } from "../../../table/coach/hint.js";
import { TableExtrasContext } from "../../../table/extras.js";
import { capital, listenerOf, naming, playerName } from "../../../table/names.js";
import { forecastWords } from "../../../table/notebook/chance.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { Panel, RefusalNote } from "../../../table/panels/Panel.js";
import type { Session } from "../../../table/session.js";
import { Button } from "../../../ui/Button.js";
import { type MapIntent, NO_INTENT, useMapIntent } from "../map/mapIntent.js";
import { pieceName, spaceLabel, spaceName } from "../names.js";
import { AnnouncePanel } from "./AnnouncePanel.js";
import { type DecisionProps, decisionKey } from "./decision.js";

/** B4, B10.1: the meetings of this turn one by one, then the end of it. */
export function ResolvePanel({ session, awaits, prompt }: DecisionProps<"resolve">) {
  const { act } = session;
  const [stepping, setStepping] = useState<SpaceId | null>(null);
  const [announcing, setAnnouncing] = useState(false);
  const meeting = awaits.meetings.find(({ space }) => space === stepping);
  const intent = useTranslated((): MapIntent => {
    if (announcing) return NO_INTENT;
    const focus = meeting?.space ?? awaits.meetings[0]?.space;
    return {
      targets: new Map(
        meeting?.stepsTo.map((to) => [to, t("resolve.step.to", { space: spaceLabel(to, "to") })]),
      ),
      onTarget: (to) => {
        if (meeting !== undefined) act({ type: "step", space: meeting.space, to });
      },
      pieces: new Map(),
      ...(meeting === undefined ? {} : { selected: meeting.own }),
      ...(focus === undefined ? {} : { focus }),
    };
  }, [awaits, meeting, announcing, act]);
  useMapIntent(intent);
  useEndOfTurn(session, awaits.endTurn);

  if (announcing) {
    const { partners, alone } = awaits;
    const back = (): void => setAnnouncing(false);
    return <AnnouncePanel {...{ session, partners, alone }} onBack={back} />;
  }
  const endTurn = (
    <Button kind="lamp" onClick={() => act({ type: "endTurn" })}>
      {t("resolve.end")}
    </Button>
  );
  const canAnnounce = awaits.partners.length > 0 || awaits.alone;
  return (
    <Panel
      prompt={prompt}
      decision={decisionKey(session)}
      aside={
        canAnnounce && <Button onClick={() => setAnnouncing(true)}>{t("announce.open")}</Button>
      }
      {...(awaits.endTurn ? { actions: endTurn } : {})}
    >
      {awaits.meetings.map((each) => (
        <MeetingCard
          key={each.space}
          session={session}
          meeting={each}
          stepping={each.space === stepping}
          onStepping={(on) => setStepping(on ? each.space : null)}
        />
      ))}
      {!awaits.endTurn && <RefusalNote refusal={{ code: "meetingsOpen", rule: "B4.3" }} />}
    </Panel>
  );
}

/**
 * The game, by its seed's promise, and the decision at which a turn last ended by itself: there again,
 * after it was taken back, the player ends it.
 */
let endedAt: string | null = null;

/** If the player wishes it, the turn ends by itself when nothing is left to do and nothing to announce. */
function useEndOfTurn({ told, view, catchingUp, act }: Session, mayEnd: boolean): void {
  const { endsTurn } = useSettings().settings;
  const { endsTurns } = useContext(TableExtrasContext);
  const [began] = told;
  const now = `${began?.type === "began" ? began.commitment : ""} ${view.table.decision}`;
  const ends = endsTurn && endsTurns && mayEnd && !catchingUp && !isAnnounceable(view.table);
  useEffect(() => {
    if (!ends || endedAt === now) return;
    endedAt = now;
    act({ type: "endTurn" });
  }, [ends]);
}

interface MeetingCardProps {
  readonly session: Session;
  readonly meeting: OpenMeeting;
  readonly stepping: boolean;
  readonly onStepping: (on: boolean) => void;
}

function MeetingCard({ session, meeting, stepping, onStepping }: MeetingCardProps) {
  const { lit } = useContext(LightsContext);
  const listener = listenerOf(session);
  const through = meeting.other === AMBASSADOR;
  const clear = through || meeting.own === AMBASSADOR;
  const [of, setOf] = useState<Seat | null>(null);
  const asked = through ? of : (meeting.askable[0] ?? null);
  const values = {
    own: pieceName(listener, meeting.own),
    other: pieceName(listener, meeting.other),
    space: spaceName(meeting.space, "at"),
  };
  const title =
    meeting.own === AMBASSADOR
      ? t("resolve.meeting.you", values)
      : capital(t("resolve.meeting", values));
  const ask = (about: Subject): void => {
    if (asked !== null) session.act({ type: "ask", space: meeting.space, of: asked, about });
  };
  return (
    <div class="panel-card">
      <h3 class="panel-title">{title}</h3>
      {through && (
        <>
          <p class="panel-note">{t("resolve.through")}</p>
          <div class="panel-row">
            {meeting.askable.map((seat) => (
              <ChoiceButton key={seat} pressed={seat === of} onClick={() => setOf(seat)}>
                {capital(playerName(listener, seat))}
              </ChoiceButton>
            ))}
          </div>
        </>
      )}
      {asked !== null && (
        <div class="panel-row">
          {SUBJECTS.map((about) => (
            <Button
              key={about}
              kind="lamp"
              hinted={lit.has(KEYS.ask(asked, about))}
              onClick={() => ask(about)}
            >
              {t("resolve.ask", { about, ...naming(listener, asked) })}
              <Expected {...{ session, about }} of={asked} clear={clear} />
            </Button>
          ))}
        </div>
      )}
      {meeting.stepsTo.length > 0 && (
        <details
          class="panel-more"
          open={stepping}
          onToggle={({ currentTarget }) => onStepping(currentTarget.open)}
        >
          <summary>{t("resolve.step")}</summary>
          <ul class="panel-list plain-list">
            {meeting.stepsTo.map((to) => (
              <li key={to}>
                <ChoiceButton
                  label={t("resolve.step.to", { space: spaceLabel(to, "to") })}
                  onClick={() => session.act({ type: "step", space: meeting.space, to })}
                >
                  {spaceLabel(to)}
                </ChoiceButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface ExpectedProps {
  readonly session: Session;
  readonly of: Seat;
  readonly about: Subject;
  readonly clear: boolean;
}

/** With odds: what the answer is worth, before it is given. */
function Expected({ session, of, about, clear }: ExpectedProps) {
  const { view, assistant, seat: asker } = session;
  const mind = useOddsMind(assistant);
  const expected = useMemo(() => {
    const question = { asker, of, about, clear, witness: null };
    return mind?.board.forecast(mind.board.beliefOf(view), question) ?? null;
  }, [mind, view, asker, of, about, clear]);
  return expected && <small class="panel-forecast">{forecastWords(expected)}</small>;
}
