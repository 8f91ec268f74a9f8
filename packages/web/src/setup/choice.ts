import { AMBASSADOR, COLOURS, type Role } from "@inkognito/engine/core";
import type { BotLevel } from "@inkognito/protocol";
import {
  boardConfigOf,
  cardConfigOf,
  DEFAULT_GAME,
  fieldsOf,
  type GameChoice,
  type Players,
  parseGameChoice,
} from "./gameChoice.js";
import type { Setup, Sitter } from "./setup.js";
import { parseSitters, type Sitters, sittersFor } from "./sitters.js";

/** "any": a colour by lot. */
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
  return fitRole({
    ...parseGameChoice(value),
    seating: oneOf("seating", SEATINGS),
    role: oneOf("role", ROLES),
    sitters: parseSitters(stored.sitters),
  });
}

/** B12, C8: only with five players does one play the Ambassador. */
export const fitRole = (choice: Choice): Choice =>
  choice.role === AMBASSADOR && choice.players !== 5 ? { ...choice, role: "any" } : choice;

export const rolesFor = (players: Players): readonly Choice["role"][] =>
  ROLES.filter((role) => role !== AMBASSADOR || players === 5);

/** `lot`: from 0 up to 1, decides what the choice leaves open. */
export function setupOf(choice: Choice, lot: number): Setup {
  const role = choice.role === "any" ? drawColour(lot) : choice.role;
  const roles = choice.seating === "alone" ? seatsWith(role, choice.players) : seatsOf(choice);
  const seats =
    choice.seating === "alone"
      ? roles.map((each) => sitterFor(each === role, choice.level))
      : sittersFor(choice.sitters, choice.players);
  const { assistant } = choice;
  return choice.game === "board"
    ? { config: boardConfigOf(choice, roles), seats, assistant }
    : {
        config: cardConfigOf(choice, roles),
        seats,
        assistant,
        match: choice.match ? opening(roles) : null,
      };
}

const sitterFor = (mine: boolean, level: BotLevel): Sitter =>
  mine ? { type: "person", name: "" } : { type: "bot", level };

/** The roles at a table on one device, by seat. */
export const seatsOf = ({ players }: Pick<Choice, "players">): readonly Role[] =>
  players === 5 ? [...COLOURS, AMBASSADOR] : COLOURS.slice(0, players);

const opening = (roles: readonly Role[]) => ({ points: roles.map(() => 0), games: 0 });

const drawColour = (lot: number): Role =>
  COLOURS[Math.floor(lot * COLOURS.length) % COLOURS.length] ?? "red";

/** B11.1, C7.1: with three players one colour is not played, never mine. */
function seatsWith(role: Role, players: Players): readonly Role[] {
  if (players === 5) return [...COLOURS, AMBASSADOR];
  if (players === 4) return COLOURS;
  const spare = COLOURS.findLast((colour) => colour !== role);
  return COLOURS.filter((colour) => colour !== spare);
}
