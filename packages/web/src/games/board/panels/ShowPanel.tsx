import { type Card, check, isTrue, sameCards, shownTo } from "@inkognito/engine/board";
import { colourAt } from "@inkognito/engine/core";
import { useContext, useMemo, useState } from "preact/hooks";
import { listOf, t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { KEYS, LightsContext } from "../../../table/coach/hint.js";
import { listenerOf, naming, playerName } from "../../../table/names.js";
import { leakWords } from "../../../table/notebook/chance.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { LeakNote, Panel, RefusalNote } from "../../../table/panels/Panel.js";
import { Button } from "../../../ui/Button.js";
import { cardLabel, cardName } from "../cardNames.js";
import { GameCard } from "../GameCard.js";
import { useMapIntent } from "../map/mapIntent.js";
import { type DecisionProps, decisionKey } from "./decision.js";
import { answerGroups, cardRows, cardsWanted, toggleCard } from "./showChoice.js";
import "../../../table/panels/showPanel.css";

/** B5 to B7: which cards to show to the asker. */
export function ShowPanel({ session, awaits, prompt }: DecisionProps<"show">) {
  const { view, act } = session;
  const { question, owed, answers } = awaits;
  const [cards, setCards] = useState<readonly Card[]>([]);
  const intent = useMemo(
    () => ({ targets: new Map(), pieces: new Map(), focus: question.space }),
    [question.space],
  );
  useMapIntent(intent);
  const { lit } = useContext(LightsContext);
  const mind = useOddsMind(session.assistant);
  const told = useMemo(
    () => mind?.board.leaks(mind.board.beliefOf(view), question, { owed }) ?? null,
    [mind, view, question, owed],
  );
  const name = playerName(listenerOf(session), question.asker);
  const leakOf = (shown: readonly Card[]): string | undefined => {
    const leak = told?.answers.find((each) => sameCards(each.cards, shown));
    return leak && leakWords(leak, name);
  };
  const own = view.own;
  const colour = colourAt(view.table.config, session.seat);
  if (own?.hand == null || colour === null) return null;
  const { hand } = own;
  const asker = naming(listenerOf(session), question.asker);
  const refusal = check(view, { type: "show", decision: view.table.decision, cards });
  const wanted = cardsWanted(question, owed);
  const earlier = shownTo(own.shows, question);
  const { about } = question;
  const asked =
    owed !== null
      ? { rule: "B7.4", words: t("show.rule.penalty", { about, owed }) }
      : question.clear
        ? { rule: "B6.1", words: t("show.rule.clear", { about }) }
        : { rule: "B5.1", words: t("show.rule", { about }) };
  return (
    <Panel
      prompt={prompt}
      needs="cards"
      decision={decisionKey(session)}
      actions={
        <>
          {cards.length > wanted ? (
            <p class="panel-refusal" role="status">
              {t("show.tooMany", { wanted, extra: cards.length - wanted })}
            </p>
          ) : (
            cards.length === wanted && <RefusalNote refusal={refusal} />
          )}
          <LeakNote words={refusal === null ? leakOf(cards) : undefined} />
          <Button
            kind={refusal === null ? "lamp" : "plain"}
            disabled={refusal !== null}
            onClick={() => act({ type: "show", cards })}
          >
            {refusal === null
              ? t("show.do", { count: cards.length, ...asker })
              : t("show.chosen", { count: cards.length })}
          </Button>
        </>
      }
    >
      <p class="panel-note">
        <Ruled rule={asked.rule}>{asked.words}</Ruled>
      </p>
      {cardRows(hand).map((row) => (
        <div key={row[0]} class="show-row">
          {row.map((card) => (
            <button
              key={card}
              type="button"
              class={lit.has(KEYS.card(card)) ? "show-card hinted" : "show-card"}
              aria-pressed={cards.includes(card)}
              aria-label={t("show.card", {
                card: cardLabel(card, card.startsWith("grey") ? "secret" : colour),
                truth: isTrue(card, hand) ? "yes" : "no",
              })}
              onClick={() => setCards(toggleCard(cards, card))}
            >
              <GameCard card={card} owner={colour} width={66} lit={cards.includes(card)} />
              {isTrue(card, hand) && <span class="show-true">{t("show.true")}</span>}
            </button>
          ))}
        </div>
      ))}
      {owed === null && (
        <p class="panel-note">
          <Ruled rule={question.clear ? "B6.2" : "B5.3"}>
            {t("show.more", { clear: question.clear ? "yes" : "no" })}
          </Ruled>
        </p>
      )}
      {earlier.length > 0 && (
        <div class="panel-group">
          <h3 class="panel-title">{t("show.earlier", asker)}</h3>
          <ul class="show-earlier">
            {earlier.map((seen, index) => (
              <li key={`${index} ${seen.join()}`}>{listOf(seen.map(cardName))}</li>
            ))}
          </ul>
        </div>
      )}
      <details class="panel-more">
        <summary>{t("show.all", { count: answers.length })}</summary>
        {answerGroups(answers, hand).map((group) => (
          <div key={group.kind} class="panel-group">
            <h3 class="panel-title">{t(`show.group.${group.kind}`)}</h3>
            <ul class="panel-list panel-list-wide plain-list">
              {group.answers.map((answer) => (
                <li key={answer.join()}>
                  <ChoiceButton
                    pressed={sameCards(answer, cards)}
                    note={leakOf(answer)}
                    onClick={() => setCards(answer)}
                  >
                    {listOf(answer.map(cardName))}
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
