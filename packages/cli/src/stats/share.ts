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
