import { blankView, type Card, type CardView, evolveView, faceOf } from "@inkognito/engine/card";
import { type Colour, colourAt } from "@inkognito/engine/core";
import { type Face, insight } from "@inkognito/mind/card";
import { concludes } from "@inkognito/protocol";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { listenerOf, playerName } from "../../../table/names.js";
import { insightText, type Sayings } from "../../../table/notebook/insightText.js";
import { faceValues } from "../../../table/notebook/reasons.js";
import type { CardSession } from "../../../table/session.js";
import { codeWords, roleName } from "../names.js";
import type { CardListener } from "../story.js";

/** What the cards with this index told me, in words, and which of them are not true. */
export function useInsight(session: CardSession, index: number) {
  const { told, seat, assistant } = session;
  const [found, after] = useMemo(() => {
    const before = told.slice(0, index).reduce(evolveView, blankView(seat));
    const then = told.slice(index, index + 1).reduce(evolveView, before);
    return [insight(before, then), then] as const;
  }, [told, seat, index]);
  const words = insightText(found, assistant, sayingsOf(found, after, listenerOf(session)));
  const lies = concludes(assistant) ? found.lies : [];
  const isLie = (of: Colour, card: Card): boolean => {
    const { kind, face, black } = faceOf(card);
    return (
      !black &&
      lies.some((lie) => lie.colour === of && lie.face.kind === kind && lie.face.face === face)
    );
  };
  return { words, isLie };
}

export function sayingsOf(
  { partner, code }: ReturnType<typeof insight>,
  { table, own }: CardView,
  listener: CardListener,
): Sayings<Face> {
  const hand = own?.hand ?? null;
  return {
    nameOf: (colour) => roleName(listener, colour),
    valuesOf: faceValues,
    isMine: ({ kind, face }) => hand?.[kind] === face,
    me: own === null ? null : colourAt(table.config, own.seat),
    proof: t("cardReveal.black"),
    moments: [
      ...(partner === null ? [] : [t("insight.partner", { name: playerName(listener, partner) })]),
      ...(code === null ? [] : [t("insight.secret", { code: codeWords(code) })]),
    ],
  };
}
