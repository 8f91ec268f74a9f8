import { type Card, check, facing, isTrue } from "@inkognito/engine/card";
import { type Colour, colourAt } from "@inkognito/engine/core";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { KEYS, useLit } from "../../../table/coach/hint.js";
import { naming, playerName } from "../../../table/names.js";
import { leakWords } from "../../../table/notebook/chance.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { LeakNote, Panel, RefusalNote } from "../../../table/panels/Panel.js";
import { Button } from "../../../ui/Button.js";
import { cardLabel } from "../cardNames.js";
import { GameCard } from "../GameCard.js";
import { cardList } from "../story.js";
import { decisionKey, type MeetingProps } from "./decision.js";
import { cardRows, pairGroups, shownTo, toggleCard } from "./pairChoice.js";
import { AnnounceButton } from "./StandPanel.js";
import "../../../table/panels/showPanel.css";

/** C4, C8.3: two cards, one true and one false, hidden from the other until both have chosen. */
export function PairPanel({ session, listener, awaits, prompt, onAnnounce }: MeetingProps) {
  const { view, seat, act } = session;
  const { table, own } = view;
  const { config } = table;
  const [cards, setCards] = useState<readonly Card[]>([]);
  const colour = colourAt(config, seat);
  const to = facing(table, seat, awaits.meeting);
  const mind = useOddsMind(session.assistant);
  const told = useMemo(
    () =>
      mind === null || to === null
        ? null
        : mind.card.leaks(mind.card.beliefOf(view), { type: "pair", from: seat, to }),
    [mind, view, seat, to],
  );
  const leakOf = (pair: readonly Card[]): string | undefined => {
    const leak = told?.answers.find((each) => each.cards.every((card) => pair.includes(card)));
    return leak && to !== null ? leakWords(leak, playerName(listener, to)) : undefined;
  };
  const hand = own?.hand ?? null;
  if (own === null || hand === null || colour === null || to === null) return null;
  const choice = { type: "cards", cards } as const;
  const refusal =
    cards.length < 2 ? null : check(view, { type: "choose", decision: table.decision, choice });
  const ready = cards.length === 2 && refusal === null;
  const other = naming(listener, to);
  const earlier = shownTo(own, to);
  return (
    <Panel
      prompt={prompt}
      needs="cards"
      decision={decisionKey(session)}
      aside={onAnnounce && <AnnounceButton {...{ listener, onAnnounce }} />}
      actions={
        <>
          <RefusalNote refusal={refusal} />
          <LeakNote words={ready ? leakOf(cards) : undefined} />
          <Button
            kind={ready ? "lamp" : "plain"}
            disabled={!ready}
            onClick={() => act({ type: "choose", choice })}
          >
            {ready ? t("pair.do", other) : t("show.chosen", { count: cards.length })}
          </Button>
        </>
      }
    >
      <p class="panel-note">
        <Ruled rule={config.edition === "telephone" ? "C4.2" : "C4.1"}>
          {t("pair.rule", { edition: config.edition })}
        </Ruled>
      </p>
      {cardRows(hand, config.edition).map((row) => (
        <div key={row[0]} class="show-row">
          {row.map((card) => (
            <CardToggle
              key={card}
              {...{ card, colour }}
              truth={isTrue(card, hand)}
              chosen={cards.includes(card)}
              onToggle={() => setCards(toggleCard(cards, card, hand))}
            />
          ))}
        </div>
      ))}
      {earlier.length > 0 && (
        <div class="panel-group">
          <h3 class="panel-title">{t("show.earlier", other)}</h3>
          <ul class="show-earlier">
            {earlier.map((seen, index) => (
              <li key={`${index} ${seen.join()}`}>{cardList(seen)}</li>
            ))}
          </ul>
        </div>
      )}
      <details class="panel-more">
        <summary>{t("pair.all", { count: awaits.pairs.length })}</summary>
        {pairGroups(awaits.pairs).map(({ kind, pairs }) => (
          <div key={kind} class="panel-group">
            <h3 class="panel-title">{t(`pair.group.${kind}`)}</h3>
            <ul class="panel-list panel-list-wide plain-list">
              {pairs.map((pair) => (
                <li key={pair.join()}>
                  <ChoiceButton
                    pressed={pair.every((card) => cards.includes(card))}
                    note={leakOf(pair)}
                    onClick={() => setCards(pair)}
                  >
                    {cardList(pair)}
                  </ChoiceButton>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </Panel>
  );
}

interface CardToggleProps {
  readonly card: Card;
  readonly colour: Colour;
  readonly truth: boolean;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

/** One of my cards, to be taken or put back. */
export const CardToggle = ({ card, colour, truth, chosen, onToggle }: CardToggleProps) => (
  <button
    type="button"
    class={useLit(KEYS.card(card)) ? "show-card hinted" : "show-card"}
    aria-pressed={chosen}
    aria-label={t("show.card", {
      card: cardLabel(card, colour),
      truth: truth ? "yes" : "no",
    })}
    onClick={onToggle}
  >
    <GameCard card={card} owner={colour} width={66} lit={chosen} />
    {truth && <span class="show-true">{t("show.true")}</span>}
  </button>
);
