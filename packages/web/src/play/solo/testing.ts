import { GAME_NAMES } from "@inkognito/engine/games";
import { fetchRules } from "./rules/fetchRules.js";

/** A test that imports this can host both games at once. */
await Promise.all(GAME_NAMES.map(fetchRules));
