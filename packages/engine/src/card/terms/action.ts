import { AGENTS, COLOURS, type Colour, type Tic } from "../../core/agents.js";
import { isOneOf } from "../../core/lists.js";
import { isSeatOf, SEATS, type Seat } from "../../core/seat.js";
import { type Card, isCard } from "./cards.js";
import { type Code, LOCATIONS, type Location, NUMBERS, SIDES, type Side } from "./types.js";

/** What one chooses in a meeting. All who choose there do so hidden from each other (C6.3). */
export type Choice =
  /** C4.1, C8.3 */
  | { readonly type: "cards"; readonly cards: readonly Card[] }
  /** C5.1; `side` where the fictitious agent is asked (C7.3). */
  | { readonly type: "demand"; readonly of: Colour; readonly side: Side | null }
  | { readonly type: "decline" }
  /** C7.2 */
  | { readonly type: "look"; readonly side: Side }
  /** The Ambassador's player, who shows nothing: he lets the others go on. */
  | { readonly type: "pass" }
  /** C6.1 */
  | { readonly type: "announce"; readonly code: Code };

interface Answering {
  readonly decision: number;
}

/** Requests. What answers a decision names it; gestures come at any time. */
export type CardAction =
  /** C8.1: the Ambassador's player, face down. */
  | (Answering & { readonly type: "pick"; readonly location: Location })
  | (Answering & { readonly type: "locate"; readonly location: Location })
  | (Answering & { readonly type: "choose"; readonly choice: Choice })
  /** C5.1: the shown agent chooses which. */
  | (Answering & { readonly type: "show"; readonly card: Card })
  | { readonly type: "gesture"; readonly tic: Tic; readonly to: Seat | "all" };

type Fields = Readonly<Record<string, unknown>>;

const SHAPES: { readonly [K in CardAction["type"]]: (fields: Fields) => boolean } = {
  pick: ({ location }) => isOneOf(LOCATIONS, location),
  locate: ({ location }) => isOneOf(LOCATIONS, location),
  choose: ({ choice }) => isChoice(choice),
  show: ({ card }) => isCard(card),
  gesture: ({ tic, to }) => isOneOf(AGENTS, tic) && (to === "all" || isSeatOf(SEATS.length, to)),
};

const CHOICES: { readonly [K in Choice["type"]]: (fields: Fields) => boolean } = {
  cards: ({ cards }) => Array.isArray(cards) && cards.length === 2 && [...cards].every(isCard),
  demand: ({ of, side }) => isOneOf(COLOURS, of) && (side === null || isOneOf(SIDES, side)),
  decline: () => true,
  look: ({ side }) => isOneOf(SIDES, side),
  pass: () => true,
  announce: ({ code }) =>
    Array.isArray(code) && code.length === 4 && [...code].every((each) => isNumber(each)),
};

const isNumber = (value: unknown): boolean =>
  (NUMBERS as readonly unknown[]).includes(value) && !Object.is(value, -0);

function isChoice(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Fields;
  const { type } = fields;
  return (
    typeof type === "string" &&
    Object.hasOwn(CHOICES, type) &&
    CHOICES[type as Choice["type"]](fields)
  );
}

export function isCardAction(value: unknown): value is CardAction {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Fields;
  const { type, decision } = fields;
  if (typeof type !== "string" || !Object.hasOwn(SHAPES, type)) return false;
  if (type !== "gesture" && !Number.isSafeInteger(decision)) return false;
  return SHAPES[type as CardAction["type"]](fields);
}
