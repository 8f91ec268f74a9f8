import { AGENTS, COLOURS } from "../../core/agents.js";
import { assertNever } from "../../core/result.js";
import { AMBASSADOR, colourAt, hasAmbassadorPlayer, isSeatOf, roleOf } from "../../core/seat.js";
import { askable, awaitedAt, isDealt, isFree, meetingsOf, type Table } from "../state/table.js";
import type { BoardView, Own } from "../state/view.js";
import { type BoardAction, isBoardAction } from "../terms/action.js";
import { EMBASSY, homesOf, neighboursOf, spaceOf } from "../terms/map.js";
import { type BoardRefusal, refuse } from "../terms/refusal.js";
import { BUILDS, type Piece, type Sheet, type SpaceId } from "../terms/types.js";
import { checkAnnouncement } from "./announcing.js";
import { checkMovement, checkWalk } from "./movement.js";
import { checkAnswer, shownTo } from "./shownCards.js";

/** The one rule check: everything a refusal depends on is in the seat's own view. */
export function check(view: BoardView, action: unknown): BoardRefusal | null {
  const { table, own } = view;
  if (own === null || !isSeatOf(table.config.seats.length, own.seat)) {
    return refuse("notAtTable", "T2");
  }
  if (!isBoardAction(action)) return refuse("malformed", "T1");
  if (table.phase.type === "ended") return refuse("gameOver", "T4");
  if (action.type === "gesture") return checkGesture(table, own, action.to);
  if (action.type === "seal") return checkSeal(table, own, action.sheet);
  if (action.decision !== table.decision) return refuse("staleDecision", "T3");
  if (action.type === "announce" || action.type === "announceAlone") {
    return checkAnnouncement(table, own.seat, action);
  }
  if (!awaitedAt(table).includes(own.seat)) return refuse("notYourDecision", "T3");
  return checkAwaited(table, own, action);
}

type Awaited = Exclude<BoardAction, { type: "gesture" | "seal" | "announce" | "announceAlone" }>;

const notAwaited = refuse("notAwaited", "T3");

function checkAwaited(table: Table, own: Own, action: Awaited): BoardRefusal | null {
  const { config, positions, phase } = table;
  const { seat } = own;
  switch (action.type) {
    case "place":
      return phase.type === "placing" ? checkPlacement(table, own, action) : notAwaited;
    case "move":
      return phase.type === "moving"
        ? checkMovement({ config, seat, positions }, phase.balls, action.steps)
        : notAwaited;
    case "walk":
      return phase.type === "walking" ? checkWalk({ config, positions }, action.path) : notAwaited;
    case "ask":
      return phase.type === "resolving" ? checkQuestion(table, own, action) : notAwaited;
    case "step":
      return phase.type === "resolving" ? checkExtraStep(table, own, action) : notAwaited;
    case "show":
      return phase.type === "answering" ? checkShow(table, own, action) : notAwaited;
    case "object":
      if (phase.type !== "banishing") return notAwaited;
      return phase.objectable ? null : refuse("notObjectable", "B7.5");
    case "banish":
      return phase.type === "banishing"
        ? checkBanishment(table, metPiece(table, phase.question.space), action.to)
        : notAwaited;
    case "endTurn":
      if (phase.type !== "resolving") return refuse("notNow", "B4.4");
      return meetingsOf(table, seat).length === 0 ? null : refuse("meetingsOpen", "B4.3");
    case "shakeHands":
      return phase.type === "handshake" ? null : notAwaited;
    default:
      return assertNever(action);
  }
}

type Of<T extends BoardAction["type"]> = Extract<BoardAction, { type: T }>;

function checkPlacement(
  { config }: Table,
  { seat }: Own,
  { placement }: Of<"place">,
): BoardRefusal | null {
  const colour = colourAt(config, seat);
  const homes = colour === null ? [] : homesOf(colour);
  const chosen = BUILDS.map((build) => placement[build]);
  return homes.length > 0 && homes.every((home) => chosen.includes(home))
    ? null
    : refuse("notYourHomes", "B2.1");
}

