import type { Card as BoardCard, BoardViewEvent } from "@inkognito/engine/board";
import {
  type Card,
  type CardConfig,
  type CardViewEvent,
  fictitiousOf,
} from "@inkognito/engine/card";
import { type Colour, colourAt, HIDDEN, type Seat, seatOf } from "@inkognito/engine/core";
import type { GameConfig } from "@inkognito/engine/games";
import type { Listener } from "../../../table/names.js";

/** Does the player of this colour, whose hands are all open, show a card there that is not true? */
export function isLie<C, H>(
  { card, of }: { readonly card: C; readonly of: Colour },
  hands: readonly (H | null)[],
  { config, isTrue }: { readonly config: GameConfig; isTrue(card: C, hand: H): boolean },
): boolean {
  const seat = seatOf(config, of);
  const hand = seat === null ? null : (hands[seat] ?? null);
  return hand !== null && !isTrue(card, hand);
}

/** Cards of one player that lie open before these eyes. */
export interface Faces<C> {
  readonly of: Colour;
  readonly cards: readonly C[];
}

/** The cards that an event of the board game shows. */
export function boardFaces(
  event: BoardViewEvent | undefined,
  config: Listener["config"],
): readonly Faces<BoardCard>[] {
  if (event?.type !== "answered" || event.cards === HIDDEN) return [];
  return facesOf(colourAt(config, event.question.of), event.cards);
}

/** The cards that an event of the card game shows. */
export function cardFaces(
  event: CardViewEvent | undefined,
  config: CardConfig,
): readonly Faces<Card>[] {
  const of = (seat: Seat): Colour | null => colourAt(config, seat);
  switch (event?.type) {
    case "swapped":
      return event.shows.flatMap(({ from, cards }) =>
        cards === HIDDEN ? [] : facesOf(of(from), cards),
      );
    case "blackShown":
      return event.card === HIDDEN ? [] : facesOf(of(event.of), [event.card]);
    case "looked":
      return event.card === HIDDEN ? [] : facesOf(fictitiousOf(config), [event.card]);
    default:
      return [];
  }
}

const facesOf = <C>(of: Colour | null, cards: readonly C[]): readonly Faces<C>[] =>
  of === null ? [] : [{ of, cards }];
