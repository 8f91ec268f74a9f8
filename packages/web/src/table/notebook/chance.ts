import { numberOf } from "../../i18n/i18n.js";

const LEAST = 0.01;

/** "37%"; what is open is never said to be impossible or certain. */
export function chanceWords(chance: number): string {
  if (chance < LEAST) return `<${percent(LEAST)}`;
  return chance > 1 - LEAST ? `>${percent(1 - LEAST)}` : percent(chance);
}

const percent = (share: number): string => numberOf(share, { style: "percent" });

/** Rounded to two decimal places, as they are shown. */
export const roundBits = (bits: number): number => Math.round(bits * 100) / 100;