function checkQuestion(table: Table, { seat }: Own, { space, of }: Of<"ask">): BoardRefusal | null {
  const meeting = meetingsOf(table, seat).find((each) => each.space === space);
  if (meeting === undefined) return refuse("noMeeting", "B4.1");
  if (askable(table.config, seat, meeting).includes(of)) return null;
  if (meeting.own === AMBASSADOR) return refuse("wrongPlayer", "B12.3");
  return refuse("wrongPlayer", meeting.other === AMBASSADOR ? "B6.1" : "B5.1");
}

/** B4.2: on, instead of asking. */
function checkExtraStep(
  table: Table,
  { seat }: Own,
  { space, to }: Of<"step">,
): BoardRefusal | null {
  if (roleOf(table.config, seat) === AMBASSADOR) return refuse("noStep", "B12.3");
  if (!meetingsOf(table, seat).some((each) => each.space === space)) {
    return refuse("noMeeting", "B4.1");
  }
  if (!neighboursOf(space, "any").includes(to)) return refuse("notAdjacent", "B4.2");
  return isFree(table.positions, to) ? null : refuse("occupied", "B4.2");
}

function checkShow({ config, phase }: Table, own: Own, { cards }: Of<"show">): BoardRefusal | null {
  if (phase.type !== "answering" || own.hand === null) return notAwaited;
  const { question, owed } = phase;
  const earlier = shownTo(own.shows, question);
  const { repeats } = config;
  return checkAnswer({ hand: own.hand, question, owed, repeats, earlier }, cards);
}

/** The piece that is sent away from a meeting: the one that is not the asker's. */
export function metPiece(table: Table, space: SpaceId): Piece {
  const { phase } = table;
  const meeting =
    phase.type === "banishing"
      ? meetingsOf(table, phase.seat).find((each) => each.space === space)
      : undefined;
  if (meeting === undefined) throw new Error(`nobody is met on space ${space}`);
  return meeting.other;
}

/** B8 */
export function checkBanishment(
  { config, positions }: Table,
  piece: Piece,
  to: SpaceId,
): BoardRefusal | null {
  const { number, home } = spaceOf(to);
  if (piece === AMBASSADOR) {
    if (to !== EMBASSY && home === undefined) return refuse("notHomeOrEmbassy", "B8.2");
    return isFree(positions, to) ? null : refuse("occupied", "B8.2");
  }
  if (number !== undefined) return refuse("numbered", "B8.1");
  if (to === EMBASSY && hasAmbassadorPlayer(config)) return refuse("embassyClosed", "B8.1");
  return isFree(positions, to) ? null : refuse("occupied", "B8.1");
}

function checkSeal(table: Table, { seat }: Own, sheet: Sheet): BoardRefusal | null {
  if (roleOf(table.config, seat) !== AMBASSADOR) return refuse("notTheAmbassador", "B12.5");
  if (table.sealed) return refuse("alreadySealed", "B12.5");
  if (!isDealt(table)) return refuse("notDealt", "B12.5");
  if (table.phase.type === "handshake") return refuse("announcementMade", "B12.5");
  return isPermutation(sheet) ? null : refuse("sheetRepeats", "B12.5");
}

/** Each identity once, each build once. */
const isPermutation = (sheet: Sheet): boolean =>
  AGENTS.every((agent) => COLOURS.some((colour) => sheet[colour].identity === agent)) &&
  BUILDS.every((build) => COLOURS.some((colour) => sheet[colour].build === build));

function checkGesture({ config }: Table, { seat }: Own, to: number | "all"): BoardRefusal | null {
  if (to === "all") return null;
  if (!isSeatOf(config.seats.length, to)) return refuse("noSuchSeat", "T5");
  return to === seat ? refuse("toYourself", "T5") : null;
}
