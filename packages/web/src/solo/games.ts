import type {
  BoardAction,
  BoardConfig,
  BoardRefusal,
  BoardView,
  BoardViewEvent,
} from "@inkognito/engine/board";
import type {
  CardAction,
  CardConfig,
  CardRefusal,
  CardView,
  CardViewEvent,
} from "@inkognito/engine/card";

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
