import {
  type Card as CardId,
  type CodeNumber,
  EDITION_NUMBERS,
  faceOf,
  type Location,
} from "@inkognito/engine/card";
import type { Agent, Colour } from "@inkognito/engine/core";
import type { JSX } from "preact";
import { t } from "../../i18n/i18n.js";
import { Card, type CardFace, type CardTone, type Drawing } from "../../ui/art/Card.js";
import { cardCaption, cardLabel, locationLabel } from "./cardNames.js";
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

const around = (count: number, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
  });

const HOLES = around(10, 29);
const NOTCHES = around(24, 1);

/** C1.2: a fragment of the telephone number in a dial, or a number of the safe in its lock. */
const NumberFace = ({ number }: { readonly number: CodeNumber }): JSX.Element => {
  const telephone = EDITION_NUMBERS.telephone.includes(number);
  return (
    <g transform="translate(50 66)" stroke="#231a10" stroke-width="1.6">
      <circle r="37" fill={telephone ? "#1d2b2f" : "#8b8f8c"} />
      {telephone
        ? HOLES.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill="#e9d9bd" />)
        : NOTCHES.map(([x, y]) => (
            <path key={`${x} ${y}`} d={`M${x * 30} ${y * 30}L${x * 35} ${y * 35}`} />
          ))}
      {!telephone && <path d="M0-37L-5-46H5Z" fill="#9c2a26" />}
      <circle r="21" fill="#fffaf0" />
      <text
        y="9"
        text-anchor="middle"
        font-size="26"
        font-weight="700"
        fill="#231a10"
        stroke="none"
      >
        {number}
      </text>
    </g>
  );
};
