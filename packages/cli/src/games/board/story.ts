import type { BoardView, BoardViewEvent, Question } from "@inkognito/engine/board";
import { AMBASSADOR } from "@inkognito/engine/core";
import {
  agentName,
  type Company,
  capital,
  companyOf,
  does,
  FULL_NAMES,
  TICS,
  who,
} from "../shared/text.js";
import { line } from "./eventText.js";
import { cardNames, pieceName, placeName } from "./names.js";

/** An event as the person at the terminal was told it; an event without players, as to all. */
export function boardStory(event: BoardViewEvent, view: BoardView): string | null {
  const company = companyOf(view);
  switch (event.type) {
    case "began":
      // The title has said it already.
      return null;
    case "ended": {
      const { arrested } = event.revelation;
      const ended = line(event, view.table.config);
      if (arrested === null) return ended;
      const { identity, build, mission } = arrested;
      return `${ended}\n  arrested: ${agentName(identity)}, ${build}, letter ${mission}`;
    }
    case "dealt": {
      if (event.hand === "hidden") return "The secret cards are dealt; you have none.";
      const { identity, build, mission } = event.hand;
      return `The secret cards are dealt. You're ${FULL_NAMES[identity]}, your real figure is the ${build} one, and your letter is ${mission}.`;
    }
    case "turnBegan": {
      const whose = event.seat === company.me ? "your turn" : who(company, event.seat);
      const balls = event.balls.length === 0 ? "" : ` The Phantom shows ${event.balls.join(", ")}.`;
      return `\nTurn ${event.turn}: ${whose}.${balls}`;
    }
    case "moved": {
      const moves = event.steps.map(
        ({ ball, piece, to }) => `  ${ball}: ${pieceName(piece, company)} to ${placeName(to)}`,
      );
      return moves.length === 0 ? "  no one moves" : moves.join("\n");
    }
    case "walked": {
      const path = event.path.map(placeName).join(", then ");
      return path === ""
        ? `  ${does(company, event.seat, "stays", "stay")}`
        : `  ${does(company, event.seat, "walks", "walk")} to ${path}`;
    }
    case "stepped":
      return `  ${pieceName(event.piece, company)} moves on to ${placeName(event.to)}`;
    case "banished": {
      const sent = event.piece === AMBASSADOR && company.seats[company.me] === AMBASSADOR;
      return `  ${pieceName(event.piece, company)} ${sent ? "are" : "is"} banished to ${placeName(event.to)}`;
    }
    case "asked":
      return `  ${questionWords(event.question, company)}`;
    case "answered": {
      const { question, cards, count } = event;
      const shown = cards === "hidden" ? countWords(count) : cardNames(cards);
      return `  ${does(company, question.of, "shows", "show")} ${who(company, question.asker)} ${shown}`;
    }
    case "placementChosen":
      return `${capital(does(company, event.seat, "is", "are"))} ready.`;
    case "announced":
      return `  ${capital(who(company, event.seat))}: “Mission accomplished!” with ${who(company, event.partner)}, code ${event.code}`;
    case "announcedAlone":
      return `  ${capital(who(company, event.seat))}: “Mission accomplished!” alone`;
    case "handAnswered": {
      const { seat, given } = event;
      return `  ${given ? does(company, seat, "shakes hands", "shake hands") : does(company, seat, "refuses to shake hands", "refuse to shake hands")}`;
    }
    case "sealed":
      return `  ${capital(who(company, event.seat))}: “I know who you are.”`;
    case "gestured": {
      const to = event.to === "all" ? "" : `, for ${who(company, event.to)} to see`;
      return event.seat === company.me
        ? `  (you make ${agentName(event.tic)}'s sign${to})`
        : `  (${who(company, event.seat)} ${TICS[event.tic]}, as ${agentName(event.tic)} does${to})`;
    }
    default:
      return line(event, view.table.config);
  }
}

const countWords = (count: number): string => (count === 1 ? "one card" : `${count} cards`);

function questionWords({ asker, of, about, clear }: Question, company: Company): string {
  const through =
    clear && company.seats[asker] !== AMBASSADOR
      ? ` through ${pieceName(AMBASSADOR, company)}`
      : "";
  return `${does(company, asker, "asks", "ask")} ${who(company, of)} about ${about}${through}`;
}
