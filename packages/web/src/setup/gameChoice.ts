import {
  type BoardConfig,
  boardConfig,
  EDITIONS,
  PLACEMENTS,
  REPEATS,
} from "@inkognito/engine/board";
import { EDITIONS as CARD_EDITIONS, type CardConfig, cardConfig } from "@inkognito/engine/card";
import type { Role } from "@inkognito/engine/core";
import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import { ASSISTANTS, type Assistant, BOT_LEVELS, type BotLevel } from "@inkognito/protocol";

export const PLAYERS = [3, 4, 5] as const;
export type Players = (typeof PLAYERS)[number];

/** The options of every table, on this device or online. */
export interface GameChoice extends Pick<BoardConfig, "edition" | "repeats" | "placement"> {
  readonly game: GameName;
  readonly players: Players;
  /** Of the bots, where there are some. */
  readonly level: BotLevel;
  readonly assistant: Assistant;
  /** The card game's own. */
  readonly cardEdition: CardConfig["edition"];
  readonly match: boolean;
  readonly gestures: boolean;
}

export const DEFAULT_GAME: GameChoice = {
  game: "board",
  players: 4,
  level: "novice",
  assistant: "consequences",
  edition: "korea",
  repeats: "blocked",
  placement: "random",
  cardEdition: "telephone",
  match: true,
  gestures: true,
};

/** Reads stored fields: each one that cannot be read becomes its default. */
export function fieldsOf<T>(value: unknown, defaults: T) {
  const stored = (typeof value === "object" && value !== null ? value : {}) as {
    readonly [K in keyof T]?: unknown;
  };
  const oneOf = <K extends keyof T>(key: K, values: readonly T[K][]): T[K] =>
    values.find((each) => each === stored[key]) ?? defaults[key];
  return { stored, oneOf };
}

export function parseGameChoice(value: unknown): GameChoice {
  const { oneOf } = fieldsOf(value, DEFAULT_GAME);
  return {
    game: oneOf("game", GAME_NAMES),
    players: oneOf("players", PLAYERS),
    level: oneOf("level", BOT_LEVELS),
    assistant: oneOf("assistant", ASSISTANTS),
    edition: oneOf("edition", EDITIONS),
    repeats: oneOf("repeats", REPEATS),
    placement: oneOf("placement", PLACEMENTS),
    cardEdition: oneOf("cardEdition", CARD_EDITIONS),
    match: oneOf("match", [true, false]),
    gestures: oneOf("gestures", [true, false]),
  };
}

/** `roles`: by seat; if not said, as many as there are players. */
export function boardConfigOf(choice: GameChoice, roles?: readonly Role[]): BoardConfig {
  const { edition, repeats, placement, players } = choice;
  const config = boardConfig({ edition, repeats, placement, ...seating(players, roles) });
  if (!config.ok) throw new Error(`not a table: ${config.error.field}`);
  return config.value;
}

export function cardConfigOf(choice: GameChoice, roles?: readonly Role[]): CardConfig {
  const { cardEdition: edition, gestures, players } = choice;
  const config = cardConfig({ edition, gestures, ...seating(players, roles) });
  if (!config.ok) throw new Error(`not a table: ${config.error.field}`);
  return config.value;
}

const seating = (players: Players, roles?: readonly Role[]) =>
  roles === undefined ? { players } : { seats: roles };
