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
      return "Put them in any order.";
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
      return `Ask ${who(company, action.of)} about their ${action.about}.`;
    case "step":
      return `Don't ask. Move on to ${placeName(action.to)}.`;
    case "show":
      return `Show ${cardNames(action.cards)}.`;
    case "object":
      return "Object.";
    case "banish": {
      const { awaits } = legal(view);
      const piece = awaits.type === "banish" ? pieceName(awaits.piece, company) : "it";
      return `Banish ${piece} to ${placeName(action.to)}.`;
    }
    case "endTurn":
      return "End your turn.";
    case "announce":
      return `Announce “Mission accomplished!” with ${who(company, action.partner)} and the code ${action.code}.`;
    case "announceAlone":
      return "Announce “Mission accomplished!” alone.";
    case "shakeHands":
      return action.given ? "Shake hands." : "Don't shake hands.";
    case "seal":
      return "Declare “I know who you are” and seal your sheet.";
    case "gesture": {
      const to = action.to === "all" ? "" : ` for ${who(company, action.to)} to see`;
      return `Make ${agentName(action.tic)}'s sign${to}.`;
    }
    default:
      return assertNever(action);
  }
}

const REASONS: Readonly<Record<Because, (name: string) => string>> = {
  anyPlace: () => "Before the cards are dealt, one place is as good as another.",
  fulfils: () => "That accomplishes your mission, and you can announce it.",
  meetsPartner: (name) => `You'll meet ${name}, your partner. Show each other your letters.`,
  throughAmbassador: (name) =>
    name === ""
      ? "Through the Ambassador, you see two cards, and one of them is true."
      : `The Ambassador lets you ask ${name}: two cards, one of them true.`,
  knowsLeast: (name) =>
    name === ""
      ? "That tells you the most of what you don't know yet."
      : `${name} can tell you the most of what you don't know yet.`,
  race: () => "You know your mission. Now it's a race.",
  approach: () => "That brings you closer to someone worth asking.",
  stepsOn: () => "You wouldn't learn much here, and this gets you further.",
  meetingsDone: () => "There's nothing left to do this turn.",
  accomplished: () => "You're certain of your partner, the code and the mission.",
  tellsPartner: (name) => `${name} is your partner and should know who you are.`,
  tellsLittle: (name) => `That doesn't tell ${name} much.`,
  repeated: (name) => `${name} has already shown you these cards, so you'll get to see more.`,
  sendsAway: () => "That helps your opponents the least.",
  believes: (name) => `From what you know, ${name} may well be your partner.`,
  doubts: (name) => `From what you know, ${name} can't be your partner, or the code is wrong.`,
  knowsAll: () => "You know who everyone is.",
  greetsPartner: () => "Your partner should know the sign.",
  misleads: () => "A false sign costs nothing.",
};

/** The same for what is only likely: it is not said to be certain. */
const UNSURE: Readonly<Partial<Record<Because, (name: string, chance: string) => string>>> = {
  accomplished: (_, chance) =>
    `There's ${chance} that this is right, and waiting to be sure would cost more.`,
  fulfils: (_, chance) =>
    `There's ${chance} that this accomplishes your mission. You could announce it.`,
  race: (_, chance) => `There's ${chance} that you have the right mission. Now it's a race.`,
  meetsPartner: (name, chance) =>
    `You'd meet ${name}, and there's ${chance} that ${name} is your partner. Show each other your letters.`,
  tellsPartner: (name, chance) =>
    `There's ${chance} that ${name} is your partner and should know who you are.`,
  greetsPartner: (name, chance) =>
    `There's ${chance} that ${name} is your partner. Now ${name} may guess it too.`,
  knowsAll: (_, chance) =>
    `There's ${chance} that your best sheet is right, and someone may announce before your next turn.`,
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
