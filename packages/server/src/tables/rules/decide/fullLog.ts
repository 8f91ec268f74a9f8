import { assertNever } from "@inkognito/engine/core";
import { type PlayerId, seatOfPlayer, type TableState } from "@inkognito/protocol";
import type { TableRequest } from "./decide.js";

/**
 * Is the log too long for this request? Every page that comes is sent all of it, and several
 * people together could make it grow for ever, each of them slowly.
 */
export const isFullFor = (
  state: TableState,
  { player, request }: { readonly player: PlayerId; readonly request: TableRequest },
  most: number,
): boolean => state.no >= most * shareOf(state, player, request);

/** The factor by which the log may exceed the limit for this request. */
function shareOf(state: TableState, player: PlayerId, request: TableRequest): number {
  switch (request.type) {
    case "sit":
    case "placeBot":
    case "clear":
    case "handOver":
    case "configure":
    case "publish":
    case "start":
    case "vote":
    case "say":
      return ownShare(state, player);
    // A game that stands still could not be finished.
    case "pause":
      return isPaused(state) && request.wanted ? Infinity : ownShare(state, player);
    // A player who was late or away did not ask for the stand-in. The others could go and come back
    // all day.
    case "return":
      return isReplaced(state, player) ? Infinity : 2;
    // Once for every chair, game or table: what would bring them back has come to its end already.
    case "mix":
    case "leave":
    case "standIn":
    case "close":
    // Once in two minutes; and without a host a game might wait for ever.
    case "takeOver":
      return Infinity;
    default:
      return assertNever(request);
  }
}

/** The host can still play when others have filled the log. */
const ownShare = ({ host }: TableState, player: PlayerId): number => (player === host ? 2 : 1);

const isPaused = ({ phase }: TableState): boolean => phase.type === "playing" && phase.paused;

function isReplaced(state: TableState, player: PlayerId): boolean {
  const seat = seatOfPlayer(state, player);
  const why = seat === null ? null : state.standIns[seat];
  return why === "late" || why === "host" || why === "missing" || why === "vote";
}
