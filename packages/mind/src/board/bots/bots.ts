import { type Habits, legal, sampleAction } from "@inkognito/engine/board";
import { type BotInput, type Bots, botFrom, type OffTurns } from "../../shared/bots/bot.js";
import { randomFrom } from "../../shared/random.js";
import { announcementOffTurn } from "./agent/announcing.js";
import { consider, considerBy } from "./agent/consider.js";
import { AGENT, NOVICE, type Sense, senseOf } from "./agent/sense.js";
import { consider as considerAsMaster } from "./master/consider.js";
import { senseOf as senseAsMaster } from "./master/sense.js";

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
export const standIn = botFrom((moment: BotInput<"board">) =>
  legal(moment.view).awaits.type === "none" ? null : considerBy(patient(moment)).do,
);

function patient(moment: BotInput<"board">): Sense {
  const sense = senseOf(moment, AGENT);
  return { ...sense, rounds: Math.min(sense.rounds, PATIENT) };
}

/**
 * B10.1: whether to announce in the turn of the likely partner, by the same rule as in the own turn. Bots
 * are asked when that turn has ended: its player comes first.
 */
export const offTurn: OffTurns<"board"> = {
  random: () => null,
  novice: (moment) => announcementOffTurn(senseOf(moment, NOVICE)),
  agent: (moment) => announcementOffTurn(senseOf(moment, AGENT)),
  master: (moment) => announcementOffTurn(senseAsMaster(moment)),
  standIn: (moment) => announcementOffTurn(patient(moment)),
};
