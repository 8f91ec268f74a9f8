import { blackCards, type Card, check } from "@inkognito/engine/card";
import { colourAt } from "@inkognito/engine/core";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { naming, playerName } from "../../../table/names.js";
import { leakWords } from "../../../table/notebook/chance.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import { LeakNote, Panel, RefusalNote } from "../../../table/panels/Panel.js";
import { Button } from "../../../ui/Button.js";
import { cardList } from "../story.js";
import { type DecisionProps, decisionKey } from "./decision.js";
import { CardToggle } from "./PairPanel.js";
import { blacksShownTo } from "./pairChoice.js";

/** C5.1: one of my two black cards, as demanded. */
export function BlackPanel({ session, listener, awaits, prompt }: DecisionProps<"show">) {
  const { view, seat, act } = session;
  const { table, own } = view;
  const [card, setCard] = useState<Card | null>(null);
  const mind = useOddsMind(session.assistant);
  const told = useMemo(() => {
    const showing = { type: "black", of: seat, asker: awaits.asker } as const;
    return mind?.card.leaks(mind.card.beliefOf(view), showing) ?? null;
  }, [mind, view, seat, awaits.asker]);
  const leak = told?.answers.find(({ cards }) => card !== null && cards.includes(card));
  const colour = colourAt(table.config, seat);
  if (own?.hand == null || colour === null) return null;
  const refusal =
    card === null ? null : check(view, { type: "show", decision: table.decision, card });
  const ready = card !== null && refusal === null;
  const asker = naming(listener, awaits.asker);
  const earlier = blacksShownTo(own, awaits.asker);
  const watched = table.phase.type === "showing" && table.phase.witness !== null;
  return (
    <Panel
      prompt={prompt}
      needs="cards"
      decision={decisionKey(session)}
      actions={
        <>
          <RefusalNote refusal={refusal} />
          <LeakNote words={leak && leakWords(leak, playerName(listener, awaits.asker))} />
          <Button
            kind={ready ? "lamp" : "plain"}
            disabled={!ready}
            onClick={() => card !== null && act({ type: "show", card })}
          >
            {ready
              ? t("show.do", { count: 1, ...asker })
              : t("show.chosen", { count: card === null ? 0 : 1 })}
          </Button>
        </>
      }
    >
      <p class="panel-note">
        <Ruled rule="C5.2">
          {t("black.rule", { edition: table.config.edition, watched: watched ? "yes" : "no" })}
        </Ruled>
      </p>
      <div class="show-row">
        {blackCards(own.hand).map((each) => (
          <CardToggle
            key={each}
            card={each}
            colour={colour}
            truth
            chosen={each === card}
            onToggle={() => setCard(each === card ? null : each)}
          />
        ))}
      </div>
      {earlier.length > 0 && (
        <p class="panel-note">{t("black.earlier", { ...asker, cards: cardList(earlier) })}</p>
      )}
    </Panel>
  );
}
