import { bytesOf, padTo, padToBytes } from "@inkognito/protocol";

/*
 * On a shared network the length of an encrypted frame can be seen. So a message to a seat about a step
 * is as long as the message to a spectator plus room for any secret in it: blanks at the end, which
 * JSON allows. All lengths are bytes.
 */

/** A seat is never told this much more of a step than a spectator, whispers before it included. */
const ROOM = 256;
const STEP = 64;

/** For messages that contain a whole game, in which single steps cannot be told apart. */
const LONG_STEP = 1024;

/** `open`: how long the message to a spectator is; 0: a spectator is told nothing. */
export const padded = (text: string, open: number): string =>
  padTo(padToBytes(text, open + ROOM), STEP);

/** The end of such a message, after so many bytes. */
export function paddedEnd(text: string, before: number): Buffer {
  const whole = Math.ceil((before + bytesOf(text)) / LONG_STEP) * LONG_STEP;
  return Buffer.from(padToBytes(text, whole - before));
}

/** What is awaited from a seat may be any answer that its cards allow. */
const CHOICES_STEP = 4096;
/** Without a choice, everything in it is public. */
const NO_CHOICES_STEP = 512;

/** `chooses`: a decision of this seat is awaited, which all know. */
export const paddedChoices = (text: string, chooses: boolean): string =>
  padTo(text, chooses ? CHOICES_STEP : NO_CHOICES_STEP);

/** Room in a view for a hand and what was chosen, and for each time that the seat saw cards. */
const OWN_ROOM = 768;
const SHOW_ROOM = 320;

/** `open`: how long a spectator's view is. */
export const paddedView = (text: string, open: number, shows: number): string =>
  padTo(padToBytes(text, open + OWN_ROOM + shows * SHOW_ROOM), STEP);

export const paddedLong = (text: string): string => padTo(text, LONG_STEP);
