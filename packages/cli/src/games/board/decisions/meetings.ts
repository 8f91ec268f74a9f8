import {
  type BoardAction,
  type BoardView,
  CODES,
  type Code,
  type LegalDecision,
  MISSIONS,
  type OpenMeeting,
  SUBJECTS,
} from "@inkognito/engine/board";
import {
  AMBASSADOR,
  hasAmbassadorPlayer,
  isOneOf,
  type Seat,
  TEAM_AGENTS,
  teamOf,
} from "@inkognito/engine/core";
import { type Dialogue, type Entry, menu, next, toDo } from "../../shared/dialogue.js";
import { capital, companyOf, who } from "../../shared/text.js";
import { missionWords } from "../missions.js";
import { pieceName, placeName } from "../names.js";

type Resolve = Extract<LegalDecision, { type: "resolve" }>;

const HELP: readonly string[] = [
  "Settle every meeting: ask a question and then banish the figure you met, or move on to a free space instead.",
  "If you ask about identity, you see two identities and a build; if you ask about build, two builds and an identity. At least one card is true. Through the Ambassador, you see two cards of one kind, at least one of them true.",
  "You can announce your mission when it's accomplished on the board right now, on your own turn, or in the turn of the player you name, before the next movement: you're asked then if a code with your letter may be accomplished. The game ends then: you lose if the partner or the code is wrong, or if your partner doesn't shake hands.",
];

/** B4, B10.1: what to do about the meetings, and the end of a turn. */
export function resolution(view: BoardView, awaits: Resolve): Dialogue<BoardAction> {
  const { decision } = view.table;
  const { meetings, partners, alone, endTurn } = awaits;
  const entries: Entry<BoardAction>[] = meetings.flatMap((meeting) =>
    meetingEntries(view, meeting),
  );
  if (endTurn) {
    entries.push({
      label: "end your turn",
      words: ["end"],
      chosen: () => toDo({ type: "endTurn", decision }),
    });
  }
  if (partners.length > 0) {
    entries.push({
      label: "announce “Mission accomplished!”",
      words: ["announce"],
      chosen: () => next(partnerMenu(view, awaits)),
    });
  }
  if (alone) {
    entries.push({
      label: "announce alone: your real figure is on its escape space",
      words: ["announce alone"],
      chosen: () => next(aloneMenu(view, awaits)),
    });
  }
  const title = meetings.length === 0 ? "You have no meeting." : "Your meetings:";
  return menu({ title: [title], prompt: "choose> ", help: HELP, entries });
}

function meetingEntries(view: BoardView, meeting: OpenMeeting): readonly Entry<BoardAction>[] {
  const { decision } = view.table;
  const { space, own, other, askable, stepsTo } = meeting;
  const company = companyOf(view);
  const through = other === AMBASSADOR && own !== AMBASSADOR ? " through the Ambassador" : "";
  const asks = askable.flatMap((of) =>
    SUBJECTS.map(
      (about): Entry<BoardAction> => ({
        label: `ask ${who(company, of)} about their ${about}${through}`,
        chosen: () => toDo({ type: "ask", decision, space, of, about }),
      }),
    ),
  );
  const steps = stepsTo.map(
    (to): Entry<BoardAction> => ({
      label: `don't ask: move on to ${placeName(to)}`,
      chosen: () => toDo({ type: "step", decision, space, to }),
    }),
  );
  const [first, ...rest] = [...asks, ...steps];
  if (first === undefined) return [];
  const meets = own === AMBASSADOR ? "meet" : "meets";
  const heading = `  ${capital(pieceName(own, company))} ${meets} ${pieceName(other, company)} on ${placeName(space)}:`;
  return [{ ...first, heading }, ...rest];
}

function partnerMenu(view: BoardView, awaits: Resolve): Dialogue<BoardAction> {
  const company = companyOf(view);
  return menu({
    title: ["“Mission accomplished!” Who is your partner?"],
    prompt: "partner> ",
    help: HELP,
    entries: awaits.partners.map((partner) => ({
      label: who(company, partner),
      words: [who(company, partner)],
      chosen: () => next(codeMenu(view, partner, () => partnerMenu(view, awaits))),
    })),
    back: () => resolution(view, awaits),
  });
}

/** B9: the own letter stands at the own place; a code without it would be wrong in any case. */
export function codeMenu(
  view: BoardView,
  partner: Seat,
  back: () => Dialogue<BoardAction>,
): Dialogue<BoardAction> {
  const { decision, config } = view.table;
  const hand = view.own?.hand;
  if (!hand) throw new Error("only an agent announces");
  const team = teamOf(hand.identity);
  const place = TEAM_AGENTS[team].indexOf(hand.identity);
  const announce = (code: Code): BoardAction => ({ type: "announce", decision, partner, code });
  const plays = hasAmbassadorPlayer(config);
  return menu({
    title: [`The code, with ${who(companyOf(view), partner)} as your partner:`],
    prompt: "code> ",
    help: HELP,
    entries: CODES.filter((code) => code.split("-")[place] === hand.mission).map((code) => ({
      label: `${code}: ${missionWords(MISSIONS[code][team], team, plays)}`,
      chosen: () => toDo(announce(code)),
    })),
    understand(text) {
      const code = text
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/, "-");
      return isOneOf(CODES, code) ? toDo(announce(code)) : null;
    },
    back,
  });
}

function aloneMenu(view: BoardView, awaits: Resolve): Dialogue<BoardAction> {
  const { decision } = view.table;
  return menu({
    title: [
      "Announce alone? If you have a partner, or your real figure isn't on its escape space, you lose.",
    ],
    prompt: "sure? ",
    help: HELP,
    entries: [
      {
        label: "yes",
        words: ["yes", "y"],
        chosen: () => toDo({ type: "announceAlone", decision }),
      },
      { label: "no", words: ["no", "n"], chosen: () => next(resolution(view, awaits)) },
    ],
    back: () => resolution(view, awaits),
  });
}
