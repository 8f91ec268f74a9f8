import { z } from "zod";
import { LANGUAGES, MAX_NAME, MAX_SAID } from "./limits.js";

/** Public and random: says nothing about the person. */
export const playerId = z.string().regex(/^[\w-]{16}$/);
export type PlayerId = z.infer<typeof playerId>;

export const tableId = z.string().regex(/^[\w-]{12}$/);
export type TableId = z.infer<typeof tableId>;

/** The secret part of an invitation. */
export const invitationKey = z.string().regex(/^[\w-]{22}$/);

/** Chosen by the client; the same one again is answered again, not done again. */
export const messageId = z.string().regex(/^[\w-]{1,36}$/);
export type MessageId = z.infer<typeof messageId>;

export const language = z.enum(LANGUAGES);

/** Counted in characters as people count them. */
const lengthOf = (text: string): number => [...text].length;

/** Control and format characters could reverse or hide what stands beside a name; fillers are blanks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * What joins and colours emoji. Anywhere else it is not seen, and one name could be made to look like
 * another.
 */
const JOINING =
  /(?<=\p{Extended_Pictographic})\ufe0f|(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Marks heaped on one letter write over the lines of others. Two are enough for marks that go with any
 * letter, and for Thai, Lao and Arabic; words of India, Burma, Tibet or in Hebrew need up to four.
 */
const HEAPED =
  /(?:(?=[\p{sc=Zinh}\p{sc=Zyyy}\p{sc=Thai}\p{sc=Laoo}\p{sc=Arab}])\p{M}){3}|\p{M}{5}/u;

/** A circle or a keycap around whatever stands before it. */
const ENCLOSING = /\p{Me}/u;

function isLegible(text: string): boolean {
  const drawn = text.replaceAll(JOINING, "");
  if (UNSEEN.test(drawn) || ENCLOSING.test(drawn)) return false;
  return SEEN.test(drawn) && !HEAPED.test(drawn);
}

/** Half of a pair is no character and cannot be sent on. */
const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

const plainText = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => lengthOf(text) <= most && isWellFormed(text) && isLegible(text));

export const personName = plainText(MAX_NAME);
export const saidText = plainText(MAX_SAID);

export const person = z.object({
  id: playerId,
  /** Null: whoever it was has gone and taken the name along. */
  name: z.string().nullable(),
});
export type Person = z.infer<typeof person>;
