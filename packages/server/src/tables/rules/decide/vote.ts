import { assertNever, err, ok, type Result, type Seat } from "@inkognito/engine/core";
import {
  type Ballot,
  type PlayerId,
  seatOfPlayer,
  type TableEvent,
  type TableRefusalCode,
  type TableState,
} from "@inkognito/protocol";
import { playingSeats } from "../table/members.js";
import type { Absence } from "./absence.js";
import { stateAfter } from "./agreement.js";
import { allAgree, beginning } from "./begin.js";

/** A bot plays for a player only if at least so many others want it: one alone is an opponent. */
const LEAST_VOTERS = 2;

interface Voting extends Pick<Absence, "longAway"> {
  readonly player: PlayerId;
  /** The seats of players who have no page open here now: no game begins by itself without them. */
  readonly away: readonly Seat[];
  /** To the seed of the game after the one that is started by this. */
  readonly commitment: string;
}

export function decideVote(
  state: TableState,
  voting: Voting,
  { ballot, wanted }: { readonly ballot: Ballot; readonly wanted: boolean },
): Result<readonly TableEvent[], TableRefusalCode> {
  const seat = seatOfPlayer(state, voting.player);
  if (seat === null) return err("notSeated");
  const refusal = ballotRefusal(state, seat, ballot);
  if (refusal !== null) return err(refusal);
  if (voteOf(state, seat, ballot) === wanted) return err("notNow");
  const events: readonly TableEvent[] = [{ type: "voted", seat, ballot, wanted }];
  const after = stateAfter(state, events);
  const isBegun = voting.commitment !== "" && allAgree(after) && isComplete(after, voting.away);
  const follows = isBegun
    ? beginning(after, [], voting.commitment)
    : voteEvents(after, voting.longAway);
  return ok([...events, ...follows]);
}

/** At a pace of days people come and go, and a game need not find all of them. */
const isComplete = ({ options }: TableState, away: readonly Seat[]): boolean =>
  options.pace.type === "days" || away.length === 0;

/** Null: there may be a vote on it, and this seat may take part. */
function ballotRefusal(state: TableState, seat: Seat, ballot: Ballot): TableRefusalCode | null {
  if (ballot.type === "next") {
    return state.phase.type === "gathering" && state.games > 0 ? null : "notNow";
  }
  const playing = playingSeats(state);
  if (!playing.includes(seat)) return "notNow";
  if (ballot.type === "end") return null;
  if (state.seats[ballot.seat]?.type !== "player") return "noSuchPlayer";
  return ballot.seat !== seat && playing.includes(ballot.seat) ? null : "notNow";
}

/** Null: this seat has not voted. To take back what was not given changes nothing. */
function voteOf(state: TableState, seat: Seat, ballot: Ballot): boolean | null {
  switch (ballot.type) {
    case "next":
      return state.next[seat] ?? null;
    case "end":
      return state.endWanted.includes(seat);
    case "standIn":
      return state.standInWanted[ballot.seat]?.includes(seat) ?? false;
    default:
      return assertNever(ballot);
  }
}

/** What follows in a game because all who have a say agree. */
export function voteEvents(
  state: TableState,
  longAway: Absence["longAway"],
): readonly TableEvent[] {
  const voters = playingSeats(state).filter((seat) => !longAway.includes(seat));
  if (voters.length === 0) return [];
  if (voters.every((seat) => state.endWanted.includes(seat))) {
    const { games: game, match } = state;
    return [{ type: "ended", game, winners: [], match, brokenOff: true }];
  }
  return playingSeats(state).flatMap((seat): readonly TableEvent[] => {
    const wanted = state.standInWanted[seat] ?? [];
    const others = voters.filter((each) => each !== seat);
    const isWanted = others.length >= LEAST_VOTERS && others.every((each) => wanted.includes(each));
    return isWanted ? [{ type: "stoodIn", seat, why: "vote" }] : [];
  });
}
