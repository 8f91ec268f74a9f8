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
      return `Make ${agentName(action.tic)}'s sign${to}.`;
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
        ? `Demand a black card from ${name}.`
        : `Look at the ${choice.side} card of ${name}.`;
    }
    case "decline":
      return "Demand nothing.";
    case "look":
      return `Look at the ${choice.side} card.`;
    case "pass":
      return "Just watch.";
    case "announce":
      return `Announce the code ${codeName(choice.code)}.`;
    default:
      return assertNever(choice);
  }
}

const REASONS: Readonly<Record<Because, (name: string) => string>> = {
  readyToAnnounce: (name) =>
    name === ""
      ? "You know the code. All you need is a meeting."
      : `You know the code. Try to meet ${name} there and announce it.`,
  seeksPartner: (name) =>
    `You might meet ${name} there, probably your partner. Show each other your numbers.`,
  seeksAmbassador: (name) => `You might meet ${name} there, and get to see a black card.`,
  looksAtFictitious: (name) => `You might meet ${name} there and look at a black card.`,
  knowsLeast: (name) =>
    name === "" ? "That tells you the most." : `You'll learn the most from ${name}.`,
  meetsMany: () => "You're most likely to meet someone there.",
  keepsAway: () => "That keeps your opponents from meeting.",
  anyPlace: () => "One place is as good as another right now.",
  certain: () => "Everything is certain.",
  likely: () => "It's likely enough, and someone else may get there first.",
  tellsPartner: (name) => `${name} is probably your partner and should know it.`,
  tellsLittle: (name) => `That doesn't tell ${name} much.`,
  otherSide: () => "You already know the other side.",
  nothingToLearn: () => "There's nothing new to learn here.",
  notYet: () => "You don't know enough yet to announce the code.",
};

/** Why: one sentence. `sure`: how likely what it takes for true is true; null: it takes nothing for true. */
export function reasonFor(
  { because, who: role }: Pick<Considered, "because" | "who">,
  sure: number | null,
  view: CardView,
): string {
  if (because === "readyToAnnounce" && sure !== null && sure < 1) {
    return `There's ${chanceWords(sure)} that you have the right code. All you need is a meeting.`;
  }
  const name = role === null ? "" : roleWords(role, view.table.config, companyOf(view));
  return capital(REASONS[because](name));
}
