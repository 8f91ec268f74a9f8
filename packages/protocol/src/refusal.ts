import type { Refusal } from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";

/** Why the table, not the game, refuses a request. The page has the sentences. */
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
  "notAgreed",
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

export interface TableRefusal {
  readonly code: TableRefusalCode;
  readonly rule: null;
}

/** Why the game refuses an action, with the rule. */
export type GameRefusal = Refusal<PlayerTypes[GameName]["Refusal"]["code"]>;

/** `rule` null: the table refuses; otherwise the game does. */
export type AnyRefusal = TableRefusal | GameRefusal;

/** Why an HTTP request was not answered with what it asked for. */
export const HTTP_ERRORS = [
  "badMessage",
  /** No cookie, or an unknown one: POST /api/me first. */
  "nobody",
  "wrongOrigin",
  /** It does not exist, or not for this player. */
  "notHere",
  "tooLarge",
  "tooFast",
  "tooMany",
  "trouble",
  "storage",
] as const;
export type HttpErrorCode = (typeof HTTP_ERRORS)[number];
