import { assertNever, err, ok, type Result, type Seat } from "@inkognito/engine/core";
import {
  type ClientRequest,
  type PlayerId,
  seatOfPlayer,
  shareDue,
  type TableEvent,
  type TableOptions,
  type TableRefusalCode,
  type TableState,
} from "@inkognito/protocol";
import { playingSeats } from "../table/members.js";
import type { Absence } from "./absence.js";
import { pauseEvents } from "./agreement.js";
import { decideStart } from "./begin.js";
import { decideVote } from "./vote.js";

/** Requests that the table decides; actions go to the engine, notes and invitations to the store, others only read. */
export type TableRequest = Exclude<
  ClientRequest,
  { readonly type: "act" | "note" | "earlier" | "legal" | "view" | "invite" | "ping" }
>;

/** Who asks, and facts that are not in the table's log. */
export interface Asking extends Absence {
  readonly player: PlayerId;
  /** A player who sits here has blocked this player. */
  readonly blocked: boolean;
  /** The seats of players who have no page open here now. */
  readonly away: readonly Seat[];
  /** The host has had no page open here for long. */
  readonly hostAway: boolean;
  /** This player has used up the time and the grace for the decision that a bot now makes. */
  readonly spent: boolean;
  /** To the seed of the game after the one that is started by this. */
  readonly commitment: string;
}

export type Decided = Result<readonly TableEvent[], TableRefusalCode>;

type Of<T extends TableRequest["type"]> = Extract<TableRequest, { readonly type: T }>;

/** Turns a request into events, or refuses it. An accepted request always changes something. */
export function decideTable(state: TableState, asking: Asking, request: TableRequest): Decided {
  if (state.phase.type === "closed") return err("notNow");
  switch (request.type) {
    case "sit":
      return sit(state, asking, request);
    case "mix":
      return mix(state, asking.player, request);
    case "leave":
      return leave(state, asking);
    case "placeBot":
      return asHost(state, asking) ?? placeBot(state, request);
    case "clear":
      return asHost(state, asking) ?? clear(state, request);
    case "handOver":
      return asHost(state, asking) ?? handOver(state, request);
    case "takeOver":
      return takeOver(state, asking);
    case "configure":
      return asHost(state, asking) ?? configure(state, request.options);
    case "publish":
      return publish(state, asking.player, request.wanted);
    case "start":
      return asHost(state, asking) ?? decideStart(state, request.without, asking.commitment);
    case "vote":
      return decideVote(state, asking, request);
    case "standIn":
      return standIn(state, asking, request.seat);
    case "return":
      return comeBack(state, asking);
    case "pause":
      return pause(state, asking, request.wanted);
    case "say":
      return say(state, asking.player, request.text);
    case "close":
      return close(state, asking);
    default:
      return assertNever(request);
  }
}

/** C9: only the card game has matches. */
const isPlayable = ({ config, match }: TableOptions): boolean => config.game === "card" || !match;

export function decideCreate(
  { player, commitment }: Pick<Asking, "player" | "commitment">,
  options: TableOptions,
): Decided {
  if (!isPlayable(options)) return err("badMessage");
  return ok([
    { type: "created", host: player, options },
    { type: "sealed", commitment },
  ]);
}

/** The time of these seats is up. */
export const decideLate = (state: TableState, seats: readonly Seat[]): readonly TableEvent[] =>
  withAgreement(
    state,
    seats.map((seat): TableEvent => ({ type: "stoodIn", seat, why: "late" })),
  );

/** A player who is being deleted leaves as any player does. */
export const decideDeparture = (
  state: TableState,
  leaving: Pick<Asking, "player" | "away">,
): Decided => (state.phase.type === "closed" ? err("notNow") : leave(state, leaving));

/** Everything that only the host may do, and only while no game is on; null: may be done. */
function asHost(state: TableState, { player }: Asking): Decided | null {
  if (player !== state.host) return err("notHost");
  return state.phase.type === "gathering" ? null : err("notNow");
}

