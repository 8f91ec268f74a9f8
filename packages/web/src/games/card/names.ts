import {
  type Code,
  type CodeNumber,
  EDITION_NUMBERS,
  type Edition,
  type Meeting,
} from "@inkognito/engine/card";
import { AMBASSADOR, type Role, seatOf } from "@inkognito/engine/core";
import { listOf, t } from "../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../../table/names.js";
import { type NameForm, roleWords } from "../../table/seatName.js";

/** "you", "Dora", "Red", "the Ambassador"; with three players the fourth colour is the fictitious agent. */
export function roleName(listener: Listener, role: Role, form: NameForm = "subject"): string {
  const seat = seatOf(listener.config, role);
  if (seat !== null) return playerName(listener, seat, form);
  return role === AMBASSADOR ? roleWords(role, form) : t("name.fictitious", { form });
}

/** A role's name for every form in a sentence. */
export const namingRole = (listener: Listener, role: Role) => ({
  who: seatOf(listener.config, role) === listener.viewer ? "you" : "other",
  name: roleName(listener, role),
  Name: capital(roleName(listener, role)),
  object: roleName(listener, role, "object"),
  dative: roleName(listener, role, "dative"),
  Dative: capital(roleName(listener, role, "dative")),
});

/** C1.2: "52‑11‑0‑29", never broken at the end of a line. */
export const codeWords = (code: Code): string => code.join("\u2011");

/** C1.2: the numbers that may stand at a place of the code, always in the order of the edition. */
export const numbersAt = (
  place: number,
  codes: readonly Code[],
  edition: Edition,
): readonly CodeNumber[] =>
  EDITION_NUMBERS[edition].filter((number) => codes.some((code) => code[place] === number));

/** All roles in the meeting except the listener's. */
export function othersIn(
  { agents, ambassador }: Meeting,
  { config, viewer }: Listener,
): readonly Role[] {
  const roles: readonly Role[] = ambassador ? [...agents, AMBASSADOR] : agents;
  return roles.filter((role) => viewer === "spectator" || config.seats[viewer] !== role);
}

export const meetingNames = (meeting: Meeting, listener: Listener, form: NameForm): string =>
  listOf(othersIn(meeting, listener).map((role) => roleName(listener, role, form)));
