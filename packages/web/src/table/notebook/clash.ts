import type { Contradiction } from "@inkognito/mind";
import type { Assistant } from "@inkognito/protocol";
import { concludes } from "@inkognito/protocol";
import type { CellFace, PencilMark } from "./cell.js";

/** Pencil marks that cannot be right, and what they contradict. */
export interface Clash<F extends CellFace, Why> {
  readonly marks: readonly PencilMark<F>[];
  readonly because: Why;
}

interface Notebook<F extends CellFace, Why> {
  /** All that reasoning finds. */
  readonly contradictions: (marks: readonly PencilMark<F>[]) => readonly Contradiction<Why>[];
  /** What a card that was shown says by itself. */
  readonly isFact: (mark: PencilMark<F>) => boolean;
}

/** As much as the table's assistant may say: with facts only, marks that deny a fact. */
export function clashesOf<F extends CellFace, Why>(
  all: readonly PencilMark<F>[],
  assistant: Assistant,
  { contradictions, isFact }: Notebook<F, Why>,
): readonly Clash<F, Why>[] {
  const denied = all.filter((mark) => mark.guess === "no" && isFact(mark));
  const marks = concludes(assistant) ? all : assistant === "facts" ? denied : [];
  if (marks.length === 0) return [];
  return contradictions(marks).map(({ guesses, because }) => ({
    marks: guesses.flatMap((at) => marks[at] ?? []),
    because,
  }));
}
