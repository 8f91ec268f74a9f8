import type { CardView } from "../state/view.js";
import type { Code } from "../terms/types.js";
import { codesOf } from "./enumerate.js";
import { type LegalActions, type LegalDecision, legal } from "./legal.js";

type ChooseDecision = Extract<LegalDecision, { readonly type: "choose" }>;

/** Everything a seat may choose from now, written out: a program needs no rules. */
export interface CardChoices extends Omit<LegalActions, "awaits"> {
  readonly awaits:
    | Exclude<LegalDecision, ChooseDecision>
    /** C6.1: `codes`, the codes that may be announced; empty where one may not announce. */
    | (ChooseDecision & { readonly codes: readonly Code[] });
}

export function cardChoices(view: CardView): CardChoices {
  const { awaits, ...rest } = legal(view);
  if (awaits.type !== "choose") return { ...rest, awaits };
  return { ...rest, awaits: { ...awaits, codes: awaits.announce ? codesOf(view) : [] } };
}
