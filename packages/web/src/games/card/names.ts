import type { Code } from "@inkognito/engine/card";
import { AMBASSADOR, type Role, seatOf } from "@inkognito/engine/core";
import { t, type Values } from "../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../../table/names.js";
import { type NameForm, roleWords } from "../../table/seatName.js";

/** "you", "Dora", "Red", "the Ambassador"; with three players the fourth colour is the fictitious agent. */
export function roleName(listener: Listener, role: Role, form: NameForm = "subject"): string {
  const seat = seatOf(listener.config, role);
  if (seat !== null) return playerName(listener, seat, form);
  return role === AMBASSADOR ? roleWords(role, form) : t(`name.fictitious.${form}`);
}

/** A role's name for every form in a sentence. */
export const namingRole = (listener: Listener, role: Role): Values => ({
  who: seatOf(listener.config, role) === listener.viewer ? "you" : "other",
  name: roleName(listener, role),
  Name: capital(roleName(listener, role)),
  object: roleName(listener, role, "object"),
  dative: roleName(listener, role, "dative"),
});

/** C1.2: "52‑11‑0‑29", never broken at the end of a line. */
export const codeWords = (code: Code): string => code.join("\u2011");
