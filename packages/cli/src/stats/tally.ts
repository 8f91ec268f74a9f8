import type { Level } from "@inkognito/mind/levels";
import type { BotGame } from "../games/shared/botGame.js";
import { meansByPart, type Part, partsOf } from "./parts.js";
import { NO_SPREAD, type Spread, together, withValue } from "./spread.js";

/** What one bot did on one chair. Sums only, so that tallies of several threads can be added. */
interface Chair {
  games: number;
  wins: number;
  points: number;
  matchWins: number;
  announced: number;
  announcedRight: number;
  decisions: number;
  thoughtMs: number;
  longestMs: number;
}

/** Games counted. Plain data: it travels between threads. */
export interface Tally {
  games: number;
  matches: number;
  turns: number;
  mostTurns: number;
  actions: number;
  unfinished: number;
  refused: number;
  scored: boolean;
  readonly endings: Record<string, number>;
  /** By "seat level". */
  readonly chairs: Record<string, Chair>;
  /** By level: the share of its chairs that won, deal by deal. */
  readonly deals: Partial<Record<Level, Spread>>;
  /** By part: the share of the chairs with it that won, game by game. */
  readonly parts: Partial<Record<Part, Spread>>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  matches: 0,
  turns: 0,
  mostTurns: 0,
  actions: 0,
  unfinished: 0,
  refused: 0,
  scored: false,
  endings: {},
  chairs: {},
  deals: {},
  parts: {},
});

const emptyChair = (): Chair => ({
  games: 0,
  wins: 0,
  points: 0,
  matchWins: 0,
  announced: 0,
  announcedRight: 0,
  decisions: 0,
  thoughtMs: 0,
  longestMs: 0,
});

const keyOf = (seat: number, level: Level): string => `${seat} ${level}`;

export const chairAt = ({ chairs }: Tally, seat: number, level: Level): Chair =>
  chairs[keyOf(seat, level)] ?? emptyChair();

/** All games of one deal, or of one match. */
export function countDeal(tally: Tally, games: Iterable<BotGame>): void {
  const chairs = new Map<Level, { all: number; won: number }>();
  for (const game of games) {
    countGame(tally, game);
    for (const [seat, level] of game.levels.entries()) {
      const { all, won } = chairs.get(level) ?? { all: 0, won: 0 };
      const wins = game.outcome?.winners.some((each) => each === seat) ? 1 : 0;
      chairs.set(level, { all: all + 1, won: won + wins });
    }
  }
  for (const [level, { all, won }] of chairs) {
    tally.deals[level] = withValue(tally.deals[level] ?? NO_SPREAD, won / all);
  }
}

function countGame(tally: Tally, game: BotGame): void {
  const { outcome, announcement, match, points } = game;
  const ending = outcome?.reason ?? "unfinished";
  tally.games += 1;
  tally.matches += match !== null && match.winners.length > 0 ? 1 : 0;
  tally.turns += game.turns;
  tally.mostTurns = Math.max(tally.mostTurns, game.turns);
  tally.actions += game.actions.length;
  tally.unfinished += outcome === null ? 1 : 0;
  tally.refused += game.refusals.length;
  tally.scored ||= points !== null;
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
  const wins = game.levels.map((_, seat) =>
    outcome?.winners.some((each) => each === seat) ? 1 : 0,
  );
  for (const [part, share] of meansByPart(partsOf(game), wins)) {
    tally.parts[part] = withValue(tally.parts[part] ?? NO_SPREAD, share);
  }
  for (const [seat, level] of game.levels.entries()) {
    const key = keyOf(seat, level);
    const chair = tally.chairs[key] ?? emptyChair();
    tally.chairs[key] = chair;
    const thinking = game.thinking[seat];
    chair.games += 1;
    chair.wins += wins[seat] ?? 0;
    chair.points += points?.[seat] ?? 0;
    chair.matchWins += match?.winners.some((each) => each === seat) ? 1 : 0;
    chair.announced += announcement?.seat === seat ? 1 : 0;
    chair.announcedRight += announcement?.seat === seat && announcement.right ? 1 : 0;
    chair.decisions += thinking?.decisions ?? 0;
    chair.thoughtMs += thinking?.total ?? 0;
    chair.longestMs = Math.max(chair.longestMs, thinking?.longest ?? 0);
  }
}

/** Adds what another thread has counted. */
export function addTally(tally: Tally, other: Tally): void {
  for (const key of ["games", "matches", "turns", "actions", "unfinished", "refused"] as const) {
    tally[key] += other[key];
  }
  tally.mostTurns = Math.max(tally.mostTurns, other.mostTurns);
  tally.scored ||= other.scored;
  for (const [reason, count] of Object.entries(other.endings)) {
    tally.endings[reason] = (tally.endings[reason] ?? 0) + count;
  }
  for (const [key, theirs] of Object.entries(other.chairs)) {
    const ours = tally.chairs[key] ?? emptyChair();
    tally.chairs[key] = addChairs([ours, theirs]);
  }
  for (const [level, theirs] of Object.entries(other.deals) as [Level, Spread][]) {
    tally.deals[level] = together(tally.deals[level] ?? NO_SPREAD, theirs);
  }
  for (const [part, theirs] of Object.entries(other.parts) as [Part, Spread][]) {
    tally.parts[part] = together(tally.parts[part] ?? NO_SPREAD, theirs);
  }
}

export function addChairs(chairs: readonly Chair[]): Chair {
  const all = emptyChair();
  for (const chair of chairs) {
    for (const key of Object.keys(all) as (keyof Chair)[]) {
      all[key] = key === "longestMs" ? Math.max(all[key], chair[key]) : all[key] + chair[key];
    }
  }
  return all;
}
