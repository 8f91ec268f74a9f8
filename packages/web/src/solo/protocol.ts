import type {
  BoardAction,
  BoardConfig,
  BoardRefusal,
  BoardViewEvent,
} from "@inkognito/engine/board";
import type { Scenario } from "@inkognito/engine/board/rules";
import type { Seat, Told } from "@inkognito/engine/core";
import type { Level } from "@inkognito/mind";

/** A game on this device: who sits where, and which chair is mine. */
export interface SoloSetup {
  readonly config: BoardConfig;
  readonly seat: Seat;
  /** By seat; what stands at my own seat is not used. */
  readonly levels: readonly Level[];
  /** Starts in the middle: lessons and tests. */
  readonly scenario?: Omit<Scenario, "config">;
  /** Fixed chance for tests and duplicate games; drawn from the system if not said. */
  readonly seed?: string;
}

/** What to open: a new game, or the one on the shelf. */
export type Opening =
  | { readonly type: "new"; readonly setup: SoloSetup }
  | { readonly type: "resume" };

export type ToWorker =
  | Opening
  | { readonly type: "act"; readonly action: BoardAction }
  /** Back to before my last decision. */
  | { readonly type: "takeBack" }
  /** Takes the shelf away from another tab, then opens what was to be opened. */
  | { readonly type: "takeOver" };

/**
 * Why there is no game: a setup that is none; the browser keeps nothing, so the last move was not
 * made; the saved game cannot be read; a mistake of the program's.
 */
export type SoloTrouble = "badSetup" | "storage" | "unreadable" | "crashed";

export type FromWorker =
  /** The game from its start: after new, resume and take-back. */
  | {
      readonly type: "opened";
      readonly setup: SoloSetup;
      readonly told: readonly Told<BoardViewEvent>[];
      readonly canTakeBack: boolean;
    }
  | { readonly type: "nothingToResume" }
  /** Another tab has the game; this one must not touch it. */
  | { readonly type: "elsewhere" }
  /** Already durable when it arrives. */
  | {
      readonly type: "told";
      readonly told: readonly Told<BoardViewEvent>[];
      readonly canTakeBack: boolean;
    }
  | { readonly type: "refused"; readonly refusal: BoardRefusal }
  | { readonly type: "failed"; readonly code: SoloTrouble };
