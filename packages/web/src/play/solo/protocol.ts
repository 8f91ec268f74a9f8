import type { Seat, Told } from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import type { GameRefusal } from "@inkognito/protocol";
import type { Setup, SoloSetup } from "../../setup/setup.js";
import type { NamedSetup, ViewEvent } from "../../table/feed/feed.js";

export type { SoloSetup } from "../../setup/setup.js";

/** What to open: a new game, or the saved one. */
export type Opening =
  | { readonly type: "new"; readonly setup: Setup | SoloSetup }
  | { readonly type: "resume" }
  /** A lesson: the saved game stays, and this one is not saved. */
  | { readonly type: "practice"; readonly setup: Setup | SoloSetup };

export type ToWorker =
  | Opening
  | { readonly type: "act"; readonly action: PlayerTypes[GameName]["Action"] }
  /** Back to before my last decision. */
  | { readonly type: "takeBack" }
  /** C9: the next game of the match. */
  | { readonly type: "nextGame" }
  /** The person of this seat sits in front of the device now. */
  | { readonly type: "here"; readonly seat: Seat }
  /** Takes the saves over from another tab, then opens what was to be opened. */
  | { readonly type: "takeOver" }
  /** What the coach advises the person in front; answered on the port that comes with it. */
  | { readonly type: "advise" }
  /** The file of the game that has ended; answered likewise. */
  | { readonly type: "record" };

/**
 * Why there is no game: a setup that is none; the browser keeps nothing, so the last move was not
 * made; the saved game cannot be read; a mistake of the program's.
 */
export type SoloTrouble = "badSetup" | "storage" | "unreadable" | "crashed";

/** The game from its start, for one seat: after new, resume, take-back, and when a person has come. */
export type Opened = NamedSetup & {
  readonly type: "opened";
  readonly seat: Seat;
  readonly told: readonly Told<ViewEvent>[];
  /** How much of it the person has seen already; the rest is still to be played out. */
  readonly seen: number;
  readonly canTakeBack: boolean;
};

export type FromWorker =
  | Opened
  | { readonly type: "nothingToResume" }
  /** Another tab has the game; this one must not touch it. */
  | { readonly type: "elsewhere" }
  /** Already durable when it arrives; for the person in front only. */
  | {
      readonly type: "told";
      readonly told: readonly Told<ViewEvent>[];
      readonly canTakeBack: boolean;
    }
  /** Another person has to decide. `linger`: the one in front still looks, or may announce (B10.1). */
  | {
      readonly type: "curtain";
      readonly setup: Setup;
      readonly seat: Seat;
      /** Others who may come before, to announce in the turn that has ended. */
      readonly speakers: readonly Seat[];
      readonly linger: boolean;
    }
  | { readonly type: "refused"; readonly refusal: GameRefusal }
  | { readonly type: "failed"; readonly code: SoloTrouble };
