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

/** The length of a text on the wire: in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    // Two halves of a pair are four bytes; JSON writes a half without the other as ASCII.
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    if (unit >= 0x80) bytes += unit >= 0x800 && !isHalf ? 2 : 1;
  }
  return bytes;
}

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
