import type { BoardAction, BoardRefusal, BoardView, BoardViewEvent } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import type { SoloSetup } from "../solo/protocol.js";

/** An action without the number of its decision: the session fills it in. */
export type Act = BoardAction extends infer A
  ? A extends BoardAction
    ? Omit<A, "decision">
    : never
  : never;

/** A game as the page sees it: what has been shown so far, and what one can do about it. */
export interface Session {
  readonly setup: SoloSetup;
  /** My chair. */
  readonly seat: Seat;
  /** The fold of `told`. */
  readonly view: BoardView;
  /** What has been shown on the page so far; the rest is still being played out. */
  readonly told: readonly BoardViewEvent[];
  /** Events are still being shown one by one: it is not my turn yet. */
  readonly catchingUp: boolean;
  readonly refusal: BoardRefusal | null;
  readonly canTakeBack: boolean;
  act(act: Act): void;
  takeBack(): void;
  /** Shows everything that is still waiting at once. */
  hurry(): void;
}