function sit(state: TableState, asking: Asking, { seat }: Of<"sit">): Decided {
  const { player, blocked } = asking;
  if (state.phase.type !== "gathering") return err("notNow");
  if (blocked || state.removed.includes(player)) return err("unwelcome");
  if (seatOfPlayer(state, player) !== null) return err("alreadySeated");
  if (seat >= state.seats.length) return err("wrongSeats");
  if (state.seats[seat] !== null) return err("chairTaken");
  return ok([{ type: "sat", seat, sitter: { type: "player", player, entropy: null } }]);
}

/** Once for every seed, and for the one that was meant: a late one is no part of the next game. */
function mix(state: TableState, player: PlayerId, { commitment, entropy }: Of<"mix">): Decided {
  const seat = seatOfPlayer(state, player);
  if (seat === null) return err("notSeated");
  if (shareDue(state, player) !== commitment) return err("notNow");
  return ok([{ type: "mixed", seat, entropy }]);
}

function leave(state: TableState, { player, away }: Pick<Asking, "player" | "away">): Decided {
  const seat = seatOfPlayer(state, player);
  if (seat === null && player !== state.host) return err("notSeated");
  const gone = seat === null ? [] : vacated(state, seat);
  // A player who left before has nothing more to leave, except the host.
  if (gone.length === 0 && player !== state.host) return err("notNow");
  const events = withAgreement(state, gone, away);
  return ok(player === state.host ? [...events, successionOf(state, player, away)] : events);
}

/** Before a game the chair is free again; during it a bot plays on. */
function vacated({ phase, standIns }: TableState, seat: Seat): readonly TableEvent[] {
  if (phase.type !== "playing") return [{ type: "left", seat }];
  return standIns[seat] === "left" ? [] : [{ type: "stoodIn", seat, why: "left" }];
}

/**
 * The next player clockwise who has a page open becomes the host, or else the next one who has not left;
 * without one the table closes.
 */
function successionOf(state: TableState, host: PlayerId, away: readonly Seat[]): TableEvent {
  const from = seatOfPlayer(state, host) ?? -1;
  const { length } = state.seats;
  const heirs = state.seats.flatMap((_, i) => {
    const seat = ((from + 1 + i) % length) as Seat;
    const sitter = state.seats[seat];
    const isHeir = sitter?.type === "player" && sitter.player !== host;
    return isHeir && state.standIns[seat] !== "left" ? [{ seat, player: sitter.player }] : [];
  });
  const heir = heirs.find(({ seat }) => !away.includes(seat)) ?? heirs[0];
  return heir === undefined
    ? { type: "closed", why: "host" }
    : { type: "hostPassed", to: heir.player };
}

function placeBot(state: TableState, { seat, level }: Of<"placeBot">): Decided {
  if (seat >= state.seats.length) return err("wrongSeats");
  if (state.seats[seat]?.type === "player") return err("chairTaken");
  return ok([{ type: "sat", seat, sitter: { type: "bot", level } }]);
}

function clear(state: TableState, { seat }: Of<"clear">): Decided {
  const sitter = state.seats[seat];
  if (!sitter) return err(seat >= state.seats.length ? "wrongSeats" : "chairEmpty");
  const isOther = sitter.type === "player" && sitter.player !== state.host;
  return ok([isOther ? { type: "removed", seat, player: sitter.player } : { type: "left", seat }]);
}

function handOver(state: TableState, { to }: Of<"handOver">): Decided {
  if (to === state.host || seatOfPlayer(state, to) === null) return err("noSuchPlayer");
  return ok([{ type: "hostPassed", to }]);
}

/** Players may take over a table whose host does not come back. */
function takeOver(state: TableState, { player, hostAway }: Asking): Decided {
  const seat = seatOfPlayer(state, player);
  if (seat === null) return err("notSeated");
  if (player === state.host || state.standIns[seat] === "left") return err("notNow");
  return hostAway ? ok([{ type: "hostPassed", to: player }]) : err("hostHere");
}

function configure(state: TableState, options: TableOptions): Decided {
  if (!isPlayable(options)) return err("badMessage");
  const beyond = state.seats.slice(options.config.seats.length);
  // No player loses a chair by it: the host clears it first, or the player leaves.
  if (beyond.some((sitter) => sitter?.type === "player")) return err("wrongSeats");
  if (!options.listed || state.options.listed || mayPublish(state, [state.host])) {
    return ok([{ type: "configured", options }]);
  }
  return ask(state, { ...options, listed: false });
}

