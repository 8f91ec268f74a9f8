import { GAME_NAMES } from "@inkognito/engine/games";
import { fetchRules } from "./fetchRules.js";

/** Whoever imports this can host both games at once. */
await Promise.all(GAME_NAMES.map(fetchRules));
