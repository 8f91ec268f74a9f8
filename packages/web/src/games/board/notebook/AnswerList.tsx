import { type Card, faceOf } from "@inkognito/engine/board";
import { type Colour, colourAt, HIDDEN } from "@inkognito/engine/core";
import type { AnswerBits, Mark, Row } from "@inkognito/mind/board";
import { t } from "../../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../../../table/names.js";
import { roundBits } from "../../../table/notebook/chance.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { cardCaption } from "../cardNames.js";
import "./answerList.css";

interface AnswerListProps {
  readonly rows: readonly Row[];
  readonly listener: Listener;
  /** What each answer told me; null: the table shows no odds, or the answers are my own. */
  readonly told: readonly AnswerBits[] | null;
}

/** Each way of knowing has its own shape. */
const SIGNS: Readonly<Record<Mark, string>> = {
  shownToMe: "●",
  shownByMe: "▲",
  seenByMe: "◉",
  betweenOthers: "◌",
};

/** The answers of one player, a line each, as they are written into the printed notebook. */
export const AnswerList = ({ rows, listener, told }: AnswerListProps) => (
  <table class="answers">
    <colgroup>
      <col class="answers-when" />
      <col class="answers-what" />
      <col />
    </colgroup>
    <thead class="unseen">
      <tr>
        <th scope="col">{t("answers.turn")}</th>
        <th scope="col">{t("answers.question")}</th>
        <th scope="col">{t("answers.cards")}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={i}>
          <th scope="row">
            {row.turn === 0 ? t("answers.before") : t("answers.inTurn", { turn: row.turn })}
          </th>
          <td>
            <span class="answers-question">
              {capital(
                t("answers.asked", {
                  name: playerName(listener, row.question.asker),
                  about: row.question.about,
                }),
              )}
            </span>
            <span class="answers-sight">
              <span aria-hidden="true">{SIGNS[row.mark]} </span>
              {t(`answers.${row.mark}`)}
              {row.penalty && `, ${t("answers.penalty")}`}
            </span>
            <ToldBits bits={row.answer === null ? undefined : told?.[row.answer]?.bits} />
          </td>
          <td>
            {row.cards === HIDDEN ? (
              <span class="answers-hidden">{t("answers.hidden", { count: row.count })}</span>
            ) : (
              <CardTokens cards={row.cards} owner={colourAt(listener.config, row.question.of)} />
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const ToldBits = ({ bits }: { readonly bits: number | undefined }) =>
  bits === undefined ? null : (
    <span class="answers-told">{t("odds.told", { bits: roundBits(bits) })}</span>
  );

interface CardTokensProps {
  readonly cards: readonly Card[];
  readonly owner: Colour | null;
}

/** Shown cards as words: coloured ones with the owner's emblem, grey ones called grey. */
const CardTokens = ({ cards, owner }: CardTokensProps) => (
  <ul class="card-tokens plain-list">
    {cards.map((card) => {
      const { grey } = faceOf(card);
      return (
        <li key={card} class={grey ? "card-token card-token-grey" : "card-token"}>
          {!grey && owner !== null && <ColourMark colour={owner} />}
          {grey ? t("card.token.grey", { face: cardCaption(card) }) : cardCaption(card)}
        </li>
      );
    })}
  </ul>
);
