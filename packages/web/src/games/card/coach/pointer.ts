import type { CardAction } from "@inkognito/engine/card";
import { assertNever } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { KEYS, type Pointer } from "../../../table/coach/hint.js";
import { cardName } from "../cardNames.js";
import { roleName } from "../names.js";
import type { CardListener } from "../story.js";

/** Where a hint points: at places, cards or players, never at what to do with them. */
export function pointerTo(action: CardAction, listener: CardListener): Pointer | null {
  switch (action.type) {
    case "pick":
    case "locate":
      return { keys: [KEYS.place(action.location)], names: [t(`place.${action.location}`)] };
    case "show":
      return { keys: [KEYS.card(action.card)], names: [cardName(action.card)] };
    case "gesture":
      return { keys: [], names: [t("coach.hint.gesture")] };
    case "choose":
      return choosing(action.choice, listener);
    default:
      return assertNever(action);
  }
}

function choosing(
  choice: Extract<CardAction, { type: "choose" }>["choice"],
  listener: CardListener,
): Pointer | null {
  switch (choice.type) {
    case "cards":
      return { keys: choice.cards.map(KEYS.card), names: choice.cards.map(cardName) };
    case "demand":
      return { keys: [], names: [roleName(listener, choice.of)] };
    case "announce":
      return { keys: [], names: [t("coach.hint.announce")] };
    case "look":
    case "decline":
    case "pass":
      return null;
    default:
      return assertNever(choice);
  }
}
