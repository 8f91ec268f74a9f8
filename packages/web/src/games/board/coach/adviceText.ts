import { type BoardAction, type BoardView, legal } from "@inkognito/engine/board";
import { assertNever } from "@inkognito/engine/core";
import { listOf, t } from "../../../i18n/i18n.js";
import { type Listener, playerName } from "../../../table/names.js";
import { cardName } from "../cardNames.js";
import { pieceName, spaceName } from "../names.js";
import { movesOf } from "../story.js";

/** An action as advice: "Ask Blue about the build." */
export function adviceText(action: BoardAction, view: BoardView, listener: Listener): string {
  switch (action.type) {
    case "place":
    case "object":
    case "endTurn":
    case "announceAlone":
    case "seal":
      return t(`coach.do.${action.type}`);
    case "move": {
      const { steps } = action;
      if (steps.length === 0) return t("coach.do.moveNot");
      return t("coach.do.move", { moves: movesOf(steps, listener) });
    }
    case "walk": {
      const end = action.path.at(-1);
      return end === undefined
        ? t("coach.do.moveNot")
        : t("coach.do.walk", { to: spaceName(end, "to") });
    }
    case "ask": {
      const name = playerName(listener, action.of, "object");
      return t("coach.do.ask", { name, about: action.about });
    }
    case "step":
      return t("coach.do.step", { to: spaceName(action.to, "to") });
    case "banish": {
      const { awaits } = legal(view);
      if (awaits.type !== "banish") throw new Error("no piece is to be sent away");
      const piece = pieceName(listener, awaits.piece);
      return t("coach.do.banish", { piece, to: spaceName(action.to, "to") });
    }
    case "show":
      return t("coach.do.show", { cards: listOf(action.cards.map(cardName)) });
    case "announce": {
      const name = playerName(listener, action.partner, "object");
      return t("coach.do.announce", { name, code: action.code });
    }
    case "shakeHands":
      return t(action.given ? "coach.do.shake" : "coach.do.refuse");
    case "gesture": {
      const name = action.to === "all" ? "" : playerName(listener, action.to, "dative");
      return t("coach.do.gesture", { name, tic: action.tic });
    }
    default:
      return assertNever(action);
  }
}
