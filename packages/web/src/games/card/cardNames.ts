import { type Card, faceOf, type Location } from "@inkognito/engine/card";
import type { Agent, Colour } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";

/** The word at the foot of a card: "Bubble", "13". */
export function cardCaption(card: Card): string {
  const { kind, face } = faceOf(card);
  return kind === "identity" ? t(`agent.short.${face as Agent}`) : String(face);
}

/** A card inside a sentence: "Colonel Bubble", "13", "13 (black card)". */
export function cardName(card: Card): string {
  const { kind, face, black } = faceOf(card);
  const plain = kind === "identity" ? t(`agent.${face as Agent}`) : String(face);
  return black ? t("cardGame.black", { face: plain }) : plain;
}

/** A card on its own, spoken: "red identity card: Colonel Bubble". */
export function cardLabel(card: Card, owner: Colour): string {
  const { kind, face, black } = faceOf(card);
  const of = kind === "identity" ? t(`agent.${face as Agent}`) : String(face);
  return t("cardGame.label", { tone: black ? "black" : owner, kind, face: of });
}

export const locationLabel = (location: Location, owner: Colour | null): string =>
  t("cardGame.location", { tone: owner ?? "ambassador", place: t(`place.${location}`) });
