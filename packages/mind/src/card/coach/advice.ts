import {
  type CardView,
  type CardViewEvent,
  type LegalDecision,
  legal,
} from "@inkognito/engine/card";
import { consider, type Judged } from "../bots/master/consider.js";

/** What is expected of a seat now, and one sensible thing to do. Data; the words are the client's. */
export interface Advice {
  readonly expected: LegalDecision["type"];
  readonly suggestion: Judged | null;
  /** How likely what the reason takes for true is true; 1: certain; null: it takes nothing for true. */
  readonly sure: number | null;
}

/** As a master sees it, from what this seat was told, and nothing else; the same in the same moment. */
export function advise(view: CardView, told: readonly CardViewEvent[]): Advice {
  const suggestion = consider({ view, told, seed: "coach" });
  return { expected: legal(view).awaits.type, suggestion, sure: sureOf(suggestion) };
}

const CERTAIN = 1 - 1e-9;

/** A player who goes to announce takes the likeliest code for the right one. */
function sureOf(suggestion: Judged | null): number | null {
  if (suggestion?.because !== "readyToAnnounce") return null;
  const sure = suggestion.believes.codes[0]?.odds ?? 0;
  return sure < CERTAIN ? sure : 1;
}
