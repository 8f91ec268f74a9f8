import type {
  BoardConfig,
  BoardViewEvent,
  Hand,
  Outcome,
  Piece,
  Question,
  Reason,
  SpaceId,
} from "@inkognito/engine/board";
import { spaceOf } from "@inkognito/engine/board";
import { assertNever, type Seat } from "@inkognito/engine/core";
import { AGENT_NAMES, TICS } from "../shared/text.js";

const REASONS: Readonly<Record<Reason, string>> = {
  accomplished: "mission accomplished",
  escaped: "the lone agent has escaped",
  sheetRight: "the Ambassador knew them all",
  wrongPartner: "that wasn't the partner",
  handRefused: "the hand was refused",
  wrongCode: "the code was wrong",
  notFulfilled: "the mission wasn't accomplished",
  notAlone: "the announcer wasn't alone",
  notEscaped: "the announcer had not reached the way out",
};

const place = (space: SpaceId): string => spaceOf(space).name;
const name = (piece: Piece): string =>
  piece === "ambassador" ? "the Ambassador" : piece.replace("-", " ");

/** One event as one viewer was told it, as a line for the terminal; null: nothing to say. */
export function line(event: BoardViewEvent, config: BoardConfig): string | null {
  const who = (seat: Seat): string => config.seats[seat] ?? `seat ${seat}`;
  switch (event.type) {
    case "began":
      return `A table of ${event.config.seats.length}: ${event.config.seats.join(", ")}.`;
    case "placementChosen":
      return `${who(event.seat)} is ready.`;
    case "placed":
      return "The figures stand on their home spaces.";
    case "dealt":
      return event.hand === "hidden"
        ? "The secret cards are dealt."
        : `The secret cards are dealt. This seat is ${handLine(event.hand)}.`;
    case "turnBegan":
      return event.balls.length === 0
        ? `\nTurn ${event.turn}: ${who(event.seat)}.`
        : `\nTurn ${event.turn}: ${who(event.seat)}. The Phantom shows ${event.balls.join(", ")}.`;
    case "moved":
      if (event.steps.length === 0) return "  no one moves";
      return event.steps
        .map(({ ball, piece, to }) => `  ${ball}: ${name(piece)} to ${place(to)}`)
        .join("\n");
    case "walked":
      return event.path.length === 0
        ? "  the Ambassador stays"
        : `  the Ambassador walks to ${event.path.map(place).join(", then ")}`;
    case "stepped":
      return `  ${name(event.piece)} moves on to ${place(event.to)}`;
    case "asked":
      return `  ${question(event.question, who)}`;
    case "answered": {
      const cards = event.cards === "hidden" ? `${event.count} cards` : event.cards.join(", ");
      return `  ${who(event.question.of)} shows ${who(event.question.asker)} ${cards}`;
    }
    case "objected":
      return event.owed === null ? "  objection! wrong" : `  objection! right: ${event.owed} owed`;
    case "banished":
      return `  ${name(event.piece)} is banished to ${place(event.to)}`;
    case "turnEnded":
      return null;
    case "announced":
      return `  ${who(event.seat)}: "Mission accomplished!" with ${who(event.partner)}, code ${event.code}`;
    case "announcedAlone":
      return `  ${who(event.seat)}: "Mission accomplished!" alone`;
    case "handAnswered":
      return `  ${who(event.seat)} ${event.given ? "shakes hands" : "refuses to shake hands"}`;
    case "sealed":
      return `  ${who(event.seat)}: "I know who you are."`;
    case "gestured": {
      const to = event.to === "all" ? "" : ` at ${who(event.to)}`;
      return `  (${who(event.seat)} ${TICS[event.tic]}${to})`;
    }
    case "ended":
      return ending(event.outcome, event.revelation.hands, who);
    default:
      return assertNever(event);
  }
}

function question({ asker, of, about, clear }: Question, who: (seat: Seat) => string): string {
  return `${who(asker)} asks ${who(of)} about ${about}${clear ? " (two cards)" : ""}`;
}

export const handLine = ({ identity, build, mission }: Hand): string =>
  `${AGENT_NAMES[identity]}, ${build}, letter ${mission}`;

function ending(
  { winners, reason, rule }: Outcome,
  hands: readonly (Hand | null)[],
  who: (seat: Seat) => string,
): string {
  const masks = hands.flatMap((hand, seat) =>
    hand === null ? [] : [`  ${who(seat as Seat)}: ${handLine(hand)}`],
  );
  const won = winners.map(who).join(" and ");
  return [`\n${won} won: ${REASONS[reason]} (${rule}). Masks off:`, ...masks].join("\n");
}
