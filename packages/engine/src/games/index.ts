import { awaitedAt } from "../board/state/table.js";
import { type BoardView, blankView, evolveView } from "../board/state/view.js";
import type { BoardAction } from "../board/terms/action.js";
import { type BoardConfig, parseBoardConfig } from "../board/terms/config.js";
import type { BoardViewEvent } from "../board/terms/event.js";
import type { BoardRefusal } from "../board/terms/refusal.js";
import { awaitedAt as awaitedAtCards } from "../card/state/table.js";
import {
  blankView as blankCardView,
  type CardView,
  evolveView as evolveCardView,
} from "../card/state/view.js";
import type { CardAction } from "../card/terms/action.js";
import { type CardConfig, parseCardConfig } from "../card/terms/config.js";
import type { CardViewEvent } from "../card/terms/event.js";
import type { CardRefusal } from "../card/terms/refusal.js";
import { isOneOf } from "../core/lists.js";
import { err, type Result } from "../core/result.js";
import type { Seat, Viewer } from "../core/seat.js";

/** The types of each game, as far as a player may know them. */
export interface PlayerTypes {
  readonly board: {
    readonly Config: BoardConfig;
    readonly Action: BoardAction;
    readonly View: BoardView;
    readonly ViewEvent: BoardViewEvent;
    readonly Refusal: BoardRefusal;
  };
  readonly card: {
    readonly Config: CardConfig;
    readonly Action: CardAction;
    readonly View: CardView;
    readonly ViewEvent: CardViewEvent;
    readonly Refusal: CardRefusal;
  };
}

export const GAME_NAMES = ["board", "card"] as const;
export type GameName = (typeof GAME_NAMES)[number];

export type GameConfig = PlayerTypes[GameName]["Config"];

type ConfigResult<G extends GameName> = Result<
  PlayerTypes[G]["Config"],
  { readonly code: "badConfig"; readonly field: string }
>;

/** One game as a player may know it: its config, and how a view follows from what was told. */
export interface PlayerGame<G extends GameName> {
  /** Parses a config from outside. */
  parseConfig(value: unknown): ConfigResult<G>;
  /** What a viewer knows before the first event. */
  blankView(viewer: Viewer): PlayerTypes[G]["View"];
  evolveView(
    view: PlayerTypes[G]["View"],
    event: PlayerTypes[G]["ViewEvent"],
  ): PlayerTypes[G]["View"];
  /** The seats whose decision is awaited. */
  awaited(view: PlayerTypes[G]["View"]): readonly Seat[];
}

export const GAMES: { readonly [G in GameName]: PlayerGame<G> } = {
  board: {
    parseConfig: parseBoardConfig,
    blankView,
    evolveView,
    awaited: ({ table }) => awaitedAt(table),
  },
  card: {
    parseConfig: parseCardConfig,
    blankView: blankCardView,
    evolveView: evolveCardView,
    awaited: ({ table }) => awaitedAtCards(table),
  },
};

/** The seats whose decision is awaited, in a view of either game. */
export const awaitedIn = <G extends GameName>(
  game: G,
  view: PlayerTypes[G]["View"],
): readonly Seat[] => GAMES[game].awaited(view);

/** Parses a config from outside, of either game. */
export function parseConfig(value: unknown): ConfigResult<GameName> {
  const { game } = (typeof value === "object" && value !== null ? value : {}) as {
    readonly game?: unknown;
  };
  if (!isOneOf(GAME_NAMES, game)) return err({ code: "badConfig", field: "game" });
  return GAMES[game].parseConfig(value);
}
