import type { CardView, Seen } from "@inkognito/engine/card";
import { assertNever } from "@inkognito/engine/core";
import type { Face } from "@inkognito/mind/card";
import { t } from "../../../i18n/i18n.js";
import type { ReasonTexts } from "../../../table/notebook/reasons.js";
import { roleName } from "../names.js";
import { type CardListener, storyOf } from "../story.js";

export const reasonTexts = ({ own }: CardView, listener: CardListener): ReasonTexts<Face> => ({
  nameOf: (colour) => roleName(listener, colour),
  answers: (ids) =>
    ids.flatMap((id) => own?.seen[id] ?? []).map((seen) => seenWords(seen, listener)),
  ownFace: (kind) => (own?.hand == null ? null : { kind, face: own.hand[kind] }),
});

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
