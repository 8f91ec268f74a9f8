import { COLOURS, type Colour } from "./agents.js";
import { isOneOf } from "./lists.js";

/** A chair at one table, counted clockwise. Never a person. */
export const SEATS = [0, 1, 2, 3, 4] as const;
export type Seat = (typeof SEATS)[number];

export const SPECTATOR = "spectator";

/** A viewer is told what happens: a seat, or a spectator. */
export type Viewer = Seat | typeof SPECTATOR;

/** Minus zero is no seat: it equals 0, but not after a journey through JSON. */
export const isSeatOf = (players: number, value: unknown): value is Seat =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  value >= 0 &&
  value < players &&
  !Object.is(value, -0);

export const AMBASSADOR = "ambassador";

/** What a seat is: an agent's colour, or with five players the Ambassador. */
export type Role = Colour | typeof AMBASSADOR;

/** Who sits where, clockwise: three or four colours, with five players the Ambassador too. */
export interface Seating {
  readonly seats: readonly Role[];
}

export const SEATS_BY_PLAYERS: Readonly<Record<number, readonly Role[]>> = {
  3: COLOURS.slice(0, 3),
  4: COLOURS,
  5: [...COLOURS, AMBASSADOR],
};

/** B11.1, C7.1: with three players no one plays this colour. */
export const seatsWithout = (colour: Colour): readonly Role[] =>
  COLOURS.filter((each) => each !== colour);

export function isSeating(value: unknown): value is readonly Role[] {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return false;
  const colours = value.filter((role) => isOneOf(COLOURS, role)).length;
  const ambassadors = value.filter((role) => role === AMBASSADOR).length;
  if (colours + ambassadors !== value.length) return false;
  return ambassadors === 0 ? colours === 3 || colours === 4 : colours === 4;
}

export const roleOf = ({ seats }: Seating, seat: Seat): Role | undefined => seats[seat];

/** The colour of a seat; the Ambassador's player has none. */
export function colourAt({ seats }: Seating, seat: Seat): Colour | null {
  const role = seats[seat];
  return role === undefined || role === AMBASSADOR ? null : role;
}

/** The seat that plays a role; null: the role has no player. */
export function seatOf({ seats }: Seating, role: Role): Seat | null {
  const seat = seats.indexOf(role);
  return seat < 0 ? null : (seat as Seat);
}

export const seatsOf = ({ seats }: Seating): readonly Seat[] =>
  seats.map((_, seat) => seat as Seat);

/** The seats with a colour: everybody but the Ambassador. */
export const agentSeats = (seating: Seating): readonly Seat[] =>
  seatsOf(seating).filter((seat) => colourAt(seating, seat) !== null);

export const hasAmbassadorPlayer = ({ seats }: Seating): boolean => seats.includes(AMBASSADOR);
