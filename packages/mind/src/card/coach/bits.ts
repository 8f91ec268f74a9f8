import { type Card, type CardAction, type CardView, facing, legal } from "@inkognito/engine/card";
import { seatOf } from "@inkognito/engine/core";
import { beliefOf } from "../odds/belief.js";
import { forecast } from "../odds/bits.js";
import { cardSet, type Showing } from "../odds/choices.js";
import { leaks } from "../odds/leaks.js";

/** What a card demanded or looked at tells on average; what cards would tell the watcher; null: neither. */
export function adviceBits(view: CardView, action: CardAction): number | null {
  const { awaits } = legal(view);
  const { table, own } = view;
  if (own === null) return null;
  if (action.type === "show" && awaits.type === "show") {
    const showing: Showing = { type: "black", of: own.seat, asker: awaits.asker };
    return leakOf(view, showing, [action.card]);
  }
  if (action.type !== "choose" || awaits.type !== "choose") return null;
  const { choice } = action;
  const belief = beliefOf(view);
  switch (choice.type) {
    case "cards": {
      const to = facing(table, own.seat, awaits.meeting);
      return to === null ? null : leakOf(view, { type: "pair", from: own.seat, to }, choice.cards);
    }
    case "look":
      return forecast(belief, choice).bits;
    case "demand": {
      const of = seatOf(table.config, choice.of);
      if (choice.side !== null) {
        return forecast(belief, { type: "look", side: choice.side }).bits;
      }
      return of === null ? null : forecast(belief, { type: "black", of, asker: own.seat }).bits;
    }
    default:
      return null;
  }
}

function leakOf(view: CardView, showing: Showing, cards: readonly Card[]): number | null {
  const told = leaks(beliefOf(view), showing);
  const set = cardSet(cards);
  return told?.answers.find((each) => cardSet(each.cards) === set)?.bits ?? null;
}
