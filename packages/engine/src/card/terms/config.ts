import { COLOURS, type Colour } from "../../core/agents.js";
import { isOneOf } from "../../core/lists.js";
import { err, ok, type Result } from "../../core/result.js";
import { isSeating, SEATS_BY_PLAYERS, type Seating } from "../../core/seat.js";
import type { CodeNumber } from "./types.js";

export const EDITIONS = ["telephone", "safe"] as const;
export type Edition = (typeof EDITIONS)[number];

/** 1: with five players everybody plays alone in either edition. 2: in `safe` the agents keep their partners (C8.1). */
export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
export const RULES_VERSION: RulesVersion = 2;

/** C1.2 [E] */
export const EDITION_NUMBERS: Readonly<
  Record<Edition, readonly [CodeNumber, CodeNumber, CodeNumber, CodeNumber]>
> = {
  telephone: [52, 11, 0, 29],
  safe: [13, 24, 47, 36],
};

interface TablePreset {
  /** C6.4. */
  readonly chat: boolean;
  /** C6.4, part 0. */
  readonly gestures: boolean;
  /** C9.2: games until a player has three points. */
  readonly match: boolean;
}

/** [E] What a table of each edition is preset to. */
export const EDITION_TABLE: Readonly<Record<Edition, TablePreset>> = {
  telephone: { chat: true, gestures: false, match: true },
  safe: { chat: false, gestures: false, match: false },
};

export interface CardConfig extends Seating {
  readonly game: "card";
  readonly rulesVersion: RulesVersion;
  readonly edition: Edition;
  /** Tics may be made (part 0). */
  readonly gestures: boolean;
  /** Who plays the first location of the first round; random: drawn. */
  readonly first: Colour | "random";
}

export interface ConfigError {
  readonly code: "badConfig";
  /** The field that is wrong. */
  readonly field: string;
}

export type CardOptions = Partial<Omit<CardConfig, "game" | "rulesVersion">> & {
  readonly players?: number;
};

export function cardConfig(options: CardOptions = {}): Result<CardConfig, ConfigError> {
  const { players = 4, ...rest } = options;
  return parseCardConfig({
    game: "card",
    rulesVersion: RULES_VERSION,
    edition: "telephone",
    seats: SEATS_BY_PLAYERS[players] ?? [],
    gestures: false,
    first: "random",
    ...rest,
  });
}

/** The way in for a config from outside. */
export function parseCardConfig(value: unknown): Result<CardConfig, ConfigError> {
  if (typeof value !== "object" || value === null) return bad("config");
  const config = value as { readonly [K in keyof CardConfig]?: unknown };
  if (config.game !== "card") return bad("game");
  const { rulesVersion, edition, seats, gestures, first } = config;
  if (!isOneOf(RULES_VERSIONS, rulesVersion)) return bad("rulesVersion");
  if (!isOneOf(EDITIONS, edition)) return bad("edition");
  if (!isSeating(seats)) return bad("seats");
  if (typeof gestures !== "boolean") return bad("gestures");
  if (first !== "random" && !isOneOf(COLOURS, first)) return bad("first");
  return ok({ game: "card", rulesVersion, edition, seats: [...seats], gestures, first });
}

/** C6.2, C7.1, C8.1: do partners win together? */
export function hasPartners({ seats, edition, rulesVersion }: CardConfig): boolean {
  if (seats.length === 5) return edition === "safe" && rulesVersion >= 2;
  return seats.length === 4;
}

/** C6.1, C8.4: is the partner to be met to announce? */
export const announcesToPartner = ({ seats }: CardConfig): boolean => seats.length === 4;

const bad = (field: string): Result<never, ConfigError> => err({ code: "badConfig", field });
