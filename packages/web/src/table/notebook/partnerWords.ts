import type { Seat } from "@inkognito/engine/core";
import type { Knowledge } from "@inkognito/mind/board";
import { listOf, t } from "../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../names.js";

/** Who my partner is, as far as I know. */
export function partnerWords(
  { partner, partners, alone }: Pick<Knowledge, "partner" | "partners" | "alone">,
  listener: Listener,
): string {
  const name = (seat: Seat): string => playerName(listener, seat);
  if (partner !== null) return t("passport.partner.certain", { name: name(partner) });
  if (alone === "certain") return t("passport.partner.none");
  return t(alone === "no" ? "passport.partner.open" : "passport.partner.openOrNone", {
    names: capital(listOf(partners.map(name))),
  });
}
