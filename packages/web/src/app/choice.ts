import {
  AMBASSADOR,
  type BoardConfig,
  boardConfig,
  EDITIONS,
  PLACEMENTS,
  REPEATS,
  type Role,
} from "@inkognito/engine/board";
import { COLOURS, isOneOf, type Seat } from "@inkognito/engine/core";
import { LEVELS, type Level } from "@inkognito/mind";
import type { SoloSetup } from "../solo/protocol.js";

export const PLAYERS = [3, 4, 5] as const;
export type Players = (typeof PLAYERS)[number];

/** "any": a colour by lot. */
const ROLES = ["any", ...COLOURS, AMBASSADOR] as const;

/** What a person picks before a game against bots. */
export interface Choice extends Pick<BoardConfig, "edition" | "repeats" | "placement"> {
  readonly players: Players;
  readonly role: Role | "any";
  readonly level: Level;
}

const EASIEST: Level = LEVELS.find((level) => level !== "random") ?? "random";

export const DEFAULT_CHOICE: Choice = {
  players: 4,
  role: "any",
  level: EASIEST,
  edition: "korea",
  repeats: "blocked",
  placement: "random",
};

export function parseChoice(value: unknown): Choice {
  const stored = typeof value === "object" && value !== null ? value : {};
  const { players, role, level, edition, repeats, placement } = stored as {
    readonly [K in keyof Choice]?: unknown;
  };
  return seated({
    players: PLAYERS.find((each) => each === players) ?? DEFAULT_CHOICE.players,
    role: isOneOf(ROLES, role) ? role : DEFAULT_CHOICE.role,
    level: isOneOf(LEVELS, level) ? level : DEFAULT_CHOICE.level,
    edition: isOneOf(EDITIONS, edition) ? edition : DEFAULT_CHOICE.edition,
    repeats: isOneOf(REPEATS, repeats) ? repeats : DEFAULT_CHOICE.repeats,
    placement: isOneOf(PLACEMENTS, placement) ? placement : DEFAULT_CHOICE.placement,
  });
}

/** B12: only with five players is somebody the Ambassador. */
export const seated = (choice: Choice): Choice =>
  choice.role === AMBASSADOR && choice.players !== 5 ? { ...choice, role: "any" } : choice;

export const rolesFor = (players: Players): readonly Choice["role"][] =>
  ROLES.filter((role) => role !== AMBASSADOR || players === 5);

/** `lot`: from 0 up to 1, decides what the choice leaves open. */
export function setupOf(choice: Choice, lot: number): SoloSetup {
  const { players, level, edition, repeats, placement } = choice;
  const role = choice.role === "any" ? drawn(lot) : choice.role;
  const seats = seatsWith(role, players);
  const config = boardConfig({ edition, repeats, placement, seats });
  if (!config.ok) throw new Error(`not a table: ${config.error.field}`);
  return {
    config: config.value,
    seat: seats.indexOf(role) as Seat,
    levels: seats.map(() => level),
  };
}

const drawn = (lot: number): Role =>
  COLOURS[Math.floor(lot * COLOURS.length) % COLOURS.length] ?? "red";

/** B11.1: with three players one colour stays in the box, never mine. */
function seatsWith(role: Role, players: Players): readonly Role[] {
  if (players === 5) return [...COLOURS, AMBASSADOR];
  if (players === 4) return COLOURS;
  const spare = COLOURS.findLast((colour) => colour !== role);
  return COLOURS.filter((colour) => colour !== spare);
}
