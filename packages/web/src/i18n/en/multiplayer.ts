import type { PartCatalogs } from "../messages.js";
import { lobby } from "./lobby.js";
import { online } from "./online.js";

/** Everything with other people. */
export const words: PartCatalogs["multiplayer"] = { ...lobby, ...online };
