import { t } from "../../i18n/i18n.js";
import { chanceWords } from "../notebook/chance.js";

/** How likely it is, and whether that may be said in numbers. */
export interface Sureness {
  readonly share: number;
  readonly inNumbers: boolean;
}

export const CERTAIN: Sureness = { share: 1, inNumbers: false };

const HIGH = 0.75;

export function chanceIn({ share, inNumbers }: Sureness): string {
  if (inNumbers) return t("coach.chance", { percent: chanceWords(share) });
  return t(share >= HIGH ? "coach.chance.high" : "coach.chance.fair");
}
