import { COLOURS, type Colour, type Seat } from "@inkognito/engine/core";

/** What has become certain between two moments, by the cards seen between them. */
export interface InsightOf<Face, Fact, Why> {
  /** What the cards say by themselves, and of whom. */
  readonly facts: readonly { readonly colour: Colour; readonly fact: Fact }[];
  /** Shown cards that are not true of the player who showed them. */
  readonly lies: readonly LieOf<Face, Why>[];
  readonly narrowed: readonly NarrowedOf<Face>[];
  /** Null: unknown still, or known before. */
  readonly partner: Seat | null;
}

/** A shown card that is not true of the player who showed it. */
interface LieOf<Face, Why> {
  /** The player who showed it: two may show the same face at once. */
  readonly colour: Colour;
  readonly face: Face;
  readonly because: Why;
}

/** What someone may still be of one kind, since then fewer than before; one: it is certain. */
interface NarrowedOf<Face> {
  readonly colour: Colour;
  /** Were the cards this agent's? */
  readonly shower: boolean;
  readonly faces: readonly Face[];
}

/** What was seen between the two moments, and what a game knows of it. */
interface SeenBetween<Card, Face, Fact, Why> {
  readonly answers: readonly { readonly colour: Colour; readonly cards: readonly Card[] }[];
  factsOf(cards: readonly Card[]): readonly Fact[];
  /** Null: the card is a proof, and true. */
  mayLie(card: Card): Face | null;
  whyNot(colour: Colour, face: Face): Why | null;
  /** By kind: the faces that are left, where there were more. */
  narrowed(colour: Colour): readonly (readonly Face[])[];
}

export const insightFrom = <Card, Face, Fact, Why>({
  answers,
  factsOf,
  mayLie,
  whyNot,
  narrowed,
}: SeenBetween<Card, Face, Fact, Why>): Omit<InsightOf<Face, Fact, Why>, "partner"> => ({
  facts: answers.flatMap(({ colour, cards }) => factsOf(cards).map((fact) => ({ colour, fact }))),
  lies: answers.flatMap(({ colour, cards }) =>
    cards.flatMap((card) => {
      const face = mayLie(card);
      const because = face === null ? null : whyNot(colour, face);
      return face === null || because === null ? [] : [{ colour, face, because }];
    }),
  ),
  narrowed: COLOURS.flatMap((colour) =>
    narrowed(colour).map((faces) => ({
      colour,
      shower: answers.some((answer) => answer.colour === colour),
      faces,
    })),
  ),
});

/** The faces of one kind that are left; nothing if there were no more before. */
export const fewer = <const Kind, Face>(
  kind: Kind,
  before: readonly Face[],
  left: readonly Face[],
): readonly (readonly { readonly kind: Kind; readonly face: Face }[])[] =>
  left.length < before.length ? [left.map((face) => ({ kind, face }))] : [];
