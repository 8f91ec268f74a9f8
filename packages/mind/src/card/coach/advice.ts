import {
  type Card,
  type CardAction,
  type CardView,
  type CardViewEvent,
  facing,
  type LegalDecision,
  legal,
} from "@inkognito/engine/card";
import { seatOf } from "@inkognito/engine/core";
import { candidatesOf } from "../../shared/candidates.js";
import { consider as considerAsAgent } from "../bots/agent/consider.js";
import { AGENT } from "../bots/agent/sense.js";
import { consider, type Judged } from "../bots/master/consider.js";
import { beliefOf } from "../odds/belief.js";
import { forecast } from "../odds/bits.js";
import { cardSet, type Showing } from "../odds/choices.js";
import { leaks } from "../odds/leaks.js";

/** What is expected of a seat now, and one sensible thing to do. Data; the words are the client's. */
export interface Advice {
  readonly expected: LegalDecision["type"];
  readonly suggestion: Judged | null;
  /** What two good players would do, for a hint: one action if they agree, and not told which is whose. */
  readonly candidates: readonly CardAction[];
  /** How likely what the reason takes for true is true; 1: certain; null: it takes nothing for true. */
  readonly sure: number | null;
}

/** As a master sees it, from what this seat was told, and nothing else; the same in the same moment. */
export function advise(view: CardView, told: readonly CardViewEvent[]): Advice {
  const moment = { view, told, seed: "coach" };
  const suggestion = consider(moment);
  return {
    expected: legal(view).awaits.type,
    suggestion,
    candidates: candidatesOf([suggestion?.do, considerAsAgent(moment, AGENT)?.do]),
    sure: sureOf(suggestion),
  };
}

const CERTAIN = 1 - 1e-9;

/** A player who goes to announce takes the likeliest code for the right one. */
function sureOf(suggestion: Judged | null): number | null {
  if (suggestion?.because !== "readyToAnnounce") return null;
  const sure = suggestion.believes.codes[0]?.odds ?? 0;
  return sure < CERTAIN ? sure : 1;
}

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
