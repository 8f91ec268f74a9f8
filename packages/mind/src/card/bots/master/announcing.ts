import { type Code, facing } from "@inkognito/engine/card";
import { colourAt } from "@inkognito/engine/core";
import { colourIndexAt, FOUR } from "../../../shared/worlds/hands.js";
import { codeFrom } from "../../worlds/knowledge.js";
import { type Considered, isReady } from "../agent/sense.js";
import { closingOf } from "./closing.js";
import { likelyGoes } from "./manner.js";
import { guessWith, type Sense } from "./sense.js";

/** Up to this round little is known. */
const EARLY = 8;
/** With four players: against agents, so much less against masters, and less in every late round. */
const PAIRED = 0.92;
const AGAINST_MASTERS = 0.22;
const LATE = 10;
const DROP = 0.01;
const LEAST = 0.6;
/** Alone: with two rivals, with more of them. */
const MORE_THAN_EVEN = 0.55;
const EVEN = 0.5;
/** With a partner who need not be met (C8.4): the partner learns the same code and wins with us. */
const ALLIED = 0.8;
/** C8.1: the Ambassador's player is told the least and rarely wins by waiting. */
const AMBASSADORS: readonly (readonly [round: number, sure: number])[] = [
  [14, 0.16],
  [EARLY, 0.24],
  [0, EVEN],
];

/**
 * How likely an announcement has to be right to be made now: more likely than to win by waiting, measured
 * at tables of agents and of masters. A partner from whom the rivals learn nothing is worth waiting for;
 * one who learns the same code is worth a little of it. Alone, against players who learn as fast, even chances are good.
 */
export function needed(sense: Sense): number {
  const { config, round, colour, sought, ally } = sense;
  if (round >= closingOf(config).from) return 0;
  const { length: players } = config.seats;
  if (sought !== null) return paired(sense);
  if (colour === null) return AMBASSADORS.find(([since]) => round >= since)?.[1] ?? EVEN;
  if (ally !== null) return ALLIED;
  return players === 3 && round <= EARLY ? MORE_THAN_EVEN : EVEN;
}

/** Rivals who show cards as masters do learn as fast as we do: against them waiting is worth less. */
function paired({ round, manners, colour, partner }: Sense): number {
  const rivals = FOUR.filter((each) => each !== colour && each !== partner);
  const masters = rivals.reduce<number>(
    (sum, each) => sum + likelyGoes(manners[each], "cunning"),
    0,
  );
  const late = Math.max(0, round - LATE);
  return Math.max(LEAST, PAIRED - (AGAINST_MASTERS * masters) / rivals.length - DROP * late);
}

/** Nothing else counts against a meeting in which to announce what is certain. */
const WIN = 50;

/** What it is worth to be able to announce something this likely, in bits that could be learned. */
export const callWorth = (share: number, sure: number): number =>
  share < sure ? 0 : (WIN * (share - sure)) / Math.max(1 - sure, 1e-9);

/** C6.1: the announcement to make here; null: none. */
export function announcement(sense: Sense): Considered | null {
  const { awaits, decision, table, seat, sought, config, round } = sense;
  if (awaits.type !== "choose" || !awaits.announce) return null;
  const to = sought === null ? null : facing(table, seat, awaits.meeting);
  const met = to === null ? sense.best : guessWith(sense, colourIndexAt(config, to));
  const guess = met.code === null && round >= closingOf(config).last ? sense.best : met;
  if (guess.code === null || guess.share < needed(sense) - 1e-9) return null;
  const code: Code = codeFrom(guess.code, config.edition);
  return {
    do: { type: "choose", decision, choice: { type: "announce", code } },
    because: isReady(sense) ? "certain" : "likely",
    who: to === null ? null : colourAt(config, to),
  };
}
