import { type BoardAction, type BoardView, legal } from "@inkognito/engine/board";
import { assertNever } from "@inkognito/engine/core";
import { advise, type Because, type Considered } from "@inkognito/mind/board";
import type { Moment, Suggestion } from "../shared/terminalGame.js";
import {
  agentName,
  type Company,
  capital,
  chanceWords,
  companyOf,
  listed,
  who,
} from "../shared/text.js";
import { cardNames, pieceName, placeName } from "./names.js";

/** One sensible thing to do, and why. */
export function boardCoach({ view, told }: Moment<"board">): Suggestion<"board"> | null {
  const { suggestion, sure } = advise(view, told);
  if (suggestion === null) return null;
  return {
    lines: [doing(suggestion.do, view), `  ${reasonFor(suggestion, sure, companyOf(view))}`],
    action: suggestion.do,
  };
}

function doing(action: BoardAction, view: BoardView): string {
  const company = companyOf(view);
  switch (action.type) {
    case "place":
      return "Place them just as they come.";
    case "move": {
      const moves = action.steps.map(
        ({ piece, to }) => `${pieceName(piece, company)} to ${placeName(to)}`,
      );
      return moves.length === 0 ? "Stay where you are." : `Move ${listed(moves, "then")}.`;
    }
    case "walk": {
      const end = action.path.at(-1);
      return end === undefined ? "Stay where you are." : `Walk to ${placeName(end)}.`;
    }
    case "ask":
      return `Ask ${who(company, action.of)} about ${action.about}.`;
    case "step":
      return `Do not ask; step on to ${placeName(action.to)}.`;
    case "show":
      return `Show ${cardNames(action.cards)}.`;
    case "object":
      return "Object.";
    case "banish": {
      const { awaits } = legal(view);
      const piece = awaits.type === "banish" ? pieceName(awaits.piece, company) : "it";
      return `Send ${piece} to ${placeName(action.to)}.`;
    }
    case "endTurn":
      return "End your turn.";
    case "announce":
      return `Announce “Mission accomplished!” with ${who(company, action.partner)} and the code ${action.code}.`;
    case "announceAlone":
      return "Announce “Mission accomplished!”, alone.";
    case "shakeHands":
      return action.given ? "Give your hand." : "Refuse your hand.";
    case "seal":
      return "Declare “I know who you are” and seal your sheet.";
    case "gesture": {
      const to = action.to === "all" ? "" : ` for ${who(company, action.to)} to see`;
      return `Make ${agentName(action.tic)}'s gesture${to}.`;
    }
    default:
      return assertNever(action);
  }
}

const REASONS: Readonly<Record<Because, (name: string) => string>> = {
  anyPlace: () => "Before the cards are dealt, one place is as good as another.",
  fulfils: () => "That fulfils your mission, and you can announce it.",
  meetsPartner: (name) => `That meets ${name}, your partner: tell each other your letters.`,
  throughAmbassador: (name) =>
    name === ""
      ? "Through the Ambassador two cards are shown, and one is true."
      : `The Ambassador lets you ask ${name}: two cards, one of them true.`,
  knowsLeast: (name) =>
    name === ""
      ? "That tells you most of what you do not know yet."
      : `A meeting with ${name} tells you most of what you do not know yet.`,
  race: () => "You know your mission. Now it is a race.",
  approach: () => "That brings you nearer to somebody worth asking.",
  stepsOn: () => "Asking would tell you little here, and the step takes you on.",
  meetingsDone: () => "There is nothing left to do in this turn.",
  accomplished: () => "Partner, code and mission are all certain.",
  tellsPartner: (name) => `${name} is your partner and should know who you are.`,
  tellsLittle: (name) => `That tells ${name} as little as the rules allow.`,
  repeated: (name) => `${name} has shown you these cards before, so more must be shown.`,
  sendsAway: () => "That helps your opponents least.",
  believes: (name) => `By what you know, ${name} may well be your partner.`,
  doubts: (name) => `By what you know, ${name} cannot be your partner, or the code is wrong.`,
  knowsAll: () => "You know who everybody is.",
  greetsPartner: () => "Your partner should know the sign.",
  misleads: () => "A false sign costs nothing.",
};

/** The same for what is only likely: it is not said to be certain. */
const UNSURE: Readonly<Partial<Record<Because, (name: string, chance: string) => string>>> = {
  accomplished: (_, chance) =>
    `This is right with ${chance}, and waiting for certainty would cost more.`,
  fulfils: (_, chance) =>
    `That fulfils what is your mission with ${chance}, and you can announce it.`,
  race: (_, chance) => `You know your mission with ${chance}. Now it is a race.`,
  meetsPartner: (name, chance) =>
    `That meets ${name}, who is your partner with ${chance}: tell each other your letters.`,
  tellsPartner: (name, chance) =>
    `${name} is your partner with ${chance} and should know who you are.`,
  greetsPartner: (name, chance) =>
    `${name} is your partner with ${chance}. Now ${name} may guess it too.`,
  knowsAll: (_, chance) =>
    `Your likeliest sheet is right with ${chance}, and somebody may announce before your next turn.`,
};

/** Why: one sentence. `sure`: how likely what it takes for true is true; null: it takes nothing for true. */
export function reasonFor(
  { because, who: seat }: Pick<Considered, "because" | "who">,
  sure: number | null,
  company: Company,
): string {
  const name = seat === null ? "" : who(company, seat);
  const unsure = sure === null || sure === 1 ? undefined : UNSURE[because];
  return capital(unsure?.(name, chanceWords(sure ?? 1)) ?? REASONS[because](name));
}
