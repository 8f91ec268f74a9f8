import { type Card, type CardView, type Code, faceOf } from "@inkognito/engine/card";
import { COLOURS, type Colour, type Seat } from "@inkognito/engine/core";
import { type Face, type Fact, factsOf } from "../notebook/facts.js";
import { colourOfSeen } from "../odds/belief.js";
import { type Why, why } from "../why/why.js";
import { knowledge, type Possible } from "../worlds/knowledge.js";
import { memoryOf } from "../worlds/worlds.js";

/** A shown card that is not true of the player who showed it. */
export interface Lie {
  readonly face: Face;
  readonly because: Why;
}

/** What someone may still be of one kind, since then fewer than before; one: it is certain. */
export interface Narrowed {
  readonly colour: Colour;
  /** Were the cards this agent's? */
  readonly shower: boolean;
  readonly faces: readonly Face[];
}

/** What has become certain between two moments, by the cards seen between them. */
export interface Insight {
  /** What the cards say by themselves, and of whom. */
  readonly facts: readonly { readonly colour: Colour; readonly fact: Fact }[];
  readonly lies: readonly Lie[];
  readonly narrowed: readonly Narrowed[];
  /** Null: unknown still, or known before. */
  readonly partner: Seat | null;
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
    code: then.code === null ? now.code : null,
  };
}

const liesIn = (view: CardView, colour: Colour, cards: readonly Card[]): readonly Lie[] =>
  cards.flatMap((card) => {
    const { kind, face, black } = faceOf(card);
    const because = black ? null : why(view, { type: "isNot", colour, face: { kind, face } });
    return because === null ? [] : [{ face: { kind, face }, because }];
  });

/** By kind: the faces that are left, where there were more. */
const narrowedAt = (then: Possible, now: Possible): readonly (readonly Face[])[] => [
  ...(now.identities.length < then.identities.length
    ? [now.identities.map((face): Face => ({ kind: "identity", face }))]
    : []),
  ...(now.numbers.length < then.numbers.length
    ? [now.numbers.map((face): Face => ({ kind: "number", face }))]
    : []),
];
