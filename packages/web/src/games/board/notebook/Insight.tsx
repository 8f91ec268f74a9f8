import { type BoardView, blankView, type Card, evolveView, faceOf } from "@inkognito/engine/board";
import { type Colour, colourAt, hasAmbassadorPlayer, teamOf } from "@inkognito/engine/core";
import { type Face, insight } from "@inkognito/mind/board";
import { concludes } from "@inkognito/protocol";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { type Listener, listenerOf, playerName } from "../../../table/names.js";
import { insightText, type Sayings } from "../../../table/notebook/insightText.js";
import { faceValues } from "../../../table/notebook/reasons.js";
import type { Session } from "../../../table/session.js";
import { missionText } from "../missionText.js";
import { reasonTexts } from "./reasons.js";

/** What the cards with this index told me, in words, and which of them are not true. */
export function useInsight(session: Session, index: number) {
  const { told, seat, assistant } = session;
  const [found, after] = useMemo(() => {
    const before = told.slice(0, index).reduce(evolveView, blankView(seat));
    const then = told.slice(index, index + 1).reduce(evolveView, before);
    return [insight(before, then), then] as const;
  }, [told, seat, index]);
  const words = insightText(found, assistant, sayingsOf(found, after, listenerOf(session)));
  const lies = concludes(assistant) ? found.lies : [];
  const isLie = (of: Colour, card: Card): boolean => {
    const { kind, face, grey } = faceOf(card);
    return (
      !grey &&
      lies.some((lie) => lie.colour === of && lie.face.kind === kind && lie.face.face === face)
    );
  };
  return { words, isLie };
}

export function sayingsOf(
  { partner, code, mission }: ReturnType<typeof insight>,
  view: BoardView,
  listener: Listener,
): Sayings<Face> {
  const { table, own } = view;
  const hand = own?.hand ?? null;
  const { config } = table;
  const team = hand === null ? null : teamOf(hand.identity);
  return {
    nameOf: reasonTexts(view, listener).nameOf,
    valuesOf: faceValues,
    isMine: ({ kind, face }) => hand?.[kind] === face,
    me: own === null ? null : colourAt(config, own.seat),
    proof: t("why.grey"),
    moments: [
      ...(partner === null ? [] : [t("insight.partner", { name: playerName(listener, partner) })]),
      ...(code === null ? [] : [t("insight.code", { code })]),
      ...(mission === null || team === null
        ? []
        : [
            t("insight.mission", {
              mission: missionText(mission, team, hasAmbassadorPlayer(config)),
            }),
          ]),
    ],
  };
}
