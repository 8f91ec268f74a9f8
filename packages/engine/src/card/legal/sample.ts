import { AGENTS } from "../../core/agents.js";
import type { Below } from "../../core/chance.js";
import type { CardView } from "../state/view.js";
import type { CardAction, Choice } from "../terms/action.js";
import { SIDES } from "../terms/types.js";
import { codesOf } from "./enumerate.js";
import { type LegalDecision, legal } from "./legal.js";

/** How often, one time in so many, the rarer choices are made. */
export interface Habits {
  readonly announce: number;
  readonly gesture: number;
}

/** A legal action at random; null: nothing is awaited from this seat. */
export function sampleAction(view: CardView, below: Below, habits: Habits): CardAction | null {
  const { decision, awaits, gestureTo } = legal(view);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  if (gestureTo.length > 0 && below(habits.gesture) === 0) {
    return { type: "gesture", tic: pick(AGENTS), to: pick([...gestureTo, "all" as const]) };
  }
  switch (awaits.type) {
    case "none":
      return null;
    case "pick":
    case "locate":
      return { type: awaits.type, decision, location: pick(awaits.locations) };
    case "show":
      return { type: "show", decision, card: pick(awaits.cards) };
    case "choose":
      return { type: "choose", decision, choice: sampleChoice(view, awaits, below, habits) };
  }
}

function sampleChoice(
  view: CardView,
  { pairs, demands, sided, look, pass, announce }: LegalDecision & { type: "choose" },
  below: Below,
  habits: Habits,
): Choice {
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  if (announce && below(habits.announce) === 0) {
    return { type: "announce", code: pick(codesOf(view)) };
  }
  if (pairs.length > 0) return { type: "cards", cards: pick(pairs) };
  if (look) return { type: "look", side: pick(SIDES) };
  if (pass || below(6) === 0) return pass ? { type: "pass" } : { type: "decline" };
  const of = pick(demands);
  return { type: "demand", of, side: of === sided ? pick(SIDES) : null };
}
