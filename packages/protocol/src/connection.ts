/** A page of another version is told to reload itself. */
export const PROTOCOL_VERSION = 1;

/** Why the server closes a socket, with the number in the closing frame. */
export const BYE_CODES = {
  version: 4001,
  /** No such table, or not for this player: the difference is not told. */
  notHere: 4004,
  badMessage: 4400,
  tooFast: 4429,
  tooMany: 4430,
  restart: 4503,
  trouble: 4500,
} as const;
export type ByeCode = keyof typeof BYE_CODES;

/**
 * Adds blanks at the end, up to a multiple of `step`: JSON allows them, and on a shared network the
 * length of an encrypted message then tells less.
 */
export const padTo = (text: string, step: number): string =>
  text.padEnd(Math.ceil(text.length / step) * step);

/** For messages of a page, because the cards of an answer have different lengths. */
export const REQUEST_STEP = 256;
