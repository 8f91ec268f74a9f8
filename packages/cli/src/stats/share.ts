import {
  type BoardConfig,
  codeOf,
  ESCAPES,
  figureOf,
  isFulfilled,
  MISSIONS,
  numberedSpace,
  type Positions,
  type Revelation,
} from "@inkognito/engine/board";
import type { BoardTypes } from "@inkognito/engine/board/rules";
import {
  COLOURS,
  hasAmbassadorPlayer,
  type Played,
  partnerOf,
  type Seat,
  seatOf,
  teamOf,
} from "@inkognito/engine/core";

export interface Share {
  readonly wins: number;
  readonly games: number;
  readonly rate: number;
  /** The 95 % interval (Wilson). */
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { wins, games, rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const centre = rate + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2));
  const scale = 1 + Z ** 2 / games;
  return {
    wins,
    games,
    rate: round(rate),
    low: round(Math.max(0, (centre - spread) / scale)),
    high: round(Math.min(1, (centre + spread) / scale)),
  };
}

export const round = (value: number, digits = 4): number => Number(value.toFixed(digits));

/**
 * The announcement that ended a game, and whether it was right: partner, code and condition. What the
 * partner's hand or a sealed sheet made of it is not the announcer's doing.
 */
export interface AnnouncementMade {
  readonly seat: Seat;
  readonly right: boolean;
}

export function announcementOf({ events, state }: Played<BoardTypes>): AnnouncementMade | null {
  const { config, positions, phase } = state.table;
  const made = events.find(({ type }) => type === "announced" || type === "announcedAlone");
  if (made === undefined || phase.type !== "ended") return null;
  if (made.type === "announcedAlone") {
    const { seat } = made;
    return { seat, right: isEscape(config, positions, phase.revelation, seat) };
  }
  if (made.type !== "announced") return null;
  const { seat, partner, code } = made;
  const [own, named] = [phase.revelation.hands[seat], phase.revelation.hands[partner]];
  if (!own || !named || named.identity !== partnerOf(own.identity)) {
    return { seat, right: false };
  }
  const team = teamOf(own.identity);
  const letters = codeOf(team, (agent) => (agent === own.identity ? own : named).mission);
  const situation = situationOf(config, positions, phase.revelation);
  return { seat, right: code === letters && isFulfilled(MISSIONS[code][team], team, situation) };
}

function situationOf(config: BoardConfig, positions: Positions, { hands }: Revelation) {
  const trueFigure = (agent: string) => {
    const colour = COLOURS.find((each) => handOf(config, hands, each)?.identity === agent);
    const hand = colour === undefined ? null : handOf(config, hands, colour);
    return colour === undefined || hand === null ? null : figureOf(colour, hand.build);
  };
  return { positions, trueFigure, ambassadorPlays: hasAmbassadorPlayer(config) };
}

function handOf(config: BoardConfig, hands: Revelation["hands"], colour: (typeof COLOURS)[number]) {
  const seat = seatOf(config, colour);
  return seat === null ? null : (hands[seat] ?? null);
}

/** B11.3 */
function isEscape(
  config: BoardConfig,
  positions: Positions,
  revelation: Revelation,
  seat: Seat,
): boolean {
  const identity = revelation.hands[seat]?.identity;
  if (identity === undefined || revelation.arrested?.identity !== partnerOf(identity)) return false;
  const figure = situationOf(config, positions, revelation).trueFigure(identity);
  return figure !== null && positions[figure] === numberedSpace(ESCAPES[identity]);
}
