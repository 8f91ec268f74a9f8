import { type Card, faceOf } from "@inkognito/engine/board";
import { type Colour, colourAt, HIDDEN } from "@inkognito/engine/core";
import type { AnswerBits, Mark, Row } from "@inkognito/mind/board";
import { t } from "../../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../../../table/names.js";
import { roundBits } from "../../../table/notebook/chance.js";
import { NoteField } from "../../../table/notebook/NoteField.js";
import type { Pencil } from "../../../table/notebook/usePencil.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { cardCaption } from "../cardNames.js";
import "./answerList.css";

interface AnswerListProps {
  readonly rows: readonly Row[];
  readonly listener: Listener;
  /** What each answer told me; null: the table shows no odds, or the answers are my own. */
  readonly told: readonly AnswerBits[] | null;
  /** Where the player writes a line about each; `about`: the key of these answers. Null: nowhere. */
  readonly written: { readonly pencil: Pencil; readonly about: string } | null;
  /** False: without help at the table, what was shown is for the player to write down. */
  readonly withCards: boolean;
}

/** Each way of knowing has its own shape. */
const SIGNS: Readonly<Record<Mark, string>> = {
  shownToMe: "●",
  shownByMe: "▲",
  seenByMe: "◉",
  betweenOthers: "◌",
};

/** The answers of one player, a row each, as they are written into the printed notebook. */
export const AnswerList = ({ rows, ...props }: AnswerListProps) => (
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
    {rows.map((row, i) => (
      <AnswerRow key={i} row={row} at={i} {...props} />
    ))}
  </table>
);

interface AnswerRowProps extends Omit<AnswerListProps, "rows"> {
  readonly row: Row;
  readonly at: number;
}

function AnswerRow({ row, at, listener, told, written, withCards }: AnswerRowProps) {
  const { turn, question, cards } = row;
  const when = turn === 0 ? t("answers.before") : t("answers.inTurn", { turn });
  const asked = capital(
    t("answers.asked", { name: playerName(listener, question.asker), about: question.about }),
  );
  return (
    <tbody>
      <tr>
        <th scope="row">{when}</th>
        <td colSpan={withCards ? 1 : 2}>
          <span class="answers-question">{asked}</span>
          <span class="answers-sight">
            <span aria-hidden="true">{SIGNS[row.mark]} </span>
            {t(`answers.${row.mark}`)}
            {row.penalty && `, ${t("answers.penalty")}`}
          </span>
          <ToldBits bits={row.answer === null ? undefined : told?.[row.answer]?.bits} />
        </td>
        {withCards && (
          <td>
            {cards === HIDDEN ? (
              <span class="answers-hidden">{t("answers.hidden", { count: row.count })}</span>
            ) : (
              <CardTokens cards={cards} owner={colourAt(listener.config, question.of)} />
            )}
          </td>
        )}
      </tr>
      {written !== null && (
        <tr class="answers-note">
          <td />
          <td colSpan={2}>
            <NoteField
              pencil={written.pencil}
              about={`${written.about} ${at}`}
              label={t("note.answer", { when, asked })}
            />
          </td>
        </tr>
      )}
    </tbody>
  );
}

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
