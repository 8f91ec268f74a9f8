import { type Card, type CardAction, type CardView, facing, legal } from "@inkognito/engine/card";
import { seatOf } from "@inkognito/engine/core";
import { cardBeliefOf } from "../odds/belief.js";
import { cardForecast } from "../odds/bits.js";
import { type CardShowing, cardSet } from "../odds/choices.js";
import { cardLeaks } from "../odds/leaks.js";

/** What a card demanded or looked at tells on average; what cards would tell whoever sees them; null: neither. */
export function cardAdviceBits(view: CardView, action: CardAction): number | null {
  const { awaits } = legal(view);
  const { table, own } = view;
  if (own === null) return null;
  if (action.type === "show" && awaits.type === "show") {
    const showing: CardShowing = { type: "black", of: own.seat, asker: awaits.asker };
    return leakOf(view, showing, [action.card]);
  }
  if (action.type !== "choose" || awaits.type !== "choose") return null;
  const { choice } = action;
  const belief = cardBeliefOf(view);
  switch (choice.type) {
    case "cards": {
      const to = facing(table, own.seat, awaits.meeting);
      return to === null ? null : leakOf(view, { type: "pair", from: own.seat, to }, choice.cards);
    }
    case "look":
      return cardForecast(belief, choice).bits;
    case "demand": {
      const of = seatOf(table.config, choice.of);
      if (choice.side !== null) {
        return cardForecast(belief, { type: "look", side: choice.side }).bits;
      }
      return of === null ? null : cardForecast(belief, { type: "black", of, asker: own.seat }).bits;
    }
    default:
      return null;
  }
}

function leakOf(view: CardView, showing: CardShowing, cards: readonly Card[]): number | null {
  const told = cardLeaks(cardBeliefOf(view), showing);
  const set = cardSet(cards);
  return told?.answers.find((each) => cardSet(each.cards) === set)?.bits ?? null;
}
