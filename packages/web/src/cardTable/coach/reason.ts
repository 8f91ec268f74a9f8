import type { CardConsidered } from "@inkognito/mind";
import { t } from "../../i18n/i18n.js";
import { capital, type Listener } from "../../notebook/names.js";
import type { Place } from "../../table/seatName.js";
import { roleName } from "../names.js";

/** Where the player stands in the sentence that gives this reason. */
const PLACES: Readonly<Partial<Record<CardConsidered["because"], Place>>> = {
  readyToAnnounce: "object",
  seeksPartner: "object",
  seeksAmbassador: "object",
  tellsLittle: "dative",
  knowsLeast: "dative",
};

/** Why: one sentence. */
export function reasonWords({ because, who }: CardConsidered, listener: Listener): string {
  const name = who === null ? "" : roleName(listener, who, PLACES[because] ?? "subject");
  return capital(t(`cardBecause.${because}`, { name, known: who === null ? "no" : "yes" }));
}
