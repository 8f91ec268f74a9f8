import type { Seat } from "@inkognito/engine/core";
import { listOf, t } from "../../i18n/i18n.js";
import type { TableRequest } from "../../net/connectionState.js";
import { nameOf, type Room, votingSeats } from "./room.js";

/** What this player answers to another game. */
export const playOn = (wanted: boolean) =>
  ({ type: "vote", ballot: { type: "next" }, wanted }) as const satisfies TableRequest;

/** Is this player not here? A page that has not heard yet who is here does not know of itself either. */
export function isAway({ present, you }: Pick<Room, "present" | "you">, player: string): boolean {
  return present.includes(you.player) && !present.includes(player);
}

const isAtDays = ({ table }: Room): boolean => table.options.pace.type === "days";

/** The other players who have not agreed to the next game, or are not here; at a pace of days they may be away. */
export function missingSeats(room: Room): readonly Seat[] {
  const { seats, games, next, phase } = room.table;
  if (phase.type !== "gathering") return [];
  return seats.flatMap((sitter, seat) => {
    if (sitter?.type !== "player" || sitter.player === room.you.player) return [];
    const isGone = isAway(room, sitter.player);
    const isMissing = games === 0 ? isGone : next[seat] !== true || (isGone && !isAtDays(room));
    return isMissing ? [seat as Seat] : [];
  });
}

/** Those of them with whom the host may begin only by saying so: at a pace of days people come and go. */
export const neededSeats = (room: Room): readonly Seat[] =>
  room.table.games === 0 && isAtDays(room) ? [] : missingSeats(room);

const playerAt = ({ table }: Room, seat: Seat): string | null => {
  const sitter = table.seats[seat];
  return sitter?.type === "player" ? sitter.player : null;
};

/** Is the player on this chair not here? */
export function isGone(room: Room, seat: Seat): boolean {
  const player = playerAt(room, seat);
  return player !== null && isAway(room, player);
}

/** Who has not agreed to the pause, or to go on: those who are away are waited for only to go on. */
export function waitedForPause(room: Room): readonly Seat[] {
  const { phase, pauseWanted } = room.table;
  const isForAll = isAtDays(room) || (phase.type === "playing" && phase.paused);
  return votingSeats(room).filter(
    (seat) => !pauseWanted.includes(seat) && (isForAll || !isGone(room, seat)),
  );
}

/** Begins the game; for these seats bots play until the players come. */
export const startWithout = (room: Room, seats: readonly Seat[]) =>
  ({
    type: "start",
    without: seats.flatMap((seat) => playerAt(room, seat) ?? []),
  }) as const satisfies TableRequest;

/** "Bert and Cleo (away)", each as a sentence calls a person. */
export function seatNames(room: Room, seats: readonly Seat[], signs = false): string {
  return listOf(
    seats.map((seat) => {
      const player = playerAt(room, seat);
      const name = player === null ? null : nameOf(room, player);
      const called =
        name === null
          ? t("online.gone")
          : t("name.called", { name, bearer: "person", form: "subject" });
      return signs && player !== null && isAway(room, player)
        ? `${called} (${t("sign.away")})`
        : called;
    }),
  );
}

/**
 * Has a game begun without me, or one that I only watch, while I look at the end of the one before? It
 * stays until I leave it.
 */
export function isBegunWithout({ table, you: { seat } }: Room): boolean {
  if (table.phase.type !== "playing") return false;
  return seat === null || table.standIns[seat] === "missing";
}
