import { isOneOf } from "@inkognito/engine/core";

/** What a player pencils into the notebook: no more than an opinion. */
const GUESSES = ["yes", "no"] as const;
export type Guess = (typeof GUESSES)[number];

/** By cell, see `cellKey`. */
export type Guesses = Readonly<Record<string, Guess>>;

/** By game, the one last written in at the end. */
export type SavedGuesses = readonly (readonly [game: string, guesses: Guesses])[];

const KEPT_GAMES = 8;

/** One tap: nothing, "yes?", "no?", nothing. */
function nextGuess(guess: Guess | undefined): Guess | undefined {
  if (guess === undefined) return "yes";
  return guess === "yes" ? "no" : undefined;
}

export function cycleGuess(guesses: Guesses, cell: string): Guesses {
  const { [cell]: now, ...rest } = guesses;
  const next = nextGuess(now);
  return next === undefined ? rest : { ...rest, [cell]: next };
}

/** The browser's store can hold anything: entries of another form are left out. */
export function parseSavedGuesses(value: unknown): SavedGuesses {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry): SavedGuesses => {
    if (!Array.isArray(entry)) return [];
    const [game, guesses] = entry as readonly unknown[];
    return typeof game === "string" ? [[game, parseGuesses(guesses)]] : [];
  });
}

function parseGuesses(value: unknown): Guesses {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([cell, guess]) =>
      isOneOf(GUESSES, guess) ? [[cell, guess] as const] : [],
    ),
  );
}

/** Parses marks stored as text, perhaps by another version of the page. */
export function parseGuessText(text: string | null): Guesses {
  try {
    return parseGuesses(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

export const formatGuesses = (guesses: Guesses): string => JSON.stringify(guesses);

export const guessesOf = (saved: SavedGuesses, game: string): Guesses =>
  saved.find(([id]) => id === game)?.[1] ?? {};

/** The oldest games are forgotten. */
export const withGuesses = (saved: SavedGuesses, game: string, guesses: Guesses): SavedGuesses =>
  [...saved.filter(([id]) => id !== game), [game, guesses] as const].slice(-KEPT_GAMES);
