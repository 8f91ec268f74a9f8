import {
  AMBASSADOR,
  type BoardConfig,
  boardConfig,
  EDITIONS,
  PLACEMENTS,
  REPEATS,
  type Role,
} from "@inkognito/engine/board";
import { EDITIONS as CARD_EDITIONS, type CardConfig, cardConfig } from "@inkognito/engine/card";
import { COLOURS } from "@inkognito/engine/core";
import { GAMES, type GameName } from "@inkognito/engine/games";
import { LEVELS, type Level } from "@inkognito/mind";
import { parseSitters, type Sitters, sittersFor } from "../passing/sitters.js";
import type { Setup, Sitter } from "../solo/setup.js";

export const PLAYERS = [3, 4, 5] as const;
export type Players = (typeof PLAYERS)[number];

/** "any": a colour by lot. */
const ROLES = ["any", ...COLOURS, AMBASSADOR] as const;

/** One person against bots, or several on one device. */
export const SEATINGS = ["alone", "device"] as const;

/** What people pick before a game on this device. */
export interface Choice extends Pick<BoardConfig, "edition" | "repeats" | "placement"> {
  readonly game: GameName;
  readonly players: Players;
  readonly seating: (typeof SEATINGS)[number];
  readonly role: Role | "any";
  readonly level: Level;
  /** Several on one device: who sits where. */
  readonly sitters: Sitters;
  /** The card game's own. */
  readonly cardEdition: CardConfig["edition"];
  readonly match: boolean;
  readonly gestures: boolean;
}

const EASIEST: Level = LEVELS.find((level) => level !== "random") ?? "random";

export const DEFAULT_CHOICE: Choice = {
  game: "board",
  players: 4,
  seating: "alone",
  role: "any",
  level: EASIEST,
  sitters: parseSitters(null),
  edition: "korea",
  repeats: "blocked",
  placement: "random",
  cardEdition: "telephone",
  match: true,
  gestures: true,
};

export function parseChoice(value: unknown): Choice {
  const stored = (typeof value === "object" && value !== null ? value : {}) as {
    readonly [K in keyof Choice]?: unknown;
  };
  const oneOf = <K extends keyof Choice>(key: K, values: readonly Choice[K][]): Choice[K] =>
    values.find((each) => each === stored[key]) ?? DEFAULT_CHOICE[key];
  return seated({
    game: oneOf("game", GAMES),
    players: oneOf("players", PLAYERS),
    seating: oneOf("seating", SEATINGS),
    role: oneOf("role", ROLES),
    level: oneOf("level", LEVELS),
    sitters: parseSitters(stored.sitters),
    edition: oneOf("edition", EDITIONS),
    repeats: oneOf("repeats", REPEATS),
    placement: oneOf("placement", PLACEMENTS),
    cardEdition: oneOf("cardEdition", CARD_EDITIONS),
    match: oneOf("match", [true, false]),
    gestures: oneOf("gestures", [true, false]),
  });
}

/** B12, C8: only with five players is somebody the Ambassador. */
export const seated = (choice: Choice): Choice =>
  choice.role === AMBASSADOR && choice.players !== 5 ? { ...choice, role: "any" } : choice;

export const rolesFor = (players: Players): readonly Choice["role"][] =>
  ROLES.filter((role) => role !== AMBASSADOR || players === 5);

/** `lot`: from 0 up to 1, decides what the choice leaves open. */
export function setupOf(choice: Choice, lot: number): Setup {
  const role = choice.role === "any" ? drawn(lot) : choice.role;
  const roles = choice.seating === "alone" ? seatsWith(role, choice.players) : seatsOf(choice);
  const seats =
    choice.seating === "alone"
      ? roles.map((each) => sitterFor(each === role, choice.level))
      : sittersFor(choice.sitters, choice.players);
  return choice.game === "board"
    ? { config: boardRules(choice, roles), seats }
    : { config: cardRules(choice, roles), seats, match: choice.match ? opening(roles) : null };
}

const sitterFor = (mine: boolean, level: Level): Sitter =>
  mine ? { type: "person", name: "" } : { type: "bot", level };

/** The roles at a table on one device, by seat. */
export const seatsOf = ({ players }: Pick<Choice, "players">): readonly Role[] =>
  players === 5 ? [...COLOURS, AMBASSADOR] : COLOURS.slice(0, players);

const opening = (roles: readonly Role[]) => ({ points: roles.map(() => 0), games: 0 });

function boardRules({ edition, repeats, placement }: Choice, seats: readonly Role[]): BoardConfig {
  const config = boardConfig({ edition, repeats, placement, seats });
  if (!config.ok) throw new Error(`not a table: ${config.error.field}`);
  return config.value;
}

function cardRules({ cardEdition, gestures }: Choice, seats: readonly Role[]): CardConfig {
  const config = cardConfig({ edition: cardEdition, gestures, seats });
  if (!config.ok) throw new Error(`not a table: ${config.error.field}`);
  return config.value;
}

const drawn = (lot: number): Role =>
  COLOURS[Math.floor(lot * COLOURS.length) % COLOURS.length] ?? "red";

/** B11.1, C7.1: with three players nobody plays one of the colours, never mine. */
function seatsWith(role: Role, players: Players): readonly Role[] {
  if (players === 5) return [...COLOURS, AMBASSADOR];
  if (players === 4) return COLOURS;
  const spare = COLOURS.findLast((colour) => colour !== role);
  return COLOURS.filter((colour) => colour !== spare);
}
