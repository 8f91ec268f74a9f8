import type { cardNotebook } from "./en/cardNotebook.js";
import type { cardTable } from "./en/cardTable.js";
import type { common } from "./en/common.js";
import type { home } from "./en/home.js";
import type { words as lessons } from "./en/lessons.js";
import type { lobby } from "./en/lobby.js";
import type { words as odds } from "./en/odds.js";
import type { online } from "./en/online.js";
import type { papers } from "./en/papers.js";
import type { passing } from "./en/passing.js";
import type { words as replay } from "./en/replay.js";
import type { words as rules } from "./en/rules.js";
import type { story } from "./en/story.js";
import type { table } from "./en/table.js";

/** English is the measure: every other language has exactly its keys. */
type Messages = typeof common &
  typeof home &
  typeof table &
  typeof papers &
  typeof passing &
  typeof story;

/** Parts that are fetched on demand: home and the board game are light without them. */
interface PartMessages {
  readonly cardGame: typeof cardTable & typeof cardNotebook;
  readonly odds: typeof odds;
  readonly multiplayer: typeof lobby & typeof online;
  readonly rules: typeof rules;
  readonly lessons: typeof lessons;
  readonly replay: typeof replay;
}

export type Part = keyof PartMessages;
export type MessageId = keyof Messages | { [P in Part]: keyof PartMessages[P] }[Part];
export type Catalog = Translation<Messages>;
export type PartCatalogs = { readonly [P in Part]: Translation<PartMessages[P]> };

/** A part of a catalog in another language: the same keys, other words. */
export type Translation<T> = { readonly [K in keyof T]: string };
