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

/** What joins and colours emoji: fine beside something that can be seen, nothing by itself. */
const JOINING = /[\u200d\ufe0f]/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** No script puts so many marks on one letter; whoever does writes over the lines of others. */
const HEAPED = /\p{Mn}{5}/u;

function isLegible(text: string): boolean {
  const drawn = text.replaceAll(JOINING, "");
  return SEEN.test(drawn) && !UNSEEN.test(drawn) && !HEAPED.test(drawn);
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
