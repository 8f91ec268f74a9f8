/**
 * Blanks at the end, up to a multiple of `step`: JSON allows them, and on a shared network the length of
 * an encrypted message tells less.
 */
export const padTo = (text: string, step: number): string =>
  text.padEnd(Math.ceil(text.length / step) * step);

/** What a page sends: the cards of an answer are of different lengths. */
export const REQUEST_STEP = 256;
