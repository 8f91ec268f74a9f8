import type { Considered } from "@inkognito/mind/card";
import { t } from "../../../i18n/i18n.js";
import { capital, type Listener } from "../../../table/names.js";
import { CERTAIN, chanceIn, roundBits, type Sureness } from "../../../table/notebook/chance.js";
import type { NameForm } from "../../../table/seatName.js";
import { roleName } from "../names.js";

/** Where the player stands in the sentence that gives this reason. */
const NAME_FORMS: Readonly<Partial<Record<Considered["because"], NameForm>>> = {
  readyToAnnounce: "object",
  seeksPartner: "object",
  seeksAmbassador: "object",
  tellsLittle: "dative",
  knowsLeast: "dative",
};

/** Why: one sentence. */
export function reasonWords(
  { because, who }: Considered,
  listener: Listener,
  sure: Sureness = CERTAIN,
): string {
  if (because === "readyToAnnounce" && sure.share < 1) {
    return capital(t("likely.readyToAnnounce", { chance: chanceIn(sure) }));
  }
  const name = who === null ? "" : roleName(listener, who, NAME_FORMS[because] ?? "subject");
  return capital(t(`cardBecause.${because}`, { name, known: who === null ? "no" : "yes" }));
}

/** What the seen cards tell me, or what the shown cards tell the one who sees them; empty: neither. */
export function bitsWords(
  { do: action, who }: Considered,
  bits: number | null,
  listener: Listener,
): string {
  if (bits === null) return "";
  const shows =
    action.type === "show" || (action.type === "choose" && action.choice.type === "cards");
  if (!shows) return t("coach.bits.ask", { bits: roundBits(bits) });
  return who === null
    ? ""
    : capital(t("coach.bits.show", { name: roleName(listener, who), bits: roundBits(bits) }));
}
