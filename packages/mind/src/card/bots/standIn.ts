import { considerBy } from "./agent/consider.js";
import { senseOf } from "./agent/sense.js";
import type { CardBot } from "./bot.js";
import { AGENT } from "./character.js";

/** Up to this round an agent announces only what is certain; later it loses patience. */
const PATIENT = 35;

/** Plays on for somebody who is away: as an agent does, but never loses patience. */
export const cardStandIn: CardBot = (moment) => {
  const sense = senseOf(moment, AGENT);
  const considered = considerBy({ ...sense, round: Math.min(sense.round, PATIENT) });
  if (considered === null) throw new Error("a bot was asked when nothing was awaited from it");
  return considered.do;
};
