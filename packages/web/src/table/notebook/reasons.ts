import type { Agent, Colour } from "@inkognito/engine/core";
import type { Proof } from "@inkognito/mind";
import { listOf, t } from "../../i18n/i18n.js";
import { capital } from "../names.js";
import type { CellFace } from "./cell.js";
import type { Clash } from "./clash.js";
import type { Explanation } from "./WhyDialog.js";

/** A proof about faces of one game. */
export type Why<F extends CellFace> = Proof<F["kind"]>;

export interface Claimed<F extends CellFace> {
  readonly type: "is" | "isNot";
  readonly colour: Colour;
  readonly face: F;
}

/** What a game says of a viewer's notebook. */
export interface ReasonTexts<F extends CellFace> {
  /** Whom a row is about. */
  nameOf(colour: Colour): string;
  /** Answers that were shown, by their ids. */
  answers(ids: readonly number[]): readonly string[];
  /** The viewer's own card of this kind; null: none. */
  ownFace(kind: F["kind"]): F | null;
}

/** Why a mark in ink stands there. */
export function explainClaim<F extends CellFace>(
  { type, colour, face }: Claimed<F>,
  why: Why<F>,
  texts: ReasonTexts<F>,
): Explanation {
  const claim = capital(t(`why.${type}`, { ...faceValues(face), name: texts.nameOf(colour) }));
  return { claim, reasons: reasonsOf(why, texts), so: t("why.so") };
}

/** Pencil marks that cannot be, as one sentence. */
export const clashWords = <F extends CellFace>(
  { marks }: Pick<Clash<F, Why<F>>, "marks">,
  texts: ReasonTexts<F>,
): string =>
  t(marks.length === 1 ? "clash.one" : "clash.some", {
    marks: listOf(
      marks.map(({ colour, face, guess }) => {
        const name = capital(texts.nameOf(colour));
        return t("clash.mark", { name, face: faceWords(face), guess });
      }),
    ),
  });

export const explainClash = <F extends CellFace>(
  clash: Clash<F, Why<F>>,
  texts: ReasonTexts<F>,
): Explanation => ({
  claim: clashWords(clash, texts),
  reasons: reasonsOf(clash.because, texts),
  so: t("clash.so"),
});

/** The shown cards, one's own, and that each was dealt once. */
function reasonsOf<F extends CellFace>(why: Why<F>, texts: ReasonTexts<F>): readonly string[] {
  const reasons = [
    ...texts.answers(why.answers),
    ...why.own.flatMap((kind) => {
      const face = texts.ownFace(kind);
      return face === null ? [] : [t("why.own", faceValues(face))];
    }),
    ...why.once.map((kind) => t("why.once", { kind })),
  ];
  return reasons.length === 0 ? [t("why.single")] : reasons;
}

function faceWords({ kind, face }: CellFace): string {
  if (kind === "identity") return t(`agent.short.${face as Agent}`);
  return kind === "build" ? t(`build.${face as "tall"}`) : String(face);
}

/** The arguments kind, face and build of a sentence about a face. */
export const faceValues = (face: CellFace) => ({
  kind: face.kind,
  face: faceWords(face),
  build: face.kind === "build" ? String(face.face) : "",
});
