import {
  BOT_PACES,
  LIVE_SECONDS,
  PACE_DAYS,
  type Pace,
  type TableOptions,
} from "@inkognito/protocol";
import {
  boardRules,
  cardRules,
  DEFAULT_GAME,
  fieldsOf,
  type GameChoice,
  PLAYERS,
  parseGameChoice,
} from "../setup/gameChoice.js";
import { readStored, writeStored } from "../shell/storage.js";

/** What a host picks for a new table. */
export interface Wish extends GameChoice, Pick<TableOptions, "botPace" | "chat" | "listed"> {
  /** See `PACES`. */
  readonly pace: PaceName;
  /** So many chairs are for bots; the host's own never is. */
  readonly bots: number;
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
  ...DEFAULT_GAME,
  pace: "none",
  botPace: "human",
  chat: true,
  listed: false,
  bots: 0,
};

const KEY = "inkognito.wish";

export function parseWish(value: unknown): Wish {
  const { oneOf } = fieldsOf(value, DEFAULT_WISH);
  return fitting({
    ...parseGameChoice(value),
    pace: oneOf("pace", PACES),
    botPace: oneOf("botPace", BOT_PACES),
    chat: oneOf("chat", [true, false]),
    listed: oneOf("listed", [true, false]),
    bots: oneOf("bots", botCounts(5)),
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
  const { assistant, botPace, chat, listed } = wish;
  return {
    config: wish.game === "board" ? boardRules(wish) : cardRules(wish),
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
