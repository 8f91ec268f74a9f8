import type { CardView, CardViewEvent } from "@inkognito/engine/card";
import { agentName, companyOf, does, FULL_NAMES, listed, TICS, who } from "../shared/text.js";
import { cardLine } from "./eventText.js";
import { cardName, cardNames, codeName, PLACES, roleWords } from "./names.js";

/** An event as the person at the terminal was told it; an event without players, as to all. */
export function cardStory(event: CardViewEvent, view: CardView): string | null {
  const company = companyOf(view);
  const { config } = view.table;
  switch (event.type) {
    case "began":
      // The title has said it already.
      return null;
    case "dealt":
      return event.hand === "hidden"
        ? "The black cards are dealt. As the Ambassador, you have none."
        : `The black cards are dealt. You're ${FULL_NAMES[event.hand.identity]}, and your number is ${event.hand.number}.`;
    case "roundBegan": {
      const first = roleWords(event.first, config, company);
      return `\nRound ${event.round}: ${first} ${first === "you" ? "begin" : "begins"}.`;
    }
    case "located": {
      const name = roleWords(event.colour, config, company);
      return `  ${name} ${name === "you" ? "go" : "goes"} to ${PLACES[event.location]}`;
    }
    case "met": {
      const { agents, ambassador, location } = event.meeting;
      const roles = ambassador ? [...agents, "ambassador" as const] : agents;
      const names = roles.map((role) => roleWords(role, config, company));
      return `  ${listed(names)} meet at ${PLACES[location]}`;
    }
    case "swapped":
      return event.shows
        .map(({ from, to, cards }) => {
          const shown = cards === "hidden" ? "two cards" : cardNames(cards);
          return `    ${does(company, from, "shows", "show")} ${who(company, to)} ${shown}`;
        })
        .join("\n");
    case "demanded": {
      const { seat, of, side } = event;
      if (of === null) return `    ${does(company, seat, "demands", "demand")} nothing`;
      const which = side === null ? "a" : `the ${side}`;
      return `    ${does(company, seat, "demands", "demand")} ${which} black card from ${roleWords(of, config, company)}`;
    }
    case "blackShown": {
      const card = event.card === "hidden" ? "a black card" : `the ${cardName(event.card)}`;
      return `    ${does(company, event.of, "shows", "show")} ${who(company, event.asker)} ${card}`;
    }
    case "looked": {
      const card = event.card === "hidden" ? "" : `: ${cardName(event.card)}`;
      return `    ${does(company, event.seat, "looks", "look")} at the ${event.side} card${card}`;
    }
    case "announced": {
      const to = event.to === null ? "" : ` to ${who(company, event.to)}`;
      return `    ${does(company, event.seat, "announces", "announce")} ${codeName(event.code)}${to}`;
    }
    case "gestured": {
      const to = event.to === "all" ? "" : `, for ${who(company, event.to)} to see`;
      return event.seat === company.me
        ? `  (you make ${agentName(event.tic)}'s sign${to})`
        : `  (${who(company, event.seat)} ${TICS[event.tic]}, as ${agentName(event.tic)} does${to})`;
    }
    case "ambassadorLocated": {
      const name = roleWords("ambassador", config, company);
      return `  ${name} ${name === "you" ? "are" : "is"} at ${PLACES[event.location]}`;
    }
    default:
      return cardLine(event, config);
  }
}
