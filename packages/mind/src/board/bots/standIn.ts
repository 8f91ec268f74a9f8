import { legal } from "@inkognito/engine/board";
import { AGENT } from "../../shared/bots/character.js";
import { considerBy } from "./agent/consider.js";
import { senseOf } from "./agent/sense.js";
import type { BoardBot } from "./bot.js";

/** Up to this round an agent announces and seals only what is certain; later it loses patience. */
const PATIENT = 6;

/**
 * Plays on for somebody who is away: as an agent does, but never loses patience, because a wrong
 * announcement would lose somebody else's game.
 */
export const standIn: BoardBot = (moment) => {
  if (legal(moment.view).awaits.type === "none") {
    throw new Error("a bot was asked when nothing was awaited from it");
  }
  const sense = senseOf(moment, AGENT);
  return considerBy({ ...sense, rounds: Math.min(sense.rounds, PATIENT) }).do;
};
