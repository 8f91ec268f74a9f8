import type { Colour } from "@inkognito/engine/core";
import type { InsightOf } from "@inkognito/mind";
import { type Assistant, concludes } from "@inkognito/protocol";
import { anyOf, t } from "../../i18n/i18n.js";
import { capital } from "../names.js";

/** What cards tell, in words. */
export interface InsightText {
  /** Partner, code or mission have become certain. */
  readonly moments: readonly string[];
  readonly sentences: readonly string[];
}

/** What both games have in common of what cards tell. */
type Insight<F> = InsightOf<
  F,
  { readonly type: string; readonly face?: F },
  { readonly answers: readonly number[] }
>;

/** How a game says it. */
export interface Sayings<F> {
  readonly nameOf: (colour: Colour) => string;
  /** The arguments kind, face and build of a sentence about a face. */
  readonly valuesOf: (face: F) => {
    readonly kind: string;
    readonly face: string;
    readonly build: string;
  };
  /** Is this face on one of my own cards? */
  readonly isMine: (face: F) => boolean;
  readonly me: Colour | null;
  /** Why a grey or a black card is a proof. */
  readonly proof: string;
  readonly moments: readonly string[];
}

/** So many sentences can be read while the cards lie there. */
const SENTENCES = 3;

/** What cards told, as far as the table's assistant may say it; null: it has nothing to say. */
export function insightText<F>(
  insight: Insight<F>,
  assistant: Assistant,
  sayings: Sayings<F>,
): InsightText | null {
  if (assistant === "off") return null;
  if (!concludes(assistant)) {
    const sentences = factWords(insight, sayings);
    return sentences.length === 0 ? null : { moments: [], sentences };
  }
  const { lies, narrowed } = insight;
  // What the player's own cards tell comes before what follows for others.
  const ordered = [
    ...narrowed.filter(({ shower }) => shower),
    ...narrowed.filter(({ shower }) => !shower),
  ];
  const sentences = [
    ...lies.slice(0, 1).map((lie) => lieWords(lie, sayings)),
    ...ordered.flatMap((each) => narrowedWords(each, sayings)),
  ].slice(0, SENTENCES);
  const { moments } = sayings;
  const silent = sentences.length === 0 && moments.length === 0;
  return { moments, sentences: silent ? [t("insight.nothing")] : sentences };
}

/** What the cards say by themselves. */
const factWords = <F>({ facts }: Insight<F>, { nameOf, valuesOf, proof }: Sayings<F>) =>
  facts.flatMap(({ colour, fact: { type, face } }) =>
    type === "proven" && face !== undefined
      ? [`${capital(t("why.is", { ...valuesOf(face), name: nameOf(colour) }))} ${proof}`]
      : [],
  );

/** "You are the tall figure yourself. So “tall” is a lie." */
function lieWords<F>(
  { face, because }: Insight<F>["lies"][number],
  { valuesOf, isMine }: Sayings<F>,
): string {
  const values = valuesOf(face);
  return isMine(face) && because.answers.length === 0
    ? `${t("why.own", values)} ${t("insight.lie", values)}`
    : t("insight.unfit", values);
}

/** Of the player who showed what is left; of others only what is certain now. */
function narrowedWords<F>(
  { colour, shower, faces }: Insight<F>["narrowed"][number],
  { nameOf, valuesOf, me }: Sayings<F>,
): readonly string[] {
  const [face] = faces;
  if (face === undefined || colour === me) return [];
  const name = nameOf(colour);
  const values = { ...valuesOf(face), name, Name: capital(name) };
  if (faces.length === 1) return [capital(t("why.is", values))];
  if (!shower) return [];
  const left = anyOf(faces.map((each) => valuesOf(each).face));
  return [t("insight.among", { ...values, faces: left })];
}
