import { type CardView, type CodeNumber, EDITION_NUMBERS } from "@inkognito/engine/card";
import { AGENTS, type Agent, COLOURS, type Colour } from "@inkognito/engine/core";
import { type Verdict, verdictOn, verdicts } from "../../shared/worlds/faces.js";
import { knowledge } from "../worlds/knowledge.js";

/** What follows for one colour: who, and which number. */
export interface Verdicts {
  readonly identities: Readonly<Record<Agent, Verdict>>;
  /** In the order of the edition. */
  readonly numbers: readonly { readonly number: CodeNumber; readonly verdict: Verdict }[];
}

/** With three players the unused colour is the fictitious agent's. */
export type Consequences = Readonly<Record<Colour, Verdicts>>;

export function consequencesOf(view: CardView): Consequences {
  const { colours } = knowledge(view);
  const all = EDITION_NUMBERS[view.table.config.edition];
  const lines = COLOURS.map((colour): [Colour, Verdicts] => {
    const { identities, numbers } = colours[colour];
    const line = {
      identities: verdicts(AGENTS, identities),
      numbers: all.map((number) => ({ number, verdict: verdictOn(numbers, number) })),
    };
    return [colour, line];
  });
  return Object.fromEntries(lines) as Record<Colour, Verdicts>;
}
