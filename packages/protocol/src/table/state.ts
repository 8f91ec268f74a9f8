import { type Match, winnersOf } from "@inkognito/engine/card";
import { assertNever, type Seat } from "@inkognito/engine/core";
import type { GameConfig } from "@inkognito/engine/games";
import type { PlayerId } from "../ids.js";
import type { Sitter, StampedEvent, StandInReason, TableEvent } from "./event.js";
import type { TableOptions } from "./options.js";

type TablePhase =
  /** Before the first game and between games: chairs may change. */
  | { readonly type: "gathering" }
  | { readonly type: "playing"; readonly paused: boolean }
  | { readonly type: "closed" };

interface Said {
  readonly no: number;
  readonly at: number;
  readonly player: PlayerId;
  readonly text: string;
}

/** What all at the table know of it: the fold of the table log, the same in page and server. */
export interface TableState {
  /** The last event folded in. */
  readonly no: number;
  readonly host: PlayerId;
  readonly options: TableOptions;
  readonly phase: TablePhase;
  /** By seat; null: an empty chair. */
  readonly seats: readonly (Sitter | null)[];
  /** By seat: why a bot plays for the player there; null: none does. */
  readonly standIns: readonly (StandInReason | null)[];
  readonly removed: readonly PlayerId[];
  /** Games started so far; the number of the one being played. */
  readonly games: number;
  /** The config of the game being played or, while gathering, of the next one. */
  readonly config: GameConfig;
  /** Who won the last game; null: none has ended yet. */
  readonly winners: readonly Seat[] | null;
  /** C9: where the match stands; null: single games, or a match has not begun. */
  readonly match: Match | null;
  /** The commitment to the next game's seed. */
  readonly commitment: string;
  /** The seats that want a pause, or while paused want to go on. */
  readonly pauseWanted: readonly Seat[];
  /** Who agrees to make the table public; empty: the host has not asked. */
  readonly listing: readonly PlayerId[];
  /** By seat: does the player want the next game? Null: not answered yet. Sitting down is a yes. */
  readonly next: readonly (boolean | null)[];
  /** The seats that want to end this game. */
  readonly endWanted: readonly Seat[];
  /** By seat: the seats that want a bot to play for the player there. */
  readonly standInWanted: readonly (readonly Seat[])[];
  /** The last things said, oldest first. */
  readonly said: readonly Said[];
}

/** A page that comes gets the text of this many chat messages; for earlier ones see `earlier`. */
export const KEPT_SAID = 200;

/** Before its first event there is no table. */
export function evolveTable(state: TableState | null, stamped: StampedEvent): TableState {
  const { no, at, event } = stamped;
  if (event.type === "created") return opened(no, event);
  if (state === null) throw new Error("a table's log begins with its creation");
  return { ...state, ...changed(state, event, no, at), no };
}

function opened(no: number, event: Extract<TableEvent, { type: "created" }>): TableState {
  const { host, options } = event;
  return {
    no,
    host,
    options,
    phase: { type: "gathering" },
    seats: options.config.seats.map(() => null),
    standIns: options.config.seats.map(() => null),
    removed: [],
    games: 0,
    config: options.config,
    winners: null,
    match: null,
    commitment: "",
    pauseWanted: [],
    listing: [],
    ...noVotes(options.config.seats),
    said: [],
  };
}

type Votes = Pick<TableState, "next" | "endWanted" | "standInWanted">;

const noVotes = (seats: readonly unknown[]): Votes => ({
  next: seats.map(() => null),
  endWanted: [],
  standInWanted: seats.map(() => []),
});

