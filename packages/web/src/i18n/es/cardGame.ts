import type { PartCatalogs } from "../messages.js";
import { cardNotebook } from "./cardNotebook.js";
import { cardTable } from "./cardTable.js";

/** The card game's table. */
export const words: PartCatalogs["cardGame"] = { ...cardTable, ...cardNotebook };
