import { isOneOf } from "@inkognito/engine/core";
import { bytesOf, MAX_NOTES } from "@inkognito/protocol";

/** What a player pencils into the notebook: no more than an opinion. */
const GUESSES = ["yes", "no"] as const;
export type Guess = (typeof GUESSES)[number];

/** By cell, see `cellKey`. */
export type Guesses = Readonly<Record<string, Guess>>;

/** Everything that a player has written into the notebook of one game. */
export interface Pencilled {
  readonly guesses: Guesses;
  /** Free text, by what it is about: a player, or one of that player's answers. */
  readonly lines: Readonly<Record<string, string>>;
}

/** By game, the one last written in at the end. */
export type SavedPencilled = readonly (readonly [game: string, pencilled: Pencilled])[];

const NOTHING: Pencilled = { guesses: {}, lines: {} };
const KEPT_GAMES = 8;

/** Characters of one line. */
export const MAX_LINE = 300;

/** One tap: nothing, "yes?", "no?", nothing. */
function nextGuess(guess: Guess | undefined): Guess | undefined {
  if (guess === undefined) return "yes";
  return guess === "yes" ? "no" : undefined;
}

export function cycleGuess(pencilled: Pencilled, cell: string): Pencilled {
  const { [cell]: now, ...rest } = pencilled.guesses;
  const next = nextGuess(now);
  return { ...pencilled, guesses: next === undefined ? rest : { ...rest, [cell]: next } };
}

export function writeLine(pencilled: Pencilled, about: string, text: string): Pencilled {
  const { [about]: _, ...rest } = pencilled.lines;
  const line = cut(text);
  return { ...pencilled, lines: line === "" ? rest : { ...rest, [about]: line } };
}

/** What people see as one character, such as a flag, is not cut in two. */
function cut(text: string): string {
  if (text.length <= MAX_LINE) return text;
  const parts = [...new Intl.Segmenter().segment(text)];
  const end = parts.findLast(({ index }) => index <= MAX_LINE)?.index ?? 0;
  return text.slice(0, end);
}

const sizeOf = (pencilled: Pencilled): number => bytesOf(formatPencilled(pencilled));

/** A character takes three bytes at most, as in Korean; an emoji counts as two. */
const LARGEST_LINE = 3 * MAX_LINE + 100;

/** Marks fit in always: the cells are few. Another line might not. */
export const isFull = (pencilled: Pencilled): boolean =>
  sizeOf(pencilled) > MAX_NOTES - LARGEST_LINE;

export const fits = (pencilled: Pencilled): boolean => sizeOf(pencilled) <= MAX_NOTES;

/** The browser's store can hold anything: entries of another form are left out. */
export function parseSaved(value: unknown): SavedPencilled {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry): SavedPencilled => {
    if (!Array.isArray(entry)) return [];
    const [game, pencilled] = entry as readonly unknown[];
    return typeof game === "string" ? [[game, parseStored(pencilled)]] : [];
  });
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Earlier versions stored the guesses alone, by cell; the lines have a key that no cell has. */
function parseStored(value: unknown): Pencilled {
  if (!isObject(value)) return NOTHING;
  const guesses = Object.entries(value).flatMap(([cell, guess]) =>
    isOneOf(GUESSES, guess) ? [[cell, guess] as const] : [],
  );
  const stored: unknown = "lines" in value ? value.lines : null;
  const lines = Object.entries(isObject(stored) ? stored : {}).flatMap(([about, line]) =>
    typeof line === "string" && line !== "" ? [[about, cut(line)] as const] : [],
  );
  return { guesses: Object.fromEntries(guesses), lines: Object.fromEntries(lines) };
}

const toStored = ({ guesses, lines }: Pencilled): object =>
  Object.keys(lines).length === 0 ? guesses : { ...guesses, lines };

/** Parses what was stored as text, perhaps by another version of the page. */
export function parsePencilled(text: string | null): Pencilled {
  try {
    return parseStored(JSON.parse(text ?? "{}"));
  } catch {
    return NOTHING;
  }
}

export const formatPencilled = (pencilled: Pencilled): string =>
  JSON.stringify(toStored(pencilled));

export const formatSaved = (saved: SavedPencilled): unknown =>
  saved.map(([game, pencilled]) => [game, toStored(pencilled)]);

export const pencilledIn = (saved: SavedPencilled, game: string): Pencilled =>
  saved.find(([id]) => id === game)?.[1] ?? NOTHING;

/** The oldest games are forgotten. */
export const withPencilled = (
  saved: SavedPencilled,
  game: string,
  pencilled: Pencilled,
): SavedPencilled =>
  [...saved.filter(([id]) => id !== game), [game, pencilled] as const].slice(-KEPT_GAMES);
