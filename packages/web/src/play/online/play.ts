import { winnersOf } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { awaitedIn, type GameName } from "@inkognito/engine/games";
import { coachAt, type PlayerId, seatOfPlayer, type TableState } from "@inkognito/protocol";
import type { TableRequest } from "../../net/connectionState.js";
import { type Channel, type ShownGame, shownGame } from "../../table/feed/channel.js";
import type { Feed } from "../../table/feed/feed.js";
import type { AdviceOn } from "../../table/session.js";
import { playOn } from "./offer.js";
import { nameOf, type Room } from "./room.js";

/** What the server and this page give a game beside its feed. */
export interface OnlineTools
  extends Pick<Channel, "since" | "skip" | "hurry" | "refusal" | "notes"> {
  ask(request: Extract<TableRequest, { type: "act" | "vote" }>): void;
}

/** The game of this table on the page, or the one before it; null: none yet. */
export function playOf(
  room: Room,
  { ask, since, skip, hurry, refusal, notes }: OnlineTools,
  shown: Room["game"] = room.game,
): ShownGame | null {
  if (shown === null) return null;
  const { game, seats, feed } = shown;
  return shownGame(feed, {
    names: seats.map((sitter) => (sitter.type === "player" ? nameOf(room, sitter.player) : null)),
    shared: false,
    since,
    skip,
    hurry,
    nextGame: mayGoOn(room) ? () => ask(playOn(true)) : null,
    seenBefore: null,
    refusal,
    canTakeBack: false,
    takeBack: null,
    assistant: room.table.options.assistant,
    coach: coachAt(room.table.options),
    notes,
    hold: null,
    act: (action) => ask({ type: "act", game, action }),
    advise: adviseHere,
  });
}

/** The coach thinks on the page: an online table has no worker. */
async function adviseHere<G extends GameName>({
  game,
  view,
  shown,
}: Feed<G>): Promise<AdviceOn[G]> {
  const { ADVISERS } = await import("../../table/coach/adviser.js");
  return ADVISERS[game](view, shown);
}

export const isHost = ({ table, you }: Pick<Room, "table" | "you">): boolean =>
  table.host === you.player;

/**
 * Is the host not here, and may I take over? For how long, the server knows. A page that has not
 * heard yet who is here does not know of itself either.
 */
export function mayTakeOver(room: Pick<Room, "table" | "you" | "present">): boolean {
  const { table, you, present } = room;
  if (you.seat === null || isHost(room) || table.standIns[you.seat] === "left") return false;
  return present.includes(you.player) && !present.includes(table.host);
}

/** Whose decision is awaited, as far as it is shown here. */
function awaitedSeats({ game }: Pick<Room, "game">): readonly Seat[] {
  if (game === null) return [];
  const { feed } = game;
  return awaitedIn(feed.game, feed.view);
}

/** So long a player may think where there is no clock. */
const SLOW = 60_000;

/** Has this player been awaited for long, at a table without clocks? The server decides. */
function isSlow(room: Pick<Room, "table" | "game" | "toldAt">, seat: Seat, now: number): boolean {
  const isLong = now - room.toldAt >= SLOW;
  return isLong && room.table.options.pace.type === "none" && awaitedSeats(room).includes(seat);
}

/**
 * The chair of a player who is away or slow, if the host of a running game may call a bot for them; null:
 * not now. The page offers it as soon as the player has gone, and the server says when it is too early. At
 * a pace of days players come and go.
 */
export function mayCallStandIn(
  room: Pick<Room, "table" | "you" | "present" | "game" | "toldAt">,
  player: PlayerId,
  now: number,
): Seat | null {
  const { table, you, present } = room;
  const seat = seatOfPlayer(table, player);
  if (seat === null || player === you.player || !isHost(room)) return null;
  if (table.phase.type !== "playing" || table.standIns[seat] !== null) return null;
  if (!present.includes(you.player) || table.options.pace.type === "days") return null;
  return !present.includes(player) || isSlow(room, seat, now) ? seat : null;
}

/** Paused by agreement: no decision is possible until all players want to go on. */
export const isPaused = ({ table: { phase } }: Pick<Room, "table">): boolean =>
  phase.type === "playing" && phase.paused;

/** May I decide at all? Whose decision is awaited, only the game knows. */
export function mayAct(room: Pick<Room, "table" | "you">): boolean {
  const { seat } = room.you;
  const { phase, standIns } = room.table;
  if (phase.type !== "playing" || isPaused(room)) return false;
  return seat !== null && standIns[seat] === null;
}

/** C9.1: no player has three points yet. */
export const matchGoesOn = ({ match }: TableState): boolean =>
  match !== null && winnersOf(match).length === 0;

export const isBetweenGames = ({ phase, games }: TableState): boolean =>
  phase.type === "gathering" && games > 0;

/** The next game of the match: every player with a chair is asked. */
const mayGoOn = (room: Room): boolean => mayAgree(room) && matchGoesOn(room.table);

/** The same for a rematch. */
export const mayPlayAgain = (room: Room): boolean => mayAgree(room) && !matchGoesOn(room.table);

/** May I still say yes to the next game? */
function mayAgree({ table, you: { seat } }: Room): boolean {
  return seat !== null && isBetweenGames(table) && table.next[seat] !== true;
}
