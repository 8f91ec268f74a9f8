import { consider } from "./agent/consider.js";
import type { CardBot } from "./bot.js";
import { AGENT, type CardCharacter, NOVICE } from "./character.js";

const botOf =
  (character: CardCharacter): CardBot =>
  (moment) => {
    const considered = consider(moment, character);
    if (considered === null) throw new Error("a bot was asked when nothing was awaited from it");
    return considered.do;
  };

/** Uses every certain fact, and makes no slips. */
export const agentBot = botOf(AGENT);

/** Thinks alike, but forgets, wanders, tells too much and announces too early now and then. */
export const noviceBot = botOf(NOVICE);
