import { colourAt } from "@inkognito/engine/core";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { listenerOf, naming, playerName } from "../../../table/names.js";
import { InsightNote, RevealCard } from "../../../table/panels/InsightNote.js";
import { Panel } from "../../../table/panels/Panel.js";
import type { Session } from "../../../table/session.js";
import { Button } from "../../../ui/Button.js";
import { GameCard } from "../GameCard.js";
import type { Reveal } from "../happenings.js";
import { useMapIntent } from "../map/mapIntent.js";
import { useInsight } from "../notebook/Insight.js";
import "../../../table/panels/revealPanel.css";

interface RevealPanelProps {
  readonly session: Session;
  readonly reveal: Reveal;
  /** B7.5: I may object before anything else happens. */
  readonly objectable: boolean;
  readonly onGoOn: () => void;
}

/** The answer, dealt to me face up; it lies there until I go on. */
export function RevealPanel({ session, reveal, objectable, onGoOn }: RevealPanelProps) {
  const { question, penalty, cards } = reveal;
  const { words, isLie } = useInsight(session, reveal.index);
  const owner = colourAt(session.setup.config, question.of);
  const intent = useMemo(
    () => ({ targets: new Map(), pieces: new Map(), focus: question.space }),
    [question.space],
  );
  useMapIntent(intent);
  const values = {
    ...naming(listenerOf(session), question.of),
    asker: playerName(listenerOf(session), question.asker, "dative"),
    about: question.about,
  };
  const mine = question.asker === session.seat;
  return (
    <Panel
      prompt={t(mine ? "prompt.reveal" : "prompt.reveal.watched", values)}
      needs="reveal"
      decision={`reveal ${reveal.index}`}
      actions={
        <>
          {objectable && (
            <Button onClick={() => session.act({ type: "object" })}>{t("object.do")}</Button>
          )}
          <Button kind="lamp" onClick={onGoOn}>
            {t("reveal.on")}
          </Button>
        </>
      }
    >
      <InsightNote words={words} />
      <div class="reveal-cards">
        {owner !== null &&
          cards.map((card) => (
            <RevealCard key={card} isLie={isLie(owner, card)}>
              <GameCard card={card} owner={owner} width={104} />
            </RevealCard>
          ))}
      </div>
      <p class="panel-note">
        {t("reveal.truth", { count: cards.length, penalty: penalty ? "yes" : "no" })}
      </p>
      {objectable && (
        <p class="panel-note">
          <Ruled rule="B7.5">{t("object.hint")}</Ruled>
        </p>
      )}
    </Panel>
  );
}
