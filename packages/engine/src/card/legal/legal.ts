import type { Colour } from "../../core/agents.js";
import { AMBASSADOR, colourAt, type Seat, seatsOf } from "../../core/seat.js";
import {
  agentsOf,
  awaitedAt,
  fictitiousOf,
  inHand,
  mayAnnounce,
  optionsOf,
} from "../state/table.js";
import type { CardView } from "../state/view.js";
import type { Card } from "../terms/cards.js";
import type { Location, Meeting } from "../terms/types.js";
import { legalBlacks, pairSituation } from "./check.js";
import { legalPairs } from "./shownCards.js";

/** The decision this seat has to take. */
export type LegalDecision =
  | { readonly type: "none" }
  | { readonly type: "pick"; readonly locations: readonly Location[] }
  | { readonly type: "locate"; readonly locations: readonly Location[] }
  | {
      readonly type: "choose";
      readonly meeting: Meeting;
      /** C4: the pairs that may be shown; empty where no cards are shown. */
      readonly pairs: readonly (readonly Card[])[];
      /** C5: whom one may demand a black card from; empty where one may not. */
      readonly demands: readonly Colour[];
      /** C7.3: the one among them that has a left and a right card. */
      readonly sided: Colour | null;
      /** C7.2 */
      readonly look: boolean;
      readonly pass: boolean;
      readonly announce: boolean;
    }
  | { readonly type: "show"; readonly asker: Seat; readonly cards: readonly Card[] };

export interface LegalActions {
  /** What an action has to carry now. */
  readonly decision: number;
  readonly awaits: LegalDecision;
  /** Whom one may make a gesture to, besides all; empty: no gestures. */
  readonly gestureTo: readonly Seat[];
}

export function legal(view: CardView): LegalActions {
  const { table, own } = view;
  const { config, phase, decision } = table;
  if (own === null || phase.type === "ended") {
    return { decision, awaits: { type: "none" }, gestureTo: [] };
  }
  const gestureTo = config.gestures ? seatsOf(config).filter((seat) => seat !== own.seat) : [];
  return { decision, awaits: awaits(view), gestureTo };
}

function awaits({ table, own }: CardView): LegalDecision {
  const { config, phase } = table;
  if (own === null || !awaitedAt(table).includes(own.seat)) return { type: "none" };
  switch (phase.type) {
    case "picking":
      return { type: "pick", locations: inHand(table, AMBASSADOR) };
    case "locating":
      return { type: "locate", locations: inHand(table, phase.colour) };
    case "showing": {
      const { asker } = phase;
      return { type: "show", asker, cards: legalBlacks(table, own, asker) };
    }
    case "meeting": {
      const { meeting } = phase;
      const options = optionsOf(table, own.seat, meeting);
      const shows = options === "swap" || options === "show";
      const situation = shows ? pairSituation(table, own, meeting) : null;
      const demands = options === "demand";
      const colour = colourAt(config, own.seat);
      return {
        type: "choose",
        meeting,
        pairs: situation === null ? [] : legalPairs(situation),
        demands: demands ? agentsOf(config).filter((each) => each !== colour) : [],
        sided: demands ? fictitiousOf(config) : null,
        look: options === "look",
        pass: options === "stand",
        announce: mayAnnounce(table, own.seat, meeting),
      };
    }
    default:
      return { type: "none" };
  }
}
