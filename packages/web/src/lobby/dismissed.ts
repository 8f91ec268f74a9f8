import type { TableId, TableSummary } from "@inkognito/protocol";
import { useState } from "preact/hooks";
import { readStored, writeStored } from "../shell/storage.js";

/** Closed tables that this player no longer wants to see in the list; in this browser only. */
const KEY = "inkognito.dismissedTables";

function stored(): readonly unknown[] {
  const found = readStored(KEY);
  return Array.isArray(found) ? found : [];
}

type Listed = Pick<TableSummary, "table" | "phase">;

/** Those that are to be shown. A table that is not closed cannot be dismissed. */
export const withoutDismissed = <T extends Listed>(
  tables: readonly T[],
  dismissed: readonly unknown[],
): readonly T[] =>
  tables.filter(({ table, phase }) => phase !== "closed" || !dismissed.includes(table));

/** What is kept once `table` is dismissed: tables that the server no longer lists are forgotten. */
export const dismissedWith = (
  table: TableId,
  dismissed: readonly unknown[],
  mine: readonly Listed[],
): readonly TableId[] =>
  mine
    .filter((each) => each.table === table || dismissed.includes(each.table))
    .map((each) => each.table);

export function useDismissed() {
  const [dismissed, setDismissed] = useState(stored);
  const dismiss = (table: TableId, mine: readonly Listed[]): void => {
    const next = dismissedWith(table, stored(), mine);
    writeStored(KEY, next);
    setDismissed(next);
  };
  return { dismissed, dismiss };
}
