import { type BoardAction, type BoardView, legal, sameCards } from "@inkognito/engine/board";
import { AMBASSADOR } from "@inkognito/engine/core";
import { beliefOf } from "../odds/belief.js";
import { forecast } from "../odds/bits.js";
import { leaks } from "../odds/leaks.js";

/** What the answer to a question tells on average; what cards would tell the asker; null: neither. */
export function adviceBits(view: BoardView, action: BoardAction): number | null {
  const { awaits } = legal(view);
  if (action.type === "ask" && awaits.type === "resolve" && view.own !== null) {
    const { of, about, space } = action;
    const meeting = awaits.meetings.find((each) => each.space === space);
    const clear = meeting?.own === AMBASSADOR || meeting?.other === AMBASSADOR;
    const question = { asker: view.own.seat, of, about, clear, witness: null };
    return forecast(beliefOf(view), question).bits;
  }
  if (action.type === "show" && awaits.type === "show") {
    const { question, owed } = awaits;
    const told = leaks(beliefOf(view), question, { owed });
    return told?.answers.find(({ cards }) => sameCards(cards, action.cards))?.bits ?? null;
  }
  return null;
}
