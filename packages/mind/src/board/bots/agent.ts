import { AGENT, type Character, NOVICE } from "../../shared/bots/character.js";
import { consider } from "./agent/consider.js";
import type { BoardBot } from "./bot.js";

const botOf =
  (character: Character): BoardBot =>
  (moment) => {
    const considered = consider(moment, character);
    if (considered === null) throw new Error("a bot was asked when nothing was awaited from it");
    return considered.do;
  };

/** Uses every certain fact, and makes no slips. */
export const agentBot = botOf(AGENT);

/** Thinks alike, but forgets, wanders, talks and announces too early now and then. */
export const noviceBot = botOf(NOVICE);