/** Everything else is changed at once; for the table to become public, the others are asked. */
function ask(state: TableState, options: TableOptions): Decided {
  const isSame = JSON.stringify(options) === JSON.stringify(state.options);
  if (isSame && state.listing.includes(state.host)) return err("notNow");
  return ok([
    ...(isSame ? [] : [{ type: "configured", options } as const]),
    { type: "configured", options, listing: [state.host] },
  ]);
}

/** Do all agree who sit here, and the host? */
const mayPublish = ({ seats, host }: TableState, agreed: readonly PlayerId[]): boolean =>
  agreed.includes(host) &&
  seats.every((sitter) => sitter?.type !== "player" || agreed.includes(sitter.player));

/** People sat down and talked at a private table, so each of them can keep it private. */
function publish(state: TableState, player: PlayerId, wanted: boolean): Decided {
  const { options, listing, host } = state;
  if (player !== host && seatOfPlayer(state, player) === null) return err("notSeated");
  if (state.phase.type !== "gathering" || options.listed) return err("notNow");
  const isAsked = listing.length > 0;
  if (!wanted) {
    return isAsked ? ok([{ type: "configured", options, listing: [] }]) : err("notNow");
  }
  if (player !== host && !isAsked) return err("notHost");
  const agreed = [...new Set([...listing, player])];
  if (mayPublish(state, agreed)) {
    return ok([{ type: "configured", options: { ...options, listed: true } }]);
  }
  if (agreed.length === listing.length) return err("notNow");
  return ok([{ type: "configured", options, listing: agreed }]);
}

/** Players decide for themselves: the host calls a bot only for a player who is absent. */
function standIn(state: TableState, { player, absent, away }: Asking, seat: Seat): Decided {
  const own = seatOfPlayer(state, player) === seat;
  if (!own && player !== state.host) return err("notHost");
  if (state.phase.type !== "playing") return err("notNow");
  if (state.seats[seat]?.type !== "player") return err("noSuchPlayer");
  if (state.standIns[seat] !== null) return err("notNow");
  if (!own && !absent.includes(seat)) return err("playerHere");
  const events: readonly TableEvent[] = [{ type: "stoodIn", seat, why: own ? "asked" : "host" }];
  return ok(withAgreement(state, events, away));
}

/** A player who has used up the time for a decision can return after it was made. */
export function comeBack(
  state: TableState,
  { player, spent }: Pick<Asking, "player" | "spent">,
): Decided {
  const seat = seatOfPlayer(state, player);
  if (seat === null) return err("notSeated");
  const isStoodIn = state.phase.type === "playing" && state.standIns[seat] !== null;
  return isStoodIn && !spent ? ok([{ type: "returned", seat }]) : err("notNow");
}

/** `wanted`: the other thing than now, a pause or that the game goes on. */
function pause(state: TableState, { player, away }: Asking, wanted: boolean): Decided {
  const seat = seatOfPlayer(state, player);
  if (seat === null) return err("notSeated");
  const isWanted = state.pauseWanted.includes(seat);
  if (!playingSeats(state).includes(seat) || isWanted === wanted) return err("notNow");
  return ok(withAgreement(state, [{ type: "pauseWanted", seat, wanted }], away));
}

function say(state: TableState, player: PlayerId, text: string): Decided {
  if (seatOfPlayer(state, player) === null) return err("notSeated");
  if (!state.options.chat) return err("chatOff");
  return ok([{ type: "said", player, text }]);
}

/** The host cannot take a game from players who may come back, and leaves it instead. */
function close(state: TableState, { player, deserted }: Asking): Decided {
  if (player !== state.host) return err("notHost");
  const own = seatOfPlayer(state, player);
  const isPlayed =
    state.phase.type === "playing" &&
    state.seats.some(
      (sitter, seat) =>
        sitter?.type === "player" && seat !== own && !deserted.includes(seat as Seat),
    );
  return isPlayed ? err("notNow") : ok([{ type: "closed", why: "host" }]);
}

/** When fewer players have to agree, the rest may have agreed already. */
const withAgreement = (
  state: TableState,
  events: readonly TableEvent[],
  away: readonly Seat[] = [],
): readonly TableEvent[] => [...events, ...pauseEvents(state, events, away)];
