import { COLOURS, type Colour, colourAt, type Seat, type Seating } from "@inkognito/engine/core";

/** In COLOURS; -1: none. */
export const placeOfColour = (colour: Colour | null): number =>
  colour === null ? -1 : COLOURS.indexOf(colour);

/** The place of a seat's colour; -1: the Ambassador's player. */
export const placeOf = (seating: Seating, seat: Seat): number =>
  placeOfColour(colourAt(seating, seat));
