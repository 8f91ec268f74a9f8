import { type Build, type Card, faceOf, type Letter } from "@inkognito/engine/board";
import type { Agent } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import type { CardFace, CardTone } from "../../ui/art/Card.js";

/** What is drawn on a card. */
export function pictureOf(card: Card): CardFace {
  const { kind, face } = faceOf(card);
  switch (kind) {
    case "identity":
      return { type: kind, agent: face as Agent };
    case "build":
      return { type: kind, build: face as Build };
    case "mission":
      return { type: kind, letter: face as Letter };
  }
}

/** The word at the foot of a card: "Bubble", "thin", "A". */
export function cardCaption(card: Card): string {
  const picture = pictureOf(card);
  switch (picture.type) {
    case "identity":
      return t(`agent.short.${picture.agent}`);
    case "build":
      return t(`build.${picture.build}`);
    case "mission":
      return t("card.letter", { letter: picture.letter });
  }
}

/** A card inside a sentence: "Colonel Bubble", "thin", "thin (grey card)". */
export function cardName(card: Card): string {
  const { face, grey } = faceOf(card);
  const picture = pictureOf(card);
  if (picture.type === "mission") return t("card.mission", { letter: face });
  const plain =
    picture.type === "identity"
      ? t(`agent.${picture.agent}`)
      : t("card.build", { face: t(`build.${picture.build}`) });
  return grey ? t("card.grey", { face: plain }) : plain;
}

/** A card on its own, spoken: "red identity card: Colonel Bubble". */
export function cardLabel(card: Card, tone: CardTone): string {
  const { kind, face } = faceOf(card);
  const picture = pictureOf(card);
  const of =
    picture.type === "identity"
      ? t(`agent.${picture.agent}`)
      : picture.type === "build"
        ? t(`build.${picture.build}`)
        : face;
  return t("card.label", { tone, kind, face: of });
}
