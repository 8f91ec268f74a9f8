import type { Considered } from "@inkognito/mind/board";
import { t } from "../../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../../../table/names.js";
import { CERTAIN, chanceIn, roundBits, type Sureness } from "../../../table/notebook/chance.js";
import type { NameForm } from "../../../table/seatName.js";

/** Where the player stands in the sentence that gives this reason. */
const NAME_FORMS: Readonly<Partial<Record<Considered["because"], NameForm>>> = {
  meetsPartner: "object",
  throughAmbassador: "object",
  knowsLeast: "object",
  tellsLittle: "dative",
};

/** Reasons that take something for true, and can be said of what is only likely. */
const UNSURE = [
  "accomplished",
  "fulfils",
  "race",
  "meetsPartner",
  "tellsPartner",
  "greetsPartner",
  "knowsAll",
] as const;

/** Why: one sentence. What is not certain is not said to be. */
export function reasonWords(
  { because, who }: Considered,
  listener: Listener,
  sure: Sureness = CERTAIN,
): string {
  const name = who === null ? "" : playerName(listener, who, NAME_FORMS[because] ?? "subject");
  const unsure = sure.share < 1 ? UNSURE.find((each) => each === because) : undefined;
  if (unsure !== undefined) {
    return capital(t(`likely.${unsure}`, { name, chance: chanceIn(sure) }));
  }
  return capital(t(`because.${because}`, { name, known: who === null ? "no" : "yes" }));
}

/** What the question tells me, or what the shown cards tell the asker; empty: neither. */
export function adviceBitsWords(
  { do: action, who }: Considered,
  bits: number | null,
  listener: Listener,
): string {
  if (bits === null) return "";
  if (action.type === "ask") return t("coach.bits.ask", { bits: roundBits(bits) });
  return who === null
    ? ""
    : capital(t("coach.bits.show", { name: playerName(listener, who), bits: roundBits(bits) }));
}
