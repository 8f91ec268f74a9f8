import type { TableId } from "@inkognito/protocol";
import { StorageTrouble } from "./store.js";

/** What is stored of one table cannot be right. It is not served; all others are. */
export class DamagedTable extends StorageTrouble {
  readonly table: TableId;
  readonly why: string;

  constructor(table: TableId, why: string) {
    super(`table ${table} is damaged: ${why}`);
    this.table = table;
    this.why = why;
  }
}

/** Runs `read`; an error in it means that what is stored of this table is damaged. */
export function checkTable<T>(table: TableId, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedTable) throw error;
    throw new DamagedTable(table, error instanceof Error ? error.message : String(error));
  }
}
