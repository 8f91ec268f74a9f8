import {
  type Card,
  colourOf,
  faceOf,
  type Piece,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import { type Agent, AMBASSADOR } from "@inkognito/engine/core";
import { agentName, type Company } from "../shared/text.js";

/** "23 San Nicolò (#4)": the number one types, the name, and what stands printed there. */
export function placeName(id: SpaceId): string {
  const { name, number, embassy } = spaceOf(id);
  if (number !== undefined) return `${id} ${name} (#${number})`;
  return embassy ? `${id} the embassy` : `${id} ${name}`;
}

export function pieceName(piece: Piece, { seats, me }: Company): string {
  if (piece === AMBASSADOR) return seats[me] === AMBASSADOR ? "you" : "the Ambassador";
  const words = piece.replace("-", " ");
  return colourOf(piece) === seats[me] ? `your ${words.split(" ")[1]}` : words;
}

function cardName(card: Card): string {
  const { kind, face, grey } = faceOf(card);
  const name =
    kind === "identity" ? agentName(face as Agent) : kind === "mission" ? `letter ${face}` : face;
  return grey ? `grey ${name}` : name;
}

export const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(", ");
