import { AGENTS } from "../../core/agents.js";
import { permutations } from "../../core/lists.js";
import type { CardView } from "../state/view.js";
import type { CardAction, Choice } from "../terms/action.js";
import { EDITION_NUMBERS } from "../terms/config.js";
import { type Code, type Location, SIDES } from "../terms/types.js";
import { type LegalDecision, legal } from "./legal.js";

/** Every action this seat could take now, one by one. */
export function* enumerate(view: CardView): Iterable<CardAction> {
  const { decision, awaits, gestureTo } = legal(view);
  if (gestureTo.length > 0) {
    for (const tic of AGENTS) {
      yield { type: "gesture", tic, to: "all" };
      for (const to of gestureTo) yield { type: "gesture", tic, to };
    }
  }
  switch (awaits.type) {
    case "none":
      return;
    case "pick":
    case "locate":
      for (const location of awaits.locations) yield { type: awaits.type, decision, location };
      return;
    case "show":
      for (const card of awaits.cards) yield { type: "show", decision, card };
      return;
    case "choose":
      for (const choice of choicesOf(view, awaits)) yield { type: "choose", decision, choice };
      return;
  }
}

function* choicesOf(
  view: CardView,
  { pairs, demands, sided, look, pass, announce }: LegalDecision & { type: "choose" },
): Iterable<Choice> {
  for (const cards of pairs) yield { type: "cards", cards };
  for (const of of demands) {
    const sides = of === sided ? SIDES : [null];
    for (const side of sides) yield { type: "demand", of, side };
  }
  if (demands.length > 0) yield { type: "decline" };
  if (look) for (const side of SIDES) yield { type: "look", side };
  if (pass) yield { type: "pass" };
  if (announce) for (const code of codesOf(view)) yield { type: "announce", code };
}

/** C6.1: the codes this seat may name: six for an agent, twenty-four for the Ambassador. */
export function codesOf({ table, own }: CardView): readonly Code[] {
  const hand = own?.hand ?? null;
  return permutations(EDITION_NUMBERS[table.config.edition])
    .map((code) => code as unknown as Code)
    .filter((code) => hand === null || code[AGENTS.indexOf(hand.identity)] === hand.number);
}

/** What a movement is here: the location to go to. */
export function destinationsOf(view: CardView): readonly Location[] {
  const { awaits } = legal(view);
  return awaits.type === "pick" || awaits.type === "locate" ? awaits.locations : [];
}
