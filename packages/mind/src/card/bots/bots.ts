import { type Habits, sampleAction } from "@inkognito/engine/card";
import { type BotInput, type Bots, botFrom, type OffTurns } from "../../shared/bots/bot.js";
import { randomFrom } from "../../shared/random.js";
import { consider, considerBy } from "./agent/consider.js";
import { AGENT, NOVICE, senseOf } from "./agent/sense.js";
import { consider as considerAsMaster } from "./master/consider.js";

const HABITS: Habits = { announce: 30, gesture: 60 };

export const bots: Bots<"card"> = {
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

const nothing = () => null;

/** C6.1: announcements are made in meetings only. */
export const offTurn: OffTurns<"card"> = {
  random: nothing,
  novice: nothing,
  agent: nothing,
  master: nothing,
  standIn: nothing,
};

/** Up to this round an agent announces only what is certain; later it loses patience. */
const PATIENT = 35;

/** Plays for a person who is away: as an agent, but it never loses patience. */
export const standIn = botFrom((moment: BotInput<"card">) => {
  const sense = senseOf(moment, AGENT);
  return considerBy({ ...sense, round: Math.min(sense.round, PATIENT) })?.do ?? null;
});
