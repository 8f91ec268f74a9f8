import type { TableId } from "@inkognito/protocol";
import type { Commit, LastingRow, Quota } from "../store.js";

/**
 * Which tables count for the quotas of a batch of commits: as the database has them inside the
 * transaction, and as each accepted commit of the batch changes them.
 */
export class Quotas {
  readonly #counted = new Map<string, { readonly quota: Quota; readonly tables: Set<TableId> }>();

  count(quota: Quota, tables: Iterable<TableId>): void {
    this.#counted.set(quotaKey(quota), { quota, tables: new Set(tables) });
  }

  /** A table that counts already never makes it more. */
  isTooMany({ table, quotas = [] }: Commit): boolean {
    return quotas.some((quota) => {
      const tables = this.#counted.get(quotaKey(quota))?.tables;
      return tables !== undefined && !tables.has(table) && tables.size >= quota.most;
    });
  }

  add({ table, row: { lasting } }: Commit): void {
    if (lasting === null) return;
    for (const { quota, tables } of this.#counted.values()) {
      if (counts(lasting, quota, tables.has(table))) tables.add(table);
      else tables.delete(table);
    }
  }
}

/** Ids and tags contain no spaces. */
export const quotaKey = ({ of, key }: Quota): string => `${of} ${key}`;

/** The quotas of all these commits, each once, in an order that is the same for everyone. */
export function quotasOf(commits: readonly Commit[]): readonly Quota[] {
  const all = new Map<string, Quota>();
  for (const { quotas = [] } of commits) for (const each of quotas) all.set(quotaKey(each), each);
  return [...all.keys()].sort().flatMap((key) => all.get(key) ?? []);
}

function counts(lasting: LastingRow, { of, key }: Quota, did: boolean): boolean {
  const { open, listed, players, listedBy, listedFrom } = lasting;
  if (!open) return false;
  switch (of) {
    case "chair":
      return players.includes(key);
    case "listedBy":
      return listed && listedBy === key;
    case "listedFrom":
      return listed && (listedFrom === undefined ? did : listedFrom === key);
  }
}
