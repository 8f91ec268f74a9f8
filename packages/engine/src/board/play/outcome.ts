import { type Agent, opponentsOf, partnerOf, type Team, teamOf } from "../../core/agents.js";
import {
  AMBASSADOR,
  agentSeats,
  colourAt,
  hasAmbassadorPlayer,
  type Seat,
  seatOf,
} from "../../core/seat.js";
import type { BoardConfig } from "../terms/config.js";
import type { Outcome, Reason, Revelation } from "../terms/event.js";
import { numberedSpace } from "../terms/map.js";
import {
  type Code,
  type Figure,
  figureOf,
  type Hand,
  type Letter,
  type Positions,
  type Sheet,
} from "../terms/types.js";
import { codeOf, ESCAPES, isFulfilled, MISSIONS, type Situation } from "./missions.js";

export type Announcement =
  | {
      readonly alone: false;
      readonly seat: Seat;
      readonly partner: Seat;
      readonly code: Code;
      readonly handGiven: boolean;
    }
  | { readonly alone: true; readonly seat: Seat };

/** The whole truth at the moment of the announcement. */
export interface Truth extends Revelation {
  readonly config: BoardConfig;
  readonly positions: Positions;
}

/** B10.3, B11.3, B11.4, B12.6. */
export function judge(truth: Truth, announcement: Announcement): Outcome {
  const { config, sheet } = truth;
  const ambassador = seatOf(config, AMBASSADOR);
  if (ambassador !== null && sheet !== null && isSheetRight(truth, sheet)) {
    return { winners: [ambassador], reason: "sheetRight", rule: "B12.6" };
  }
  const team = teamOf(handAt(truth, announcement.seat).identity);
  const reason = announcement.alone
    ? judgeAlone(truth, announcement.seat)
    : judgePair(truth, announcement);
  const right = reason === "accomplished" || reason === "escaped";
  return {
    winners: seatsOfTeam(truth, right ? team : opponentsOf(team)),
    reason,
    rule: ruleOf(announcement, right, config),
  };
}

function ruleOf({ alone }: Announcement, right: boolean, config: BoardConfig): string {
  if (alone) return "B11.3";
  return !right && config.seats.length === 3 ? "B11.4" : "B10.3";
}

function judgePair(truth: Truth, announcement: Announcement & { alone: false }): Reason {
  const own = handAt(truth, announcement.seat);
  const named = handAt(truth, announcement.partner);
  if (named.identity !== partnerOf(own.identity)) return "wrongPartner";
  if (!announcement.handGiven) return "handRefused";
  const team = teamOf(own.identity);
  const letterOf = (agent: Agent): Letter => (agent === own.identity ? own : named).mission;
  if (announcement.code !== codeOf(team, letterOf)) return "wrongCode";
  const mission = MISSIONS[announcement.code][team];
  return isFulfilled(mission, team, situationOf(truth)) ? "accomplished" : "notFulfilled";
}

function judgeAlone(truth: Truth, seat: Seat): Reason {
  const { identity } = handAt(truth, seat);
  if (seatsOfTeam(truth, teamOf(identity)).length > 1) return "notAlone";
  const figure = situationOf(truth).trueFigure(identity);
  const space = figure === null ? undefined : truth.positions[figure];
  return space === numberedSpace(ESCAPES[identity]) ? "escaped" : "notEscaped";
}

/** B12.6: all eight facts. */
const isSheetRight = (truth: Truth, sheet: Sheet): boolean =>
  agentSeats(truth.config).every((seat) => {
    const colour = colourAt(truth.config, seat);
    if (colour === null) return true;
    const { identity, build } = handAt(truth, seat);
    return sheet[colour].identity === identity && sheet[colour].build === build;
  });

const seatsOfTeam = (truth: Truth, team: Team): readonly Seat[] =>
  agentSeats(truth.config).filter((seat) => teamOf(handAt(truth, seat).identity) === team);

function handAt({ hands }: Truth, seat: Seat): Hand {
  const hand = hands[seat];
  if (hand === undefined || hand === null) throw new Error(`seat ${seat} has no hand`);
  return hand;
}

function situationOf({ config, hands, positions }: Truth): Situation {
  const trueFigure = (agent: Agent): Figure | null => {
    const seat = agentSeats(config).find((each) => hands[each]?.identity === agent);
    const hand = seat === undefined ? undefined : hands[seat];
    const colour = seat === undefined ? null : colourAt(config, seat);
    return hand && colour ? figureOf(colour, hand.build) : null;
  };
  return { positions, trueFigure, ambassadorPlays: hasAmbassadorPlayer(config) };
}
