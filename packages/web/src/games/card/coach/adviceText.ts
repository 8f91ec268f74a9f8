import type { CardAction } from "@inkognito/engine/card";
import { assertNever } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { playerName } from "../../../table/names.js";
import { cardName } from "../cardNames.js";
import { codeWords, roleName } from "../names.js";
import { type CardListener, cardList } from "../story.js";

/** An action as advice: "Go to Rialto." */
export function adviceText(action: CardAction, listener: CardListener): string {
  switch (action.type) {
    case "pick":
    case "locate":
      return t(`cardCoach.do.${action.type}`, { to: t(`place.to.${action.location}`) });
    case "show":
      return t("coach.do.show", { cards: cardName(action.card) });
    case "gesture": {
      const name = action.to === "all" ? "" : playerName(listener, action.to, "dative");
      return t("coach.do.gesture", { name, tic: action.tic });
    }
    case "choose":
      return choosing(action.choice, listener);
    default:
      return assertNever(action);
  }
}

function choosing(
  choice: Extract<CardAction, { type: "choose" }>["choice"],
  listener: CardListener,
): string {
  switch (choice.type) {
    case "cards":
      return t("coach.do.show", { cards: cardList(choice.cards) });
    case "demand":
      return t("cardCoach.do.demand", {
        dative: roleName(listener, choice.of, "dative"),
        side: choice.side ?? "none",
      });
    case "look":
      return t("cardCoach.do.look", { side: choice.side });
    case "decline":
    case "pass":
      return t(`cardCoach.do.${choice.type}`);
    case "announce":
      return t("cardCoach.do.announce", {
        edition: listener.config.edition,
        code: codeWords(choice.code),
      });
    default:
      return assertNever(choice);
  }
}
