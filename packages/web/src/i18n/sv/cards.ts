import type { PartCatalogs } from "../messages.js";
import { card } from "./card.js";
import { cardPapers } from "./cardPapers.js";

/** The card game's table. */
export const words: PartCatalogs["cards"] = { ...card, ...cardPapers };