function changed(
  state: TableState,
  event: Exclude<TableEvent, { type: "created" }>,
  no: number,
  at: number,
): Partial<TableState> {
  switch (event.type) {
    case "sealed":
      return {
        commitment: event.commitment,
        seats: state.seats.map((each) => withShare(each, null)),
      };
    case "mixed":
      return {
        seats: state.seats.with(event.seat, withShare(state.seats[event.seat], event.entropy)),
      };
    case "configured":
      // A vote changes nothing else, also not the match.
      return event.listing === undefined
        ? configured(state, event.options)
        : { listing: event.listing };
    case "sat":
      return {
        seats: state.seats.with(event.seat, event.sitter),
        next: state.next.with(event.seat, event.sitter.type === "player" ? true : null),
      };
    case "left":
      return {
        seats: state.seats.with(event.seat, null),
        next: state.next.with(event.seat, null),
      };
    case "removed":
      return {
        seats: state.seats.with(event.seat, null),
        next: state.next.with(event.seat, null),
        removed: [...state.removed, event.player],
      };
    case "hostPassed":
      return { host: event.to, listing: [] };
    case "started":
      return {
        phase: { type: "playing", paused: false },
        games: event.game,
        config: event.config,
        // After a match that was won the next game begins another one.
        match: isOver(state.match) ? null : state.match,
        seats: event.seats,
        standIns: event.seats.map(() => null),
        pauseWanted: [],
        listing: [],
        ...noVotes(event.seats),
      };
    case "stoodIn":
      return {
        standIns: state.standIns.with(event.seat, event.why),
        pauseWanted: state.pauseWanted.filter((each) => each !== event.seat),
        ...withoutVoter(state, event.seat),
      };
    case "returned":
      return { standIns: state.standIns.with(event.seat, null) };
    case "pauseWanted":
      return {
        pauseWanted: event.wanted
          ? [...state.pauseWanted, event.seat]
          : state.pauseWanted.filter((each) => each !== event.seat),
      };
    case "paused":
      return { phase: { type: "playing", paused: true }, pauseWanted: [] };
    case "resumed":
      return { phase: { type: "playing", paused: false }, pauseWanted: [] };
    case "voted":
      return voted(state, event);
    case "ended":
      return ended(state, event);
    case "said": {
      const said = { no, at, player: event.player, text: event.text };
      return { said: [...state.said, said].slice(-KEPT_SAID) };
    }
    case "closed":
      return { phase: { type: "closed" } };
    default:
      return assertNever(event);
  }
}

/** A player for whom a bot plays neither votes nor is voted about. */
const withoutVoter = (
  { endWanted, standInWanted }: TableState,
  seat: Seat,
): Omit<Votes, "next"> => ({
  endWanted: endWanted.filter((each) => each !== seat),
  standInWanted: standInWanted
    .with(seat, [])
    .map((voters) => voters.filter((each) => each !== seat)),
});

function voted(
  state: TableState,
  { seat, ballot, wanted }: Extract<TableEvent, { type: "voted" }>,
): Partial<Votes> {
  const withVote = (voters: readonly Seat[] = []): readonly Seat[] =>
    wanted ? [...voters, seat] : voters.filter((each) => each !== seat);
  switch (ballot.type) {
    case "next":
      return { next: state.next.with(seat, wanted) };
    case "end":
      return { endWanted: withVote(state.endWanted) };
    case "standIn": {
      const voters = ballot.seat === seat ? [] : withVote(state.standInWanted[ballot.seat]);
      return { standInWanted: state.standInWanted.with(ballot.seat, voters) };
    }
    default:
      return assertNever(ballot);
  }
}

/** With this share for the next game; null: none yet. */
const withShare = (sitter: Sitter | null | undefined, entropy: string | null): Sitter | null =>
  sitter?.type === "player" ? { ...sitter, entropy } : (sitter ?? null);

/** Players keep their chairs as far as the chairs still exist. */
function configured(state: TableState, options: TableOptions): Partial<TableState> {
  const { config } = options;
  return {
    options,
    config,
    match: null,
    listing: [],
    seats: config.seats.map((_, at) => state.seats[at] ?? null),
    standIns: config.seats.map(() => null),
    // They agreed to another game than this.
    ...noVotes(config.seats),
  };
}

/** C9.1: no match is one that does not go on either. */
const isOver = (match: Match | null): match is null =>
  match === null || winnersOf(match).length > 0;

/** A match goes on with the next game's config; once it is won, a rematch begins as the first one did. */
function ended(
  state: TableState,
  { winners, match }: Extract<TableEvent, { type: "ended" }>,
): Partial<TableState> {
  return {
    phase: { type: "gathering" },
    winners,
    match,
    config: isOver(match) ? state.options.config : match.config,
    // Players who left during the game leave the table with its end.
    seats: state.seats.map((each, at) => (state.standIns[at] === "left" ? null : each)),
    standIns: state.standIns.map(() => null),
    pauseWanted: [],
    ...noVotes(state.seats),
  };
}

/** The chair of a person; null: a watcher. */
export function seatOfPlayer({ seats }: TableState, player: PlayerId): Seat | null {
  const at = seats.findIndex((each) => each?.type === "player" && each.player === player);
  return at < 0 ? null : (at as Seat);
}

/**
 * The commitment to which this person has not added anything yet, though there is a chair to do it
 * from; null: there is nothing to add.
 */
export function shareDue(state: TableState, player: PlayerId): string | null {
  const seat = seatOfPlayer(state, player);
  const sitter = seat === null ? null : state.seats[seat];
  const isDue = sitter?.type === "player" && sitter.entropy === null;
  return isDue && state.phase.type !== "closed" ? state.commitment : null;
}
