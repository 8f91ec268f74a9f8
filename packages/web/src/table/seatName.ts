import type { BoardConfig } from "@inkognito/engine/board";
import { AMBASSADOR, COLOURS, type Role, roleOf, type Seat } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";

/** The names that people have given, by seat; null: a bot, or a person without a name. */
export type Names = readonly (string | null)[];

/** No names are given: all seats go by their roles. */
export const NAMELESS: Names = [];

/** Who sits where, and under which names. */
export interface Seating {
  readonly config: Pick<BoardConfig, "seats">;
  readonly names: Names;
}

/**
 * What a name does in its sentence. The dative is also to whom something is done: in Spanish and Italian it
 * has its preposition, which melts with the article of a name: "al Embajador".
 */
const NAME_FORMS = ["subject", "object", "dative"] as const;
export type NameForm = (typeof NAME_FORMS)[number];

/**
 * The one place where it is decided what a seat is called in a sentence: "Dora", or "Red" and "the
 * Ambassador" where no name is given; Korean adds what courtesy asks for.
 */
export function seatName(seating: Seating, seat: Seat, form: NameForm = "subject"): string {
  const role = roleOf(seating.config, seat);
  if (role === undefined) throw new Error(`no seat ${seat} at this table`);
  const given = distinctName(seating, seat, role);
  return given === null
    ? roleWords(role, form)
    : t("name.called", { name: unbroken(given), bearer: "person", form });
}

/** "Dora (Red)": with the role, for viewers who know the table by its colours. */
export function fullSeatName(seating: Seating, seat: Seat): string {
  const role = roleOf(seating.config, seat);
  const given = givenAt(seating, seat);
  return given === null || role === undefined ? seatName(seating, seat) : seatedName(given, role);
}

/** "Dora", "Red", "Ambassador": at the head of a list, where a name stands alone. */
export function shortSeatName(seating: Seating, seat: Seat): string {
  const role = roleOf(seating.config, seat);
  if (role === undefined) return seatName(seating, seat);
  return distinctName(seating, seat, role) ?? t("seats.name", { role });
}

export const seatedName = (name: string, role: Role): string =>
  t("name.seated", { name, role: t(`role.${role}`) });

const ROLES: readonly Role[] = [...COLOURS, AMBASSADOR];

/** What a role is called where its player has given no name. */
export const roleWords = (role: Role, form: NameForm = "subject"): string =>
  role === AMBASSADOR
    ? t("name.ambassador", { form })
    : t("name.called", { name: t(`role.${role}`), bearer: "colour", form });

export const isNamed = (seating: Seating, seat: Seat): boolean => givenAt(seating, seat) !== null;

/** In a sentence a name stays on one line. */
const unbroken = (name: string): string => name.replaceAll(" ", "\u00a0");

/** A name that could be mistaken for another player gets its role: "Dora (Red)". */
function distinctName(seating: Seating, seat: Seat, role: Role): string | null {
  const given = givenAt(seating, seat);
  if (given === null) return null;
  const mistaken = takenBeside(seating, seat).some((name) => sounds(name) === sounds(given));
  return mistaken ? seatedName(given, role) : given;
}

/** A name without visible characters counts as none. */
function givenAt({ names }: Seating, seat: Seat): string | null {
  const name = names[seat] ?? null;
  return name === null || sounds(name) === "" ? null : name;
}

/** Every word at the table that means another player than this seat's. */
function takenBeside(seating: Seating, seat: Seat): readonly string[] {
  const own = roleOf(seating.config, seat);
  return [
    ...seating.names.flatMap((name, other) => (name === null || other === seat ? [] : [name])),
    ...ROLES.filter((role) => role !== own).flatMap((role) => [
      t(`role.${role}`),
      ...NAME_FORMS.map((form) => roleWords(role, form)),
    ]),
    ...NAME_FORMS.flatMap((form) => [t("name.you", { form }), t("name.fictitious", { form })]),
  ];
}

/** The same for names that are read as the same: capitals, blanks and what cannot be seen do not count. */
const sounds = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(/[\p{C}\p{Z}]/gu, "")
    .toLowerCase();
