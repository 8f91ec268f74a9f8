import {
  type BoardAction,
  type BoardView,
  BUILDS,
  CODES,
  figureOf,
  type Hand,
  isFulfilled,
  legal,
  MISSIONS,
} from "@inkognito/engine/board";
import {
  type Agent,
  colourAt,
  hasAmbassadorPlayer,
  partnerOf,
  type Seat,
  TEAM_AGENTS,
  teamOf,
} from "@inkognito/engine/core";
import { type Dialogue, goOn, menu, next } from "../../shared/dialogue.js";
import { companyOf, who } from "../../shared/text.js";
import { codeMenu } from "./meetings.js";

const HELP: readonly string[] = [
  "You can also announce in the turn of the player you name as your partner, until the next player has moved. You're asked here only if one of the codes with your letter may be accomplished. Otherwise the game goes on by itself.",
];

/** B10.1: after another's turn, before the next movement; null: announcing could not be right. */
export function offTurn(view: BoardView): Dialogue<BoardAction> | null {
  const { awaits, announceTo } = legal(view);
  const hand = view.own?.hand ?? null;
  // Before one's own movement, that question offers it.
  if (hand === null || announceTo === null || awaits.type !== "none") return null;
  if (!mayBeRight(view, hand, announceTo)) return null;
  return asking(view, announceTo);
}

function asking(view: BoardView, partner: Seat): Dialogue<BoardAction> {
  const name = who(companyOf(view), partner);
  return menu({
    title: [`Before the next movement, you can announce with ${name} as your partner.`],
    prompt: "go on> ",
    help: HELP,
    entries: [
      { label: "go on", words: ["go on", "go", "do"], chosen: goOn },
      {
        label: "announce “Mission accomplished!”",
        words: ["announce"],
        chosen: () => next(codeMenu(view, partner, () => asking(view, partner))),
      },
    ],
  });
}

/** Is a mission with one's own letter accomplished, if this player is the partner? At the end of a turn no figures meet. */
function mayBeRight({ table, own }: BoardView, hand: Hand, partner: Seat): boolean {
  const { config, positions } = table;
  const [mine, theirs] = [colourAt(config, own?.seat ?? partner), colourAt(config, partner)];
  if (mine === null || theirs === null) return false;
  const team = teamOf(hand.identity);
  const place = TEAM_AGENTS[team].indexOf(hand.identity);
  const codes = CODES.filter((code) => code.split("-")[place] === hand.mission);
  return BUILDS.some((build) => {
    const trueFigure = (agent: Agent) => {
      if (agent === hand.identity) return figureOf(mine, hand.build);
      return agent === partnerOf(hand.identity) ? figureOf(theirs, build) : null;
    };
    const situation = { positions, trueFigure, ambassadorPlays: hasAmbassadorPlayer(config) };
    return codes.some((code) => isFulfilled(MISSIONS[code][team], team, situation));
  });
}
