import { COLOURS, type Colour, isOneOf } from "@inkognito/engine/core";
import { shortened } from "./dialogue.js";
import { type Reply, said } from "./terminalGame.js";
import { capital, listed, parseRole } from "./text.js";

/** A player has this face, or has it not. */
export interface Guess<Face> {
  readonly face: Face;
  readonly is: boolean;
}

interface Trait {
  readonly verb: "is" | "has";
  readonly what: string;
}

/** What can be asked about in one game. */
interface Inquiry<Face> {
  readonly usage: string;
  /** What is said of a word that means none. */
  readonly noColour: string;
  readonly noFace: string;
  /** "code", and whatever else is not about a colour. */
  topic(word: string): readonly string[] | null;
  isColour(colour: Colour): boolean;
  parseFace(words: readonly string[]): Face | null;
  /** "blue", "you" */
  nameOf(colour: Colour): string;
  /** What one with this face is, or has. */
  traitOf(face: Face): Trait;
  certainOf(colour: Colour): readonly Guess<Face>[];
  /** Null: it is not certain. */
  explain(words: string, colour: Colour, guess: Guess<Face>): readonly string[] | null;
}

/** Why something is certain: the fewest shown cards that prove it. */
export function inquire<Face>(rest: string, about: Inquiry<Face>): Reply<never> {
  const { usage, noColour, noFace } = about;
  const [first, ...more] = rest
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "is");
  if (first === undefined) return said(usage);
  const topic = about.topic(first);
  if (topic !== null) return said(...topic);
  const colour = parseRole(first);
  if (!isOneOf(COLOURS, colour) || !about.isColour(colour))
    return said(`"${shortened(first)}" ${noColour} ${usage}`);
  const wordsOf = ({ face, is }: Guess<Face>): string =>
    claimWords(about.nameOf(colour), about.traitOf(face), is);
  const explain = (guess: Guess<Face>): readonly string[] | null =>
    about.explain(wordsOf(guess), colour, guess);
  if (more.length === 0) {
    const lines = about.certainOf(colour).flatMap((guess) => explain(guess) ?? []);
    if (lines.length > 0) return said(...lines);
    return said(`Nothing is certain about ${about.nameOf(colour)} yet.`);
  }
  const is = more[0] !== "not";
  const face = about.parseFace(is ? more : more.slice(1));
  if (face === null) return said(`"${shortened(more.join(" "))}" ${noFace} ${usage}`);
  const lines = explain({ face, is });
  if (lines !== null) return said(...lines);
  const contrary = explain({ face, is: !is });
  if (contrary !== null) return said("It's the other way round.", ...contrary);
  const words = wordsOf({ face, is: true });
  return said(`It isn't certain whether ${words}; \`odds\` says how likely it is.`);
}

/** "blue is not tall", "you have letter A" */
function claimWords(name: string, { verb, what }: Trait, is: boolean): string {
  const you = name === "you";
  if (verb === "is") return `${name} ${you ? "are" : "is"} ${is ? "" : "not "}${what}`;
  if (is) return `${name} ${you ? "have" : "has"} ${what}`;
  return `${name} ${you ? "do" : "does"} not have ${what}`;
}

/** What is certain of one kind of card: the only face left, or those that are out. */
export function certainIn<Kind extends string, F>(
  kind: Kind,
  open: readonly F[],
  all: readonly F[],
): readonly Guess<{ readonly kind: Kind; readonly face: F }>[] {
  const [only] = open;
  if (open.length === 1 && only !== undefined) return [{ face: { kind, face: only }, is: true }];
  return all
    .filter((face) => !open.includes(face))
    .map((face) => ({ face: { kind, face }, is: false }));
}

interface Because {
  readonly shown: readonly string[];
  /** The kinds of one's own cards, and of those of which each was dealt once; in words. */
  readonly own: readonly string[];
  readonly once: readonly string[];
}

export function becauseLines(words: string, { shown, own, once }: Because): readonly string[] {
  return [
    `${capital(words)}, because`,
    ...shown.map((each) => `  ${each}`),
    ...(own.length === 0 ? [] : [`  you know ${listed(own.map((kind) => `your own ${kind}`))}`]),
    ...(once.length === 0 ? [] : [`  each ${listed(once)} was dealt only once`]),
  ];
}
