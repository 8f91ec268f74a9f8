import {
  type CardAction,
  type CardView,
  type CardViewEvent,
  type LegalDecision,
  legal,
} from "@inkognito/engine/card";
import { candidatesOf } from "../../shared/candidates.js";
import { consider as considerAsAgent } from "../bots/agent/consider.js";
import { AGENT } from "../bots/agent/sense.js";
import { consider, type Judged } from "../bots/master/consider.js";

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
