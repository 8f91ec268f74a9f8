/** Why the table, not the game, did not do what was asked. The words are the client's. */
export const TABLE_REFUSALS = [
  "badMessage",
  "chairTaken",
  "chairEmpty",
  "alreadySeated",
  "notSeated",
  "notHost",
  "hostHere",
  "playerHere",
  "notNow",
  "notEnough",
  "wrongSeats",
  "noSuchPlayer",
  "noSuchGame",
  "unwelcome",
  "chatOff",
  "tooFast",
  "tooMany",
  "logFull",
  "storage",
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];

/** A refusal of the game carries its rule; one of the table has none. */
export interface AnyRefusal {
  readonly code: string;
  readonly rule: string | null;
}

/** Why an HTTP request was not answered with what it asked for. */
export const HTTP_ERRORS = [
  "badMessage",
  /** This browser is nobody yet: POST /api/me first. */
  "nobody",
  "wrongOrigin",
  /** No such thing, or none for this person. */
  "notHere",
  "tooLarge",
  "tooFast",
  "tooMany",
  "trouble",
  "storage",
] as const;
export type HttpErrorCode = (typeof HTTP_ERRORS)[number];
