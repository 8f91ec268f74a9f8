import type { CardView, Hand, Seen } from "@inkognito/engine/card";
import { type Agent, assertNever, type Colour } from "@inkognito/engine/core";
import type { Face, Why } from "@inkognito/mind/card";
import { listOf, t, type Values } from "../../../i18n/i18n.js";
import { capital } from "../../../table/names.js";
import type { Clash } from "../../../table/notebook/clash.js";
import type { Explanation } from "../../../table/notebook/WhyDialog.js";
import { roleName } from "../names.js";
import { type CardListener, storyOf } from "../story.js";

const faceWords = ({ kind, face }: Face): string =>
  kind === "identity" ? t(`agent.short.${face as Agent}`) : String(face);

const faceValues = (face: Face): Values => ({
  kind: face.kind,
  face: faceWords(face),
  build: "",
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
  view: CardView,
  listener: CardListener,
): Explanation {
  const claim = t(`why.${type}`, { ...faceValues(face), name: roleName(listener, colour) });
  return {
    claim: capital(claim),
    reasons: reasonsOf(why, view, listener),
    so: t("why.so"),
  };
}

type CardClash = Clash<Face, Why>;

/** Pencil marks that cannot be, as one sentence. */
export const clashWords = ({ marks }: CardClash, listener: CardListener): string =>
  t(marks.length === 1 ? "clash.one" : "clash.some", {
    marks: listOf(
      marks.map(({ colour, face, guess }) =>
        t("clash.mark", {
          name: capital(roleName(listener, colour)),
          face: faceWords(face),
          guess,
        }),
      ),
    ),
  });

export const explainClash = (
  clash: CardClash,
  view: CardView,
  listener: CardListener,
): Explanation => ({
  claim: clashWords(clash, listener),
  reasons: reasonsOf(clash.because, view, listener),
  so: t("clash.so"),
});

/** The shown cards, one's own, and that each was dealt once. */
function reasonsOf(why: Why, { own }: CardView, listener: CardListener): readonly string[] {
  const seen = why.answers.flatMap((id) => own?.seen[id] ?? []);
  const hand = own?.hand ?? null;
  const reasons = [
    ...seen.map((each) => seenWords(each, listener)),
    ...(hand === null ? [] : why.own.map((kind) => t("why.own", faceValues(ownFace(hand, kind))))),
    ...why.once.map((kind) => t("why.once", { kind })),
  ];
  return reasons.length === 0 ? [t("why.single")] : reasons;
}

const ownFace = (hand: Hand, kind: Face["kind"]): Face => ({ kind, face: hand[kind] });

function seenWords(seen: Seen, listener: CardListener): string {
  const { round } = seen;
  const said = storyOfSeen(seen, listener);
  const truth = t(seen.type === "pair" ? "cardReveal.pair" : "cardReveal.black");
  return `${t("why.round", { round, said })} ${truth}`;
}

function storyOfSeen(seen: Seen, listener: CardListener): string {
  switch (seen.type) {
    case "pair": {
      const { from, to, cards } = seen;
      return storyOf({ type: "swapped", shows: [{ from, to, cards }] }, listener);
    }
    case "black": {
      const { asker, of, card } = seen;
      const witness = asker === listener.viewer ? null : listener.viewer;
      return storyOf(
        {
          type: "blackShown",
          asker,
          of,
          witness: witness === "spectator" ? null : witness,
          card,
        },
        listener,
      );
    }
    case "look": {
      const { side, card } = seen;
      // The viewer who has seen the card is the one who looked.
      const { viewer } = listener;
      return storyOf(
        { type: "looked", seat: viewer === "spectator" ? 0 : viewer, side, card },
        listener,
      );
    }
    default:
      return assertNever(seen);
  }
}
