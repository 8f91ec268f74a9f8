import type { Colour } from "@inkognito/engine/core";
import type { Contradiction } from "@inkognito/mind";
import type { Assistant } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { type CellFace, type CellState, pencilMarks } from "./cell.js";
import { clashesOf } from "./clash.js";
import {
  type Claimed,
  clashWords,
  explainClaim,
  explainClash,
  type ReasonTexts,
  type Why,
} from "./reasons.js";
import type { Pencil } from "./usePencil.js";
import { ClashNote, type Explanation, WhyDialog } from "./WhyDialog.js";

interface Reasoned<View, Book, F extends CellFace> {
  readonly view: View;
  readonly book: Book;
  readonly assistant: Assistant;
  readonly pencil: Pencil;
  readonly faces: readonly F[];
  readonly texts: ReasonTexts<F>;
}

/** What a game's mind says of its notebook. */
interface NotebookMind<View, Book, F extends CellFace> {
  contradictions(
    view: View,
    guesses: readonly { readonly colour: Colour; readonly face: F; readonly is: boolean }[],
  ): readonly Contradiction<Why<F>>[];
  why(view: View, claim: Claimed<F>): Why<F> | null;
  isFactIn(book: Book, colour: Colour, face: F): boolean;
}

/** The proofs behind the marks in ink, and the pencil marks that cannot be right. */
export function useReasoning<View, Book, F extends CellFace>(
  { contradictions, why, isFactIn }: NotebookMind<View, Book, F>,
  { view, book, assistant, pencil, faces, texts }: Reasoned<View, Book, F>,
) {
  const [explained, setExplained] = useState<Explanation | null>(null);
  const { guesses } = pencil;
  const clashes = useMemo(
    () =>
      clashesOf(pencilMarks(guesses, faces), assistant, {
        contradictions: (marks) =>
          contradictions(
            view,
            marks.map(({ colour, face, guess }) => ({ colour, face, is: guess === "yes" })),
          ),
        isFact: ({ colour, face }) => isFactIn(book, colour, face),
      }),
    [view, book, assistant, guesses],
  );
  return {
    /** The marks that cannot be right, by key. */
    clashing: new Set(clashes.flatMap(({ marks }) => marks.map(({ key }) => key))),
    /** Shows why a mark in ink stands there. */
    explain: (colour: Colour, face: F, state: CellState | null): void => {
      const claim = { type: state === "ruledOut" ? "isNot" : "is", colour, face } as const;
      const proof = why(view, claim);
      if (proof !== null) setExplained(explainClaim(claim, proof, texts));
    },
    /** Below the marks of a colour. */
    clashNotes: (about: string): ComponentChildren =>
      clashes
        .filter(({ marks }) => marks[0]?.colour === about)
        .map((clash) => (
          <ClashNote
            key={clash.marks.map(({ key }) => key).join()}
            words={clashWords(clash, texts)}
            onWhy={() => setExplained(explainClash(clash, texts))}
          />
        )),
    dialog: explained !== null && (
      <WhyDialog explained={explained} onClose={() => setExplained(null)} />
    ),
  };
}
