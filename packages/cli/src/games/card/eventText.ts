import {
  type Card,
  type CardConfig,
  type CardViewEvent,
  type Code,
  faceOf,
  type Hand,
  type Meeting,
  type Outcome,
  type Reason,
  type Revelation,
} from "@inkognito/engine/card";
import { type Agent, assertNever, type Seat } from "@inkognito/engine/core";
import { AGENT_NAMES, TICS } from "../shared/text.js";
import { PLACES } from "./names.js";

const REASONS: Readonly<Record<Reason, string>> = {
  codeRight: "the code was right",
  wrongCode: "the code was wrong",
  wrongPartner: "that wasn't the partner",
};

function cardName(card: Card): string {
  const { kind, face, black } = faceOf(card);
  const name = kind === "identity" ? AGENT_NAMES[face as Agent] : String(face);
  return black ? `the black ${name}` : name;
}

export const cardHandLine = ({ identity, number }: Hand): string =>
  `${AGENT_NAMES[identity]}, ${number}`;
const codeName = (code: Code): string => code.join("-");

/** One event as one viewer was told it, as a line for the terminal; null: nothing to say. */
export function cardLine(event: CardViewEvent, config: CardConfig): string | null {
  const who = (seat: Seat): string => nameOf(config.seats[seat] ?? `seat ${seat}`);
  switch (event.type) {
    case "began": {
      const { seats, edition } = event.config;
      return `A table of ${seats.length}, edition ${edition}: ${seats.map(nameOf).join(", ")}.`;
    }
    case "dealt":
      return event.hand === "hidden"
        ? "The black cards are dealt."
        : `The black cards are dealt. This seat is ${cardHandLine(event.hand)}.`;
    case "roundBegan":
      return `\nRound ${event.round}: ${event.first} begins.`;
    case "picked":
      return event.location === "hidden"
        ? "  the Ambassador has picked a place"
        : `  the Ambassador has picked ${PLACES[event.location]}`;
    case "located":
      return `  ${event.colour} goes to ${PLACES[event.location]}`;
    case "ambassadorLocated":
      return `  the Ambassador is at ${PLACES[event.location]}`;
    case "met":
      return `  ${meetingOf(event.meeting)}`;
    case "chose":
      return null;
    case "swapped":
      return event.shows
        .map(({ from, to, cards }) => `    ${who(from)} shows ${who(to)} ${cardsOf(cards)}`)
        .join("\n");
    case "demanded": {
      const { seat, of, side } = event;
      if (of === null) return `    ${who(seat)} demands nothing`;
      return `    ${who(seat)} demands ${side === null ? "a" : `the ${side}`} black card of ${of}`;
    }
    case "blackShown": {
      const card = event.card === "hidden" ? "a black card" : cardName(event.card);
      return `    ${who(event.of)} shows ${who(event.asker)} ${card}`;
    }
    case "looked": {
      const card = event.card === "hidden" ? "" : `: ${cardName(event.card)}`;
      return `    ${who(event.seat)} looks at the ${event.side} card${card}`;
    }
    case "announced": {
      const to = event.to === null ? "" : ` to ${who(event.to)}`;
      return `    ${who(event.seat)} announces ${codeName(event.code)}${to}`;
    }
    case "gestured": {
      const to = event.to === "all" ? "" : ` at ${who(event.to)}`;
      return `  (${who(event.seat)} ${TICS[event.tic]}${to})`;
    }
    case "ended":
      return ending(event.outcome, event.revelation, who);
    default:
      return assertNever(event);
  }
}

const nameOf = (role: string): string => (role === "ambassador" ? "the Ambassador" : role);

const cardsOf = (cards: readonly Card[] | "hidden"): string =>
  cards === "hidden" ? "two cards" : cards.map(cardName).join(" and ");

function meetingOf({ agents, ambassador, location }: Meeting): string {
  const all = ambassador ? [...agents, "the Ambassador"] : agents;
  return `${all.slice(0, -1).join(", ")} and ${all.at(-1)} meet at ${PLACES[location]}`;
}

function ending(
  { winners, reason, rule }: Outcome,
  { hands, fictitious }: Revelation,
  who: (seat: Seat) => string,
): string {
  const masks = hands.flatMap((hand, seat) =>
    hand === null ? [] : [`  ${who(seat as Seat)}: ${cardHandLine(hand)}`],
  );
  if (fictitious !== null) masks.push(`  the fictitious agent: ${cardHandLine(fictitious.hand)}`);
  const won = winners.map(who).join(" and ");
  return [`\n${won} won: ${REASONS[reason]} (${rule}). Masks off:`, ...masks].join("\n");
}
