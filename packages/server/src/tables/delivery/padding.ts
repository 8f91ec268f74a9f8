import { padTo } from "@inkognito/protocol";

/*
 * On a shared network the length of an encrypted frame can be seen. What a seat is told of a step is
 * therefore as long as what everybody is told of it plus room for any secret in it: blanks at the end,
 * which JSON allows.
 */

/** No seat is told so much more of a step than a spectator, whispers of the same moment included. */
const ROOM = 256;
const STEP = 64;

/** For messages that hold a whole game, of which no step can be told apart. */
const LONG_STEP = 1024;

/** `open`: how long the message to a spectator is; 0: a spectator is told nothing. */
export const padded = (text: string, open: number): string => padTo(text.padEnd(open + ROOM), STEP);

/** The end of such a message, after so many bytes. */
export const paddedEnd = (text: string, before: number): Buffer =>
  Buffer.from(
    text.padEnd(text.length + ((LONG_STEP - ((before + text.length) % LONG_STEP)) % LONG_STEP)),
  );

export const paddedLong = (text: string): string => padTo(text, LONG_STEP);
