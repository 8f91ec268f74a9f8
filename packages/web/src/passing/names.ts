import type { Seat } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";
import { capital } from "../notebook/names.js";
import { isPassed, type Setup } from "../solo/setup.js";

/** "Dora"; whoever gave no name is called by the colour. */
export function personName({ config, seats }: Setup, seat: Seat): string {
  const sitter = seats[seat];
  if (sitter?.type === "person" && sitter.name !== "") return sitter.name;
  return capital(t(`role.${config.seats[seat] ?? "red"}`));
}

/** Under what name pencil marks are kept: people who share a device do not share them. */
export const pencilOf = (setup: Setup, commitment: string, seat: Seat): string =>
  isPassed(setup) ? `${commitment} ${seat}` : commitment;
