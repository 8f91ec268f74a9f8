import type { Character } from "../../shared/bots/bot.js";

/** The whim only decides between places that are as good as each other. */
export const AGENT: Character = {
  forgets: 0,
  whim: 0.02,
  sure: 1,
  hasty: 1,
  discreet: true,
  bluffs: 0,
};

export const NOVICE: Character = {
  forgets: 3,
  whim: 1,
  sure: 0.5,
  hasty: 9,
  discreet: false,
  bluffs: 0,
};
