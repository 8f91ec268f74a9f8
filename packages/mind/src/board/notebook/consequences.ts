import { type BoardView, BUILDS, type Build, LETTERS, type Letter } from "@inkognito/engine/board";
import { AGENTS, type Agent, COLOURS, type Colour } from "@inkognito/engine/core";
import { type Verdict, verdicts } from "../../shared/worlds/faces.js";
import { knowledge } from "../worlds/knowledge.js";

/** What follows for one colour: who, which figure, which letter. */
export interface Verdicts {
  readonly identities: Readonly<Record<Agent, Verdict>>;
  readonly builds: Readonly<Record<Build, Verdict>>;
  readonly letters: Readonly<Record<Letter, Verdict>>;
}

/** With three players the unused colour is the arrested agent's. */
export type Consequences = Readonly<Record<Colour, Verdicts>>;

export function consequencesOf(view: BoardView): Consequences {
  const { colours } = knowledge(view);
  const lines = COLOURS.map((colour): [Colour, Verdicts] => {
    const { identities, builds, letters } = colours[colour];
    return [
      colour,
      {
        identities: verdicts(AGENTS, identities),
        builds: verdicts(BUILDS, builds),
        letters: verdicts(LETTERS, letters),
      },
    ];
  });
  return Object.fromEntries(lines) as Record<Colour, Verdicts>;
}
