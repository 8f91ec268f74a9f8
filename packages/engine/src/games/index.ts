import { type BoardView, blankView, evolveView } from "../board/state/view.js";
import type { BoardAction } from "../board/terms/action.js";
import { type BoardConfig, parseBoardConfig } from "../board/terms/config.js";
import type { BoardViewEvent } from "../board/terms/event.js";
import type { BoardRefusal } from "../board/terms/refusal.js";
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
import type { Viewer } from "../core/seat.js";

/** What each game is made of, as far as a player may know it. */
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

export const GAMES = ["board", "card"] as const;
export type GameName = (typeof GAMES)[number];

export type GameConfig = PlayerTypes[GameName]["Config"];

/** How a viewer comes to know a game: what it knows before the first event, and after one more. */
export interface Folding<G extends GameName> {
  blankView(viewer: Viewer): PlayerTypes[G]["View"];
  evolveView(
    view: PlayerTypes[G]["View"],
    event: PlayerTypes[G]["ViewEvent"],
  ): PlayerTypes[G]["View"];
}

export const FOLDING: { readonly [G in GameName]: Folding<G> } = {
  board: { blankView, evolveView },
  card: { blankView: blankCardView, evolveView: evolveCardView },
};

const PARSERS = { board: parseBoardConfig, card: parseCardConfig };

/** The way in for a config from outside, of whichever game. */
export function parseConfig(
  value: unknown,
): Result<GameConfig, { readonly code: "badConfig"; readonly field: string }> {
  const { game } = (typeof value === "object" && value !== null ? value : {}) as {
    readonly game?: unknown;
  };
  if (!isOneOf(GAMES, game)) return err({ code: "badConfig", field: "game" });
  return PARSERS[game](value);
}
