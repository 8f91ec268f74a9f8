import { numberOf, t } from "../../i18n/i18n.js";
import { capital } from "../names.js";

const LEAST = 0.01;

/** "37%"; what is open is never said to be impossible or certain. */
export function chanceWords(chance: number): string {
  if (chance < LEAST) return `<${percent(LEAST)}`;
  return chance > 1 - LEAST ? `>${percent(1 - LEAST)}` : percent(chance);
}

const percent = (share: number): string => numberOf(share, { style: "percent" });

/** Rounded to two decimal places, as they are shown. */
export const roundBits = (bits: number): number => Math.round(bits * 100) / 100;

/** What showing cards would tell another player, see `Leak` in the mind. */
interface Leaking {
  readonly bits: number;
  /** Below 0: it leads away from the truth. */
  readonly truth: number;
}

/** Less than this is of no use to a player. */
const NOTHING = 0.005;

/** "Blue learns 0.42 bits" */
export const leakWords = ({ bits, truth }: Leaking, name: string): string =>
  capital(
    t("odds.leak", {
      name,
      bits: roundBits(bits),
      misleads: truth < -NOTHING ? "yes" : "no",
    }),
  );

/** "tells you 0.64 bits on average" */
export const forecastWords = ({ bits }: Pick<Leaking, "bits">): string =>
  t("odds.forecast", { bits: roundBits(bits) });

/** How likely it is, and whether that may be said in numbers. */
export interface Sureness {
  readonly share: number;
  readonly inNumbers: boolean;
}

export const CERTAIN: Sureness = { share: 1, inNumbers: false };

const HIGH = 0.75;

/** Numbers that begin with a vowel: "an 80% chance" and "dell’80%", but "a 62% chance" and "del 62%". */
function soundOf(percent: string): string {
  if (percent.startsWith("8")) return "eight";
  return { "11": "eleven", "18": "eighteen" }[percent.slice(0, 2)] ?? "other";
}

export function chanceIn({ share, inNumbers }: Sureness): string {
  if (inNumbers) {
    const percent = chanceWords(share);
    return t("coach.chance", { percent, sound: soundOf(percent) });
  }
  return t(share >= HIGH ? "coach.chance.high" : "coach.chance.fair");
}
