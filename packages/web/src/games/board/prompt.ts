import { type BoardView, type LegalDecision, legal } from "@inkognito/engine/board";
import { assertNever } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { type Listener, naming, playerName } from "../../table/names.js";
import { pieceName, spaceName } from "./names.js";

/** One sentence: what is asked of me now, or who is being waited for. */
export function promptOf(
  view: BoardView,
  listener: Listener,
  awaits: LegalDecision = legal(view).awaits,
): string {
  switch (awaits.type) {
    case "place":
      return t("prompt.place");
    case "move":
      return t("prompt.move");
    case "walk":
      return t("prompt.walk");
    case "resolve":
      if (!awaits.endTurn) {
        const step = awaits.meetings.some(({ stepsTo }) => stepsTo.length > 0) ? "yes" : "no";
        return t("prompt.resolve", { count: awaits.meetings.length, step });
      }
      return t("prompt.endTurn", { announce: awaits.partners.length > 0 ? "yes" : "no" });
    case "show": {
      const { asker, about, clear } = awaits.question;
      const values = { ...naming(listener, asker), about };
      if (awaits.owed !== null) return t("prompt.penalty", { ...values, owed: awaits.owed });
      return clear ? t("prompt.show.clear", values) : t("prompt.show", values);
    }
    case "banish":
      return t("prompt.banish", { piece: pieceName(listener, awaits.piece) });
    case "shakeHands":
      return t("prompt.handshake", naming(listener, awaits.announcer));
    case "none":
      return waitingFor(view, listener);
    default:
      return assertNever(awaits);
  }
}

function waitingFor({ table, viewer }: BoardView, listener: Listener): string {
  const { phase } = table;
  switch (phase.type) {
    case "unopened":
    case "dealing":
    case "between":
      return table.turn === 0 ? t("prompt.wait.dealing") : t("prompt.wait.next");
    case "placing":
      return t("prompt.wait.placing");
    case "moving":
    case "walking":
      return t("prompt.wait.moving", naming(listener, phase.seat));
    case "resolving":
      return t("prompt.wait.resolving", naming(listener, phase.seat));
    case "answering": {
      const { asker, about } = phase.question;
      const values = { ...naming(listener, phase.seat), about };
      return asker === viewer
        ? t("prompt.wait.answer", values)
        : t("prompt.wait.answering", {
            ...values,
            asker: playerName(listener, asker, "dative"),
          });
    }
    case "banishing": {
      const space = spaceName(phase.question.space, "from");
      return t("prompt.wait.banishing", { ...naming(listener, phase.seat), space });
    }
    case "handshake":
      return t("prompt.wait.handshake", { ...naming(listener, phase.seat), code: phase.code });
    case "escape":
      return t("prompt.wait.escape", naming(listener, phase.announcer));
    case "ended":
      return t("prompt.ended");
    default:
      return assertNever(phase);
  }
}
