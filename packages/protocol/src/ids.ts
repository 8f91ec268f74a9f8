import { z } from "zod";

/** Public and random: it tells nothing about the player. */
export const playerId = z.string().regex(/^[\w-]{16}$/);
export type PlayerId = z.infer<typeof playerId>;

export const tableId = z.string().regex(/^[\w-]{12}$/);
export type TableId = z.infer<typeof tableId>;

/** The secret part of an invitation. */
export const invitationKey = z.string().regex(/^[\w-]{22}$/);

/** The secret address of an ended game: made of the table's id, a secret and the game's number. */
export const gameAddress = z.string().regex(/^[\w-]{34}[1-9]\d{0,5}$/);

/** Chosen by the client. A request with the same id is answered again, but not done again. */
export const messageId = z.string().regex(/^[\w-]{1,36}$/);
export type MessageId = z.infer<typeof messageId>;
