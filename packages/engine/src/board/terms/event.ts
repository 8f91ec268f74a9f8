import type { Tic } from "../../core/agents.js";
import type { Seat } from "../../core/seat.js";
import type { Hidden } from "../../core/told.js";
import type { Card } from "./cards.js";
import type { BoardConfig } from "./config.js";
import type {
  Ball,
  Code,
  Hand,
  Piece,
  Placement,
  Positions,
  Sheet,
  SpaceId,
  Step,
  Subject,
} from "./types.js";

export type Reason =
  | "accomplished"
  | "escaped"
  | "sheetRight"
  | "wrongPartner"
  | "handRefused"
  | "wrongCode"
  | "notFulfilled"
  | "notAlone"
  | "notEscaped";

/** Who won, why, and by which rule. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: Reason;
  readonly rule: string;
}

/** Masks off: what everybody sees when the game has ended. */
export interface Revelation {
  readonly hands: readonly (Hand | null)[];
  readonly arrested: Hand | null;
  readonly sheet: Sheet | null;
}

/** Who asks whom about what, and how (B5, B6). Known to all. */
export interface Question {
  readonly asker: Seat;
  readonly of: Seat;
  readonly about: Subject;
  /** Two cards instead of three: through the Ambassador, or by the Ambassador's player. */
  readonly clear: boolean;
  /** Where the meeting is. */
  readonly space: SpaceId;
  /** B12.4: the Ambassador's player, who sees an answer given through him. */
  readonly witness: Seat | null;
}

/** Facts that everybody, spectators included, sees as they are. */
type PublicEvent =
  | {
      readonly type: "began";
      readonly config: BoardConfig;
      readonly commitment: string;
      readonly entropy: readonly string[];
    }
  | { readonly type: "placed"; readonly positions: Positions }
  | {
      readonly type: "turnBegan";
      readonly seat: Seat;
      readonly turn: number;
      readonly balls: readonly Ball[];
    }
  | { readonly type: "moved"; readonly seat: Seat; readonly steps: readonly Step[] }
  | { readonly type: "walked"; readonly seat: Seat; readonly path: readonly SpaceId[] }
  | {
      readonly type: "stepped";
      readonly seat: Seat;
      readonly piece: Piece;
      readonly to: SpaceId;
    }
  | { readonly type: "asked"; readonly question: Question }
  | {
      readonly type: "objected";
      readonly seat: Seat;
      /** How many cards the shower now owes (B7.4); null: the objection was wrong. */
      readonly owed: Owed | null;
    }
  | {
      readonly type: "banished";
      readonly seat: Seat;
      readonly piece: Piece;
      readonly to: SpaceId;
    }
  | { readonly type: "turnEnded"; readonly seat: Seat }
  | {
      readonly type: "announced";
      readonly seat: Seat;
      readonly partner: Seat;
      readonly code: Code;
    }
  | { readonly type: "announcedAlone"; readonly seat: Seat }
  | { readonly type: "handAnswered"; readonly seat: Seat; readonly given: boolean }
  | {
      readonly type: "ended";
      readonly outcome: Outcome;
      readonly revelation: Revelation;
      readonly seed: string;
    };

export type Owed = 1 | 2;

/** An answer, without its cards. */
interface Answered {
  readonly type: "answered";
  readonly question: Question;
  /** Shown after a right objection (B7.4). */
  readonly penalty: boolean;
}

interface PlacementChosen {
  readonly type: "placementChosen";
  readonly seat: Seat;
}

interface Sealed {
  readonly type: "sealed";
  readonly seat: Seat;
}

interface Gestured {
  readonly type: "gestured";
  readonly seat: Seat;
  readonly tic: Tic;
  readonly to: Seat | "all";
}

/** The log of a game: facts, in order, with every secret. It never leaves the authority. */
export type BoardEvent =
  | PublicEvent
  | (PlacementChosen & { readonly placement: Placement })
  | {
      readonly type: "dealt";
      /** By seat; the Ambassador's player has none. */
      readonly hands: readonly (Hand | null)[];
      /** B11.1: the hand laid aside. */
      readonly arrested: Hand | null;
    }
  | (Answered & { readonly cards: readonly Card[] })
  | (Sealed & { readonly sheet: Sheet })
  | Gestured;

/** The same facts as one viewer is told them. */
export type BoardViewEvent =
  | PublicEvent
  | (PlacementChosen & { readonly placement: Placement | Hidden })
  | { readonly type: "dealt"; readonly hand: Hand | Hidden }
  | (Answered & { readonly count: number; readonly cards: readonly Card[] | Hidden })
  | (Sealed & { readonly sheet: Sheet | Hidden })
  | Gestured;
