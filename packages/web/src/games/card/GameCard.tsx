import {
  type Card as CardId,
  type CodeNumber,
  faceOf,
  type Location,
} from "@inkognito/engine/card";
import type { Agent, Colour } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { Card, type CardFace, type CardTone, type Drawing } from "../../ui/art/Card.js";
import { cardCaption, cardLabel, locationLabel } from "./cardNames.js";
import { NumberFace } from "./NumberFace.js";
import { PlaceScene } from "./places/PlaceScene.js";

interface GameCardProps {
  readonly card: CardId;
  /** Whose card it is: coloured cards have their owner's colour, black ones are black. */
  readonly owner: Colour;
  readonly width: number;
  readonly lit?: boolean;
}

function pictureOf(card: CardId): CardFace | Drawing {
  const { kind, face } = faceOf(card);
  return kind === "identity"
    ? { type: "identity", agent: face as Agent }
    : { type: "drawing", drawing: <NumberFace number={face as CodeNumber} /> };
}

/** An identity or a number of the card game, face up, with its name. */
export function GameCard({ card, owner, ...rest }: GameCardProps) {
  const tone: CardTone = faceOf(card).black ? "black" : owner;
  return (
    <Card
      face={pictureOf(card)}
      tone={tone}
      caption={cardCaption(card)}
      label={cardLabel(card, owner)}
      {...rest}
    />
  );
}

interface LocationCardProps {
  readonly location: Location;
  /** Null: the Ambassador's. */
  readonly owner: Colour | null;
  readonly width: number;
  readonly lit?: boolean;
}

/** A location of the card game, face up, with its name. */
export function LocationCard({ location, owner, ...rest }: LocationCardProps) {
  const drawing = (
    <g transform="translate(50 96) scale(.66)">
      <PlaceScene location={location} paper />
    </g>
  );
  return (
    <Card
      face={{ type: "drawing", drawing }}
      tone={owner ?? "secret"}
      caption={t(`place.${location}`)}
      label={locationLabel(location, owner)}
      {...rest}
    />
  );
}
