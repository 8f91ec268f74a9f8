import type { Considered } from "@inkognito/mind";
import { t } from "../i18n/i18n.js";
import { capital, type Listener, playerName } from "../notebook/names.js";
import type { Place } from "../table/seatName.js";

/** Where the player stands in the sentence that gives this reason. */
const PLACES: Readonly<Partial<Record<Considered["because"], Place>>> = {
  meetsPartner: "object",
  throughAmbassador: "dative",
  knowsLeast: "dative",
  tellsLittle: "dative",
};

/** Why: one sentence. */
export function reasonWords({ because, who }: Considered, listener: Listener): string {
  const name = who === null ? "" : playerName(listener, who, PLACES[because] ?? "subject");
  return capital(t(`because.${because}`, { name, known: who === null ? "no" : "yes" }));
}
