import {
  type BoardAction,
  type BoardView,
  type BoardViewEvent,
  type LegalDecision,
  legal,
  sameCards,
} from "@inkognito/engine/board";
import { AMBASSADOR } from "@inkognito/engine/core";
import { candidatesOf } from "../../shared/candidates.js";
import { consider as considerAsAgent } from "../bots/agent/consider.js";
import { isReached } from "../bots/agent/goals.js";
import { AGENT } from "../bots/agent/sense.js";
import { consider, type Judged } from "../bots/master/consider.js";
import { type Sense, senseOf } from "../bots/master/sense.js";
import { beliefOf } from "../odds/belief.js";
import { forecast } from "../odds/bits.js";
import { leaks } from "../odds/leaks.js";

/** What is expected of a seat now, and one sensible thing to do. Data; the words are the client's. */
export interface Advice {
  readonly expected: LegalDecision["type"];
  readonly suggestion: Judged | null;
  /** What two good players would do, for a hint: one action if they agree, and not told which is whose. */
  readonly candidates: readonly BoardAction[];
  /** How likely what the reason takes for true is true; 1: certain; null: it takes nothing for true. */
  readonly sure: number | null;
}

/** As a master sees it, from what this seat was told, and nothing else; the same in the same moment. */
export function advise(view: BoardView, told: readonly BoardViewEvent[]): Advice {
  const { awaits } = legal(view);
  const moment = { view, told, seed: "coach" };
  const suggestion = consider(moment);
  return {
    expected: awaits.type,
    suggestion,
    candidates: candidatesOf([suggestion?.do, considerAsAgent(moment, AGENT)?.do]),
    sure: suggestion === null ? null : sureOf(suggestion, senseOf(moment)),
  };
}

const CERTAIN = 1 - 1e-9;

function sureOf({ do: action, because, who, believes }: Judged, sense: Sense): number | null {
  const sure = shareFor();
  return sure === null || sure < CERTAIN ? sure : 1;

  function shareFor(): number | null {
    switch (because) {
      case "accomplished":
        return rightness(action, sense);
      case "fulfils":
      case "race":
        return believes.announcements[0]?.odds ?? 0;
      case "meetsPartner":
      case "tellsPartner":
      case "greetsPartner":
        return believes.partners.find(({ seat }) => seat === who)?.odds ?? 0;
      case "knowsAll":
        return Math.max(...sense.weights);
      default:
        return null;
    }
  }
}

/** How likely an announcement is right in everything: partner, code and mission. */
function rightness(action: BoardAction, { prospects, layout }: Sense): number {
  const { partner, code } = action.type === "announce" ? action : { partner: null, code: null };
  return prospects
    .filter((each) => each.partner === partner && each.code === code)
    .filter(({ goal }) => isReached(goal, layout))
    .reduce((sum, { share }) => sum + share, 0);
}

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
