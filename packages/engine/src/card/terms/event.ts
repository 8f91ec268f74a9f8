import type { Colour, Tic } from "../../core/agents.js";
import type { Seat } from "../../core/seat.js";
import type { Hidden } from "../../core/told.js";
import type { Choice } from "./action.js";
import type { Card } from "./cards.js";
import type { CardConfig } from "./config.js";
import type { Code, Hand, Location, Meeting, Side } from "./types.js";

export type Reason = "codeRight" | "wrongCode" | "wrongPartner";

/** Who won, why, by which rule, and what it counts in a match. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** By seat (C7.4, C8.4, C9.1). */
  readonly points: readonly number[];
  readonly reason: Reason;
  readonly rule: string;
}

/** Masks off: what everybody sees when the game has ended. */
export interface Revelation {
  readonly hands: readonly (Hand | null)[];
  readonly fictitious: {
    readonly hand: Hand;
    readonly sides: Readonly<Record<Side, "identity" | "number">>;
  } | null;
}

/** Facts that everybody, spectators included, sees as they are. */
type PublicEvent =
  | {
      readonly type: "began";
      readonly config: CardConfig;
      readonly commitment: string;
      readonly entropy: readonly string[];
    }
  | { readonly type: "roundBegan"; readonly round: number; readonly first: Colour }
  | { readonly type: "located"; readonly colour: Colour; readonly location: Location }
  | { readonly type: "ambassadorLocated"; readonly location: Location }
  | { readonly type: "met"; readonly meeting: Meeting }
  | {
      readonly type: "demanded";
      readonly seat: Seat;
      /** Null: declined. */
      readonly of: Colour | null;
      readonly side: Side | null;
    }
  | {
      readonly type: "announced";
      readonly seat: Seat;
      readonly code: Code;
      /** With four players: to whom, as one's partner (C6.1). */
      readonly to: Seat | null;
    }
  | {
      readonly type: "ended";
      readonly outcome: Outcome;
      readonly revelation: Revelation;
      readonly seed: string;
    };

interface Picked {
  readonly type: "picked";
  readonly seat: Seat;
}

interface Chose {
  readonly type: "chose";
  readonly seat: Seat;
}

/** Cards on their way from one to the other. */
export interface Shown {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: readonly Card[];
}

interface BlackShown {
  readonly type: "blackShown";
  readonly asker: Seat;
  readonly of: Seat;
  /** C8.2: the Ambassador's player, who sees it too. */
  readonly witness: Seat | null;
}

interface Looked {
  readonly type: "looked";
  readonly seat: Seat;
  readonly side: Side;
}

interface Gestured {
  readonly type: "gestured";
  readonly seat: Seat;
  readonly tic: Tic;
  readonly to: Seat | "all";
}

/** The log of a game: facts, in order, with every secret. It never leaves the authority. */
export type CardEvent =
  | PublicEvent
  | {
      readonly type: "dealt";
      /** By seat; the Ambassador's player has none. */
      readonly hands: readonly (Hand | null)[];
      /** C7.1: the fictitious agent's, and which of its cards lies left. */
      readonly fictitious: { readonly hand: Hand; readonly left: "identity" | "number" } | null;
    }
  | (Picked & { readonly location: Location })
  | (Chose & { readonly choice: Choice })
  /** C4, C8.3: the cards change hands, or are shown to the Ambassador. */
  | { readonly type: "swapped"; readonly shows: readonly Shown[] }
  | (BlackShown & { readonly card: Card })
  | (Looked & { readonly card: Card })
  | Gestured;

/** The same facts as one viewer is told them. */
export type CardViewEvent =
  | PublicEvent
  | { readonly type: "dealt"; readonly hand: Hand | Hidden }
  | (Picked & { readonly location: Location | Hidden })
  | (Chose & { readonly choice: Choice | Hidden })
  | {
      readonly type: "swapped";
      readonly shows: readonly (Omit<Shown, "cards"> & {
        readonly cards: readonly Card[] | Hidden;
      })[];
    }
  | (BlackShown & { readonly card: Card | Hidden })
  | (Looked & { readonly card: Card | Hidden })
  | Gestured;
