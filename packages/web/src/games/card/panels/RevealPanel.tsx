import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { capital } from "../../../table/names.js";
import { InsightNote, RevealCard } from "../../../table/panels/InsightNote.js";
import { Panel } from "../../../table/panels/Panel.js";
import type { CardSession } from "../../../table/session.js";
import { Button } from "../../../ui/Button.js";
import { GameCard } from "../GameCard.js";
import type { Reveal } from "../happenings.js";
import { namingRole, roleName } from "../names.js";
import { useInsight } from "../notebook/Insight.js";
import type { CardListener } from "../story.js";
import "../../../table/panels/revealPanel.css";

interface RevealPanelProps {
  readonly session: CardSession;
  readonly reveal: Reveal;
  readonly listener: CardListener;
  readonly onGoOn: () => void;
}

/** What I was shown, dealt face up; it lies there until I go on. */
export function RevealPanel({ session, reveal, listener, onGoOn }: RevealPanelProps) {
  const { words, isLie } = useInsight(session, reveal.index);
  return (
    <Panel
      prompt={promptOf(reveal, listener)}
      needs="reveal"
      decision={`reveal ${reveal.index}`}
      actions={
        <Button kind="lamp" onClick={onGoOn}>
          {t("reveal.on")}
        </Button>
      }
    >
      <InsightNote words={words} />
      {reveal.faces.map(({ of, cards }) => (
        <div key={of} class="panel-group">
          {reveal.faces.length > 1 && (
            <h3 class="panel-title">{capital(roleName(listener, of))}</h3>
          )}
          <div class="reveal-cards">
            {cards.map((card) => (
              <RevealCard key={card} isLie={isLie(of, card)}>
                <GameCard card={card} owner={of} width={104} />
              </RevealCard>
            ))}
          </div>
        </div>
      ))}
      <p class="panel-note">
        {reveal.type === "pair" ? (
          <Ruled rule="C4.1">{t("cardReveal.pair")}</Ruled>
        ) : (
          <Ruled rule="C5.1">{t("cardReveal.black")}</Ruled>
        )}
      </p>
    </Panel>
  );
}

function promptOf(reveal: Reveal, listener: CardListener): string {
  const [first] = reveal.faces;
  const { viewer, config } = listener;
  const of = first?.of ?? "red";
  switch (reveal.type) {
    case "pair":
      return reveal.faces.length > 1
        ? t("cardPrompt.reveal.both")
        : t("cardPrompt.reveal.pair", namingRole(listener, of));
    case "black": {
      const mine = viewer !== "spectator" && config.seats[viewer] === reveal.asker;
      return t(mine ? "cardPrompt.reveal.black" : "cardPrompt.reveal.watched", {
        ...namingRole(listener, of),
        asker: roleName(listener, reveal.asker, "dative"),
      });
    }
    case "look":
      return t("cardPrompt.reveal.look", { side: reveal.side });
  }
}
