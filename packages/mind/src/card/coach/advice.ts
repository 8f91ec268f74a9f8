import {
  type CardView,
  type CardViewEvent,
  type LegalDecision,
  legal,
} from "@inkognito/engine/card";
import { consider } from "../bots/agent/consider.js";
import type { CardConsidered } from "../bots/agent/sense.js";
import { AGENT } from "../bots/character.js";

/** What is expected of a seat now, and one sensible thing to do. Data; the words are the client's. */
export interface CardAdvice {
  readonly expected: LegalDecision["type"];
  readonly suggestion: CardConsidered | null;
}

/** From what this seat was told, and nothing else; the same in the same moment. */
export function adviseCard(view: CardView, told: readonly CardViewEvent[]): CardAdvice {
  const expected = legal(view).awaits.type;
  const suggestion = expected === "none" ? null : consider({ view, told, seed: "coach" }, AGENT);
  return { expected, suggestion };
}
