import { type BoardView, blankView, evolveView } from "@inkognito/engine/board";
import { colourAt, hasAmbassadorPlayer, teamOf } from "@inkognito/engine/core";
import { type Face, insight } from "@inkognito/mind/board";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { type Listener, listenerOf, playerName } from "../../../table/names.js";
import { insightText, type Sayings } from "../../../table/notebook/insightText.js";
import { faceValues } from "../../../table/notebook/reasons.js";
import { InsightNote } from "../../../table/panels/InsightNote.js";
import type { Session } from "../../../table/session.js";
import { missionText } from "../missionText.js";
import { reasonTexts } from "./reasons.js";

interface InsightProps {
  readonly session: Session;
  /** The answer, as an index of what I was told. */
  readonly index: number;
}

/** What an answer told me. */
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
