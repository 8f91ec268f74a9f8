import { t } from "../../i18n/i18n.js";
import { capital } from "../names.js";
import { roundBits } from "./chance.js";

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
