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

/** The length of a text in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 ? 1 : 2;
    // Two halves of a pair are four bytes together; a half without the other is written as three.
    if (isHigh(unit) && isLow(text.charCodeAt(i + 1))) i += 1;
  }
  return bytes;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Adds blanks at the end, up to so many bytes: JSON allows them. */
export const padToBytes = (text: string, bytes: number): string =>
  text + " ".repeat(Math.max(0, bytes - bytesOf(text)));

/**
 * Adds blanks at the end, up to a multiple of `step` bytes: on a shared network the length of an
 * encrypted message then tells less.
 */
export const padTo = (text: string, step: number): string =>
  padToBytes(text, Math.ceil(bytesOf(text) / step) * step);

/** For messages of a page, because the cards of an answer have different lengths. */
export const REQUEST_STEP = 256;
