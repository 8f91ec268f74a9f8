import {
  type BoardAction,
  type BoardView,
  BUILDS,
  type Build,
  check,
  legal,
  type Sheet,
} from "@inkognito/engine/board";
import {
  type Agent,
  AMBASSADOR,
  assertNever,
  COLOURS,
  type Colour,
  isOneOf,
  seatOf,
} from "@inkognito/engine/core";
import { parseGesture } from "../shared/gesture.js";
import { type Reply, said, type TerminalGame } from "../shared/terminalGame.js";
import { parseAgent, parseRole } from "../shared/text.js";
import { boardCoach } from "./coach.js";
import { answer } from "./decisions/answers.js";
import { mapReply } from "./decisions/map.js";
import { resolution } from "./decisions/meetings.js";
import { movement } from "./decisions/movement.js";
import { offTurn } from "./decisions/offTurn.js";
import { banishment, handshake, placing, walk } from "./decisions/otherDecisions.js";
import { missionLines } from "./missions.js";
import { cardLines, noteLines } from "./notebook/notes.js";
import { oddsLines } from "./notebook/odds.js";
import { whyReply } from "./notebook/why.js";
import { refusalWords } from "./refusals.js";
import { boardStory } from "./story.js";

export const boardTerminal: TerminalGame<"board"> = {
  ask({ view }) {
    const { awaits } = legal(view);
    switch (awaits.type) {
      case "none":
        return null;
      case "place":
        return placing(view, awaits);
      case "move":
        return movement(view);
      case "walk":
        return walk(view, awaits);
      case "resolve":
        return resolution(view, awaits);
      case "show":
        return answer(view, awaits);
      case "banish":
        return banishment(view, awaits);
      case "shakeHands":
        return handshake(view, awaits);
      default:
        return assertNever(awaits);
    }
  },
  offTurn: ({ view }) => offTurn(view),
  tell: boardStory,
  coach: boardCoach,
  refusal: refusalWords,
  commands: [
    {
      names: ["notes"],
      usage: "notes",
      summary: "your notebook: what was shown, and what follows",
      read: (_, moment) => said(...noteLines(moment)),
    },
    {
      names: ["odds"],
      usage: "odds [all]",
      summary: "how likely everything is; what to ask or show",
      read: (rest, { view }) => said(...oddsLines(view, rest.trim().toLowerCase() === "all")),
    },
    {
      names: ["why"],
      usage: "why BLUE [F]",
      summary: "why it is certain: `why blue`, `why blue not tall`, `why code`",
      read: (rest, { view }) => whyReply(rest, view),
    },
    {
      names: ["map"],
      usage: "map [PLACE]",
      summary: "Venice and who stands where; `map all`: every route",
      read: (rest, { view }) => mapReply(rest, view),
    },
    {
      names: ["cards"],
      usage: "cards",
      summary: "your secret cards, and what you have shown",
      read: (_, { view }) => said(...cardLines(view)),
    },
    {
      names: ["missions"],
      usage: "missions",
      summary: "the mission table, with what is still possible",
      read: (_, { view }) => said(...missionLines(view)),
    },
    {
      names: ["sign", "gesture"],
      usage: "sign F [BLUE]",
      summary: "make an agent's sign, for everyone or for one; it may be a bluff",
      read: (rest, { view }) => parseGesture(rest, view.table.config, legal(view).gestureTo),
    },
    {
      names: ["seal"],
      usage: "seal …",
      summary: "“I know who you are”: write down everyone, once",
      offered: ({ table, own }) => own !== null && seatOf(table.config, AMBASSADOR) === own.seat,
      read: (rest, { view }) => sealReply(rest, view),
    },
  ],
};

const SEAL_USAGE =
  "Write down everyone: `seal red F tall, green B short, blue Z fat, yellow X thin`.";

function sealReply(rest: string, view: BoardView): Reply<BoardAction> {
  const { config } = view.table;
  if (view.own === null || seatOf(config, AMBASSADOR) !== view.own.seat) {
    return said("Only the Ambassador's player can seal a sheet.");
  }
  const sheet = parseSheet(rest);
  if (sheet === null) return said(SEAL_USAGE);
  const action: BoardAction = { type: "seal", sheet };
  const refusal = check(view, action);
  return refusal === null ? { type: "do", action } : said(refusalWords(refusal));
}

/** A colour, an agent and a build for each of the four. */
export function parseSheet(text: string): Sheet | null {
  const entries = new Map<Colour, { identity: Agent; build: Build }>();
  for (const part of text.split(/[,;]/)) {
    const [first = "", second = "", third = ""] = part.trim().toLowerCase().split(/\s+/);
    const [colour, identity] = [parseRole(first), parseAgent(second)];
    if (!isOneOf(COLOURS, colour) || identity === null || !isOneOf(BUILDS, third)) return null;
    entries.set(colour, { identity, build: third });
  }
  const [red, green, blue, yellow] = COLOURS.map((colour) => entries.get(colour));
  return red && green && blue && yellow ? { red, green, blue, yellow } : null;
}
