import { SIDES } from "@inkognito/engine/card";
import { type Colour, seatOf } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { capital } from "../../../table/names.js";
import { forecastWords } from "../../../table/notebook/chance.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { Panel } from "../../../table/panels/Panel.js";
import { Button } from "../../../ui/Button.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { namingRole, roleName } from "../names.js";
import { cardList } from "../story.js";
import { decisionKey, type MeetingProps } from "./decision.js";
import { SideCard } from "./LookPanel.js";
import { AnnounceButton } from "./StandPanel.js";

/** C5, C7.3, C8.2: whose black card to see. */
export function DemandPanel({ session, listener, awaits, prompt, onAnnounce }: MeetingProps) {
  const { demands, sided } = awaits;
  const { view, assistant, seat: asker } = session;
  const { config } = view.table;
  const mind = useOddsMind(assistant);
  return (
    <Panel
      prompt={prompt}
      decision={decisionKey(session)}
      aside={onAnnounce && <AnnounceButton {...{ listener, onAnnounce }} />}
      actions={
        <Button onClick={() => session.act({ type: "choose", choice: { type: "decline" } })}>
          {t("demand.decline")}
        </Button>
      }
    >
      <p class="panel-note">
        <Ruled rule="C5.1">
          {t("demand.rule", { watched: config.seats.length === 5 ? "yes" : "no" })}
        </Ruled>
      </p>
      <ul class="panel-list panel-list-wide plain-list">
        {demands
          .filter((of) => of !== sided)
          .map((of) => (
            <li key={of}>
              <ChoiceButton
                picture={<ColourMark colour={of} />}
                note={seenOf(of)}
                onClick={() =>
                  session.act({ type: "choose", choice: { type: "demand", of, side: null } })
                }
              >
                {t("demand.of", namingRole(listener, of))}
              </ChoiceButton>
            </li>
          ))}
      </ul>
      {sided !== null && (
        <div class="panel-group">
          <h3 class="panel-title">{capital(roleName(listener, sided))}</h3>
          <div class="panel-row">
            {SIDES.map((side) => (
              <SideCard
                key={side}
                {...{ session, side }}
                onClick={() =>
                  session.act({ type: "choose", choice: { type: "demand", of: sided, side } })
                }
              />
            ))}
          </div>
        </div>
      )}
    </Panel>
  );

  /** What I have seen of this agent's black cards already. */
  function seenOf(of: Colour): string {
    const seat = seatOf(config, of);
    const cards = (session.view.own?.seen ?? []).flatMap((each) =>
      each.type === "black" && each.of === seat && each.asker === session.seat ? [each.card] : [],
    );
    const known = [...new Set(cards)];
    const seen =
      known.length === 0 ? t("demand.unseen") : t("demand.seen", { cards: cardList(known) });
    if (mind === null || seat === null) return seen;
    const asked = { type: "black", of: seat, asker } as const;
    return `${seen} · ${forecastWords(mind.card.forecast(mind.card.beliefOf(view), asked))}`;
  }
}
