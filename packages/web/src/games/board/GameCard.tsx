import { type Card as CardId, faceOf } from "@inkognito/engine/board";
import type { Colour } from "@inkognito/engine/core";
import { Card } from "../../ui/art/Card.js";
import { cardCaption, cardLabel, pictureOf } from "./cardNames.js";

export interface GameCardProps {
  readonly card: CardId;
  /** Whose card it is: coloured cards have their owner's colour, grey ones are grey. */
  readonly owner: Colour;
  readonly width: number;
  readonly lit?: boolean;
  readonly tic?: boolean;
}

/** A card of the game, face up, with its name. */
export function GameCard({ card, owner, ...rest }: GameCardProps) {
  const tone = faceOf(card).grey ? "secret" : owner;
  return (
    <Card
      face={pictureOf(card)}
      tone={tone}
      caption={cardCaption(card)}
      label={cardLabel(card, tone)}
      {...rest}
    />
  );
}
