import type { Character } from "../../shared/bots/bot.js";

export const AGENT: Character = {
  forgets: 0,
  whim: 0,
  sure: 1,
  hasty: 1,
  discreet: true,
  bluffs: 0,
};

export const NOVICE: Character = {
  forgets: 2,
  whim: 5,
  sure: 0.5,
  hasty: 3,
  discreet: false,
  bluffs: 25,
};
