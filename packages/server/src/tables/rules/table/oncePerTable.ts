import type { TableState } from "@inkognito/protocol";

/** What follows from a table alone, found once: most actions change the game and not the table. */
export function oncePerTable<T extends object | string>(
  find: (table: TableState) => T,
): (table: TableState) => T {
  const found = new WeakMap<TableState, T>();
  return (table) => {
    const known = found.get(table) ?? find(table);
    found.set(table, known);
    return known;
  };
}
