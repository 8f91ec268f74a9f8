import { AMBASSADOR, COLOURS, type Role } from "@inkognito/engine/core";
import type { BotLevel } from "@inkognito/protocol";
import {
  configOf,
  DEFAULT_GAME,
  fieldsOf,
  type GameChoice,
  type Players,
  parseGameChoice,
  seatsOf,
} from "./gameChoice.js";
import type { Setup, Sitter } from "./setup.js";
import { parseSitters, type Sitters, sittersFor } from "./sitters.js";

/** "any": one of the colours that play, by lot. */
const ROLES = ["any", ...COLOURS, AMBASSADOR] as const;

/** One person against bots, or several on one device. */
export const SEATINGS = ["alone", "device"] as const;

/** The options of a game on this device. */
export interface Choice extends GameChoice {
  readonly seating: (typeof SEATINGS)[number];
  readonly role: Role | "any";
  /** Several on one device: who sits where. */
  readonly sitters: Sitters;
}

export const DEFAULT_CHOICE: Choice = {
  ...DEFAULT_GAME,
  seating: "alone",
  role: "any",
  sitters: parseSitters(null),
};

export function parseChoice(value: unknown): Choice {
  const { stored, oneOf } = fieldsOf(value, DEFAULT_CHOICE);
  return fitted({
    ...parseGameChoice(value),
    seating: oneOf("seating", SEATINGS),
    role: oneOf("role", ROLES),
    sitters: parseSitters(stored.sitters),
  });
}

/** My own colour plays; if it is left out, chance finds me another. */
export const changeChoice = (choice: Choice, some: Partial<Choice>): Choice =>
  fitted({ ...choice, ...(some.spare === choice.role ? { role: "any" } : {}), ...some });

function fitted(choice: Choice): Choice {
  const { role, players, seating, spare } = choice;
  // B12, C8: only with five players does one play the Ambassador.
  if (role === AMBASSADOR && players !== 5) return { ...choice, role: "any" };
  // B11.1, C7.1
  if (seating !== "alone" || players !== 3 || role !== spare) return choice;
  return { ...choice, spare: COLOURS.findLast((colour) => colour !== role) ?? spare };
}

export const rolesFor = (players: Players): readonly Choice["role"][] =>
  ROLES.filter((role) => role !== AMBASSADOR || players === 5);

/** `lot`: from 0 up to 1, decides what the choice leaves open. */
export function setupOf(given: Choice, lot: number): Setup {
  const choice = fitted(given);
  const roles = seatsOf(choice);
  const role = choice.role === "any" ? drawColour(roles, lot) : choice.role;
  const seats =
    choice.seating === "alone"
      ? roles.map((each) => sitterFor(each === role, choice.level))
      : sittersFor(choice.sitters, choice.players);
  const { assistant, coach } = choice;
  const helped = choice.seating === "alone" ? { assistant } : { assistant, coach };
  const config = configOf(choice);
  if (config.game === "board") return { config, seats, ...helped };
  return { config, seats, ...helped, match: choice.match ? opening(roles) : null };
}

const sitterFor = (mine: boolean, level: BotLevel): Sitter =>
  mine ? { type: "person", name: "" } : { type: "bot", level };

const opening = (roles: readonly Role[]) => ({ points: roles.map(() => 0), games: 0 });

function drawColour(roles: readonly Role[], lot: number): Role {
  const colours = roles.filter((role) => role !== AMBASSADOR);
  return colours[Math.floor(lot * colours.length) % colours.length] ?? "red";
}
