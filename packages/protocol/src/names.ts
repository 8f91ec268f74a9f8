import { z } from "zod";
import { MAX_NAME, MAX_SAID } from "./choices.js";
import { playerId } from "./ids.js";
import { LANGUAGES } from "./languages.js";

export const language = z.enum(LANGUAGES);

/** Counted in characters as people count them. */
const lengthOf = (text: string): number => [...text].length;

/** Control and format characters could reverse or hide the text beside a name; fillers look like blanks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Characters that join and colour emoji. Anywhere else they are invisible, and one name could be made to
 * look like another.
 */
const JOINING =
  /(?<=\p{Extended_Pictographic})\ufe0f|(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Many marks on one letter would cover other lines of text. Two are enough for marks that go with any
 * letter, and for Thai, Lao and Arabic; the scripts of India, Burma and Tibet, and Hebrew, need up to four.
 */
const HEAPED =
  /(?:(?=[\p{sc=Zinh}\p{sc=Zyyy}\p{sc=Thai}\p{sc=Laoo}\p{sc=Arab}])\p{M}){3}|\p{M}{5}/u;

/** A circle or a keycap around the character before it. */
const ENCLOSING = /\p{Me}/u;

function isLegible(text: string): boolean {
  const drawn = text.replaceAll(JOINING, "");
  if (UNSEEN.test(drawn) || ENCLOSING.test(drawn)) return false;
  return SEEN.test(drawn) && !HEAPED.test(drawn);
}

/** Half of a surrogate pair is not a character and cannot be encoded. */
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
  /** Null: the player was deleted. */
  name: z.string().nullable(),
});
export type Person = z.infer<typeof person>;
