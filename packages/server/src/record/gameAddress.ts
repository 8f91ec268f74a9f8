import { timingSafeEqual } from "node:crypto";
import { gameAddress, type TableId } from "@inkognito/protocol";
import type { SiteKey } from "./siteKey.js";

/*
 * The address of an ended game: the table, a secret that only this site can compute, and the number of
 * the game. It needs no row in the database, so games of any age have one, on every process. It opens
 * this game and nothing else of the table, whatever becomes of the table and its invitations.
 */

interface Game {
  readonly table: TableId;
  readonly game: number;
}

const ID = 12;
const SECRET = 22;

export const formatGameAddress = ({ table, game }: Game, key: SiteKey): string =>
  `${table}${key.gameSecret(table, game)}${game}`;

/** Null: not an address that this site has made. */
export function parseGameAddress(text: string, key: SiteKey): Game | null {
  if (!gameAddress.safeParse(text).success) return null;
  const table = text.slice(0, ID);
  const game = Number(text.slice(ID + SECRET));
  const given = Buffer.from(text);
  const own = Buffer.from(formatGameAddress({ table, game }, key));
  return given.length === own.length && timingSafeEqual(given, own) ? { table, game } : null;
}
