import { boardConfig, EDITIONS, PLACEMENTS, REPEATS } from "@inkognito/engine/board";
import { EDITIONS as CARD_EDITIONS, cardConfig } from "@inkognito/engine/card";
import { GAMES } from "@inkognito/engine/games";
import { LEVELS, type Level } from "@inkognito/mind";
import {
  ASSISTANTS,
  BOT_PACES,
  LIVE_SECONDS,
  PACE_DAYS,
  type Pace,
  type TableOptions,
} from "@inkognito/protocol";
import { type Choice, DEFAULT_CHOICE, PLAYERS } from "../app/choice.js";
import { readStored, writeStored } from "../app/storage.js";

/** What a host picks for a new table. */
export interface Wish
  extends Pick<
      Choice,
      | "game"
      | "players"
      | "edition"
      | "repeats"
      | "placement"
      | "cardEdition"
      | "match"
      | "gestures"
    >,
    Pick<TableOptions, "assistant" | "botPace" | "chat" | "listed"> {
  /** See `PACES`. */
  readonly pace: PaceName;
  /** So many chairs are for bots; the host's own never is. */
  readonly bots: number;
  readonly level: Level;
}

/** Every pace by a name of its own: "none", "live 60", "days 2". */
const PACE_TABLE: ReadonlyMap<string, Pace> = new Map<string, Pace>([
  ["none", { type: "none" }],
  ...LIVE_SECONDS.map((seconds) => [`live ${seconds}`, { type: "live", seconds }] as const),
  ...PACE_DAYS.map((days) => [`days ${days}`, { type: "days", days }] as const),
]);
export type PaceName = string;
export const PACES: readonly PaceName[] = [...PACE_TABLE.keys()];

export const paceOf = (name: PaceName): Pace => PACE_TABLE.get(name) ?? { type: "none" };

export function paceName(pace: Pace): PaceName {
  if (pace.type === "none") return "none";
  return pace.type === "live" ? `live ${pace.seconds}` : `days ${pace.days}`;
}

export const DEFAULT_WISH: Wish = {
  game: DEFAULT_CHOICE.game,
  players: DEFAULT_CHOICE.players,
  edition: DEFAULT_CHOICE.edition,
  repeats: DEFAULT_CHOICE.repeats,
  placement: DEFAULT_CHOICE.placement,
  cardEdition: DEFAULT_CHOICE.cardEdition,
  match: DEFAULT_CHOICE.match,
  gestures: DEFAULT_CHOICE.gestures,
  assistant: "consequences",
  pace: "none",
  botPace: "human",
  chat: true,
  listed: false,
  bots: 0,
  level: DEFAULT_CHOICE.level,
};

const KEY = "inkognito.wish";

/** Whatever is not ours, field by field, becomes the default. */
export function parseWish(value: unknown): Wish {
  const stored = (typeof value === "object" && value !== null ? value : {}) as {
    readonly [K in keyof Wish]?: unknown;
  };
  const oneOf = <K extends keyof Wish>(key: K, values: readonly Wish[K][]): Wish[K] =>
    values.find((each) => each === stored[key]) ?? DEFAULT_WISH[key];
  return fitting({
    game: oneOf("game", GAMES),
    players: oneOf("players", PLAYERS),
    edition: oneOf("edition", EDITIONS),
    repeats: oneOf("repeats", REPEATS),
    placement: oneOf("placement", PLACEMENTS),
    cardEdition: oneOf("cardEdition", CARD_EDITIONS),
    match: oneOf("match", [true, false]),
    gestures: oneOf("gestures", [true, false]),
    assistant: oneOf("assistant", ASSISTANTS),
    pace: oneOf("pace", PACES),
    botPace: oneOf("botPace", BOT_PACES),
    chat: oneOf("chat", [true, false]),
    listed: oneOf("listed", [true, false]),
    bots: oneOf("bots", botCounts(5)),
    level: oneOf("level", LEVELS),
  });
}

/** One chair at least is for a person. */
export const botCounts = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, count) => count);

export const fitting = (wish: Wish): Wish => ({
  ...wish,
  bots: Math.min(wish.bots, wish.players - 1),
});

export const loadWish = (): Wish => parseWish(readStored(KEY));
export const saveWish = (wish: Wish): void => writeStored(KEY, wish);

export function optionsOf(wish: Wish): TableOptions {
  const { players, edition, repeats, placement, cardEdition, gestures } = wish;
  const { assistant, botPace, chat, listed } = wish;
  const config =
    wish.game === "board"
      ? boardConfig({ players, edition, repeats, placement })
      : cardConfig({ players, edition: cardEdition, gestures });
  if (!config.ok) throw new Error(`not a table: ${config.error.field}`);
  return {
    config: config.value,
    match: wish.game === "card" && wish.match,
    assistant,
    pace: paceOf(wish.pace),
    botPace,
    chat,
    listed,
  };
}

/** The form of a table that stands already; who sits there is no part of it. */
export function wishOf({ config, match, pace, ...rest }: TableOptions): Wish {
  const players = PLAYERS.find((each) => each === config.seats.length) ?? DEFAULT_WISH.players;
  const { assistant, botPace, chat, listed } = rest;
  const common = { players, match, pace: paceName(pace), assistant, botPace, chat, listed };
  if (config.game === "board") {
    const { edition, repeats, placement } = config;
    return { ...DEFAULT_WISH, game: "board", ...common, edition, repeats, placement };
  }
  const { edition, gestures } = config;
  return { ...DEFAULT_WISH, game: "card", ...common, cardEdition: edition, gestures };
}
