import { GAMES } from "@inkognito/engine/games";
import { fetchRules } from "./fetchRules.js";

/** Whoever imports this can host both games at once. */
await Promise.all(GAMES.map(fetchRules));
