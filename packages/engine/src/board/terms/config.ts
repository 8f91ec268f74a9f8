import { isOneOf } from "../../core/lists.js";
import { err, ok, type Result } from "../../core/result.js";
import {
  isSeating,
  type Role,
  SEATS_BY_PLAYERS,
  type Seat,
  type Seating,
} from "../../core/seat.js";

export const EDITIONS = ["devir", "piatnik", "korea"] as const;
export type Edition = (typeof EDITIONS)[number];

export const DIRECTIONS = ["clockwise", "counterclockwise"] as const;
export const REPEATS = ["blocked", "challenge"] as const;
export const PLACEMENTS = ["random", "chosen"] as const;

/** 1: players announce in their own turn only. 2: also in the turn of the partner whom they name (B10.1). */
export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
export const RULES_VERSION: RulesVersion = 2;

export interface BoardConfig extends Seating {
  readonly game: "board";
  readonly rulesVersion: RulesVersion;
  readonly edition: Edition;
  readonly direction: (typeof DIRECTIONS)[number];
  readonly repeats: (typeof REPEATS)[number];
  readonly placement: (typeof PLACEMENTS)[number];
  readonly ambassadorMustMove: boolean;
  /**
   * B2.4: who has the first turn. Absent: chance decides. A config without it stays without it, so that
   * files written before this option existed keep their digest.
   */
  readonly first?: Role;
}

/** Where the printed editions differ [E]: B2.4 and B12.2. */
export const PRESETS: Readonly<
  Record<Edition, Pick<BoardConfig, "direction" | "ambassadorMustMove">>
> = {
  devir: { direction: "counterclockwise", ambassadorMustMove: false },
  piatnik: { direction: "clockwise", ambassadorMustMove: true },
  korea: { direction: "clockwise", ambassadorMustMove: false },
};

export interface ConfigError {
  readonly code: "badConfig";
  /** The field that is wrong. */
  readonly field: string;
}

export type BoardOptions = Partial<Omit<BoardConfig, "game" | "rulesVersion" | "first">> & {
  readonly players?: number;
  readonly first?: Role | "random";
};

/** Options into a config: the edition presets what is not said. */
export function boardConfig(options: BoardOptions = {}): Result<BoardConfig, ConfigError> {
  const { players = 4, edition = "korea", ...rest } = options;
  return parseBoardConfig({
    game: "board",
    rulesVersion: RULES_VERSION,
    edition,
    seats: SEATS_BY_PLAYERS[players] ?? [],
    repeats: "blocked",
    placement: "random",
    ...(Object.hasOwn(PRESETS, edition) ? PRESETS[edition] : {}),
    ...rest,
  });
}

/** The way in for a config from outside. */
export function parseBoardConfig(value: unknown): Result<BoardConfig, ConfigError> {
  if (typeof value !== "object" || value === null) return bad("config");
  const config = value as { readonly [K in keyof BoardConfig]?: unknown };
  if (config.game !== "board") return bad("game");
  const { rulesVersion } = config;
  if (!isOneOf(RULES_VERSIONS, rulesVersion)) return bad("rulesVersion");
  const { edition, seats, direction, repeats, placement, ambassadorMustMove } = config;
  const { first = "random" } = config;
  if (!isOneOf(EDITIONS, edition)) return bad("edition");
  if (!isSeating(seats)) return bad("seats");
  if (!isOneOf(DIRECTIONS, direction)) return bad("direction");
  if (!isOneOf(REPEATS, repeats)) return bad("repeats");
  if (!isOneOf(PLACEMENTS, placement)) return bad("placement");
  if (typeof ambassadorMustMove !== "boolean") return bad("ambassadorMustMove");
  const named = seats.find((role) => role === first);
  if (named === undefined && first !== "random") return bad("first");
  return ok({
    game: "board",
    rulesVersion,
    edition,
    seats: [...seats],
    direction,
    repeats,
    placement,
    ambassadorMustMove,
    ...(named === undefined ? {} : { first: named }),
  });
}

const bad = (field: string): Result<never, ConfigError> => err({ code: "badConfig", field });

/** B2.4: whose turn comes after this one. */
export function nextSeat(config: BoardConfig, seat: Seat): Seat {
  const players = config.seats.length;
  const step = config.direction === "clockwise" ? 1 : players - 1;
  return ((seat + step) % players) as Seat;
}
