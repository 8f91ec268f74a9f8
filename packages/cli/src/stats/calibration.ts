import type { Claimed } from "../games/shared/botGame.js";
import { round } from "./share.js";

/** Sums only, so that those of several threads can be added. */
export interface Bin {
  readonly deals: number;
  readonly claims: number;
  readonly right: number;
  readonly odds: number;
  /** Over the deals: squares and products of their claims and of how many of these were right. */
  readonly claims2: number;
  readonly right2: number;
  readonly both: number;
}

const BINS = 10;
const NO_BIN: Bin = { deals: 0, claims: 0, right: 0, odds: 0, claims2: 0, right2: 0, both: 0 };

/** By tenth: from 0 to 10 %, from 10 to 20 %, … */
export type Calibration = readonly Bin[];

export const NO_CALIBRATION: Calibration = Array.from({ length: BINS }, () => NO_BIN);

const binAt = (odds: number): number => Math.min(BINS - 1, Math.floor(odds * BINS));

/** One deal: its claims are about the same few cards, so they count together. */
export function calibrationOf(claims: readonly Claimed[]): Calibration {
  return NO_CALIBRATION.map((none, at) => {
    const within = claims.filter(({ odds }) => binAt(odds) === at);
    if (within.length === 0) return none;
    const [all, right] = [within.length, within.filter((claim) => claim.right).length];
    const odds = within.reduce((sum, claim) => sum + claim.odds, 0);
    return {
      deals: 1,
      claims: all,
      right,
      odds,
      claims2: all ** 2,
      right2: right ** 2,
      both: all * right,
    };
  });
}

export const addCalibrations = (a: Calibration, b: Calibration): Calibration =>
  a.map((bin, at) => addBins(bin, b[at] ?? NO_BIN));

const addBins = (a: Bin, b: Bin): Bin => ({
  deals: a.deals + b.deals,
  claims: a.claims + b.claims,
  right: a.right + b.right,
  odds: a.odds + b.odds,
  claims2: a.claims2 + b.claims2,
  right2: a.right2 + b.right2,
  both: a.both + b.both,
});

export interface Reliability {
  /** The bin's ends. */
  readonly from: number;
  readonly to: number;
  readonly claims: number;
  /** The odds at which they were held, on average. */
  readonly held: number;
  /** The share of them that was true, with its 95 % interval. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** Is the share inside the bin, or its interval at least in touch with it? */
  readonly reliable: boolean;
}

const Z = 1.96;
/** All or nothing in so many deals: the share that would do that in one case of forty. */
const TAIL = 0.025;

/** The interval is that of a ratio over deals; a bin nothing fell into has none. */
export function reliabilityOf(calibration: Calibration): readonly Reliability[] {
  return calibration.flatMap(({ deals, claims, right, odds, claims2, right2, both }, at) => {
    if (claims === 0) return [];
    const rate = right / claims;
    const squares = Math.max(0, right2 - 2 * rate * both + rate ** 2 * claims2);
    const spread =
      right === 0 || right === claims
        ? 1 - TAIL ** (1 / deals)
        : deals < 2
          ? 1
          : (Z * Math.sqrt((squares * deals) / (deals - 1))) / claims;
    const [from, to] = [at / BINS, (at + 1) / BINS];
    const [low, high] = [Math.max(0, rate - spread), Math.min(1, rate + spread)];
    return [
      {
        from,
        to,
        claims,
        held: round(odds / claims),
        rate: round(rate),
        low: round(low),
        high: round(high),
        reliable: low <= to && high >= from,
      },
    ];
  });
}
