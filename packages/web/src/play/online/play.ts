import { winnersOf } from "@inkognito/engine/card";
import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { type PlayerId, seatOfPlayer, type TableState } from "@inkognito/protocol";
import type { RequestRefusal } from "../../net/connectionState.js";
import type { Setup } from "../../setup/setup.js";
import type { Act, Notes, Session, WatchedGame } from "../../table/session.js";
import { type Playback, waitingOf } from "./playback.js";
import { nameOf, type Room } from "./room.js";

/** A game of this table on the page: of one who plays, or of one who watches. */
export type Play = {
  readonly [G in GameName]:
    | { readonly game: G; readonly playing: true; readonly session: Session<G> }
    | { readonly game: G; readonly playing: false; readonly session: WatchedGame<G> };
}[GameName];

export interface PlayTools {
  act(game: number, action: object): void;
  hurry(): void;
  start(): void;
  readonly refusal: RequestRefusal | null;
  readonly notes: Notes;
}

/** The adviser of a game takes views of the same game; which one, only its config knows. */
type Adviser = (view: Playback["view"], told: Playback["game"]["told"]) => unknown;

/** The game as shown so far, in the form that the tables of both games take. */
export function playOf(room: Room, playback: Playback, tools: PlayTools): Play {
  const { game, view } = playback;
  const { config, seats, match, viewer } = game;
  const names = seats.map((sitter) =>
    sitter.type === "player" ? nameOf(room, sitter.player) : null,
  );
  const watching = {
    setup: {
      config,
      seats: seats.map((sitter, seat) =>
        sitter.type === "bot" ? sitter : { type: "person", name: names[seat] ?? "" },
      ),
      ...(config.game === "card" ? { match } : {}),
    } as Setup,
    names,
    seat: viewer,
    shared: false,
    view,
    told: game.told.slice(0, playback.shown),
    catchingUp: waitingOf(playback).length > 0,
    hurry: tools.hurry,
    nextGame: mayGoOn(room) ? tools.start : null,
  };
  if (viewer === SPECTATOR) {
    return { game: config.game, playing: false, session: watching } as Play;
  }
  const { decision } = view.table;
  const session = {
    ...watching,
    seat: viewer,
    seenBefore: null,
    refusal: tools.refusal,
    canTakeBack: false,
    takeBack: null,
    assistant: room.table.options.assistant,
    notes: tools.notes,
    advise: async () => {
      const { ADVISERS } = await import("../../table/coach/adviser.js");
      return (ADVISERS[config.game] as Adviser)(view, watching.told);
    },
    act: (act: Act<GameName>) => tools.act(game.game, { decision, ...act }),
  };
  return { game: config.game, playing: true, session } as unknown as Play;
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

/**
 * The chair of a player who is away, if the host of a running game may call a bot for them; null: not
 * now. The page offers it as soon as the player has gone, and the server says when it is too early.
 */
export function mayCallStandIn(
  room: Pick<Room, "table" | "you" | "present">,
  player: PlayerId,
): Seat | null {
  const { table, you, present } = room;
  const seat = seatOfPlayer(table, player);
  if (seat === null || player === you.player || !isHost(room)) return null;
  if (table.phase.type !== "playing" || table.standIns[seat] !== null) return null;
  return present.includes(you.player) && !present.includes(player) ? seat : null;
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

const isBetweenGames = ({ phase, games }: TableState): boolean =>
  phase.type === "gathering" && games > 0;

/** The next game of the match is the host's to start. */
const mayGoOn = (room: Room): boolean =>
  isHost(room) && isBetweenGames(room.table) && matchGoesOn(room.table);

/** So is a rematch. */
export const mayPlayAgain = (room: Room): boolean =>
  isHost(room) && isBetweenGames(room.table) && !matchGoesOn(room.table);
