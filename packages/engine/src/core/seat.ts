/** A chair at one table, counted clockwise. Never a person. */
export const SEATS = [0, 1, 2, 3, 4] as const;
export type Seat = (typeof SEATS)[number];

export const SPECTATOR = "spectator";

/** Whoever is told something: a seat, or anybody who only watches. */
export type Viewer = Seat | typeof SPECTATOR;

/** Minus zero is no seat: it equals 0, but not after a journey through JSON. */
export const isSeatOf = (players: number, value: unknown): value is Seat =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  value >= 0 &&
  value < players &&
  !Object.is(value, -0);
