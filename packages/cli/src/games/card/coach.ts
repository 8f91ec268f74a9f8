import type { CardAction, CardView, Choice } from "@inkognito/engine/card";
import { assertNever } from "@inkognito/engine/core";
import { advise, type Because, type Considered } from "@inkognito/mind/card";
import type { Moment, Suggestion } from "../shared/terminalGame.js";
import { agentName, capital, chanceWords, companyOf, who } from "../shared/text.js";
import { cardName, cardNames, codeName, PLACES, roleWords } from "./names.js";

/** One sensible thing to do, and why. */
export function cardCoach({ view, told }: Moment<"card">): Suggestion<"card"> | null {
  const { suggestion, sure } = advise(view, told);
  if (suggestion === null) return null;
  return {
    lines: [doing(suggestion.do, view), `  ${reasonFor(suggestion, sure, view)}`],
    action: suggestion.do,
  };
}

function doing(action: CardAction, view: CardView): string {
  switch (action.type) {
    case "pick":
      return `Pick ${PLACES[action.location]}, face down.`;
    case "locate":
      return `Go to ${PLACES[action.location]}.`;
    case "choose":
      return choosing(action.choice, view);
    case "show":
      return `Show the ${cardName(action.card)}.`;
    case "gesture": {
      const to = action.to === "all" ? "" : ` for ${who(companyOf(view), action.to)} to see`;
      return `Make ${agentName(action.tic)}'s gesture${to}.`;
    }
    default:
      return assertNever(action);
  }
}

function choosing(choice: Choice, view: CardView): string {
  switch (choice.type) {
    case "cards":
      return `Show ${cardNames(choice.cards)}.`;
    case "demand": {
      const name = roleWords(choice.of, view.table.config, companyOf(view));
      return choice.side === null
        ? `Demand a black card of ${name}.`
        : `Look at the ${choice.side} card of ${name}.`;
    }
    case "decline":
      return "Demand nothing.";
    case "look":
      return `Look at the ${choice.side} card.`;
    case "pass":
      return "Look on.";
    case "announce":
      return `Announce ${codeName(choice.code)}.`;
    default:
      return assertNever(choice);
  }
}

const REASONS: Readonly<Record<Because, (name: string) => string>> = {
  readyToAnnounce: (name) =>
    name === ""
      ? "You know the code; any meeting will do to announce it."
      : `You know the code, and you may meet ${name} there to announce it.`,
  seeksPartner: (name) => `You may meet ${name} there, who is probably your partner.`,
  seeksAmbassador: (name) => `You may meet ${name} there, and through him see a black card.`,
  looksAtFictitious: (name) => `You may meet ${name} there and look at a black card.`,
  knowsLeast: (name) =>
    name === ""
      ? "That tells you most of what you do not know yet."
      : `${name} is the one about whom there is most to learn.`,
  meetsMany: () => "There you are most likely to meet somebody.",
  keepsAway: () => "That keeps your opponents from a meeting.",
  anyPlace: () => "One place is as good as another now.",
  certain: () => "Everything is certain.",
  likely: () => "It is likely enough, and somebody else may be first.",
  tellsPartner: (name) => `${name} is probably your partner and should know it.`,
  tellsLittle: (name) => `That tells ${name} as little as the rules allow.`,
  otherSide: () => "You know the other side already.",
  nothingToLearn: () => "There is nothing new to learn here.",
  notYet: () => "You do not know enough yet to announce.",
};

/** Why: one sentence. `sure`: how likely what it takes for true is true; null: it takes nothing for true. */
export function reasonFor(
  { because, who: role }: Pick<Considered, "because" | "who">,
  sure: number | null,
  view: CardView,
): string {
  if (because === "readyToAnnounce" && sure !== null && sure < 1) {
    return `You know the code with ${chanceWords(sure)}: all you need is a meeting.`;
  }
  const name = role === null ? "" : roleWords(role, view.table.config, companyOf(view));
  return capital(REASONS[because](name));
}
