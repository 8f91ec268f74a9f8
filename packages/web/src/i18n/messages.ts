import type { card } from "./en/card.js";
import type { cardPapers } from "./en/cardPapers.js";
import type { common } from "./en/common.js";
import type { home } from "./en/home.js";
import type { papers } from "./en/papers.js";
import type { passing } from "./en/passing.js";
import type { story } from "./en/story.js";
import type { table } from "./en/table.js";

/** English is the measure: every other language has exactly its keys. */
type Messages = typeof common &
  typeof home &
  typeof table &
  typeof papers &
  typeof passing &
  typeof card &
  typeof cardPapers &
  typeof story;
export type MessageId = keyof Messages;
export type Catalog = Readonly<Record<MessageId, string>>;

/** A part of a catalog in another language: the same keys, other words. */
export type Translation<T> = { readonly [K in keyof T]: string };
