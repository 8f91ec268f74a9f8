import { type BoardView, type LegalDecision, legal } from "@inkognito/engine/board";
import { assertNever } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../../../table/names.js";
import { pieceName } from "../names.js";

/** What is expected of this player now, explained to a beginner. */
export function expectedText(view: BoardView, listener: Listener): string {
  const { awaits } = legal(view);
  return capital(explain(awaits, view, listener));
}

function explain(awaits: LegalDecision, { table }: BoardView, listener: Listener): string {
  switch (awaits.type) {
    case "none":
      return t(table.phase.type === "ended" ? "coach.expect.ended" : "coach.expect.none");
    case "place":
    case "move":
    case "walk":
      return t(`coach.expect.${awaits.type}`);
    case "resolve":
      return awaits.endTurn
        ? t("coach.expect.endTurn")
        : t("coach.expect.resolve", { count: awaits.meetings.length });
    case "show": {
      const { question, owed } = awaits;
      const name = playerName(listener, question.asker);
      if (owed !== null) return t("coach.expect.penalty", { name, owed });
      const clear = question.clear ? "yes" : "no";
      return t("coach.expect.show", { name, about: question.about, clear });
    }
    case "banish":
      return t("coach.expect.banish", { piece: pieceName(listener, awaits.piece) });
    case "shakeHands":
      return t("coach.expect.shakeHands", { name: playerName(listener, awaits.announcer) });
    default:
      return assertNever(awaits);
  }
}
