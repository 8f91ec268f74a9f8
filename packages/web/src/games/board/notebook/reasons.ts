import { type BoardView, faceOf, type Show } from "@inkognito/engine/board";
import { seatOf } from "@inkognito/engine/core";
import type { Face } from "@inkognito/mind/board";
import { t } from "../../../i18n/i18n.js";
import { colourName, type Listener } from "../../../table/names.js";
import type { ReasonTexts } from "../../../table/notebook/reasons.js";
import { storyOf } from "../story.js";

/** With three players a row of the notebook is about the arrested agent. */
export const reasonTexts = ({ own }: BoardView, listener: Listener): ReasonTexts<Face> => ({
  nameOf: (colour) =>
    seatOf(listener.config, colour) === null
      ? t("name.arrested.subject")
      : colourName(listener, colour),
  answers: (ids) =>
    ids.flatMap((id) => own?.shows[id] ?? []).map((show) => showWords(show, listener)),
  ownFace: (kind) => (own?.hand == null ? null : { kind, face: own.hand[kind] }),
});

function showWords({ question, penalty, turn, cards }: Show, listener: Listener): string {
  const event = { type: "answered", question, penalty, count: cards.length, cards } as const;
  const said = storyOf(event, listener);
  const grey = cards.map(faceOf).filter((face) => face.grey);
  // B5.3: a mission card is no reason why the others need not be true.
  const open = grey.some(({ kind }) => kind !== "mission") ? 0 : cards.length - grey.length;
  return [
    turn === 0 ? said : t("why.turn", { turn, said }),
    ...(grey.length > 0 ? [t("why.grey")] : []),
    ...(open > 0 ? [t("reveal.truth", { count: open, penalty: "no" })] : []),
  ].join(" ");
}
