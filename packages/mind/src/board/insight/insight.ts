import {
  type BoardView,
  type Card,
  type Code,
  faceOf,
  type Mission,
} from "@inkognito/engine/board";
import { COLOURS, type Colour, colourAt, type Seat, teamOf } from "@inkognito/engine/core";
import { type Face, type Fact, factsOf } from "../notebook/facts.js";
import { type Why, why } from "../why/why.js";
import { knowledge, type Possible } from "../worlds/knowledge.js";

/** A shown card that is not true of the player who showed it. */
export interface Lie {
  readonly face: Face;
  readonly because: Why;
}

/** What someone may still be of one kind, since this answer fewer than before; one: it is certain. */
export interface Narrowed {
  readonly colour: Colour;
  /** Did this player show the cards? */
  readonly shower: boolean;
  readonly faces: readonly Face[];
}

/** What has become certain between two moments, by the answers seen between them. */
export interface Insight {
  /** What the cards say by themselves, and of whom. */
  readonly facts: readonly { readonly colour: Colour; readonly fact: Fact }[];
  readonly lies: readonly Lie[];
  readonly narrowed: readonly Narrowed[];
  /** Null: unknown still, or known before. */
  readonly partner: Seat | null;
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
    facts: answers.flatMap(({ colour, cards }) => factsOf(cards).map((fact) => ({ colour, fact }))),
    lies: answers.flatMap(({ colour, cards }) => liesIn(after, colour, cards)),
    narrowed: COLOURS.flatMap((colour) =>
      narrowedAt(then.colours[colour], now.colours[colour]).map((faces) => ({
        colour,
        shower: answers.some((answer) => answer.colour === colour),
        faces,
      })),
    ),
    partner: then.partner === null ? now.partner : null,
    code: team === null ? null : onlyNow(then.codes[team], now.codes[team]),
    mission: team === null ? null : onlyNow(then.missions[team], now.missions[team]),
  };
}

const liesIn = (view: BoardView, colour: Colour, cards: readonly Card[]): readonly Lie[] =>
  cards.flatMap((card) => {
    const { kind, face, grey } = faceOf(card);
    const because = grey ? null : why(view, { type: "isNot", colour, face: { kind, face } });
    return because === null ? [] : [{ face: { kind, face }, because }];
  });

/** By kind: the faces that are left, where there were more. */
function narrowedAt(then: Possible, now: Possible): readonly (readonly Face[])[] {
  const fewer = (
    kind: Face["kind"],
    old: readonly Face["face"][],
    left: readonly Face["face"][],
  ): readonly (readonly Face[])[] =>
    left.length < old.length ? [left.map((face) => ({ kind, face }))] : [];
  return [
    ...fewer("identity", then.identities, now.identities),
    ...fewer("build", then.builds, now.builds),
    ...fewer("mission", then.letters, now.letters),
  ];
}
