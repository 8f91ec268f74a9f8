import {
  type BoardView,
  type Card,
  type Code,
  faceOf,
  type Mission,
} from "@inkognito/engine/board";
import { colourAt, teamOf } from "@inkognito/engine/core";
import { fewer, type InsightOf, insightFrom } from "../../shared/insight.js";
import { type Face, type Fact, factsOf } from "../notebook/facts.js";
import { type Why, why } from "../why/why.js";
import { knowledge } from "../worlds/knowledge.js";

export interface Insight extends InsightOf<Face, Fact, Why> {
  /** The own team's. */
  readonly code: Code | null;
  readonly mission: Mission | null;
}

/** What the answers told that a seat saw after the first of two moments. */
export function insight(before: BoardView, after: BoardView): Insight {
  const { config } = after.table;
  const answers = (after.own?.shows ?? [])
    .slice(before.own?.shows.length ?? 0)
    .flatMap(({ question, cards }) => {
      const colour = colourAt(config, question.of);
      return colour === null || question.of === after.own?.seat ? [] : [{ colour, cards }];
    });
  const [then, now] = [knowledge(before), knowledge(after)];
  const hand = after.own?.hand ?? null;
  const team = hand === null ? null : teamOf(hand.identity);
  const onlyNow = <T>(old: readonly T[], left: readonly T[]): T | null =>
    left.length === 1 && old.length > 1 ? (left[0] ?? null) : null;
  return {
    ...insightFrom<Card, Face, Fact, Why>({
      answers,
      factsOf,
      mayLie(card) {
        const { kind, face, grey } = faceOf(card);
        return grey ? null : { kind, face };
      },
      whyNot: (colour, face) => why(after, { type: "isNot", colour, face }),
      narrowed(colour) {
        const [old, left] = [then.colours[colour], now.colours[colour]];
        return [
          ...fewer("identity", old.identities, left.identities),
          ...fewer("build", old.builds, left.builds),
          ...fewer("mission", old.letters, left.letters),
        ];
      },
    }),
    partner: then.partner === null ? now.partner : null,
    code: team === null ? null : onlyNow(then.codes[team], now.codes[team]),
    mission: team === null ? null : onlyNow(then.missions[team], now.missions[team]),
  };
}
