import { type Card, type CardView, type Code, faceOf } from "@inkognito/engine/card";
import { COLOURS } from "@inkognito/engine/core";
import { fewer, type InsightOf, insightFrom } from "../../shared/insight.js";
import { type Face, type Fact, factsOf } from "../notebook/facts.js";
import { colourOfSeen } from "../odds/belief.js";
import { type Why, why } from "../why/why.js";
import { knowledge } from "../worlds/knowledge.js";
import { memoryOf } from "../worlds/worlds.js";

export interface Insight extends InsightOf<Face, Fact, Why> {
  readonly code: Code | null;
}

/** What the cards told that a seat saw after the first of two moments. */
export function insight(before: CardView, after: CardView): Insight {
  const memory = memoryOf(after);
  const answers = (after.own?.seen ?? []).slice(before.own?.seen.length ?? 0).flatMap((seen) => {
    const index = colourOfSeen(memory, seen);
    const colour = index === null ? undefined : COLOURS[index];
    const cards = seen.type === "pair" ? seen.cards : [seen.card];
    return colour === undefined ? [] : [{ colour, cards }];
  });
  const [then, now] = [knowledge(before), knowledge(after)];
  return {
    ...insightFrom<Card, Face, Fact, Why>({
      answers,
      factsOf,
      mayLie(card) {
        const { kind, face, black } = faceOf(card);
        return black ? null : { kind, face };
      },
      whyNot: (colour, face) => why(after, { type: "isNot", colour, face }),
      narrowed(colour) {
        const [old, left] = [then.colours[colour], now.colours[colour]];
        return [
          ...fewer("identity", old.identities, left.identities),
          ...fewer("number", old.numbers, left.numbers),
        ];
      },
    }),
    partner: then.partner === null ? now.partner : null,
    code: then.code === null ? now.code : null,
  };
}
