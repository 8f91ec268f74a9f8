import type { BoardAction } from "@inkognito/engine/board";
import { assertNever } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { KEYS, type Pointer } from "../../../table/coach/hint.js";
import { type Listener, naming } from "../../../table/names.js";
import { cardName } from "../cardNames.js";
import { spaceName } from "../names.js";

/** Where a hint points: at spaces, cards or questions, never at what to do with them. */
export function pointerTo(action: BoardAction, listener: Listener): Pointer | null {
  switch (action.type) {
    case "move": {
      const ends = new Map(action.steps.map(({ piece, to }) => [piece, to]));
      return ends.size === 0 ? named("stay") : spaces([...ends.values()]);
    }
    case "walk":
      return action.path.length === 0 ? named("stay") : spaces(action.path.slice(-1));
    case "step":
    case "banish":
      return spaces([action.to]);
    case "ask": {
      const { space, of, about } = action;
      return {
        keys: [KEYS.ask(of, about), KEYS.space(space)],
        names: [t("coach.hint.ask", { ...naming(listener, of), about })],
      };
    }
    case "show":
      return { keys: action.cards.map(KEYS.card), names: action.cards.map(cardName) };
    case "announce":
    case "announceAlone":
      return named("announce");
    case "object":
    case "endTurn":
    case "seal":
    case "gesture":
      return named(action.type);
    case "place":
    case "shakeHands":
      return null;
    default:
      return assertNever(action);
  }
}

const spaces = (ids: readonly number[]): Pointer => ({
  keys: ids.map(KEYS.space),
  names: ids.map((id) => spaceName(id, "alone")),
});

const named = (what: "stay" | "announce" | "object" | "endTurn" | "seal" | "gesture"): Pointer => ({
  keys: [],
  names: [t(`coach.hint.${what}`)],
});
