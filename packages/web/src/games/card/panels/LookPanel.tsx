import { fictitiousOf, SIDES, type Side } from "@inkognito/engine/card";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { forecastWords } from "../../../table/notebook/chance.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { Panel } from "../../../table/panels/Panel.js";
import type { CardSession } from "../../../table/session.js";
import { Card } from "../../../ui/art/Card.js";
import { cardName } from "../cardNames.js";
import { GameCard } from "../GameCard.js";
import { decisionKey, type MeetingProps } from "./decision.js";
import { AnnounceButton } from "./StandPanel.js";

/** C7.2: the left or the right one of the fictitious agent's two black cards. */
export const LookPanel = ({ session, listener, prompt, onAnnounce }: MeetingProps) => (
  <Panel
    prompt={prompt}
    decision={decisionKey(session)}
    aside={onAnnounce && <AnnounceButton {...{ listener, onAnnounce }} />}
  >
    <p class="panel-note">
      <Ruled rule="C7.2">{t("look.rule")}</Ruled>
    </p>
    <div class="panel-row">
      {SIDES.map((side) => (
        <SideCard
          key={side}
          {...{ session, side }}
          onClick={() => session.act({ type: "choose", choice: { type: "look", side } })}
        />
      ))}
    </div>
  </Panel>
);

interface SideCardProps {
  readonly session: CardSession;
  readonly side: Side;
  readonly onClick: () => void;
}

/** A card of the fictitious agent: its back, or its face once one has looked at it. */
export function SideCard({ session, side, onClick }: SideCardProps) {
  const { view, assistant } = session;
  const { own, table } = view;
  const looked = own?.seen.find((each) => each.type === "look" && each.side === side);
  const card = looked?.type === "look" ? looked.card : null;
  const owner = fictitiousOf(table.config) ?? "red";
  const seen = card === null ? t("look.unseen") : t("look.seen", { card: cardName(card) });
  const mind = useOddsMind(assistant);
  const worth = mind?.card.forecast(mind.card.beliefOf(view), { type: "look", side }) ?? null;
  return (
    <ChoiceButton
      picture={
        card === null ? (
          <Card face={null} tone="black" label={t("look.back")} width={56} />
        ) : (
          <GameCard card={card} owner={owner} width={56} />
        )
      }
      label={t("look.label", {
        side,
        card: card === null ? "" : cardName(card),
        seen: card === null ? "no" : "yes",
      })}
      note={worth === null ? seen : `${seen} · ${forecastWords(worth)}`}
      onClick={onClick}
    >
      {t(`side.${side}`)}
    </ChoiceButton>
  );
}
