import {
  type BoardView,
  type BoardViewEvent,
  type LegalDecision,
  legal,
} from "@inkognito/engine/board";
import { consider } from "../bots/agent/consider.js";
import type { Considered } from "../bots/agent/sense.js";
import { AGENT } from "../bots/character.js";

/** What is expected of a seat now, and one sensible thing to do. Data; the words are the client's. */
export interface Advice {
  readonly expected: LegalDecision["type"];
  readonly suggestion: Considered | null;
}

/** From what this seat was told, and nothing else; the same in the same moment. */
export function advise(view: BoardView, told: readonly BoardViewEvent[]): Advice {
  const expected = legal(view).awaits.type;
  const suggestion = expected === "none" ? null : consider({ view, told, seed: "coach" }, AGENT);
  return { expected, suggestion };
}
