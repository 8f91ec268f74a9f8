import { type Habits, legal, sampleAction } from "@inkognito/engine/board";
import { type BotInput, type Bots, botFrom } from "../../shared/bots/bot.js";
import { randomFrom } from "../../shared/random.js";
import { consider, considerBy } from "./agent/consider.js";
import { senseOf } from "./agent/sense.js";
import { AGENT, NOVICE } from "./character.js";
import { consider as considerAsMaster } from "./master/consider.js";

const HABITS: Habits = { announce: 40, gesture: 60, seal: 12 };

export const bots: Bots<"board"> = {
  /** Any legal action: for tests, and as the lowest level to measure the others against. */
  random: botFrom(({ view, told, seed }) =>
    sampleAction(view, randomFrom(`${seed} ${told.length}`), HABITS),
  ),
  /** Thinks like an agent, but forgets, wanders, tells too much and announces too early now and then. */
  novice: botFrom((moment) => consider(moment, NOVICE)?.do ?? null),
  /** Uses every certain fact and makes no slips. */
  agent: botFrom((moment) => consider(moment, AGENT)?.do ?? null),
  /** Weighs what it has seen, and plays for the win. */
  master: botFrom((moment) => considerAsMaster(moment)?.do ?? null),
};

/** Up to this round an agent announces and seals only what is certain; later it loses patience. */
const PATIENT = 6;

/**
 * Plays for a person who is away: as an agent, but it never loses patience, because a wrong announcement
 * would lose that person's game.
 */
export const standIn = botFrom((moment: BotInput<"board">) => {
  if (legal(moment.view).awaits.type === "none") return null;
  const sense = senseOf(moment, AGENT);
  return considerBy({ ...sense, rounds: Math.min(sense.rounds, PATIENT) }).do;
});
