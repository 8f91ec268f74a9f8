import type { TableId } from "@inkognito/protocol";
import { DamagedTable } from "../../../store/damagedTable.js";
import type { HallLog } from "../tableRegistry.js";

/**
 * The tables that are not served because what is stored of them cannot be right. They stay so until the
 * server starts again: a damaged log is not read over and over for everybody who asks.
 */
export class DamagedTables {
  readonly #errors = new Map<TableId, DamagedTable>();
  readonly #log: HallLog;

  constructor(log: HallLog) {
    this.#log = log;
  }

  get size(): number {
    return this.#errors.size;
  }

  has(table: TableId): boolean {
    return this.#errors.has(table);
  }

  /** Throws if this table is known to be one of them. */
  check(table: TableId): void {
    const error = this.#errors.get(table);
    if (error !== undefined) throw error;
  }

  /** Says so in the log, once. */
  add(error: DamagedTable): void {
    const { table, why } = error;
    if (this.#errors.has(table)) return;
    this.#errors.set(table, error);
    this.#log.error({ table, why }, "a table is damaged and not served");
  }

  /** What `read` throws of that kind is noted. */
  async noting<T>(read: Promise<T>): Promise<T> {
    try {
      return await read;
    } catch (error) {
      if (error instanceof DamagedTable) this.add(error);
      throw error;
    }
  }
}
