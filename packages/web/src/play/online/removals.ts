import type { TableId } from "@inkognito/protocol";
import { readStored, writeStored } from "../../shell/storage.js";

/*
 * The server answers a player who was removed from a table as it answers a stranger. The page remembers
 * what the player was told, so that it can say it again after a reload.
 */

const KEY = "inkognito.removedFrom";
/** The oldest are forgotten. */
const MOST = 20;

function removals(): readonly unknown[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored : [];
}

export const isRemovedFrom = (table: TableId): boolean => removals().includes(table);

export function rememberRemoval(table: TableId): void {
  const others = removals().filter((each) => each !== table);
  writeStored(KEY, [...others, table].slice(-MOST));
}
