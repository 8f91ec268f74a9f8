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

/** Control and format characters could reverse or hide what stands beside a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u;

/** Half of a pair is no character and cannot be sent on. */
const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

const plainText = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => text !== "" && lengthOf(text) <= most && isWellFormed(text))
    .refine((text) => !UNSEEN.test(text.replaceAll("\u200d", "")));

export const personName = plainText(MAX_NAME);
export const saidText = plainText(MAX_SAID);

export const person = z.object({
  id: playerId,
  /** Null: whoever it was has gone and taken the name along. */
  name: z.string().nullable(),
});
export type Person = z.infer<typeof person>;
