import { type Code, facing } from "@inkognito/engine/card";
import { colourAt } from "@inkognito/engine/core";
import { codeFrom } from "../../worlds/knowledge.js";
import { type CardConsidered, isReady, placeOfSeat } from "../agent/sense.js";
import { CLOSING, LAST } from "./closing.js";
import { guessWith, type Sense } from "./sense.js";

/** Up to here little is known of anybody. */
const EARLY = 8;
/** With four players: at first, and less by so much in every later round. */
const PAIRED = 0.9;
const DROP = 0.02;
/** Alone: with two rivals, with more of them. */
const MORE_THAN_EVEN = 0.55;
const EVEN = 0.5;
/** C8.1: the Ambassador's player is told the least and rarely wins by waiting; from when on, how likely. */
const AMBASSADORS: readonly (readonly [round: number, sure: number])[] = [
  [14, 0.16],
  [EARLY, 0.24],
  [0, EVEN],
];

/**
 * How likely an announcement has to be right to be made now: more likely than one is to win by waiting,
 * measured at tables of agents. A partner from whom the others learn nothing is worth waiting for;
 * alone, against those who learn as fast, even chances are good.
 */
export function needed({ config, round, place }: Sense): number {
  if (round >= CLOSING) return 0;
  const { length: players } = config.seats;
  if (players === 4) return PAIRED - DROP * Math.max(0, round - EARLY);
  if (place < 0) return AMBASSADORS.find(([since]) => round >= since)?.[1] ?? EVEN;
  return players === 3 && round <= EARLY ? MORE_THAN_EVEN : EVEN;
}

/** Nothing else counts against a meeting in which to announce what is certain. */
const WIN = 50;

/** What it is worth to be able to announce something this likely, in bits that could be learned. */
export const callWorth = (share: number, sure: number): number =>
  share < sure ? 0 : (WIN * (share - sure)) / Math.max(1 - sure, 1e-9);

/** C6.1: the announcement to make here; null: none. */
export function announcement(sense: Sense): CardConsidered | null {
  const { awaits, decision, table, seat, sought, config, round } = sense;
  if (awaits.type !== "choose" || !awaits.announce) return null;
  const to = sought === null ? null : facing(table, seat, awaits.meeting);
  const met = to === null ? sense.best : guessWith(sense, placeOfSeat(config, to));
  const guess = met.share === 0 && round >= LAST ? sense.best : met;
  if (guess.share === 0 || guess.share < needed(sense) - 1e-9) return null;
  const code: Code = codeFrom(guess.code, config.edition);
  return {
    do: { type: "choose", decision, choice: { type: "announce", code } },
    because: isReady(sense) ? "certain" : "likely",
    who: to === null ? null : colourAt(config, to),
  };
}
