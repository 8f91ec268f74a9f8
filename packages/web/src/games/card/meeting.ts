import type { Meeting } from "@inkognito/engine/card";
import { AMBASSADOR, type Role } from "@inkognito/engine/core";
import { listOf } from "../../i18n/i18n.js";
import type { Listener } from "../../table/names.js";
import type { NameForm } from "../../table/seatName.js";
import { roleName } from "./names.js";

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
