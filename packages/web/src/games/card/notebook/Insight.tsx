import { blankView, type CardView, evolveView } from "@inkognito/engine/card";
import { colourAt } from "@inkognito/engine/core";
import { type Face, insight } from "@inkognito/mind/card";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { listenerOf, playerName } from "../../../table/names.js";
import { insightText, type Sayings } from "../../../table/notebook/insightText.js";
import { faceValues } from "../../../table/notebook/reasons.js";
import { InsightNote } from "../../../table/panels/InsightNote.js";
import type { CardSession } from "../../../table/session.js";
import { codeWords, roleName } from "../names.js";
import type { CardListener } from "../story.js";

interface InsightProps {
  readonly session: CardSession;
  /** Where I saw the cards, as an index of what I was told. */
  readonly index: number;
}

/** What cards told me. */
export function Insight({ session, index }: InsightProps) {
  const { told, seat, assistant } = session;
  const [found, after] = useMemo(() => {
    const before = told.slice(0, index).reduce(evolveView, blankView(seat));
    const then = told.slice(index, index + 1).reduce(evolveView, before);
    return [insight(before, then), then] as const;
  }, [told, seat, index]);
  const sayings = sayingsOf(found, after, listenerOf(session));
  return <InsightNote words={insightText(found, assistant, sayings)} />;
}

function sayingsOf(
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
