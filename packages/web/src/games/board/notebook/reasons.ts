import { type BoardView, faceOf, type Hand, type Show } from "@inkognito/engine/board";
import { type Agent, type Colour, seatOf } from "@inkognito/engine/core";
import type { Face, Why } from "@inkognito/mind/board";
import { listOf, t, type Values } from "../../../i18n/i18n.js";
import { capital, colourName, type Listener } from "../../../table/names.js";
import type { Clash } from "../../../table/notebook/clash.js";
import type { Explanation } from "../../../table/notebook/WhyDialog.js";
import { storyOf } from "../story.js";

/** Whom a row of the notebook is about; with three players also the arrested agent. */
const colourSubject = (listener: Listener, colour: Colour): string =>
  seatOf(listener.config, colour) === null
    ? t("name.arrested.subject")
    : colourName(listener, colour);

function faceWords({ kind, face }: Face): string {
  if (kind === "identity") return t(`agent.short.${face as Agent}`);
  return kind === "build" ? t(`build.${face as "tall"}`) : face;
}

const faceValues = (face: Face): Values => ({
  kind: face.kind,
  face: faceWords(face),
  build: face.kind === "build" ? face.face : "",
});

interface Claimed {
  readonly type: "is" | "isNot";
  readonly colour: Colour;
  readonly face: Face;
}

/** Why a mark in ink stands there. */
export function explainClaim(
  { type, colour, face }: Claimed,
  why: Why,
  view: BoardView,
  listener: Listener,
): Explanation {
  const values = { ...faceValues(face), name: colourSubject(listener, colour) };
  const claim = capital(t(`why.${type}`, values));
  return { claim, reasons: reasonsOf(why, view, listener), so: t("why.so") };
}

type BoardClash = Clash<Face, Why>;

/** Pencil marks that cannot be, as one sentence. */
export const clashWords = ({ marks }: BoardClash, listener: Listener): string =>
  t(marks.length === 1 ? "clash.one" : "clash.some", {
    marks: listOf(
      marks.map(({ colour, face, guess }) =>
        t("clash.mark", {
          name: capital(colourSubject(listener, colour)),
          face: faceWords(face),
          guess,
        }),
      ),
    ),
  });

export const explainClash = (
  clash: BoardClash,
  view: BoardView,
  listener: Listener,
): Explanation => ({
  claim: clashWords(clash, listener),
  reasons: reasonsOf(clash.because, view, listener),
  so: t("clash.so"),
});

/** The shown answers, one's own cards, and that each was dealt once. */
function reasonsOf(why: Why, { own }: BoardView, listener: Listener): readonly string[] {
  const shows = why.answers.flatMap((id) => own?.shows[id] ?? []);
  const hand = own?.hand ?? null;
  const reasons = [
    ...shows.map((show) => showWords(show, listener)),
    ...(hand === null ? [] : why.own.map((kind) => t("why.own", faceValues(ownFace(hand, kind))))),
    ...why.once.map((kind) => t("why.once", { kind })),
  ];
  return reasons.length === 0 ? [t("why.single")] : reasons;
}

const ownFace = (hand: Hand, kind: Face["kind"]): Face => ({ kind, face: hand[kind] });

function showWords({ question, penalty, turn, cards }: Show, listener: Listener): string {
  const event = { type: "answered", question, penalty, count: cards.length, cards } as const;
  const said = storyOf(event, listener);
  const grey = cards.map(faceOf).filter((face) => face.grey);
  // B5.3: a mission card is no reason why the others need not be true.
  const open = grey.some(({ kind }) => kind !== "mission") ? 0 : cards.length - grey.length;
  return [
    turn === 0 ? said : t("why.turn", { turn, said }),
    ...(grey.length > 0 ? [t("why.grey")] : []),
    ...(open > 0 ? [t("reveal.truth", { count: open, penalty: "no" })] : []),
  ].join(" ");
}
