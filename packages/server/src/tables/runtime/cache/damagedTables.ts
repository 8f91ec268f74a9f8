import type { TableId } from "@inkognito/protocol";
import type { Log } from "../../../monitoring/metrics.js";
import { DamagedTable } from "../../../store/store.js";

/**
 * The tables that are not served because their stored data is damaged. They stay so until the server
 * starts again: a damaged log is not read again for every visitor.
 */
export class DamagedTables {
  readonly #errors = new Map<TableId, DamagedTable>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  get size(): number {
    return this.#errors.size;
  }

  has(table: TableId): boolean {
    return this.#errors.has(table);
  }

  /** Throws if this table is known to be damaged. */
  check(table: TableId): void {
    const error = this.#errors.get(table);
    if (error !== undefined) throw error;
  }

  /** Logs it, once. */
  add(error: DamagedTable): void {
    const { table, why } = error;
    if (this.#errors.has(table)) return;
    this.#errors.set(table, error);
    this.#log.error({ table, why }, "a table is damaged and not served");
  }

  /** Adds the table if `read` finds it damaged. */
  async watch<T>(read: Promise<T>): Promise<T> {
    try {
      return await read;
    } catch (error) {
      if (error instanceof DamagedTable) this.add(error);
      throw error;
    }
  }
}
