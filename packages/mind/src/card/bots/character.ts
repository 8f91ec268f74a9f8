import type { Character } from "../../shared/bots/character.js";

/** What tells one bot from another; in this game nobody bluffs with the face. */
export type CardCharacter = Omit<Character, "bluffs">;

/** The whim only decides between places that are as good as each other. */
export const AGENT: CardCharacter = { forgets: 0, whim: 0.02, sure: 1, hasty: 1, discreet: true };

export const NOVICE: CardCharacter = { forgets: 3, whim: 1, sure: 0.5, hasty: 9, discreet: false };
