import { createContext } from "preact";

/** What opens above a table, without leaving it. */
export type TableDialog = "settings" | "rules" | "help";

export const TableDialogsContext = createContext<(open: TableDialog) => void>(() => {});
